import { stringify } from 'yaml';
import { isJsonObject, type JsonObject, type JsonValue } from '../attribute/json.ts';

/** How the text around an edit is written, so that what is added looks like it. */
export interface Habits {
  /** Columns that a map, or a list, stands to the right of its key. */
  readonly mapStep: number;
  readonly listStep: number;
  readonly braces: '{ a: b }' | '{a: b}';
}

export type Quote = 'plain' | 'single' | 'double';

/** How the parts next to a new one are written. */
export interface Neighbours {
  readonly collections: 'flow' | 'block' | 'none';
  readonly texts: Quote;
  readonly keys: KeyQuote;
}

export const NO_NEIGHBOURS: Neighbours = { collections: 'none', texts: 'plain', keys: 'plain' };

type Surroundings = 'block' | 'flow';

const LONGEST_LINE = 120;

/** A text, number or word as it stands on one line. */
export function writeScalar(value: JsonValue, quote: Quote, surroundings: Surroundings): string {
  if (typeof value !== 'string') return String(value);
  if (!SAFE_TEXT.test(value) || quote === 'double') return doubleQuoted(value);
  if (quote === 'single') return `'${value.replaceAll("'", "''")}'`;
  return plainOrDouble(value, surroundings);
}

/** What can stand without escapes: on one line, nothing that is not seen. */
const SAFE_TEXT = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u;

