import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Runners take the Action from git: what is there must be what a fresh build makes. The build has just been run. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const ACTION = 'dist/action.mjs';
const { status, stdout } = spawnSync('git', ['show', `:${ACTION}`], { maxBuffer: 1 << 28 });
const isSame = status === 0 && stdout.equals(readFileSync(ACTION));
if (isSame) process.stdout.write(`${ACTION} in git is that of a fresh build\n`);
else process.stderr.write(`${ACTION} in git is not that of a fresh build: npm run build, then git add ${ACTION}\n`);
process.exitCode = isSame ? 0 : 1;
