import type { ProblemCode } from '../problem/problem-codes.ts';
import { unreachable } from '../problem/unreachable.ts';
import type { ObjectName } from './attribute-key.ts';
import names from './generated/names.json' with { type: 'json' };
import { NEWEST_RELEASE, RELEASES, type Release } from './release.ts';

/** Something wrong with a name for a new attribute. */
export type NameFault =
  /** Ends in _id or _ids. */
  | { readonly kind: 'id-suffix' }
  | { readonly kind: 'spaces' }
  | { readonly kind: 'characters' }
  | { readonly kind: 'no-letter' }
  /** The service keeps these words for itself: 5.2/03 "reserved name …", 6.5/13 "name '…'". */
  | { readonly kind: 'reserved' }
  /** A column of the object, or something that its records already answer to (test/names). */
  | { readonly kind: 'taken'; readonly by: 'column' | 'method' }
  /** Accepted and migrated, after which some release does not boot any more (6.5/19, 7.1/11). */
  | { readonly kind: 'fatal'; readonly on: readonly string[] }
  /** The database cuts the column's name at 63, and leaves the column behind on deletion (5.2/03 "64 characters"). */
  | { readonly kind: 'too-long' };

/** How many characters the database keeps of a column's name. */
export const LONGEST_COLUMN_NAME = 63;

const COLUMNS: Readonly<Record<Release, Readonly<Record<ObjectName, readonly string[]>>>> = names.columns;
const RELEASES_BROKEN_BY = new Map(names.fatal.flatMap(({ of, names: broken }) => broken.map((name) => [name, of])));

const RESERVED_ON_BOTH =
  'attribute destroy true false integer select drop create alter index table varchar blob date datetime timestamp ' +
  'url icon initials avatar permission validate subscribe unsubscribe translate search _type _doc _id id';
const RESERVED: Readonly<Record<Release, ReadonlySet<string>>> = {
  '5.2': new Set(RESERVED_ON_BOTH.split(' ')),
  '6.5': new Set([...RESERVED_ON_BOTH.split(' '), 'action', 'scope', 'constructor']),
};

/** The names of the object's columns on a fresh installation. */
export function columnNames(object: ObjectName, release: Release): readonly string[] {
  return COLUMNS[release][object];
}

const METHODS = new Map<string, ReadonlySet<string>>();

/** Made when a first new name is looked at: most runs have none. */
function methodsOf(object: ObjectName, release: Release): ReadonlySet<string> {
  const owner = `${release} ${object}`;
  const methods =
    METHODS.get(owner) ?? new Set(names.methods.filter(({ of }) => of.includes(owner)).flatMap((group) => group.names));
  METHODS.set(owner, methods);
  return methods;
}

/** Whether records of this object already answer to the name for another reason than a column. */
export function isMethod(object: ObjectName, name: string, release: Release): boolean {
  return methodsOf(object, release).has(name);
}

export function isReserved(object: string, name: string, release: Release): boolean {
  return RESERVED[release].has(name) || (release === '6.5' && object === 'Ticket' && name === 'article');
}

/** Releases whose own names are known: 7.0 and 7.1 by what they reserve beside 6.5, and without their new columns. */
export const RELEASES_OF_NAMES = [...RELEASES, '7.0', '7.1'] as const;
export type ReleaseOfNames = (typeof RELEASES_OF_NAMES)[number];

const RESERVED_SINCE_6_5: Readonly<Record<ReleaseOfNames, readonly string[]>> = {
  '5.2': [],
  '6.5': [],
  '7.0': [],
  '7.1': ['preferences', 'data'],
};

/** What a release uses a name for, so that no attribute can have it; undefined where the name is free. */
export function usedBy(
  release: ReleaseOfNames,
  object: ObjectName,
  name: string,
): 'reserved word' | 'column' | 'function' | undefined {
  const recorded = RELEASES.find((known) => known === release) ?? NEWEST_RELEASE;
  if (RESERVED_SINCE_6_5[release].includes(name) || isReserved(object, name, recorded)) return 'reserved word';
  if (columnNames(object, recorded).includes(name)) return 'column';
  return isMethod(object, name, recorded) ? 'function' : undefined;
}

