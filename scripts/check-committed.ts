import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { committedFiles } from './committed.ts';

/** Every file in git that a command makes must read as that command would make it now; JSON may be laid out otherwise. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const files = [...committedFiles()];
const stale = files.filter(([file, content]) => {
  const found = readFileSync(file, 'utf8');
  return found !== content && !(file.endsWith('.json') && isDeepStrictEqual(JSON.parse(found), JSON.parse(content)));
});
for (const [file] of stale) process.stderr.write(`${file} is stale: run npm run update\n`);
process.stdout.write(`${files.length - stale.length} of ${files.length} generated files are up to date\n`);
process.exitCode = stale.length === 0 ? 0 : 1;
