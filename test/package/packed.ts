import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export function emptyFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'deskform-package-')));
}

/** What a person would have in a shell where this Node comes first, and nothing of this repository. */
export function shellOf(node: string): Record<string, string> {
  const { HOME = '' } = process.env;
  return { HOME, PATH: `${dirname(node)}:${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin` };
}

const QUIET = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

export function npm(args: readonly string[], cwd: string): string {
  const options: ExecFileSyncOptions = { cwd, env: shellOf(process.execPath), stdio: ['ignore', 'pipe', 'inherit'] };
  return String(execFileSync('npm', [...args, ...QUIET], options));
}

export interface Tarball {
  readonly path: string;
  /** Every file in it, sorted. */
  readonly files: readonly string[];
}

/** The package as it would be published, made of the dist/ that is there. */
export function pack(): Tarball {
  const folder = emptyFolder();
  const args = ['--import', 'tsx', 'scripts/pack.ts', folder];
  const options: ExecFileSyncOptions = {
    cwd: ROOT,
    env: shellOf(process.execPath),
    stdio: ['ignore', 'pipe', 'inherit'],
  };
  const [{ filename, files }] = JSON.parse(String(execFileSync(process.execPath, args, options)));
  return { path: join(folder, filename), files: files.map(({ path }: { path: string }) => path).sort() };
}

/** A folder that holds nothing but the installed tarball; no registry is asked. */
export function installed({ path }: Tarball): string {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  npm(['install', '--offline', '--no-save', path], folder);
  return folder;
}
