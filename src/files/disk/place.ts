import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Failure } from '../../model/failure.ts';

declare const brand: unique symbol;

/** A path that deskform may write. Only this file creates one, and the functions of this folder accept nothing else. */
export type Place = string & { readonly [brand]: 'Place' };

/** A path from the command line, which may be anywhere. */
export function placeNamed(path: string): Place {
  return resolve(path) as Place;
}

/**
 * A file for results that the command line names. One in this folder or below it stays there: a link on the way, which may
 * come from somebody's repository, does not lead out.
 * @throws {Failure} FILE_UNWRITABLE
 */
export function placeForOutput(cwd: string, name: string): Place {
  const path = resolve(cwd, name);
  if (!liesBelow(resolve(cwd), path) || liesBelow(realPath(cwd), realPath(dirname(path)))) return path as Place;
  const message = `a link in ${JSON.stringify(name)} leads outside this folder; nothing was written`;
  const hint = 'Remove the link, or name the folder that it leads to.';
  throw new Failure('FILE_UNWRITABLE', message, { hint });
}

/**
 * A path in the project or in a temporary folder. Names come from files and from the help desk.
 * @throws {Failure} FILE_UNWRITABLE if the name, or a link in its path, leads outside the folder.
 */
export function placeIn(folder: string, name: string): Place {
  const path = resolve(folder, name);
  if (!name.includes('\0') && staysIn(folder, path)) return path as Place;
  throw new Failure('FILE_UNWRITABLE', `${JSON.stringify(name)} leads outside ${folder}; nothing was written`, {
    hint: 'deskform writes only inside the project folder. Remove the link, or use another path.',
  });
}

/** Does a path stay in a folder, links followed, also those that lead to nothing yet? */
export function staysIn(folder: string, path: string): boolean {
  return liesBelow(realPath(folder), realPath(path));
}

/** Whether one path, links followed, is in the folder of the other or deeper. */
export function liesBelow(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Resolves a path with its links, as many as a system follows, even if nothing is there yet; not one that is too long. */
export function realPath(path: string, links: { left: number } = { left: 40 }): string {
  try {
    return realpathSync.native(path);
  } catch {
    const whole = resolve(path);
    const parent = dirname(whole);
    if (parent === whole || whole.length > 4_096) return whole;
    const here = join(realPath(parent, links), basename(whole));
    const target = linkAt(here);
    if (target === undefined || links.left === 0) return here;
    links.left -= 1;
    return realPath(resolve(dirname(here), target), links);
  }
}

/** Undefined where there is no link, or nothing at all. */
function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
