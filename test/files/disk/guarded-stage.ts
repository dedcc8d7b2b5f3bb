import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { PROGRAM, type Ran } from '../../program.ts';
import { folderWith } from '../temporary-project.ts';

/** Stands in every file outside of the project: what of it is told was read, and quoted. */
export const SENTINEL = 'SENTINEL-4711';

/** A file of a stage: its text, or where it leads as a link. */
export type StageFile = string | { readonly linkTo: string };

/**
 * A project at `work/team/project` with everything around it that a name could lead to: its files, from the top of the
 * stage. `outside` and `work/other` hold what must stay as it is.
 */
export interface GuardedStage {
  readonly top: string;
  readonly project: string;
  readonly temporary: string;
  /** Runs the built program in the project: Node lets it read and write nothing but what it may. */
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Ran>;
  /** Fails where something outside of the project is not as it was, or something is left in the temporary folder. */
  readonly mustBeUntouched: () => void;
}

export const PROJECT = 'work/team/project';

const AROUND: Readonly<Record<string, string>> = {
  'outside/secret.yaml': `object: [${SENTINEL}\n`,
  'outside/ticket.yaml': `object: Ticket\nattributes: []\n# ${SENTINEL}\n`,
  'outside/secret.csv': `value,name\n${SENTINEL},${SENTINEL}\n`,
  [`outside/named-${SENTINEL}.csv`]: 'value,name\na,A\n',
  'outside/ignored': `${SENTINEL}\n`,
  'work/other/x.yaml': `${SENTINEL}: [\n`,
  'x/k.yaml': `${SENTINEL}\n`,
  'home/.bashrc': `${SENTINEL}\n`,
};

export async function guardedStage(files: Readonly<Record<string, StageFile>>): Promise<GuardedStage> {
  const top = await folderWith(AROUND);
  const [project, temporary] = [join(top, PROJECT), join(top, 'tmp')];
  for (const folder of [project, temporary, join(top, 'outside/empty')]) await mkdir(folder, { recursive: true });
  for (const [name, file] of Object.entries(files)) {
    const path = join(top, name);
    await mkdir(dirname(path), { recursive: true });
    // What names a folder of the machine is only known here.
    await (typeof file === 'string'
      ? writeFile(path, file.replaceAll('TOP', top))
      : symlink(file.linkTo.replace('TOP', top), path));
  }
  const before = stateOf(top, project, temporary);
  return {
    top,
    project,
    temporary,
    run: (args, env = {}) => runGuarded(args, { top, project, temporary, env }),
    mustBeUntouched: () => {
      expect(stateOf(top, project, temporary)).toEqual(before);
      expect(readdirSync(temporary)).toEqual([]);
    },
  };
}

/** Every file, folder and link but those of the project and the temporary folder: what it is, holds, and when it changed. */
function stateOf(folder: string, ...apart: readonly string[]): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (apart.includes(path)) return [];
    const found = lstatSync(path);
    if (found.isDirectory()) return [`${path}/`, ...stateOf(path, ...apart)];
    const holds = found.isSymbolicLink() ? readlinkSync(path) : found.isFile() ? hashOf(readFileSync(path)) : 'no file';
    return [`${path} ${holds} ${found.mtimeMs}`];
  });
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
/** Its name while it was an experiment. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

function foldersAbove(path: string): readonly string[] {
  const above = dirname(path);
  return above === path ? [] : [above, ...foldersAbove(above)];
}

interface Guarded {
  readonly top: string;
  readonly project: string;
  readonly temporary: string;
  readonly env: Readonly<Record<string, string>>;
}

async function runGuarded(args: readonly string[], { top, project, temporary, env }: Guarded): Promise<Ran> {
  // Node follows a link wherever it leads: what is read through one may be told, so it may be read here as well.
  // Whether it is in a repository is looked for in each folder above.
  const mayRead = [join(REPOSITORY, 'dist'), top, ...foldersAbove(top).map((folder) => join(folder, '.git'))];
  const mayWrite = [project, temporary];
  const flags = [
    PERMISSION,
    '--no-warnings',
    ...mayRead.map((path) => `--allow-fs-read=${path}`),
    ...mayWrite.map((path) => `--allow-fs-write=${path}`),
  ];
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [...flags, PROGRAM, ...args], {
    cwd: project,
    env: { PATH, HOME: join(top, 'home'), TMPDIR: temporary, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // What waits for ever fails here, instead of at the end of all tests.
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const [exitStatus] = await once(child, 'close');
  return { exitStatus, stdout, stderr };
}
