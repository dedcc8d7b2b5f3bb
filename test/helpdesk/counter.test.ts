import { describe, expect, test } from 'vitest';
import type { CountedField, NotCounted, RecordQuestion } from '../../src/model/record-count.ts';
import { countAnswer, counting, type Numbers } from './counting-desk.ts';
import { error, hangUp, json, page, type Reply, raw } from './scripted-server.ts';

const FAX: CountedField = { object: 'Ticket', name: 'fax', data_type: 'input' };
const FILLED: RecordQuestion = { field: FAX, hit: 'value-deleted' };

const ALL = '{"ticket.id":{"operator":"is not","value":null}}';
const WITH = '{"ticket.fax":{"operator":"is not","value":""}}';
const WITHOUT = '{"ticket.fax":{"operator":"is","value":""}}';

/** A desk of 100 tickets, 37 of them with a fax number; everything else is asked wrongly, and answers 0. */
const DESK: Readonly<Record<string, number>> = { [ALL]: 100, [WITH]: 37, [WITHOUT]: 63 };
const numbersOf =
  (desk: Readonly<Record<string, number | Reply>>): Numbers =>
  (condition) =>
    desk[condition] ?? 0;

test('a number is counted with two requests for its field and one for its object', async () => {
  const { counter, server } = await counting('6.5', numbersOf(DESK));
  expect(await counter.count(FILLED)).toEqual({ records: 37, of: 100 });
  expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/v1/tickets/selector',
    'POST /api/v1/tickets/selector',
    'POST /api/v1/tickets/selector',
  ]);
  // What is known is not asked again.
  expect(await counter.count({ field: FAX, hit: 'time-stored' })).toEqual({ records: 37, of: 100 });
  expect(await counter.countAll('Ticket')).toEqual({ records: 100, of: 100 });
  expect(server.received).toHaveLength(3);
  await counter.close();
});

test('part of the filled records costs one request more, and none where nothing is filled', async () => {
  const some = { ...DESK, '{"ticket.fax":{"operator":"is","value":["a","b"]}}': 4 };
  const { counter, server } = await counting('6.5', numbersOf(some));
  const asked: RecordQuestion = { field: FAX, hit: 'option-removed', options: ['a', 'b'] };
  expect(await counter.count(asked)).toEqual({ records: 4, of: 100 });
  expect(server.received).toHaveLength(4);
  await counter.close();
  const none = await counting('6.5', numbersOf({ ...DESK, [WITH]: 0, [WITHOUT]: 100 }));
  expect(await none.counter.count(asked)).toEqual({ records: 0, of: 100 });
  expect(none.server.received).toHaveLength(3);
  await none.counter.close();
});

test('an object without any record has no field with a value', async () => {
  const { counter, server } = await counting('6.5', () => 0);
  expect(await counter.count(FILLED)).toEqual({ records: 0, of: 0 });
  expect(server.received).toHaveLength(1);
  await counter.close();
});

