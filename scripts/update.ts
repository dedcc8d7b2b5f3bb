import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { COMMANDS_DOC, commandsDoc } from './commands-doc.ts';
import { CONFIGURATION_DOC, configurationDoc } from './configuration-doc.ts';
import { LICENSES } from './licenses.ts';
import { serviceData } from './service-data.ts';
import { ATTRIBUTES_SCHEMA, attributesSchema } from './settings-schema.ts';

/**
 * Makes anew every file in git that a command makes: lists of the docs, data, golden outputs. Read the diff. With the
 * word `check` it writes nothing, and says which of them are stale, but for golden outputs, which tests hold. JSON may be
 * laid out otherwise.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const schema = attributesSchema();
const files: readonly (readonly [file: string, content: string])[] = [
  [ATTRIBUTES_SCHEMA, schema],
  [CONFIGURATION_DOC, configurationDoc(schema)],
  [COMMANDS_DOC, commandsDoc()],
  ...serviceData(),
];
if (process.argv[2] === 'check') {
  const stale = files.filter(([file, content]) => {
    const found = readFileSync(file, 'utf8');
    return found !== content && !(file.endsWith('.json') && isDeepStrictEqual(JSON.parse(found), JSON.parse(content)));
  });
  for (const [file] of stale) process.stderr.write(`${file} is stale: run npm run update\n`);
  // Runners take the Action from git.
  const unstaged = ['dist/action.mjs', LICENSES].filter(
    (file) => spawnSync('git', ['diff', '--quiet', file]).status !== 0,
  );
  for (const file of unstaged) process.stderr.write(`${file} in git is not that of the last build: git add ${file}\n`);
  process.exitCode = stale.length + unstaged.length === 0 ? 0 : 1;
} else {
  for (const [file, content] of files) writeFileSync(file, content);
  node('node_modules/@biomejs/biome/bin/biome', 'format', '--write', ATTRIBUTES_SCHEMA);
  node('--import', 'tsx', 'scripts/build.ts');
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    'test/golden',
    'test/scenarios',
    'test/render',
    'test/files/check/schema-files.test.ts',
    '-u',
  );
}

function node(...args: readonly string[]): void {
  execFileSync(process.execPath, args, { stdio: 'inherit' });
}
