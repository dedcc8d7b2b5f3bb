import { describe, expect, test } from 'vitest';
import { attributeKey } from '../../src/model/attribute-key.ts';
import type { Hit, RecordCount } from '../../src/model/record-count.ts';
import { countQuestions, recordQuestion } from '../../src/plan/count-questions.ts';
import type { Plan } from '../../src/plan/plan.ts';
import type { CountDocument } from '../../src/plan/plan-document.ts';
import { recordExcess, reviewedRecords } from '../../src/plan/record-limit.ts';
import { absent, inYaml, onDesk, planFor, RULES } from './builders.ts';

const asked = (plan: Plan): readonly unknown[] => countQuestions(plan).map(({ row, ...hit }) => [row.key, hit]);
const select = (options: Record<string, string>) => ({ type: 'select', option: { options, maxlength: 255 } }) as const;
const cell = (required: boolean) => ({ edit: { 'ticket.agent': { shown: true, required } } });

describe('a plan asks', () => {
  test('nothing where it neither deletes nor narrows anything', () => {
    expect(asked(planFor([inYaml({ display: 'Another' })], [onDesk()]))).toEqual([]);
    expect(asked(planFor([inYaml()], []))).toEqual([]);
    expect(asked(planFor([], [onDesk()]))).toEqual([]);
    const wider = inYaml({ option: { type: 'text', maxlength: 200 } });
    expect(asked(planFor([wider], [onDesk()]))).toEqual([]);
  });

  test('nothing about a row that was never migrated', () => {
    const pending = onDesk({ ...select({ a: 'A', b: 'B' }), waiting_for: ['creation', 'column-change'] });
    expect(asked(planFor([absent()], [pending]))).toEqual([]);
    expect(asked(planFor([inYaml(select({ a: 'A' }))], [pending]))).toEqual([]);
  });

  test('who holds a value of a field that goes, also of one that others have marked', () => {
    const theirs = onDesk({ name: 'theirs', waiting_for: ['deletion'] });
    const live = [onDesk(), theirs];
    const filled = { hit: 'value-deleted' };
    expect(asked(planFor([absent()], live))).toEqual([['Ticket.severity', filled]]);
    expect(asked(planFor([absent()], live, { foreignChanges: 'include' }))).toEqual([
      ['Ticket.severity', filled],
      ['Ticket.theirs', filled],
    ]);
    expect(asked(planFor([], live, { foreignChanges: 'include' }))).toEqual([]);
  });

  test('about each narrowed setting of one field, and once about cells that become required', () => {
    const before = { ...select({ a: 'A', b: 'B', c: 'C' }), screens: {} };
    const after = {
      ...select({ b: 'B' }),
      screens: { ...cell(true), create_middle: { 'ticket.agent': { shown: true, required: true } } },
    };
    const accept = ['option_removed', 'required'] as const;
    const expected = [
      ['Ticket.severity', { hit: 'option-removed', options: ['a', 'c'] }],
      ['Ticket.severity', { hit: 'value-missing' }],
    ];
    expect(asked(planFor([inYaml({ ...after, accept })], [onDesk(before)]))).toEqual(expected);
    // A number helps to decide whether it is to be accepted.
    expect(asked(planFor([inYaml(after)], [onDesk(before)]))).toEqual(expected);
  });

  test('nothing about the choice that stands for no choice', () => {
    const before = onDesk(select({ '': '-', a: 'A', b: 'B' }));
    const accept = ['option_removed'] as const;
    expect(asked(planFor([inYaml({ ...select({ a: 'A', b: 'B' }), accept })], [before]))).toEqual([]);
    expect(asked(planFor([inYaml({ ...select({ a: 'A' }), accept })], [before]))).toEqual([
      ['Ticket.severity', { hit: 'option-removed', options: ['b'] }],
    ]);
  });

  test('about a length that an earlier apply has staged', () => {
    const shorter = { type: 'text', maxlength: 80 };
    const staged = onDesk({ pending: shorter, waiting_for: ['column-change'] });
    const plan = planFor([inYaml({ option: shorter, accept: ['shorter_maxlength'] })], [staged]);
    expect(asked(plan)).toEqual([['Ticket.severity', { hit: 'value-too-long', characters: 80 }]]);
  });

  test('nothing that a refused plan would not do for another reason', () => {
    const fixed = onDesk({ editable: false, screens: cell(false) });
    expect(asked(planFor([inYaml({ screens: cell(true), accept: ['required'] })], [fixed]))).toEqual([]);
    expect(asked(planFor([absent()], [onDesk({ not_deletable_reason: 'Trigger: Mail' })]))).toEqual([]);
  });

  test('by the type that the column has, and not about one that has none', () => {
    const [question] = countQuestions(planFor([absent()], [onDesk({ type: 'date' })]));
    expect(question && recordQuestion(question)).toEqual({
      hit: 'value-deleted',
      field: { object: 'Ticket', name: 'severity', data_type: 'date' },
    });
    const [unknown] = countQuestions(planFor([absent()], [onDesk({ data_type: 'tag' })]));
    expect(unknown && recordQuestion(unknown)).toBeUndefined();
  });
});

