import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The Nodes that users have, beside the one that runs this: the registry has each as a package. */
export const OTHER_NODES = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' } as const;

export type OtherNode = keyof typeof OTHER_NODES;

const KEPT = fileURLToPath(new URL('../node_modules/.cache/nodes', import.meta.url));
const PACKAGE = `node-${process.platform}-${process.arch}`;

const programIn = (folder: string): string => join(folder, 'node_modules', PACKAGE, 'bin', 'node');

/** The program of such a Node; undefined where this machine has none. */
export function findNode(major: OtherNode): string | undefined {
  if (process.version.startsWith(`v${major}.`)) return process.execPath;
  const program = programIn(join(KEPT, OTHER_NODES[major]));
  return existsSync(program) ? program : undefined;
}

/** The same, or the Node that runs this where there is no other. */
export function nodeProgram(major: OtherNode): string {
  return findNode(major) ?? process.execPath;
}

/** Installs such a Node beside the other packages. */
export function installNode(major: OtherNode): void {
  const version = OTHER_NODES[major];
  const folder = join(KEPT, version);
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', unfinished];
  execFileSync('npm', ['install', ...flags, `${PACKAGE}@${version}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (existsSync(programIn(unfinished))) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } else rmSync(unfinished, { recursive: true });
}
