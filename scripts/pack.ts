import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Packs what npm hands out, from the dist/ that is there, into the folder that is named. The manifest in it says what
 * users of the package need: with `prepare` in it, npm would warn them of a script that is never run.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const [folder = '.'] = process.argv.slice(2);
const NOT_FOR_USERS: ReadonlySet<string> = new Set([
  'scripts',
  'devDependencies',
  'overrides',
  'knip',
  'allowScripts',
  'files',
]);

const stage = mkdtempSync(join(tmpdir(), 'deskform-pack-'));
try {
  const [{ files }] = npmPack(['--dry-run'], root);
  for (const { path } of files) {
    mkdirSync(dirname(join(stage, path)), { recursive: true });
    cpSync(join(root, path), join(stage, path));
  }
  const manifest: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const kept = Object.entries(manifest).filter(([name]) => !NOT_FOR_USERS.has(name));
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  const packed = npmPack(['--pack-destination', resolve(folder)], stage);
  process.stdout.write(`${JSON.stringify(packed)}\n`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}

type Packed = readonly [
  { readonly filename: string; readonly size: number; readonly files: readonly { readonly path: string }[] },
];

function npmPack(args: readonly string[], cwd: string): Packed {
  const options: ExecFileSyncOptions = { cwd, stdio: ['ignore', 'pipe', 'inherit'] };
  const words = ['pack', '--json', '--ignore-scripts', '--loglevel=error', ...args];
  return JSON.parse(String(execFileSync('npm', words, options)));
}