const counted = (records: number): RecordCount => ({ records, of: 5000 });
const notCounted: RecordCount = { records: null, not_counted: 'permission' };
const notSaved: RecordCount = { records: null, not_counted: 'not-saved' };

function countOf(count: RecordCount, hit: Hit = { hit: 'value-deleted' }, name = 'severity'): CountDocument {
  return { key: attributeKey('Ticket', name), ...hit, ...count };
}

describe('values that do not fit', () => {
  const hit = { hit: 'value-too-long', characters: 80 } as const;
  const shorter = { option: { type: 'text', maxlength: 80 } };
  const planOf = (count: RecordCount, accept: readonly 'shorter_maxlength'[]) =>
    planFor([inYaml({ ...shorter, accept })], [onDesk()], { counts: [countOf(count, hit)] });

  test.each([
    ['are refused where they were counted', counted(14), 'values-too-long'],
    ['are no refusal where there are none', counted(0), undefined],
    ['are refused where nobody can count them', notCounted, 'values-not-counted'],
    ['are counted by the apply where a snapshot lacks the number', notSaved, undefined],
  ] as const)('%s', (_, count, code) => {
    const [decision] = planOf(count, ['shorter_maxlength']).document.decisions;
    expect(decision?.action === 'refuse' ? decision.code : undefined).toBe(code);
  });

  test.each<[RecordCount, string]>([
    [notCounted, "Check the values yourself, shorten the field in the help desk's admin pages, and migrate there."],
    [
      { records: null, not_counted: 'too-slow', seconds: 1.5 },
      'There was no answer within 1.5 s: raise `timeout` of the target, such as `timeout: 3s`, and count again.',
    ],
  ])('that are not counted for this reason have a way out: %j', (count, way) => {
    const [decision] = planOf(count, ['shorter_maxlength']).document.decisions;
    expect(decision).toMatchObject({ hint: `${way} Until then, write \`maxlength: 120\`.` });
  });

  test('are the reason before a missing consent, which would not help', () => {
    const [decision] = planOf(counted(1), []).document.decisions;
    expect(decision).toMatchObject({
      code: 'values-too-long',
      message: '1 ticket holds a value longer than 80 characters: the migration would fail',
      hint: 'Shorten them on the help desk first, or write `maxlength: 120`.',
    });
  });

  test('change no digest as long as the plan can be applied', () => {
    const digests = [counted(0), notSaved].map((count) => planOf(count, ['shorter_maxlength']).document.digest);
    expect(new Set(digests).size).toBe(1);
  });
});

