import type { ObjectName } from './attribute-key.ts';
import names from './generated/names.json' with { type: 'json' };
import { makeProblem, type Problem } from './problem.ts';
import type { ProblemCode } from './problem-codes.ts';
import { holdsOn, RELEASES, type Release, type Span } from './release.ts';

/** The database cuts a longer name, and does not remove the column on deletion (5.2/03 "64 characters"). */
export const LONGEST_COLUMN_NAME = 63;

const COLUMNS: Readonly<Record<Release, Readonly<Record<ObjectName, readonly string[]>>>> = names.columns;
const RELEASES_BROKEN_BY = new Map(names.fatal.flatMap(({ of, names: broken }) => broken.map((name) => [name, of])));

const RESERVED_EVERYWHERE =
  'attribute destroy true false integer select drop create alter index table varchar blob date datetime timestamp ' +
  'url icon initials avatar permission validate subscribe unsubscribe translate search _type _doc _id id';
const RESERVED: readonly (Span & { readonly names: ReadonlySet<string>; readonly object?: ObjectName })[] = [
  { names: new Set(RESERVED_EVERYWHERE.split(' ')) },
  { since: '6.5', names: new Set(['action', 'scope', 'constructor']) },
  { since: '6.5', object: 'Ticket', names: new Set(['article']) },
  { since: '7.1', names: new Set(['preferences', 'data']) },
];

function isRuleOf(rule: (typeof RESERVED)[number], object: string, release: Release): boolean {
  return holdsOn(release, rule) && (rule.object === undefined || rule.object === object);
}

/** The words that cannot name an attribute of the object. */
export function reservedWords(object: ObjectName, release: Release): readonly string[] {
  return RESERVED.flatMap((rule) => (isRuleOf(rule, object, release) ? [...rule.names] : []));
}

/** The names of the object's columns on a fresh installation. */
export function columnNames(object: ObjectName, release: Release): readonly string[] {
  return COLUMNS[release][object];
}

const METHODS = new Map<string, ReadonlySet<string>>();

/** The method names of the object's records. Built on first use, since most runs check no new name. */
export function methodsOf(object: ObjectName, release: Release): ReadonlySet<string> {
  const owner = `${release} ${object}`;
  const methods =
    METHODS.get(owner) ?? new Set(names.methods.filter(({ of }) => of.includes(owner)).flatMap((group) => group.names));
  METHODS.set(owner, methods);
  return methods;
}

/** Whether records of this object already have a method of this name. */
export function isMethod(object: ObjectName, name: string, release: Release): boolean {
  return methodsOf(object, release).has(name);
}

/**
 * Every PUT checks reserved words, also of an attribute from an older release; only a POST checks columns and methods (7.1/12
 * "data: as it is", "test: as it is"), and a deletion neither. Of the words only `data` was recorded; the others are on the
 * same list and assumed to behave the same. If that is wrong, a change is refused that would have worked, but none is sent
 * that fails.
 */
export function isReserved(object: string, name: string, release: Release): boolean {
  return RESERVED.some((rule) => isRuleOf(rule, object, release) && rule.names.has(name));
}

/** Releases whose reserved names are known: 7.0 has those of 6.5, as far as recorded. */
export type ReleaseOfNames = Release | '7.0';
export const RELEASES_OF_NAMES: readonly ReleaseOfNames[] = [...RELEASES, '7.0' as const].sort(
  (a, b) => Number(a) - Number(b),
);

/** What a release uses a name for, so that no attribute can have it; undefined if the name is free. */
export function useOfName(
  release: ReleaseOfNames,
  object: ObjectName,
  name: string,
): 'reserved word' | 'column' | 'function' | undefined {
  const recorded = release === '7.0' ? '6.5' : release;
  if (isReserved(object, name, recorded)) return 'reserved word';
  if (columnNames(object, recorded).includes(name)) return 'column';
  return isMethod(object, name, recorded) ? 'function' : undefined;
}

/**
 * The first release that keeps a word for itself that was free before; undefined if none does. Such names broke tickets before
 * they were reserved (6.1 "name scope").
 */
export function reservedSince(object: ObjectName, name: string): ReleaseOfNames | undefined {
  // The functions of all releases are read for such words alone.
  if (!RELEASES.some((release) => isReserved(object, name, release))) return undefined;
  const uses = RELEASES_OF_NAMES.map((release) => useOfName(release, object, name));
  const since = uses.indexOf('reserved word');
  return uses.indexOf(undefined) < since && uses.includes(undefined) ? RELEASES_OF_NAMES[since] : undefined;
}

