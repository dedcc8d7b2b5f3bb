import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { realPath } from '../disk/place.ts';

/** Where a project stands. */
export interface Ground {
  readonly folder: string;
  /** No pattern leads out of all of these, links followed: a file of the project decides what is read, not whose. */
  readonly within: readonly string[];
}

/** A project with the repository around it, or alone where it is in none. */
export function groundOf(folder: string): Ground {
  return { folder, within: [checkoutOf(folder) ?? folder] };
}

/**
 * The top of the checkout that a folder is in; undefined outside of one. Looked up here, since asking git costs more than
 * everything else about a small project.
 */
export function checkoutOf(folder: string): string | undefined {
  // That it is missing is told by who reads the files.
  if (!existsSync(folder)) return undefined;
  for (let here = realPath(folder); ; here = dirname(here)) {
    if (existsSync(join(here, '.git'))) return here;
    if (here === dirname(here)) return undefined;
  }
}
