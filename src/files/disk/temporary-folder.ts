import { existsSync, mkdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorCodeOf, Failure, systemAdvice } from '../../model/failure.ts';
import { placeIn } from './place.ts';

/** A temporary folder of this run. Names come from files; none may lead outside it. */
export type TemporaryFolder = Awaited<ReturnType<typeof makeTemporaryFolder>>;

/** Makes a temporary folder, whose name says what it is for. */
export async function makeTemporaryFolder(purpose: string) {
  const path = await mkdtemp(join(tmpdir(), `deskform-${purpose}-`)).catch((cause: unknown) => {
    const hint = `${systemAdvice(cause) ?? 'Make it.'} Or set TMPDIR to another folder.`;
    throw new Failure('FILE_UNWRITABLE', `no temporary folder can be made in ${tmpdir()}`, { hint, cause });
  });
  const place = async (name: string): Promise<string> => {
    const file = placeIn(path, name);
    await mkdir(dirname(file), { recursive: true });
    return file;
  };
  return {
    path,
    write: async (name: string, content: string | Buffer) => writeFile(await place(name), content),
    copy: async (from: string, name: string) => copyFile(from, await place(name)),
    /** A link of this name, with the text that leads on. */
    link: async (name: string, text: string) => symlink(text, await place(name)),
    addFolder: async (name: string) => {
      await mkdir(placeIn(path, name), { recursive: true });
    },
    remove: (name: string) => rm(placeIn(path, name), { force: true, recursive: true }),
    removeAll: () => rm(path, { recursive: true, force: true }),
  };
}

/** Creates a folder level by level: the recursion of Node 20 never returns for an impossible one, as under /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was quicker.
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  }
}
