import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { committedFiles } from './committed.ts';
import { ATTRIBUTES_SCHEMA } from './settings-schema.ts';

/** Makes anew every file in git that a command makes: tables of the docs, data, golden outputs. Read the diff. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
for (const [file, content] of committedFiles()) writeFileSync(file, content);
const node = (...args: readonly string[]): void => {
  execFileSync(process.execPath, args, { stdio: 'inherit' });
};
node('node_modules/@biomejs/biome/bin/biome', 'format', '--write', ATTRIBUTES_SCHEMA);
node('--import', 'tsx', 'scripts/build.ts');
node('--import', 'tsx', 'scripts/golden.ts');
node('node_modules/vitest/vitest.mjs', 'run', 'test/scenarios', 'test/render', '-u');
