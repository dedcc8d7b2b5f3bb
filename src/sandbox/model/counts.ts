import type { ObjectName } from '../../model/attribute-key.ts';
import type { Column } from '../../model/data-types.ts';
import { asText, isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import type { Desk } from './desk.ts';
import { has, internalError, unprocessable } from './release-rules.ts';
import { columnOf, columnsOf, recordIds, valueIn } from './table.ts';

/**
 * Counts records for the questions that deskform asks (src/helpdesk/count-conditions.ts), as 5.2/16, 6.5/24 and 7.1/13
 * recorded them. Another question is answered with 501, so that nobody takes the answer for the service's.
 */

const OBJECTS: Readonly<Record<string, ObjectName>> = {
  tickets: 'Ticket',
  users: 'User',
  organizations: 'Organization',
};

/** So many of the records found come with the answer, in full; nothing switches that off (6.5/24 "limit in the body is ignored"). */
const SHOWN = 6;

/** Counts the records of an object that a condition finds. It changes nothing. */
export function countRecords(desk: Desk, records: string, { condition }: JsonObject): JsonValue {
  const object = Object.hasOwn(OBJECTS, records) ? OBJECTS[records] : undefined;
  if (object === undefined) throw unprocessable('Given object does not support selector');
  const fits = readCondition(desk, object, condition);
  // The first user is the system itself (6.5/24 "User: all records").
  const found = recordIds(desk, object).filter((id) => fits(id) && (object !== 'User' || id !== 1));
  const ids = found.slice(0, SHOWN);
  const assets = { [object]: Object.fromEntries(ids.map((id) => [id, recordOf(desk, object, id)])) };
  return has(desk.release, 'counts of all objects')
    ? { object_ids: ids, object_count: found.length, assets }
    : { ticket_ids: ids, ticket_count: found.length, assets };
}

function recordOf(desk: Desk, object: ObjectName, id: number): JsonObject {
  const columns = columnsOf(desk, object).filter(({ values }) => Object.hasOwn(values, id));
  const user = object === 'User' ? desk.users.find((one) => one.id === id) : undefined;
  const names = user === undefined ? {} : { login: user.login, firstname: user.firstname, lastname: user.lastname };
  return { id, ...names, ...Object.fromEntries(columns.map((column) => [column.name, valueIn(column, id)])) };
}

/**
 * Conditions by name, all of which must hold; since 6.5 also a block of conditions. A column that is not there makes the
 * database refuse the question, and the service finds nothing (5.2/16 "a field that is not there").
 */
function readCondition(desk: Desk, object: ObjectName, condition: JsonValue | undefined): (id: number) => boolean {
  if (!isJsonObject(condition)) throw unanswered(condition);
  const isBlock = has(desk.release, 'blocks of conditions') && condition.conditions !== undefined;
  const tests = (isBlock ? conditionsIn(condition) : Object.entries(condition)).map(([name, test]) =>
    readTest(desk, object, name, test),
  );
  return isBlock && condition.operator === 'OR'
    ? (id) => tests.some((test) => test(id))
    : (id) => tests.every((test) => test(id));
}

function conditionsIn(block: JsonObject): readonly [name: string, test: JsonValue][] {
  const { operator, conditions } = block;
  if (!Array.isArray(conditions) || (operator !== 'AND' && operator !== 'OR')) throw unanswered(block);
  return conditions.map((inner) => {
    if (!isJsonObject(inner) || typeof inner.name !== 'string') throw unanswered(block);
    return [inner.name, inner];
  });
}

/** "ticket.severity", or with more behind it, such as "ticket.severity.2", which is the same. */
function readTest(desk: Desk, object: ObjectName, text: string, test: JsonValue): (id: number) => boolean {
  const [table, name = ''] = text.split('.');
  if (table !== object.toLowerCase() || !isJsonObject(test)) throw unanswered({ [text]: test });
  const { operator, value } = test;
  if (value === undefined) throw unanswered({ [text]: test });
  if (name === 'id' && operator === 'is not' && value === null) return () => true;
  const column = columnOf(desk, object, name);
  if (column === undefined) return () => false;
  const fits = readOperator(desk, column.kind, String(operator), value);
  if (fits === undefined) throw unanswered({ [text]: test });
  return (id) => fits(valueIn(column, id));
}

type ValueTest = (held: JsonValue) => boolean;

function readOperator({ release }: Desk, kind: Column, operator: string, value: JsonValue): ValueTest | undefined {
  switch (operator) {
    case 'is':
      return value === null ? (held) => isNull(kind, held) : among(kind, value);
    case 'is not': {
      if (value === null) return (held) => !isNull(kind, held);
      // Of a list, NULL is not among the forms without an entry, and so it counts.
      if (kind === 'list' || value === '') {
        const is = kind === 'text' || kind === 'list' ? among(kind, value) : undefined;
        return is && ((held) => !is(held));
      }
      // With the empty text among the values, NULL is left out as well (5.2/16 "any value outside a,b,c").
      if (kind !== 'text' || !listed(value).includes('')) return undefined;
      const isAmong = oneOf(listed(value));
      return (held) => held !== null && !isAmong(held);
    }
    case 'before (absolute)':
    case 'after (absolute)': {
      // Both include the number itself (5.2/16 "before (absolute) 0", "below a new minimum or above a new maximum").
      if (kind !== 'integer' || typeof value !== 'number') return undefined;
      return (held) => typeof held === 'number' && (operator === 'after (absolute)' ? held >= value : held <= value);
    }
    case 'contains one': {
      const sought = new Set(listed(value).map(asText));
      return kind === 'list' ? (held) => Array.isArray(held) && held.some((one) => sought.has(asText(one))) : undefined;
    }
    case 'contains': {
      // An underscore is any character there, so that they count characters (5.2/16).
      const isCount = !has(release, 'blocks of conditions') && kind === 'text' && /^_+$/.test(asText(value));
      return isCount ? (held) => typeof held === 'string' && [...held].length >= asText(value).length : undefined;
    }
    case 'matches regex':
      if (!has(release, 'blocks of conditions') || kind !== 'text' || typeof value !== 'string') return undefined;
      return matching(value);
    default:
      return undefined;
  }
}

/** An external data source without a value is like NULL (7.1/13 "Ticket.c_ext: no value"). */
function isNull(kind: Column, held: JsonValue): boolean {
  return held === null || (kind === 'json' && !(isJsonObject(held) && (held.value ?? null) !== null));
}

function listed(value: JsonValue): readonly JsonValue[] {
  return Array.isArray(value) ? value : [value];
}

/** The two forms of a list without an entry, as the database writes them. */
const LISTS_WITHOUT_ENTRY: Readonly<Record<string, string>> = { '{}': '[]', '{""}': '[""]' };

/** Those of another database: an error to this one, which the service answers with 0 (6.1-mariadb/01 has them). */
const FORMS_OF_MARIADB: readonly JsonValue[] = ['""', '[]', '[""]'];

/** Whether the record holds one of these values. The empty text means NULL as well. */
function among(kind: Column, value: JsonValue): ValueTest | undefined {
  const values = listed(value);
  switch (kind) {
    case 'text':
      // Among several values too (5.2/16 "(is [\"\"]) null or empty").
      if (values.includes('')) return (held) => held === null || values.includes(held);
      return values.every((one) => typeof one === 'string') ? oneOf(values) : undefined;
    case 'integer':
      return values.every((one) => typeof one === 'number') ? oneOf(values) : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? (held) => held === value : undefined;
    case 'list': {
      if (FORMS_OF_MARIADB.includes(value)) return () => false;
      const sought = new Set<string | undefined>(values.map((form) => LISTS_WITHOUT_ENTRY[asText(form)]));
      return sought.has(undefined) ? undefined : (held) => sought.has(JSON.stringify(held));
    }
    case 'json': {
      const sought = new Set(values.map((one) => (isJsonObject(one) ? asText(one.value) : undefined)));
      return sought.has(undefined) ? undefined : (held) => isJsonObject(held) && sought.has(asText(held.value));
    }
    default:
      return undefined;
  }
}

function oneOf(values: readonly JsonValue[]): ValueTest {
  const sought = new Set(values);
  return (held) => sought.has(held);
}

/** More repetitions than these are no regular expression to the database (6.5/24 "longer than 255, regex ^.{256,}$"). */
const MOST_REPETITIONS = 255;

/** A regular expression of the database: a dot is any character, a line break as well (6.5/24). */
function matching(text: string): ValueTest | undefined {
  if (!/^(?:(?:\^\.\|)?[\^$.(){}\d,]+(?: \*\[\^ \])?|\^\[[^\\\]]+\]\+\$)$/u.test(text)) return undefined;
  const counts = [...text.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].flatMap(([, least, most = '']) => [least, most]);
  if (counts.some((count) => Number(count) > MOST_REPETITIONS)) return () => false;
  const pattern = new RegExp(text, 'isu');
  return (held) => typeof held === 'string' && pattern.test(held);
}

function unanswered(condition: JsonValue | undefined): Error {
  return internalError(501, `the sandbox does not answer this condition: ${JSON.stringify(condition)?.slice(0, 200)}`);
}
