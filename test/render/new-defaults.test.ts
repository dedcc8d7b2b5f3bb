import { describe, expect, test } from 'vitest';
import type { RecordCount } from '../../src/model/record-count.ts';
import { countQuestions, hitCount } from '../../src/plan/count-questions.ts';
import type { Story } from '../../src/render/story/story.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';
import { planText, WIDE } from './told.ts';

type Settings = NonNullable<Parameters<typeof inYaml>[0]>;

const integer: Settings = { type: 'integer', option: { min: 0, max: 9, default: 7 } };
const datetime: Settings = {
  type: 'datetime',
  option: { past: true, future: true, diff: null, default: '2026-01-02T03:04:05Z' },
};
const choices = { a: 'A' };

/** What the plan of this new field says of its records, where they are counted so. */
function told(settings: Settings, count: RecordCount): readonly string[] {
  const plan = planFor([inYaml(settings)], []);
  const counts = countQuestions(plan).map((question) => hitCount(question, count, undefined));
  return saidOf(tellPlan(planFor([inYaml(settings)], [], { counts }), undefined));
}

/** What is said of the records of the one attribute. */
function saidOf({ entries }: Story): readonly string[] {
  const said = entries.flatMap(({ notes, lines }) => [...notes, ...lines.flatMap(({ impact }) => impact ?? [])]);
  return said.map(({ text }) => text).filter((text) => /^(?:fills|past or future)/u.test(text));
}

const counted = (records: number): RecordCount => ({ records, of: records });

describe('a new field', () => {
  test.each<[string, Settings, RecordCount, readonly string[]]>([
    ['of an integer fills its default in', integer, counted(151), ['fills 151 existing tickets with 7']],
    ['fills one record in, too', integer, counted(1), ['fills 1 existing ticket with 7']],
    [
      'of a boolean fills false in',
      { type: 'boolean', option: { default: false } },
      counted(2),
      ['fills 2 existing tickets with false'],
    ],
    [
      'of a date fills the default in',
      { type: 'date', option: { diff: null, default: '2026-01-02' } },
      counted(1500),
      ['fills 1,500 existing tickets with "2026-01-02"'],
    ],
    [
      'of another object names its records, without a number where they are not counted',
      { ...integer, object: 'Group' },
      { records: null, not_counted: 'object' },
      ['fills existing groups with 7; not counted: Zammad does not count groups'],
    ],
    [
      'without a default fills nothing in',
      { type: 'integer', option: { min: 0, max: 9, default: null } },
      counted(9),
      [],
    ],
    [
      'of a text leaves existing records empty',
      { option: { type: 'text', maxlength: 9, default: 'x' } },
      counted(9),
      [],
    ],
    ['of a choice too', { type: 'select', option: { options: choices, default: 'a' } }, counted(9), []],
    ['of a list too', { type: 'multiselect', option: { options: choices, default: ['a'] } }, counted(9), []],
  ])('%s', (_, settings, count, expected) => {
    expect(told(settings, count)).toEqual(expected);
  });

  test.each<[string, Settings, string]>([
    ['says that existing records get the default', integer, 'default: 7: existing tickets get it at once'],
    [
      'says that new ones do not get that of a datetime',
      datetime,
      'default: "2026-01-02T03:04:05Z": existing tickets get it at once; new ones do not: they follow `diff`',
    ],
    [
      'says that `null: false` refuses records without a value',
      { option: { type: 'text', maxlength: 9, null: false } },
      'may be empty (null): no: required: agents cannot save a ticket without it, new or old; API requests without it are answered 422',
    ],
    [
      'of an integer with a default refuses none',
      { type: 'integer', option: { min: 0, max: 9, default: 7, null: false } },
      'min: at least 0; max: at most 9; may be empty (null): no; position: last (1)',
    ],
  ])('%s', (_, settings, line) => {
    expect(
      planText([inYaml(settings)], [], WIDE).map((written) => written.trim().replace(/ {2}attributes.*$/u, '')),
    ).toContain(line);
  });
});

test('another default on a live field fills nothing', () => {
  const other = inYaml({ ...integer, option: { ...integer.option, default: 8 } });
  expect(countQuestions(planFor([other], [onDesk(integer)]))).toEqual([]);
});

test.each([
  [0, 'past or future times not allowed: no ticket holds a time'],
  [1, 'past or future times not allowed: 1 ticket holds a time, and cannot be saved if it is no longer allowed'],
  [9, 'past or future times not allowed: 9 tickets hold a time, and cannot be saved if it is no longer allowed'],
])('times that become forbidden on both sides are counted once, where %i records hold one', (records, text) => {
  const after = { ...datetime, option: { ...datetime.option, past: false, future: false } };
  const [question, ...others] = countQuestions(planFor([inYaml(after)], [onDesk(datetime)]));
  expect([question?.hit, others]).toEqual(['time-stored', []]);
  const counts = question === undefined ? [] : [hitCount(question, counted(records), undefined)];
  const story = tellPlan(planFor([inYaml(after)], [onDesk(datetime)], { counts }), undefined);
  expect(saidOf(story)).toContain(text);
});