/** The releases that do not boot any more with a column of this name: what breaks one of them is refused on all. */
export function releasesBrokenBy(name: string): readonly string[] {
  return RELEASES_BROKEN_BY.get(name) ?? [];
}

/** What is wrong with the spelling, in the order in which the service looks; its expressions look at each line. */
export function spellingFaults(name: string): readonly NameFault[] {
  const faults: NameFault[] = [];
  if (/._ids?$/m.test(name)) faults.push({ kind: 'id-suffix' });
  if (/\s/.test(name)) faults.push({ kind: 'spaces' });
  if (!/^[a-z0-9_]+$/m.test(name)) faults.push({ kind: 'characters' });
  if (!/[a-z]/.test(name)) faults.push({ kind: 'no-letter' });
  return faults;
}

/** What is wrong with a name whatever the release: its spelling, and what deskform refuses to protect people. */
export function nameFaultsOnEveryRelease(name: string): readonly NameFault[] {
  const faults = [...spellingFaults(name)];
  const broken = releasesBrokenBy(name);
  if (broken.length > 0) faults.push({ kind: 'fatal', on: broken });
  if (name.length > LONGEST_COLUMN_NAME) faults.push({ kind: 'too-long' });
  return faults;
}

/** Everything that is wrong with a name for a new attribute of a fresh installation. */
export function nameFaults(object: ObjectName, name: string, release: Release): readonly NameFault[] {
  const faults = [...nameFaultsOnEveryRelease(name)];
  if (isReserved(object, name, release)) faults.push({ kind: 'reserved' });
  if (columnNames(object, release).includes(name)) faults.push({ kind: 'taken', by: 'column' });
  else if (isMethod(object, name, release)) faults.push({ kind: 'taken', by: 'method' });
  return faults;
}

export interface NameExplanation {
  readonly code: ProblemCode;
  readonly message: string;
  readonly hint: string;
}

/** The fault as a person should read it. */
export function explainNameFault(fault: NameFault, name: string, object: ObjectName): NameExplanation {
  const quoted = JSON.stringify(name);
  const choose = 'Choose another name; `display` is what people see.';
  switch (fault.kind) {
    case 'id-suffix':
      return { code: 'name-invalid', message: `the name ${quoted} ends in _id or _ids`, hint: choose };
    case 'spaces':
      return { code: 'name-invalid', message: `the name ${quoted} contains white space`, hint: 'Use _ instead.' };
    case 'characters':
      return {
        code: 'name-invalid',
        message: `the name ${quoted} has other characters than a-z, 0-9 and _`,
        hint: 'Use lower-case letters, digits and _ only.',
      };
    case 'no-letter':
      return { code: 'name-invalid', message: `the name ${quoted} has no letter`, hint: 'Add a letter from a to z.' };
    case 'reserved':
      return { code: 'name-reserved', message: `${quoted} is a word that the help desk reserves`, hint: choose };
    case 'taken':
      return {
        code: 'name-taken',
        message: `${quoted} is already a ${fault.by === 'column' ? 'column' : 'function'} of ${object} in the help desk`,
        hint: choose,
      };
    case 'fatal':
      return {
        code: 'name-fatal',
        message: `a column named ${quoted} keeps Zammad from starting again (${fault.on.join(', ')})`,
        hint: choose,
      };
    case 'too-long':
      return {
        code: 'name-too-long',
        message: `the name has ${name.length} characters; the database keeps ${LONGEST_COLUMN_NAME} and leaves the column behind on deletion`,
        hint: `Use at most ${LONGEST_COLUMN_NAME} characters.`,
      };
    default:
      return unreachable(fault);
  }
}
