import type { ObjectName } from './attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue, member } from './json.ts';
import { holdsOn, mayHave, NEWEST_DESK, type Release, type Span } from './release.ts';

/** The screens and roles of each object, from the admin pages and the built-in rows. Others have no effect. */
const SCREENS: Readonly<Record<ObjectName, Readonly<Record<string, readonly string[]>>>> = {
  Ticket: {
    create_top: ['-all-'],
    create_middle: ['ticket.customer', 'ticket.agent', '-all-'],
    create_bottom: ['ticket.agent', '-all-'],
    edit: ['ticket.customer', 'ticket.agent', '-all-'],
    overview_bulk: ['ticket.agent', '-all-'],
  },
  User: {
    create: ['ticket.customer', 'ticket.agent', 'admin.user', '-all-'],
    view: ['ticket.customer', 'ticket.agent', 'admin.user', '-all-'],
    edit: ['ticket.agent', 'admin.user', '-all-'],
    signup: ['ticket.customer', '-all-'],
    invite_customer: ['ticket.agent', 'admin.user', '-all-'],
    invite_agent: ['admin.user', '-all-'],
  },
  Organization: {
    view: ['ticket.customer', 'ticket.agent', 'admin.organization', '-all-'],
    create: ['ticket.agent', 'admin.organization', '-all-'],
    edit: ['ticket.agent', 'admin.organization', '-all-'],
  },
  Group: {
    create: ['admin.group', '-all-'],
    edit: ['admin.group', '-all-'],
    view: ['admin.group', '-all-'],
  },
};

export function screensOf(object: ObjectName): readonly string[] {
  return Object.keys(SCREENS[object]);
}

/** Empty for a screen that the object does not have. */
export function rolesOf(object: ObjectName, screen: string): readonly string[] {
  const screens = SCREENS[object];
  return Object.hasOwn(screens, screen) ? (screens[screen] ?? []) : [];
}

export const ALL_SCREENS: readonly string[] = [...new Set(Object.values(SCREENS).flatMap(Object.keys))];
export const ALL_ROLES: readonly string[] = [
  ...new Set(Object.values(SCREENS).flatMap((screens) => Object.values(screens).flat())),
];

/**
 * Whether a key of a screen counts: a permission, or everyone. Any other is passed over before its value is looked at (6.1
 * "cells without a role").
 */
export function isPermission(key: string): boolean {
  return /^(?:-all-|(?:admin|ticket|report|chat|cti|knowledge_base|user_preferences)(?:\.[a-z_.+]+)?)$/u.test(key);
}

/** The cells that are written; what stands in place of one is judged elsewhere. */
export function cellsIn(
  screens: JsonValue | undefined,
): readonly { readonly screen: string; readonly role: string; readonly cell: JsonObject }[] {
  return mapsIn(screens).flatMap(([screen, roles]) => mapsIn(roles).map(([role, cell]) => ({ screen, role, cell })));
}

function mapsIn(value: JsonValue | undefined): readonly (readonly [string, JsonObject])[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) => (isJsonObject(inside) ? [[key, inside] as const] : []));
}

/** The cell that is written for a screen and a role, without the one for everyone (`-all-`). */
export function writtenCell(screens: JsonObject, screen: string, role: string): JsonValue | undefined {
  const cells = member(screens, screen);
  return isJsonObject(cells) ? member(cells, role) : undefined;
}

/** The class of a field that takes half of its form's width. */
export const HALF_WIDTH = 'column';

/** The class that the admin page gives each cell of a screen: two columns on a new ticket (6.5/23 "made in the page"). */
export function classOfPage(object: ObjectName, screen: string): string | undefined {
  return object === 'Ticket' && screen === 'create_middle' ? HALF_WIDTH : undefined;
}

