import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Line } from '../figures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What somebody has to fetch, and what lies on the disk afterwards. */
export async function sizesOfPackage(): Promise<readonly Line[]> {
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const [{ size, unpackedSize, entryCount }]: readonly [
    { readonly size: number; readonly unpackedSize: number; readonly entryCount: number },
  ] = JSON.parse(packed);
  return [
    ['the package, as it is fetched', inKb(size), ''],
    ['the package on the disk', `${inKb(unpackedSize)}, ${entryCount} files`, ''],
    ['the Action, one file', inKb(statSync(`${ROOT}dist/action.mjs`).size), ''],
  ];
}

function inKb(bytes: number): string {
  return `${Math.round(bytes / 1024).toLocaleString('en')} KB`;
}