describe('limits.records', () => {
  const one = countOf(counted(101));
  const other = countOf(counted(50), { hit: 'value-deleted' }, 'other');
  const keptChoices = countOf(counted(4000), { hit: 'option-removed', options: ['a'] }, 'choices');
  const unknown = countOf(notCounted);
  const rules = (allowed: readonly CountDocument[] = []) => ({
    recordLimit: 100,
    allowedDestroys: allowed.map(({ key }) => key),
  });
  const none = new Map();

  test.each([
    [
      'nothing is limited where it is not set',
      { recordLimit: undefined, allowedDestroys: [] },
      [one, unknown],
      none,
      undefined,
    ],
    ['as many as allowed', rules(), [countOf(counted(100))], none, undefined],
    ['one more', rules(), [one], none, { records: 101 }],
    ['the sum of all fields', rules(), [countOf(counted(51)), other], none, { records: 101 }],
    ['records that keep their value do not count', rules(), [other, keptChoices], none, undefined],
    ['a field that is allowed by name does not count', rules([one]), [one, other], none, undefined],
    ['what nobody could count', rules(), [unknown], none, { records: null }],
    ['what nobody could count for the review either', rules([unknown]), [unknown], none, undefined],
    [
      'what was counted for the review and is not now',
      rules([one]),
      [unknown],
      reviewedRecords([one]),
      { records: null },
    ],
    [
      'what a snapshot lacks is left to the apply',
      rules(),
      [countOf({ records: null, not_counted: 'not-saved' })],
      none,
      undefined,
    ],
    ['growth within the limit', rules([one]), [countOf(counted(201))], reviewedRecords([one]), undefined],
    [
      'growth beyond it',
      rules([one]),
      [countOf(counted(202))],
      reviewedRecords([one]),
      { records: 202, reviewed: 101 },
    ],
    ['fewer than were reviewed', rules([one]), [countOf(counted(0))], reviewedRecords([one]), undefined],
  ] as const)('%s', (_, limits, counts, reviewed, expected) => {
    const excess = recordExcess(limits, counts, reviewed);
    if (expected === undefined) expect(excess).toBeUndefined();
    else expect(excess).toMatchObject({ ...expected, limit: 100 });
  });

  test('is an obstacle of the plan', () => {
    const plan = planFor([absent()], [onDesk()], { ...RULES, recordLimit: 100, counts: [one] });
    expect(plan.document.obstacles).toEqual([
      { kind: 'record-limit', keys: ['Ticket.severity'], records: 101, limit: 100 },
    ]);
  });
});

describe('another data type', () => {
  const text = { type: 'input', option: { type: 'text', maxlength: 255 } } as const;

  test('from a choice to a text loses nothing, and needs no consent', () => {
    const plan = planFor([inYaml(text)], [onDesk(select({ a: 'A', b: 'B' }))]);
    const [decision] = plan.document.decisions;
    expect(
      decision?.action === 'update' && decision.changes.map(({ path, impact, needs }) => [path, impact, needs]),
    ).toEqual(
      expect.arrayContaining([
        ['data_type', 'none', undefined],
        ['data_option/options', 'none', undefined],
      ]),
    );
    expect(asked(plan)).toEqual([]);
  });

  test('from a text to a choice asks for the texts outside the options', () => {
    const plan = planFor([inYaml({ ...select({ a: 'A', b: 'B' }), accept: ['data_type'] })], [onDesk(text)]);
    expect(asked(plan)).toContainEqual(['Ticket.severity', { hit: 'value-not-offered', options: ['a', 'b'] }]);
    const refused = planFor([inYaml(select({ a: 'A' }))], [onDesk(text)]);
    expect(refused.document.decisions[0]).toMatchObject({ action: 'refuse', code: 'impact-not-accepted' });
    expect(asked(refused)).toContainEqual(['Ticket.severity', { hit: 'value-not-offered', options: ['a'] }]);
  });
});

test('a narrower range asks for the numbers outside, and a wider one for nothing', () => {
  const integer = (min: number, max: number) => ({ type: 'integer', option: { min, max } }) as const;
  const plan = planFor([inYaml({ ...integer(1, 9), accept: ['range'] })], [onDesk(integer(0, 10))]);
  expect(asked(plan)).toEqual([
    ['Ticket.severity', { hit: 'value-below-min', limit: 1 }],
    ['Ticket.severity', { hit: 'value-above-max', limit: 9 }],
  ]);
  expect(plan.document.decisions[0]).toMatchObject({ action: 'update' });
  const [refused] = planFor([inYaml(integer(1, 9))], [onDesk(integer(0, 10))]).document.decisions;
  expect(refused).toMatchObject({
    code: 'impact-not-accepted',
    hint: 'To accept this, add `accept: [range]` to Ticket.severity.',
  });
  expect(asked(planFor([inYaml(integer(-1, 99))], [onDesk(integer(0, 10))]))).toEqual([]);
});

test('a boolean with a default is refused for no record where it becomes required', () => {
  const boolean = (value: boolean | null) =>
    ({ type: 'boolean', option: { options: { true: 'yes', false: 'no' }, default: value } }) as const;
  const required = (value: boolean | null) =>
    planFor(
      [inYaml({ ...boolean(value), screens: cell(true) })],
      [onDesk({ ...boolean(value), screens: cell(false) })],
    );
  expect(required(false).document.decisions[0]).toMatchObject({ action: 'update' });
  expect(asked(required(false))).toEqual([]);
  expect(required(null).document.decisions[0]).toMatchObject({
    action: 'refuse',
    code: 'impact-not-accepted',
  });
  expect(asked(required(null))).toEqual([['Ticket.severity', { hit: 'value-missing' }]]);
});