/** What shows a field to the people who work with its object: the lines for a definition without screens. */
export function usualScreens(object: ObjectName): readonly string[] {
  return screensOf(object).flatMap((screen) => {
    const [role] = rolesOf(object, screen).filter((one) => one === 'ticket.agent' || one === 'admin.group');
    const isUsual = screen === 'create_middle' || screen === 'create' || screen === 'edit';
    return isUsual && role !== undefined ? [`${screen}: { ${role}: { shown: true } }`] : [];
  });
}

/** What a user sees on a screen: no field, a field, or a required field. */
export type Visibility = 'hidden' | 'shown' | 'required';

/** Means every role in a table of screens. */
export const EVERYONE = '-all-';

/** What a cell means that says neither `required` nor `null`, or that is not written. */
export type SilentCells = 'optional' | 'required';

/** The first release on which `null: false` of data_option decides where a cell says nothing (lived-5.2, lived-6.1 "null false …"). */
const NULL_DECIDES = '5.4';

export function silentCells({ null: empty }: JsonObject, release = NEWEST_DESK): SilentCells {
  return empty === false && mayHave(release, NULL_DECIDES) ? 'required' : 'optional';
}

/** The screens on which a form creates or changes a record, so that a silent cell can refuse it. */
const SAVES: readonly string[] = ['create_middle', 'create', 'edit', 'signup', 'invite_customer', 'invite_agent'];

/** The screens of forms for new records. */
export const CREATES: readonly string[] = [
  ...SAVES.filter((screen) => screen !== 'edit'),
  'create_top',
  'create_bottom',
];

/** Silent cells of other screens ask for nothing. */
export function silentOn(screen: string, silent: SilentCells): SilentCells {
  return SAVES.includes(screen) ? silent : 'optional';
}

/** Whether the cell is required. A hidden field never is. `null: false` is the older spelling of `required: true`. */
export function isRequired(cell: JsonValue | undefined, silent: SilentCells): boolean {
  if (!isJsonObject(cell)) return silent === 'required';
  if (cell.shown === false) return false;
  // The service checks for truthiness in Ruby, where every text is true.
  const { required } = cell;
  if (required !== undefined) return required !== false && required !== null;
  return cell.null === undefined ? silent === 'required' : cell.null === false;
}

/** The paths of the cells, written or not, that refuse a record without a value. */
export function requiredCells(
  object: ObjectName,
  screens: JsonObject,
  silent: SilentCells,
): readonly (readonly string[])[] {
  const written = Object.entries(screens).flatMap(([screen, cells]) =>
    Object.entries(isJsonObject(cells) ? cells : {}).map(([role, cell]) => ({ screen, role, cell })),
  );
  const unwritten = formsOf(object).filter(({ screen, role }) => cellFor(screens, screen, role) === undefined);
  return [...written, ...unwritten.map((form) => ({ ...form, cell: undefined }))]
    .filter(({ screen, cell }) => isRequired(cell, silentOn(screen, silent)))
    .map(({ screen, role }) => ['screens', screen, role]);
}

/** The visibility of one cell: a missing cell hides the field, unless it must be filled in all the same. */
export function visibilityOfCell(cell: JsonValue | undefined, silent: SilentCells): Visibility {
  if (isRequired(cell, silent)) return 'required';
  return isJsonObject(cell) && cell.shown !== false ? 'shown' : 'hidden';
}

/** The cell that decides for a role on a screen: `-all-` is everyone (help-desk.md, screens per object). */
export function cellFor(screens: JsonObject, screen: string, role: string): JsonValue | undefined {
  const cells = member(screens, screen);
  if (!isJsonObject(cells)) return undefined;
  return member(cells, EVERYONE) ?? member(cells, role);
}

/** Every form of an object in the help desk, in the order of its screens: of the roles, or of everyone if it has none. */
export function formsOf(object: ObjectName): readonly { readonly screen: string; readonly role: string }[] {
  return screensOf(object).flatMap((screen) => {
    const roles = rolesOf(object, screen).filter((role) => role !== EVERYONE);
    return (roles.length === 0 ? [EVERYONE] : roles).map((role) => ({ screen, role }));
  });
}

