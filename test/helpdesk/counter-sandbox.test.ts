import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectCounter, type RecordCounter } from '../../src/helpdesk/counter.ts';
import type { ObjectName } from '../../src/model/attribute-key.ts';
import { isDataType } from '../../src/model/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../../src/model/json.ts';
import type { CountedField, RecordQuestion } from '../../src/model/record-count.ts';
import { type DeskRelease, deskRelease, isSince, RELEASES, type Release } from '../../src/model/release.ts';
import { ATTRIBUTES, addRecord, ask, held, stageSandbox, TOKEN } from '../sandbox/support.ts';
import { connectionTo } from './given.ts';

/** The fields of a recording, of every data type, as somebody made them there. */
const CREATIONS: readonly JsonObject[] = readFileSync('test/recordings/6.5/24_counts.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map(parseJson)
  .filter(isJsonObject)
  .flatMap(({ step, request }) =>
    /^create (?:Ticket|User|Organization)\./u.test(String(step)) && isJsonObject(request) && isJsonObject(request.body)
      ? [request.body]
      : [],
  );

/** What one record after the other holds; every field has another number of values, so that each gets other partners. */
const VALUES: Readonly<Record<string, readonly JsonValue[]>> = {
  input: ['', 'short', null, 'x'.repeat(81), 'ü\n'.repeat(60), '0', '  ', `${'w'.repeat(119)}  `],
  textarea: [null, 'y'.repeat(300), 'y'.repeat(299), '', 'z\n'.repeat(300)],
  richtext: ['<p>a</p>', null, ''],
  integer: [0, null, 42, -7],
  boolean: [true, false, null, true, true],
  date: ['2026-01-31', null, '2026-12-31'],
  datetime: [null, '2026-01-31T10:00:00Z'],
  select: ['a', '', 'b', null, 'old', 'a', 'c'],
  tree_select: ['Top', 'Top::Sub', null, '', 'Top::Sub::Leaf'],
  checkbox: ['a', null, 'b'],
  multiselect: [['a'], [], ['a', 'b'], null, [''], ['old'], ['b', 'c'], ['a,b', '"q"'], ['', 'b']],
  multi_tree_select: [['Top::Sub'], null, [], ['Top', 'Top::Sub::Leaf'], ['']],
};

/** What 5.2 answers, a release before 6.1 answers too: no pattern, and tickets alone. */
const ASKED_AS: readonly (readonly [asked: string, release: Release])[] = [
  ...RELEASES.map((release) => [release, release] as const),
  ['6.0', '5.2'],
];

describe.each(ASKED_AS)('asked as %s on the sandbox of %s, its own records are the truth', (asked, release) => {
  let desk: FilledDesk;
  beforeAll(async () => {
    desk = await fillSandbox(release, deskRelease(asked));
  });
  afterAll(() => desk.close());

  test('every field has the number of records with a value and without', async () => {
    for (const field of desk.fields) {
      const values = desk.valuesOf(field);
      const name = `${field.object}.${field.name}`;
      const filled = values.filter((value) => !isEmpty(value)).length;
      expect(filled, name).toBeGreaterThan(0);
      expect(await desk.counter.count({ field, hit: 'value-deleted' }), name).toEqual(known(filled, values));
    }
  });

  test.each([
    ['a'],
    ['a', 'old'],
    ['a,b'],
    ['Top::Sub'],
    ['Top', 'Top::Sub::Leaf'],
    ['true'],
    ['false', 'true'],
    ['0', '-7', 'x'],
  ])('any of %j', async (...choices) => {
    for (const field of desk.fields.filter(({ data_type }) => !/^date|ajax/u.test(data_type))) {
      const values = desk.valuesOf(field);
      const held = values.filter((value) =>
        Array.isArray(value) ? value.some((one) => choices.includes(String(one))) : choices.includes(String(value)),
      );
      expect(await desk.counter.count({ field, hit: 'option-removed', options: choices }), field.name).toEqual(
        known(held.length, values),
      );
    }
  });

  test.each([0, 3, 80, 119, 254, 255, 299, 600, 1200, 5000])('longer than %i', async (characters) => {
    for (const field of desk.fields.filter(({ data_type }) =>
      /^(?:input|textarea|richtext|select)$/u.test(data_type),
    )) {
      const values = desk.valuesOf(field);
      // A migration cuts spaces at the end; 5.2 counts them.
      const lengthOf = (text: string): number =>
        [...(isSince(release, '6.5') ? text.replace(/ +$/u, '') : text)].length;
      const longer = values.filter((value) => typeof value === 'string' && lengthOf(value) > characters);
      expect(await desk.counter.count({ field, hit: 'value-too-long', characters }), field.name).toEqual(
        known(longer.length, values),
      );
    }
  });

  test('longer than a pattern can say is not known, and never 0', async () => {
    const field: CountedField = { object: 'Ticket', name: 'c_textarea', data_type: 'textarea' };
    const count = await desk.counter.count({ field, hit: 'value-too-long', characters: 64_000 });
    if (isSince(release, '6.5')) expect(count).toEqual({ records: null, not_counted: 'contradiction' });
    else expect(count).toMatchObject({ records: 0 });
  });

  test('which records lack a value that becomes required: those without one, and texts of blanks', async () => {
    for (const field of desk.fields) {
      const values = desk.valuesOf(field);
      const isBlank = (value: JsonValue): boolean => typeof value === 'string' && value.trim() === '';
      const lacking = values.filter((value) => isEmpty(value) || isBlank(value));
      expect(await desk.counter.count({ field, hit: 'value-missing' }), field.name).toEqual(
        known(lacking.length, values),
      );
    }
  });

  test('which texts are none of the options, and which numbers are outside a range', async () => {
    const known = async (question: RecordQuestion, isHit: (value: JsonValue) => boolean) => {
      const values = desk.valuesOf(question.field);
      expect(await desk.counter.count(question), `${question.field.name}: ${JSON.stringify(question)}`).toEqual({
        records: values.filter(isHit).length,
        of: values.length,
      });
    };
    for (const field of desk.fields.filter(({ data_type }) => /^(?:input|select)$/u.test(data_type)))
      for (const choices of [['a', 'short'], ['none'], []])
        await known(
          { field, hit: 'value-not-offered', options: choices },
          (value) => typeof value === 'string' && value !== '' && !choices.includes(value),
        );
    for (const field of desk.fields.filter(({ data_type }) => data_type === 'integer'))
      for (const limit of [-8, 0, 42]) {
        await known({ field, hit: 'value-below-min', limit }, (value) => typeof value === 'number' && value < limit);
        await known({ field, hit: 'value-above-max', limit }, (value) => typeof value === 'number' && value > limit);
      }
  });

  test('a field that is not there, or is made and not migrated, has no number', async () => {
    await ask(desk.url, 'POST', ATTRIBUTES, { ...CREATIONS[0], name: 'not_yet' });
    for (const name of ['not_yet', 'nothing'])
      expect(
        await desk.counter.count({ field: { object: 'Ticket', name, data_type: 'input' }, hit: 'value-deleted' }),
      ).toEqual({ records: null, not_counted: 'contradiction' });
  });

  test('objects that it does not count are said to be so', async () => {
    const reasonOf = async (object: ObjectName): Promise<string> => {
      const count = await desk.counter.countAll(object);
      return count.records === null ? count.not_counted : 'counted';
    };
    const others = isSince(release, '6.5') ? 'counted' : 'release';
    expect([
      await reasonOf('Ticket'),
      await reasonOf('User'),
      await reasonOf('Organization'),
      await reasonOf('Group'),
    ]).toEqual(['counted', others, others, 'object']);
  });

  test('a token without the permission gets no number', async () => {
    const counter = connectCounter(
      connectionTo(desk.url, { credentials: { kind: 'token', token: 'an agent’s' } }),
      deskRelease(asked),
    );
    const field: CountedField = { object: 'Ticket', name: 'c_input', data_type: 'input' };
    expect(await counter.count({ field, hit: 'value-deleted' })).toEqual({ records: null, not_counted: 'permission' });
    await counter.close();
  });
});

function known(records: number, { length }: readonly JsonValue[]): unknown {
  return { records, of: length };
}

function isEmpty(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.length === 0 || (value.length === 1 && value[0] === '');
  return value === null || value === '' || (isJsonObject(value) && Object.keys(value).length === 0);
}

interface FilledDesk {
  readonly url: string;
  readonly fields: readonly CountedField[];
  readonly counter: RecordCounter;
  /** What every record that is counted holds: each user but the first, and all records of the other objects. */
  readonly valuesOf: (field: CountedField) => readonly JsonValue[];
  readonly close: () => Promise<void>;
}

async function fillSandbox(release: Release, asked: DeskRelease): Promise<FilledDesk> {
  const agent = {
    login: 'agent@example.com',
    roles: ['Agent'],
    tokens: [{ token: 'an agent’s', permissions: ['ticket.agent'] }],
  };
  const sandbox = await stageSandbox({ release, users: [agent] });
  const { url, desk } = sandbox;
  const objects: readonly ObjectName[] = isSince(release, '6.5') ? ['Ticket', 'User', 'Organization'] : ['Ticket'];
  const made = CREATIONS.filter(
    ({ object, data_type }) =>
      objects.some((one) => one === object) && (isSince(release, '6.5') || !String(data_type).includes('external')),
  );
  // One of each from before the fields.
  for (const object of objects) addRecord(desk, object, identityOf(object, 99));
  for (const body of made) await ask(url, 'POST', ATTRIBUTES, body);
  await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
  for (const object of objects)
    for (let index = 0; index < 40; index += 1) {
      const held = made
        .filter((one) => one.object === object)
        .map(({ name, data_type }) => [String(name), valueAt(String(data_type), index, release)]);
      addRecord(desk, object, {
        ...identityOf(object, index),
        ...Object.fromEntries(held.filter(([, value]) => value !== undefined)),
      });
    }
  const counter = connectCounter(connectionTo(url, { credentials: { kind: 'token', token: TOKEN } }), asked);
  const fields = made.flatMap(({ object, name, data_type }): readonly CountedField[] => {
    const known = objects.find((one) => one === object);
    const type = String(data_type);
    return known === undefined || !isDataType(type) ? [] : [{ object: known, name: String(name), data_type: type }];
  });
  return {
    url,
    fields,
    counter,
    valuesOf: ({ object, name }) =>
      [...held(desk, object, name)].filter(([id]) => object !== 'User' || id !== 1).map(([, value]) => value),
    close: async () => {
      await counter.close();
      await sandbox.close();
    },
  };
}

function identityOf(object: ObjectName, index: number): JsonObject {
  switch (object) {
    case 'User':
      return { login: `user${index}` };
    case 'Organization':
      return { name: `Organization ${index}` };
    default:
      return { title: `Ticket ${index}` };
  }
}

function valueAt(data_type: string, index: number, release: Release): JsonValue | undefined {
  if (data_type.includes('external')) return externalAt(index, release);
  const values = VALUES[data_type] ?? [];
  return index % 9 === 8 ? undefined : values[index % values.length];
}

/** 7.1 takes no null (7.1/13 "external data source"). */
function externalAt(index: number, release: Release): JsonValue {
  const none = isSince(release, '7.1') ? {} : null;
  return [none, { value: '1', label: 'One' }, { value: '2', label: 'Two' }][index % 3] ?? none;
}
