import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The Nodes that users have, beside the one that runs this: the registry has each as a package. */
export const OTHER_NODES = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' } as const;

export type OtherNode = keyof typeof OTHER_NODES;

const KEPT = fileURLToPath(new URL('../node_modules/.cache/nodes', import.meta.url));

/** The program of such a Node; what a machine lacks is installed once, and kept beside the other packages. */
export function nodeProgram(major: OtherNode): string {
  const version = OTHER_NODES[major];
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(KEPT, version);
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', unfinished];
  execFileSync('npm', ['install', ...flags, `${name}@${version}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return program;
}