describe('a number is not known', () => {
  test.each<[string, RecordQuestion, NotCounted]>([
    ['of groups', { ...FILLED, field: { ...FAX, object: 'Group' } }, { not_counted: 'object' }],
    ['of users in 5.2', { ...FILLED, field: { ...FAX, object: 'User' } }, { not_counted: 'release' }],
  ])('%s, and nothing is sent', async (_, question, why) => {
    const { counter, server } = await counting('5.2', () => 0);
    expect(await counter.count(question)).toEqual({ records: null, ...why });
    expect(server.received).toHaveLength(0);
    await counter.close();
  });

  test('where the data type has no such question', async () => {
    const { counter } = await counting('6.5', (condition) => (condition.includes('fax') ? 50 : 100));
    const field: CountedField = { ...FAX, data_type: 'date' };
    const asked = await counter.count({ field, hit: 'option-removed', options: ['2026-11-22'] });
    expect(asked).toEqual({ records: null, not_counted: 'data-type' });
    await counter.close();
  });

  test.each<[string, Reply, NotCounted]>([
    ['401', error(401, 'Invalid token'), { not_counted: 'permission' }],
    ['403', error(403, 'Not authorized (token)!'), { not_counted: 'permission' }],
    ['no such route', error(404, 'No route matches [POST] /api/v1/tickets/selector'), { not_counted: 'no-answer' }],
    ['a proxy’s 404', page(404, 'Not Found'), { not_counted: 'no-answer' }],
    [
      'an object that has no selector',
      error(422, 'Given object does not support selector'),
      { not_counted: 'no-answer' },
    ],
    ['500', json(500, { error: 'Error ID WoZ1J6mZ' }), { not_counted: 'no-answer' }],
    ['500 with a number', json(500, { object_count: 7 }), { not_counted: 'no-answer' }],
    ['a page', page(200, 'Welcome'), { not_counted: 'no-answer' }],
    ['a redirect', page(302, 'Moved'), { not_counted: 'no-answer' }],
    ['a text', raw(200, 'seven'), { not_counted: 'no-answer' }],
    ['nothing', raw(200, ''), { not_counted: 'no-answer' }],
    ['a list', json(200, [7]), { not_counted: 'no-answer' }],
    ['a number as text', countAnswer('7', 'object_count'), { not_counted: 'no-answer' }],
    ['half a record', countAnswer(7.5, 'object_count'), { not_counted: 'no-answer' }],
    ['less than none', countAnswer(-1, 'object_count'), { not_counted: 'no-answer' }],
    ['no number', json(200, { object_ids: [], assets: {} }), { not_counted: 'no-answer' }],
    ['null', countAnswer(null, 'object_count'), { not_counted: 'no-answer' }],
    ['a broken connection', hangUp, { not_counted: 'no-answer' }],
  ])('after %s', async (_, reply, why) => {
    const first = await counting('6.5', () => reply);
    expect(await first.counter.count(FILLED)).toEqual({ records: null, ...why });
    expect(first.server.received).toHaveLength(1);
    await first.counter.close();
    const later = await counting('6.5', numbersOf({ ...DESK, [WITHOUT]: reply }));
    expect(await later.counter.count(FILLED)).toEqual({ records: null, ...why });
    expect(later.server.received).toHaveLength(3);
    await later.counter.close();
  });

  test('in time', async () => {
    const { counter, server } = await counting('6.5', numbersOf({ ...DESK, [WITH]: () => undefined }), 1500);
    expect(await counter.count(FILLED)).toEqual({ records: null, not_counted: 'too-slow', seconds: 1.5 });
    // The others are not held up.
    expect(await counter.countAll('Ticket')).toMatchObject({ records: 100 });
    expect(server.received).toHaveLength(3);
    await counter.close();
  });

  test('because nobody is there', async () => {
    const { counter, server } = await counting('6.5', () => 0);
    await counter.close();
    expect(await counter.count(FILLED)).toEqual({ records: null, not_counted: 'no-answer' });
    expect(server.received).toHaveLength(0);
  });
});

describe('a question that fails in silence', () => {
  test.each<[string, Readonly<Record<string, number>>]>([
    ['both ways', { [ALL]: 100 }],
    ['with a value', { ...DESK, [WITH]: 0 }],
    ['without one', { ...DESK, [WITHOUT]: 0 }],
    ['never: each is told all', { [ALL]: 100, [WITH]: 100, [WITHOUT]: 100 }],
  ])('%s is no 0', async (_, desk) => {
    const { counter } = await counting('6.5', numbersOf(desk));
    expect(await counter.count(FILLED)).toEqual({ records: null, not_counted: 'contradiction' });
    expect(await counter.count({ field: FAX, hit: 'option-removed', options: ['a'] })).toMatchObject({
      records: null,
    });
    await counter.close();
  });

  test('is no part larger than the whole', async () => {
    const { counter } = await counting(
      '6.5',
      numbersOf({ ...DESK, '{"ticket.fax":{"operator":"is","value":"a"}}': 100 }),
    );
    expect(await counter.count({ field: FAX, hit: 'option-removed', options: ['a'] })).toEqual({
      records: null,
      not_counted: 'contradiction',
    });
    await counter.close();
  });

  const LONG: RecordQuestion = { field: FAX, hit: 'value-too-long', characters: 300 };
  const PATTERN = { operator: 'matches regex', value: '^(.{250}){1}.{50} *[^ ]' };
  const PROBE = JSON.stringify({ 'ticket.fax': { operator: 'matches regex', value: '^.' } });

  test('is told from 0 by a probe, which a hit makes needless', async () => {
    const hit = await counting('6.5', numbersOf({ ...DESK, [JSON.stringify({ 'ticket.fax': PATTERN })]: 14 }));
    expect(await hit.counter.count(LONG)).toEqual({ records: 14, of: 100 });
    expect(hit.server.received).toHaveLength(4);
    const none = await counting('6.5', numbersOf({ ...DESK, [PROBE]: 37 }));
    expect(await none.counter.count(LONG)).toEqual({ records: 0, of: 100 });
    expect(none.server.received).toHaveLength(5);
    const broken = await counting('6.5', numbersOf(DESK));
    expect(await broken.counter.count(LONG)).toEqual({ records: null, not_counted: 'contradiction' });
    const older = await counting(
      '5.2',
      numbersOf({ ...DESK, '{"ticket.fax":{"operator":"contains","value":"_"}}': 37 }),
    );
    expect(await older.counter.count(LONG)).toEqual({ records: 0, of: 100 });
  });
});