/** The database stores screens as YAML in a column of this width (5.2/04 "screens of 3000 characters"). */
export const LONGEST_SCREENS = 2000;

/** Before 7.1 the YAML of each map names its Ruby class; 30 small screens fit (7.1/03 "screens of a little less …"). */
const NAMES_CLASSES: Span = { until: '7.1' };
const CLASS = ' !ruby/hash:ActiveSupport::HashWithIndifferentAccess';

/**
 * An upper bound of the characters that screens take as Ruby writes them into that column. It is exact for what the admin
 * pages write; quotes, escapes and folded lines are estimated, and never too low.
 */
export function storedLength(screens: JsonObject, release: Release): number {
  const classes = holdsOn(release, NAMES_CLASSES) ? countMaps(screens) * CLASS.length : 0;
  return '---'.length + classes + lengthOfMap(screens, 0);
}

function countMaps(value: JsonValue): number {
  const inside = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return inside.reduce((count: number, item) => count + countMaps(item), isJsonObject(value) ? 1 : 0);
}

/** The length of a map after a colon or a dash. */
function lengthOfMap(map: JsonObject, indent: number): number {
  const entries = Object.entries(map);
  if (entries.length === 0) return '\n {}'.length;
  return entries.reduce((length, [key, value]) => length + lengthOfEntry(key, value, indent), '\n'.length);
}

/** Longer keys could be too long for one line. */
const LONG_KEY = 40;

function lengthOfEntry(key: string, value: JsonValue, indent: number): number {
  const length = indent + lengthOfText(key, indent + 2) + ':'.length;
  if (key.length <= LONG_KEY && !LINE_BREAK.test(key)) return length + lengthOfValue(value, indent);
  // Such a key gets its own marks and lines.
  return length + '? \n'.length + indent + lengthOfValue(value, indent + 2);
}

function lengthOfValue(value: JsonValue, indent: number): number {
  if (isJsonObject(value)) return lengthOfMap(value, indent + 2);
  if (Array.isArray(value)) {
    const lengths = value.map((item: JsonValue) => indent + 1 + lengthOfValue(item, indent + 2));
    return lengths.reduce((length, one) => length + one, ' []\n'.length);
  }
  if (value === null) return '\n'.length;
  if (typeof value === 'string') return ' \n'.length + lengthOfText(value, indent + 2);
  // 1e21 is written as 1.0e+21.
  return ' \n'.length + String(value).length + (/\d[.e]/u.test(String(value)) ? '.0e-'.length : 0);
}

/** A text without quotes, unless it is a YAML keyword. It has no space at which a line could be folded. */
const UNQUOTED = /^(?!(?:null|yes|true|on|no|false|off|y|n)$)[a-z][\w.]*$/iu;
const LINE_BREAK = /[\n\r\x85\u2028\u2029]/u;
/** Characters that need no escape in quotes. */
const UNESCAPED = /[\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/u;

/** `indent` is the indentation of continuation lines. */
function lengthOfText(text: string, indent: number): number {
  if (UNQUOTED.test(text)) return text.length;
  let [length, blanks] = [text === '<<' ? "!!str ''".length : "''".length, 0];
  for (const char of text) {
    length += lengthOfChar(char, indent);
    if (char === ' ') blanks += 1;
  }
  // A text of several lines begins with a mark.
  if (LINE_BREAK.test(text)) length += '|2+'.length + indent;
  const folds = Math.min(blanks, 1 + Math.floor(length / Math.max(1, 80 - indent)));
  return length + folds * (indent + 1);
}

function lengthOfChar(char: string, indent: number): number {
  if (LINE_BREAK.test(char)) return '\n\n'.length + indent;
  if (char === "'" || char === '"' || char === '\\') return 2;
  if (UNESCAPED.test(char)) return 1;
  if (char.length > 1) return '\\U0001F600'.length;
  return char > '\xff' ? '\\uFEFF'.length : '\\x7F'.length;
}
