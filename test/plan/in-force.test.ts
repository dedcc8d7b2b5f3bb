import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import type { Hit } from '../../src/model/record-count.ts';
import { countQuestions } from '../../src/plan/count-questions.ts';
import type { PlanRules } from '../../src/plan/decision.ts';
import { byDepth } from '../deep.ts';
import { inYaml, onDesk, planFor } from './builders.ts';

type Wanted = Parameters<typeof inYaml>[0];
type Live = Parameters<typeof onDesk>[0];

const CELL: JsonObject = { edit: { 'ticket.agent': { shown: true, required: true } } };
const FREE: JsonObject = { edit: { 'ticket.agent': { shown: true, required: false } } };
const TIMES = { type: 'datetime', option: { past: false, future: true, diff: null } } as const;
const NUMBERS = { type: 'integer', option: { min: 1, max: 9 } } as const;

/** "update", or what a refusal asks to accept. */
function told(live: Live, wanted: Wanted, rules: Partial<PlanRules> = {}): string {
  const [decision] = planFor([inYaml(wanted)], [onDesk(live)], rules).document.decisions;
  if (decision?.action !== 'refuse') return decision?.action ?? 'nothing';
  const { code, hint } = decision;
  return code === 'impact-not-accepted' ? (/accept: \[.*\]/u.exec(hint ?? '')?.[0] ?? code) : code;
}

function asked(live: Live, wanted: Wanted): readonly Hit[] {
  return countQuestions(planFor([inYaml(wanted)], [onDesk(live)])).map(({ row: _, ...hit }) => hit);
}

describe('a field that is switched on', () => {
  const off = { active: false } as const;

  test.each<[string, Live, Wanted, string, readonly Hit[]]>([
    [
      'with a required cell',
      { ...off, screens: CELL },
      { screens: CELL },
      'accept: [required]',
      [{ hit: 'value-missing' }],
    ],
    ['whose file leaves screens out', { ...off, screens: CELL }, {}, 'accept: [required]', [{ hit: 'value-missing' }]],
    ['without one', { ...off, screens: FREE }, { screens: FREE }, 'update', []],
    ['and no longer required', { ...off, screens: CELL }, { screens: FREE }, 'update', []],
    [
      'with consent',
      { ...off, screens: CELL },
      { screens: CELL, accept: ['required'] },
      'update',
      [{ hit: 'value-missing' }],
    ],
    ['that forbids times', { ...off, ...TIMES }, TIMES, 'accept: [dates]', [{ hit: 'time-stored' }]],
    [
      'that forbids times and is required',
      { ...off, ...TIMES, screens: CELL },
      { ...TIMES, screens: CELL },
      'accept: [required, dates]',
      [{ hit: 'time-stored' }, { hit: 'value-missing' }],
    ],
    [
      'with a range',
      { ...off, ...NUMBERS },
      NUMBERS,
      'update',
      [
        { hit: 'value-below-min', limit: 1 },
        { hit: 'value-above-max', limit: 9 },
      ],
    ],
    [
      'with a value that stops every ticket',
      { ...off, type: 'date', option: { diff: '0' } },
      { type: 'date', option: { diff: '0' } },
      'value-harmful',
      [],
    ],
  ])('%s', (_, live, wanted, action, hits) => {
    expect(told(live, wanted)).toBe(action);
    expect(asked(live, wanted)).toEqual(hits);
  });

  test('is refused where records hold a number outside its range, unless the file accepts it', () => {
    const hit = { hit: 'value-above-max', limit: 9 } as const;
    const { key } = inYaml(NUMBERS);
    const counted = (records: number): Partial<PlanRules> => ({
      counts: [{ key, ...hit, records, of: 9 }],
    });
    const live = { ...NUMBERS, active: false };
    expect(told(live, NUMBERS, counted(0))).toBe('update');
    expect(told(live, NUMBERS, counted(3))).toBe('accept: [range]');
    expect(told(live, { ...NUMBERS, accept: ['range'] }, counted(3))).toBe('update');
  });
});

describe('a field that stays inactive, or is switched off, asks for nothing that nobody enforces', () => {
  test.each<[string, Live, Wanted]>([
    ['a required cell', { screens: FREE }, { screens: CELL }],
    [
      '`null: false`',
      { option: { type: 'text', maxlength: 9 } },
      { option: { type: 'text', maxlength: 9, null: false } },
    ],
    ['a forbidden time', { ...TIMES, option: { ...TIMES.option, past: true } }, TIMES],
    ['a narrower range', { ...NUMBERS, option: { min: 0, max: 10 } }, NUMBERS],
  ])('%s', (_, live, wanted) => {
    for (const active of [true, false]) {
      expect(told({ ...live, active }, { ...wanted, active: false })).toBe('update');
      expect(asked({ ...live, active }, { ...wanted, active: false })).toEqual([]);
    }
    expect(told(live, wanted)).toMatch(/^accept:/u);
  });
});

/** A side as it is written, and what a help desk enforces of it: nothing while it is inactive. */
const side = fc.record({
  active: fc.boolean(),
  shown: fc.constantFrom(true, false, undefined),
  required: fc.constantFrom(true, false, undefined),
  empty: fc.constantFrom(true, false),
});
type Side = typeof side extends fc.Arbitrary<infer One> ? One : never;

const rowOf = ({ active, shown, required, empty }: Side) => ({
  active,
  option: { type: 'text', maxlength: 9, null: empty },
  screens: {
    create_middle: { '-all-': { shown: false } },
    edit: {
      '-all-': { ...(shown === undefined ? {} : { shown }), ...(required === undefined ? {} : { required }) },
    },
  },
});
const demands = ({ active, shown, required, empty }: Side): boolean =>
  active && shown !== false && (required ?? !empty);

test('consent is asked exactly where a record is refused afterwards and was not before', () => {
  fc.assert(
    fc.property(side, side, (before, after) => {
      const becomesRequired = demands(after) && !demands(before);
      const action = told(rowOf(before), rowOf(after));
      expect(action === 'accept: [required]').toBe(becomesRequired);
      expect(asked(rowOf(before), rowOf(after))).toEqual(becomesRequired ? [{ hit: 'value-missing' }] : []);
      expect(['accept: [required]', 'update', 'keep']).toContain(action);
    }),
    { numRuns: byDepth({ day: 100, deep: 3_000 }), seed: 20_261_127 },
  );
});