test('the probe of a length has no repetition, and each field has one', async () => {
  const probe = '{"ticket.fax":{"operator":"matches regex","value":"^."}}';
  const long = (characters: number): RecordQuestion => ({ field: FAX, hit: 'value-too-long', characters });
  const { counter, server } = await counting('6.5', numbersOf({ ...DESK, [probe]: 37 }));
  const none = { records: 0, of: 100 };
  expect(await Promise.all([counter.count(long(300)), counter.count(long(500))])).toEqual([none, none]);
  const sent = server.received.filter(({ body }) => body.includes('matches regex'));
  expect(sent.map(({ body }) => body.includes('{250}')).sort()).toEqual([false, true, true]);
  await counter.close();
});

test('the probe of a pattern that may be too complex contains it, behind what the database finds first', async () => {
  const long: RecordQuestion = { field: FAX, hit: 'value-too-long', characters: 50_000 };
  const probe = (value: string): string => JSON.stringify({ 'ticket.fax': { operator: 'matches regex', value } });
  const tooComplex = await counting('6.5', numbersOf({ ...DESK, [probe('^.')]: 37 }));
  expect(await tooComplex.counter.count(long)).toEqual({ records: null, not_counted: 'contradiction' });
  const read = { ...DESK, [probe('^.|^(.{250}){200}.{0} *[^ ]')]: 37 };
  const { counter } = await counting('6.5', numbersOf(read));
  expect(await counter.count(long)).toEqual({ records: 0, of: 100 });
});

describe('a help desk at work', () => {
  test('gets a ticket meanwhile', async () => {
    let all = 99;
    const grows: Numbers = (condition) => (condition === ALL ? all++ : (DESK[condition] ?? 0));
    const { counter, server } = await counting('6.5', grows);
    expect(await counter.count(FILLED)).toEqual({ records: 37, of: 100 });
    expect(server.received).toHaveLength(4);
    await counter.close();
  });

  test('is asked four questions at a time, on connections that are kept', async () => {
    let [open, most] = [0, 0];
    const slow: Reply = (response, request, body) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        countAnswer(body.includes('id') ? 2 : 1, 'object_count')(response, request, body);
      }, 20);
    };
    const { counter, server } = await counting('6.5', () => slow);
    const fields = Array.from({ length: 20 }, (_, index) => ({ ...FAX, name: `f${index}x` }));
    const counts = await Promise.all(fields.map((field) => counter.count({ field, hit: 'value-deleted' })));
    expect(counts.every((count) => count.records === 1)).toBe(true);
    expect(most).toBe(4);
    expect(server.received).toHaveLength(41);
    expect(new Set(server.received.map(({ fromPort }) => fromPort)).size).toBeLessThan(12);
    await counter.close();
  });
});

describe('a slow question', () => {
  const slow: Numbers = (condition) => (condition.includes('matches regex') ? () => undefined : (DESK[condition] ?? 0));
  const long = (characters: number): RecordQuestion => ({ field: FAX, hit: 'value-too-long', characters });

  test('that got no answer in time is the last one: the help desk still computes it', async () => {
    const { counter, server } = await counting('6.5', slow, 1000);
    const tooSlow = { records: null, not_counted: 'too-slow', seconds: 1 };
    expect(await Promise.all([counter.count(long(300)), counter.count(long(500))])).toEqual([tooSlow, tooSlow]);
    expect(server.received.filter(({ body }) => body.includes('matches regex'))).toHaveLength(1);
    // Quick ones are still asked.
    expect(await counter.count({ field: FAX, hit: 'option-removed', options: ['a'] })).toMatchObject({ of: 100 });
    await counter.close();
  });

  test('is asked alone, and has the time that the target allows', async () => {
    let [open, most] = [0, 0];
    const counted: Reply = (response, request, body) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        countAnswer(5, 'object_count')(response, request, body);
      }, 20);
    };
    const { counter } = await counting('6.5', (condition) =>
      condition.includes('matches regex') ? counted : (DESK[condition] ?? 0),
    );
    const counts = await Promise.all([300, 400, 500].map((characters) => counter.count(long(characters))));
    expect(counts.map((count) => count.records)).toEqual([5, 5, 5]);
    expect(most).toBe(1);
    await counter.close();
  });
});

test('where a value becomes required, a text of blanks is missing too', async () => {
  const asked: RecordQuestion = { field: FAX, hit: 'value-missing' };
  const blanks = (condition: string): boolean => / \\t|\["", ?" "/u.test(condition);
  for (const release of ['5.2', '6.5'] as const) {
    const { counter } = await counting(release, (condition) => (blanks(condition) ? 83 : (DESK[condition] ?? 0)));
    expect(await counter.count(asked)).toEqual({ records: 63 + 20, of: 100 });
    await counter.close();
  }
});
