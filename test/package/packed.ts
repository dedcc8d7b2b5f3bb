import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWorkflow } from '../github/workflow-files.ts';

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

/** The package as the workflow of a release packs it, of the dist/ that is there. */
export function pack(): Tarball {
  const folder = emptyFolder();
  const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const file of ['package.json', ...files.filter((one: string) => !one.startsWith('!'))])
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  const { run } =
    readWorkflow('.github/workflows/release.yml').jobs.pack?.steps.find(({ name }) => name === 'Pack') ?? {};
  mkdirSync(join(folder, 'release'));
  const options: ExecFileSyncOptions = {
    cwd: folder,
    env: shellOf(process.execPath),
    stdio: ['ignore', 'pipe', 'inherit'],
  };
  const [packed] = JSON.parse(String(execFileSync('sh', ['-e', '-c', run ?? 'false'], options)));
  return {
    path: join(folder, 'release', packed.filename),
    files: packed.files.map(({ path }: { path: string }) => path).sort(),
  };
}

/** A folder that holds nothing but the installed tarball; no registry is asked. */
export function installed({ path }: Tarball): string {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  npm(['install', '--offline', '--no-save', path], folder);
  return folder;
}
