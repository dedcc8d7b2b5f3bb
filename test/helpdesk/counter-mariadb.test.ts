import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectCounter, type RecordCounter } from '../../src/helpdesk/counter.ts';
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../../src/model/json.ts';
import type { CountedField, RecordQuestion } from '../../src/model/record-count.ts';
import { deskRelease } from '../../src/model/release.ts';
import { connectionTo } from './given.ts';
import { json, serve } from './scripted-server.ts';

/**
 * A real 6.1 on MariaDB: what it answered to each condition. The first line of the recording has the truth by SQL.
 *
 * Two answers follow from recorded ones. It ignores blanks at the end, so a list of blanks with the empty text finds what
 * `["", " "]` found. And a list that is NULL or holds entries has none of the forms without one.
 */
const LINES = readFileSync('test/recordings/6.1-mariadb/01_counts.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map(parseJson)
  .filter(isJsonObject);

const recorded = new Map(
  LINES.flatMap(({ request, response }): readonly (readonly [string, JsonObject])[] =>
    isJsonObject(request) && isJsonObject(request.body) && isJsonObject(response)
      ? [[JSON.stringify(request.body.condition), response]]
      : [],
  ),
);
const FORMS: readonly JsonValue[] = ['""', '[]', '[""]'];

function answerOf(condition: JsonObject): JsonObject {
  const told = recorded.get(JSON.stringify(condition));
  if (told !== undefined) return told;
  const [[name, test] = []] = Object.entries(condition);
  const { operator, value } = isJsonObject(test) ? test : {};
  if (Array.isArray(value) && value[0] === '' && value[1] === ' ')
    return recorded.get(JSON.stringify({ [name ?? '']: { operator, value: ['', ' '] } })) ?? {};
  if (name === 'ticket.mtree' && FORMS.includes(value ?? null)) return { status: 200, body: { ticket_count: 0 } };
  // Neither blocks nor patterns are read by this release.
  return { status: 500, body: { error: 'Invalid condition' } };
}

let counter: RecordCounter;
beforeEach(async () => {
  const server = await serve([
    (response, request, body) => {
      const asked = parseJson(body);
      const { condition } = isJsonObject(asked) ? asked : {};
      const { status, body: answer } = answerOf(isJsonObject(condition) ? condition : {});
      json(Number(status), answer)(response, request, body);
    },
  ]);
  counter = connectCounter(connectionTo(server.url), deskRelease('6.1'));
});
afterEach(() => counter.close());

const TYPES = {
  txt: 'input',
  area: 'textarea',
  num: 'integer',
  sel: 'select',
  tree: 'tree_select',
  multi: 'multiselect',
  mtree: 'multi_tree_select',
  day: 'date',
  moment: 'datetime',
  flag: 'boolean',
} as const;
const field = (name: keyof typeof TYPES): CountedField => ({ object: 'Ticket', name, data_type: TYPES[name] });

describe('of 151 tickets on MariaDB', () => {
  test.each<[filled: number, name: keyof typeof TYPES]>([
    [78, 'txt'],
    [43, 'area'],
    [80, 'num'],
    [83, 'sel'],
    [81, 'tree'],
    [64, 'multi'],
    [70, 'mtree'],
    [55, 'day'],
    [55, 'moment'],
    [151, 'flag'],
  ])('%i hold a value of %s, and the others none', async (filled, name) => {
    expect(await counter.count({ field: field(name), hit: 'value-deleted' })).toEqual({ records: filled, of: 151 });
  });

  test.each<[records: number, what: string, question: RecordQuestion]>([
    [73, 'lack a text, blanks counted once', { field: field('txt'), hit: 'value-missing' }],
    [87, 'lack a choice of the list', { field: field('multi'), hit: 'value-missing' }],
    [25, 'have a text longer than 80', { field: field('txt'), hit: 'value-too-long', characters: 80 }],
    [3, 'have a number below 10', { field: field('num'), hit: 'value-below-min', limit: 10 }],
    [35, 'have a number above 500', { field: field('num'), hit: 'value-above-max', limit: 500 }],
    [55, 'have b or c', { field: field('sel'), hit: 'option-removed', options: ['b', 'c'] }],
    [45, 'have a among several', { field: field('multi'), hit: 'option-removed', options: ['a'] }],
    [35, 'have Z among several', { field: field('mtree'), hit: 'option-removed', options: ['Z'] }],
  ])('%i %s', async (records, _, question) => {
    expect(await counter.count(question)).toEqual({ records, of: 151 });
  });
});
