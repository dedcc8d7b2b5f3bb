import type { Column } from '../../attribute/data-types.ts';
import { asText, type JsonValue } from '../../attribute/json.ts';
import { internalError } from './service-error.ts';

/** True, false, or neither where the record holds NULL: the logic of the database. */
export type Truth = boolean | null;

/** The database refuses the statement; the service swallows that and finds nothing (5.2/16 "a field that is not there"). */
export class StatementRefused extends Error {}

/** A value as a column compares it: what is equal there is equal here, and what is less is less. */
type Comparable = string | number;

/** What a record holds, as its column compares it; undefined is NULL. */
export function heldValue(kind: Column, value: JsonValue): Comparable | undefined {
  if (value === null) return undefined;
  switch (kind) {
    case 'boolean':
      return value === true ? 1 : 0;
    case 'integer':
      return Number(value);
    case 'date':
    case 'datetime':
      return typeof value === 'string' ? Date.parse(value) : undefined;
    case 'list':
      return JSON.stringify(value);
    case 'json':
      return textOfSource(value);
    case 'text':
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

/** External data sources are compared by their value alone; one without is like NULL (7.1/13 "Ticket.c_ext: no value"). */
function textOfSource(value: JsonValue): string | undefined {
  const inner =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Reflect.get(value, 'value') : null;
  return inner === null || inner === undefined ? undefined : String(inner);
}

const WHOLE_NUMBER = /^\s*[+-]?\d+\s*$/;
const TIME = /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(?:Z|[+-]\d\d(?::?\d\d)?)?\s*$/;

/** A value that somebody asks for, as the column reads it. What it cannot read ends the whole statement. */
export function askedValue(kind: Column, value: JsonValue): Comparable {
  if (typeof value === 'object') throw internalError(500, `can't quote ${Array.isArray(value) ? 'Array' : 'Hash'}`);
  const read = kind === 'json' ? readAs.text(value) : readAs[kind](value);
  if (read === undefined) throw new StatementRefused(`${kind} ${JSON.stringify(value)}`);
  return read;
}

type Scalar = string | number | boolean;

const readAs: Readonly<Record<Exclude<Column, 'json'>, (value: Scalar) => Comparable | undefined>> = {
  text: (value) => (typeof value === 'string' ? value : undefined),
  integer: (value) =>
    typeof value === 'number' || (typeof value === 'string' && WHOLE_NUMBER.test(value)) ? Number(value) : undefined,
  boolean: (value) => (typeof value === 'boolean' ? Number(value) : truthOf(value)),
  date: (value) => timeOf(value, 'date'),
  datetime: (value) => timeOf(value, 'datetime'),
  list: (value) => (typeof value === 'string' ? listOf(value) : undefined),
};

/** The words for true and false that the database knows, each also by a beginning that is its own. */
function truthOf(value: string | number): number | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (/^(t(r(u(e)?)?)?|y(e(s)?)?|on|1)$/.test(word)) return 1;
  return /^(f(a(l(s(e)?)?)?)?|n(o)?|of(f)?|0)$/.test(word) ? 0 : undefined;
}

/** The zone is not looked at: the columns have none. */
function timeOf(value: Scalar, kind: 'date' | 'datetime'): number | undefined {
  const [, day, time = '00:00'] = typeof value === 'string' ? (TIME.exec(value) ?? []) : [];
  const read = day === undefined ? Number.NaN : Date.parse(`${day}T${kind === 'date' ? '00:00' : time}Z`);
  return Number.isNaN(read) ? undefined : read;
}

/** `{a,"b c"}`, the way in which the database writes a list. */
function listOf(text: string): string | undefined {
  const inside = /^\s*\{(.*)\}\s*$/s.exec(text)?.[1];
  if (inside === undefined) return undefined;
  if (inside.trim() === '') return '[]';
  const items = inside.match(/\s*(?:"(?:[^"\\]|\\.)*"|[^",{}\\]+)\s*(?:,|$)/gs) ?? [];
  if (items.join('') !== inside || inside.endsWith(',')) return undefined;
  return JSON.stringify(items.map((item) => itemOf(item.replace(/,$/, '').trim())));
}

/** A list as the database writes it, which is what `listOf` reads. */
export function writtenList(values: readonly JsonValue[]): string {
  const written = values.map((value) => {
    if (value === null) return 'NULL';
    const item = asText(value);
    const isPlain = item !== '' && !/[{}",\\\s]/.test(item) && item.toUpperCase() !== 'NULL';
    return isPlain ? item : `"${item.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${written.join(',')}}`;
}

function itemOf(item: string): string | null {
  if (item.startsWith('"')) return item.slice(1, -1).replace(/\\(.)/gs, '$1');
  return item.toUpperCase() === 'NULL' ? null : item;
}

/** Text columns only: the database has no such comparison for the others. */
export function requireText(kind: Column): void {
  if (kind !== 'text' && kind !== 'json') throw new StatementRefused(`no pattern for ${kind}`);
}

export function not(truth: Truth): Truth {
  return truth === null ? null : !truth;
}

export function allOf(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(null) ? null : true;
}

export function anyOf(truths: readonly Truth[]): Truth {
  return not(allOf(truths.map(not)));
}