function doubleQuoted(text: string): string {
  return JSON.stringify(text).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (unseen) =>
    [...Array(unseen.length).keys()].map((at) => `\\u${unseen.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
}

/** Quoted also where readers of YAML 1.1 would see a number, a day or a yes. */
function plainOrDouble(text: string, surroundings: Surroundings): string {
  // Between braces older readers take any colon for the end of a key.
  if (surroundings === 'flow' && text.includes(':')) return doubleQuoted(text);
  const options = { compat: 'yaml-1.1', lineWidth: 0 } as const;
  const written = stringify([text], { ...options, collectionStyle: surroundings });
  const inner = surroundings === 'flow' ? written.slice(1, written.lastIndexOf(']')).trim() : written.slice(2).trim();
  return inner === text ? text : doubleQuoted(text);
}

export type KeyQuote = Quote | 'bare numbers';

/** Keys are texts to our reader, so a number stands bare where its neighbours do. */
function writeKey(key: string, quote: KeyQuote, surroundings: Surroundings): string {
  if (quote === 'bare numbers') return /^[1-9]\d*$/u.test(key) ? key : writeScalar(key, 'plain', surroundings);
  return writeScalar(key, quote, surroundings);
}

/** Everything on one line, in braces and brackets. */
export function writeFlow(value: JsonValue, habits: Habits, neighbours: Neighbours): string {
  if (Array.isArray(value)) return `[${value.map((item) => writeFlow(item, habits, neighbours)).join(', ')}]`;
  if (!isJsonObject(value)) return writeScalar(value, neighbours.texts, 'flow');
  const entries = Object.entries(value).map(([key, item]) => writeFlowPair(key, item, habits, neighbours));
  if (entries.length === 0) return '{}';
  return habits.braces === '{ a: b }' ? `{ ${entries.join(', ')} }` : `{${entries.join(', ')}}`;
}

export function writeFlowPair(key: string, value: JsonValue, habits: Habits, neighbours: Neighbours): string {
  return `${writeKey(key, neighbours.keys, 'flow')}: ${writeFlow(value, habits, neighbours)}`;
}

/** A value in block surroundings: on the line of its key or dash, or on lines of its own. */
export type Written =
  | { readonly layout: 'inline'; readonly text: string }
  | { readonly layout: 'map' | 'list' | 'text'; readonly header: string; readonly lines: readonly string[] };

/** `place` is the way from the document, which says where braces are usual. */
export function writeBlock(
  value: JsonValue,
  place: readonly string[],
  habits: Habits,
  neighbours: Neighbours = NO_NEIGHBOURS,
): Written {
  if (typeof value === 'string' && isBlockText(value)) {
    const lines = value.replace(/\n$/u, '').split('\n');
    return { layout: 'text', header: value.endsWith('\n') ? '|' : '|-', lines };
  }
  if (isEmpty(value) || !isCollection(value)) return { layout: 'inline', text: writeFlowOrScalar(value, neighbours) };
  const flow = writeFlow(value, habits, neighbours);
  const mayFlow = neighbours.collections === 'flow' || (neighbours.collections === 'none' && isCell(value, place));
  if (mayFlow && flow.length <= LONGEST_LINE) return { layout: 'inline', text: flow };
  const inner = { ...neighbours, collections: 'none' } as const;
  if (isJsonObject(value)) return { layout: 'map', header: '', lines: mapLines(value, place, habits, inner) };
  return { layout: 'list', header: '', lines: listLines(value, place, habits, inner) };
}

function writeFlowOrScalar(value: JsonValue, { texts }: Neighbours): string {
  if (isCollection(value)) return Array.isArray(value) ? '[]' : '{}';
  return writeScalar(value, texts, 'block');
}

function isCollection(value: JsonValue): value is JsonObject | readonly JsonValue[] {
  return typeof value === 'object' && value !== null;
}

function isEmpty(value: JsonValue): boolean {
  return isCollection(value) && Object.keys(value).length === 0;
}

/** Several lines that a literal block shows as they are. */
function isBlockText(text: string): boolean {
  const lines = text.replace(/\n$/u, '').split('\n');
  return lines.length > 1 && !/^[\s]/u.test(text) && lines.at(-1) !== '' && lines.every((line) => SAFE_TEXT.test(line));
}

/** Roles of a screen, options of a list and lists of words are read best on one line. */
function isCell(value: JsonObject | readonly JsonValue[], place: readonly string[]): boolean {
  if (Object.values(value).some(isCollection) || place.length <= 2) return false;
  if (Array.isArray(value)) return true;
  return (place.length === 5 && place[2] === 'screens') || /^\d+$/u.test(place.at(-1) ?? '');
}

function mapLines(map: JsonObject, place: readonly string[], habits: Habits, neighbours: Neighbours): string[] {
  return Object.entries(map).flatMap(([key, value]) => pairLines(key, value, [...place, key], habits, neighbours));
}

/** A key with its value, the first line at its own column. */
export function pairLines(
  key: string,
  value: JsonValue,
  place: readonly string[],
  habits: Habits,
  neighbours: Neighbours = NO_NEIGHBOURS,
): string[] {
  const name = writeKey(key, neighbours.keys, 'block');
  const written = writeBlock(value, place, habits, neighbours);
  if (written.layout === 'inline') return [`${name}: ${written.text}`];
  const header = written.header === '' ? `${name}:` : `${name}: ${written.header}`;
  return [header, ...indent(written.lines, stepOf(written.layout, habits))];
}

export function stepOf(layout: 'map' | 'list' | 'text', habits: Habits): number {
  return layout === 'list' ? habits.listStep : habits.mapStep;
}

function listLines(
  list: readonly JsonValue[],
  place: readonly string[],
  habits: Habits,
  neighbours: Neighbours,
): string[] {
  return list.flatMap((item, index) => itemLines(item, [...place, String(index)], habits, neighbours));
}

/** An item with its dash. */
export function itemLines(
  value: JsonValue,
  place: readonly string[],
  habits: Habits,
  neighbours: Neighbours = NO_NEIGHBOURS,
  dash = '- ',
): string[] {
  const written = writeBlock(value, place, habits, neighbours);
  if (written.layout === 'inline') return [`${dash}${written.text}`];
  if (written.layout === 'text') return [`${dash}${written.header}`, ...indent(written.lines, dash.length)];
  const [first = '', ...rest] = written.lines;
  return [`${dash}${first}`, ...indent(rest, dash.length)];
}

/** Blank lines stay blank. */
export function indent(lines: readonly string[], columns: number): string[] {
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(columns)}${line}`));
}