/** What to do about it, as long as the field is new. */
export const CHOOSE_EARLY = 'Choose another name for a new field: a field cannot be renamed later.';

/** The releases that cannot start with a column of this name. A name that breaks one release is refused on all. */
export function releasesBrokenBy(name: string): readonly string[] {
  return RELEASES_BROKEN_BY.get(name) ?? [];
}

/** Names that the service takes, and that harm tickets: each was lived with on 5.4.1 and 6.1 (cases "name …"). */
const HARMFUL_NAMES: ReadonlyMap<string, string> = new Map([
  ['article', 'every new ticket with a value would fail'],
  ['links', 'every new ticket with a value would fail'],
  ['controller', 'its values would be lost'],
  ['token', 'its values would be lost'],
]);

const CHOOSE = 'Choose another name; `display` is what people see.';

const OF_SPELLING = {
  'id-suffix': ['ends in _id or _ids', CHOOSE],
  spaces: ['contains whitespace', 'Use _ instead.'],
  characters: ['contains characters other than a-z, 0-9 and _', 'Use lowercase letters, digits and _ only.'],
  'no-letter': ['contains no letter', 'Add a letter from a to z.'],
} as const;

/** The spelling rules that a name breaks, in the order of the service. Its expressions match each line. */
export function brokenSpellingRules(name: string): readonly (keyof typeof OF_SPELLING)[] {
  return [
    ...(/._ids?$/m.test(name) ? (['id-suffix'] as const) : []),
    ...(/\s/.test(name) ? (['spaces'] as const) : []),
    ...(/^[a-z0-9_]+$/m.test(name) ? [] : (['characters'] as const)),
    ...(/[a-z]/.test(name) ? [] : (['no-letter'] as const)),
  ];
}

/**
 * Checks a name against the rules of every release: spelling, and names that deskform refuses for safety. `written` is the
 * spelling to quote if the file has the name in other letters.
 */
export function nameProblemsOnEveryRelease(name: string, written = name): readonly Problem[] {
  const problems = brokenSpellingRules(name).map((rule) => {
    const [what, hint] = OF_SPELLING[rule];
    return makeProblem('name-invalid', `the name ${JSON.stringify(written)} ${what}`, { hint });
  });
  const broken = releasesBrokenBy(name);
  if (broken.length > 0) {
    const message = `a column named ${JSON.stringify(written)} prevents Zammad from starting (${broken.join(', ')})`;
    problems.push(makeProblem('name-fatal', message, { hint: CHOOSE }));
  }
  return problems;
}

/** What happens to a name that is longer than the database takes; undefined if it is not. */
export function harmOfLength({ length }: string): string | undefined {
  if (length <= LONGEST_COLUMN_NAME) return undefined;
  return `the name has ${length} characters; the database truncates it to ${LONGEST_COLUMN_NAME}, and deleting the field leaves its column behind`;
}

/** Checks the name of a new attribute on a fresh installation. */
export function nameProblems(object: ObjectName, name: string, release: Release): readonly Problem[] {
  const problems = [...nameProblemsOnEveryRelease(name)];
  const refuse = (code: ProblemCode, message: string, hint = CHOOSE): void => {
    problems.push(makeProblem(code, message, { hint }));
  };
  const shorten = `Use at most ${LONGEST_COLUMN_NAME} characters, or remove the definition of a field that is gone.`;
  const tooLong = harmOfLength(name);
  if (tooLong !== undefined) refuse('name-too-long', tooLong, shorten);
  const quoted = JSON.stringify(name);
  const harm = object === 'Ticket' ? HARMFUL_NAMES.get(name) : undefined;
  if (isReserved(object, name, release)) refuse('name-reserved', `${quoted} is a reserved word in the help desk`);
  else if (harm !== undefined) refuse('name-harmful', `a field of tickets cannot be named ${quoted}: ${harm}`);
  const isColumn = columnNames(object, release).includes(name);
  if (isColumn || isMethod(object, name, release))
    refuse('name-taken', `${object} already has a ${isColumn ? 'column' : 'function'} named ${quoted}`);
  return problems;
}

/** White space of the service, no-break spaces too, but no zero-width space (7.1/03 "display …", 7.1/12 "o_space …"). */
const BLANK = /^\p{White_Space}*$/u;
const LABEL_IS_NEEDED: Span = { since: '7.1' };

/** Whether this release refuses to save a row with this label. A discard and a deletion are no saves. */
export function lacksLabel(display: string, release: Release): boolean {
  return holdsOn(release, LABEL_IS_NEEDED) && BLANK.test(display);
}
