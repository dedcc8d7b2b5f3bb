import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LICENSES } from './licenses.ts';

/** Runners take the Action from git: what is there must be what a fresh build makes. The build has just been run. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
for (const file of ['dist/action.mjs', LICENSES]) {
  const { status, stdout } = spawnSync('git', ['show', `:${file}`], { maxBuffer: 1 << 28 });
  if (status === 0 && stdout.equals(readFileSync(file))) {
    process.stdout.write(`${file} in git is that of a fresh build\n`);
  } else {
    process.stderr.write(`${file} in git is not that of a fresh build: npm run build, then git add ${file}\n`);
    process.exitCode = 1;
  }
}
