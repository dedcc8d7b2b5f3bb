import { nearest } from '../files/check/words.ts';
import { type AttributeKey, OBJECT_NAMES, parseAttributeKey, parseObjectName } from '../model/attribute-key.ts';
import { Failure } from '../model/failure.ts';
import { inFormOrder, type LiveAttribute } from '../model/live-attribute.ts';
import { comesWithZammad } from '../model/seeds.ts';

export interface RowChoice {
  /** Keys, and patterns such as Ticket.cost_*; none means every attribute. */
  readonly selectors: readonly string[];
  /** Keys whose side is taken from the help desk, whatever the files say. */
  readonly accept: readonly string[];
  readonly seeds: 'left-out' | 'imported';
}

/**
 * The rows that are meant, in the order of the forms; `named` are those that were meant one by one, and `accepted` those whose
 * definition may be overwritten. A key or a pattern that matches nothing is an error, most often a typing error.
 */
export function chooseRows(live: readonly LiveAttribute[], declared: ReadonlySet<AttributeKey>, choice: RowChoice) {
  const keys = live.map(({ key }) => key);
  const known = new Set([...keys, ...declared]);
  const patterns = choice.selectors.filter(isPattern).map((text) => patternOf(text, keys));
  const wide = choice.accept.find(isPattern);
  if (wide !== undefined)
    throw new Failure('WRONG_USE', `--accept takes keys, and ${JSON.stringify(wide)} is a pattern`, {
      hint: 'Name each field, such as --accept Ticket.building,Ticket.room.',
    });
  const accepted = new Set(choice.accept.map((text) => keyOf(text, known)));
  const single = choice.selectors.filter((text) => !isPattern(text)).map((text) => keyOf(text, known));
  const named = new Set([...accepted, ...single]);
  // A side that is taken does not widen what is imported besides.
  const isAll = choice.selectors.length === 0 && choice.accept.length === 0;
  const isMeant = (row: LiveAttribute): boolean => {
    if (named.has(row.key)) return true;
    if (choice.seeds === 'left-out' && comesWithZammad(row)) return false;
    return isAll || patterns.some((pattern) => pattern.test(row.key));
  };
  return { rows: inOrder(live.filter(isMeant)), named, accepted };
}

/** As the list endpoint sorts; a snapshot may have any order. */
function inOrder(rows: readonly LiveAttribute[]): readonly LiveAttribute[] {
  const place = ({ object }: LiveAttribute): number => OBJECT_NAMES.indexOf(object);
  return [...rows].sort((a, b) => place(a) - place(b) || inFormOrder(a, b));
}

function isPattern(text: string): boolean {
  return /[*?]/u.test(text) || parseObjectName(text) !== undefined;
}

/**
 * The keys that a key, an object or a pattern such as Ticket.cost_* means.
 * @throws {Failure} NOT_ON_DESK where it means none of them.
 */
export function patternOf(text: string, keys: readonly AttributeKey[]): RegExp {
  const whole = parseObjectName(text) === undefined ? text : `${text}.*`;
  const source = whole
    .replace(/^Organisation(?=\.)/u, 'Organization')
    .replaceAll(/[\\^$.+()[\]{}|/]/gu, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const pattern = new RegExp(`^${source}$`, 'u');
  if (keys.some((key) => pattern.test(key))) return pattern;
  const hint = didYouMean(text, keys) ?? hintForWord(text);
  throw new Failure('NOT_ON_DESK', `no field of the help desk matches ${text}`, { hint });
}

/** With the key that a text may mean: one without its object, or with a typing error. */
function didYouMean(text: string, keys: readonly AttributeKey[]): string | undefined {
  const meant = keys.find((key) => key.endsWith(`.${text}`)) ?? nearest(text, keys);
  return meant && `Did you mean ${meant}?`;
}

/** What a word is instead of a key: a file, or the name of a target. */
function hintForWord(text: string): string {
  if (/[\\/]|\.(?:ya?ml|json|csv)$/u.test(text))
    return 'Leave it out: all files of the project are read. A key is Ticket.cost_center.';
  if (/^[\w-]+$/u.test(text)) return `Keys begin with ${OBJECT_NAMES.join(', ')}. For a target write: --target ${text}`;
  return 'A pattern matches complete keys, such as Ticket.cost_* or *.note. Quote it for the shell.';
}

function keyOf(text: string, known: ReadonlySet<AttributeKey>): AttributeKey {
  const key = parseAttributeKey(text);
  if (key !== undefined && known.has(key)) return key;
  const meant = didYouMean(key ?? text, [...known]);
  if (key === undefined) {
    const hint = meant ?? hintForWord(text);
    throw new Failure('WRONG_USE', `${JSON.stringify(text)} is not a key such as Ticket.cost_center`, { hint });
  }
  const hint = meant ?? '`deskform import --check` lists the fields that the files do not have.';
  throw new Failure('NOT_ON_DESK', `the help desk has no field ${key}`, { hint });
}
