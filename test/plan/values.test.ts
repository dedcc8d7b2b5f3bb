import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import type { Release } from '../../src/model/release.ts';
import { byDepth } from '../deep.ts';
import { deepTest } from '../deep-test.ts';
import { planOfFile } from './plan-of-file.ts';
import { OTHER_RULES, WRONG_KINDS } from './values-of-wrong-kinds.ts';

/**
 * What values do to real help desks (test/recordings/values-*.jsonl): each definition was posted, migrated and lived with.
 * The way is that of a user's file: text, definitions and problems, plan.
 */
interface RecordedValue {
  readonly case: string;
  readonly body: JsonObject;
  readonly verdict: 'refused' | 'stuck' | 'tickets fail' | 'does not boot' | 'altered' | 'harmless';
  readonly verdict_note?: string;
}

const RELEASES = byDepth<readonly Release[]>({ day: ['7.1'], deep: ['5.2', '6.5', '7.1'] });

const valuesOf = (release: Release): readonly RecordedValue[] =>
  readFileSync(`test/recordings/values-${release}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const freshOf = (release: Release): readonly JsonObject[] =>
  JSON.parse(readFileSync(`test/recordings/outcomes-${release}.json`, 'utf8')).fresh;

const figures: string[] = [];
afterAll(() => {
  process.stdout.write(`${figures.join('\n')}\n`);
});

describe.each(RELEASES)('values on %s', (release) => {
  const fresh = freshOf(release);
  const judged = valuesOf(release).map((recorded) => ({
    ...recorded,
    ...planOfFile(recorded.body, fresh, release),
  }));
  const note = (what: string, right: number, of: number): void => {
    figures.push(`${release}: ${what}: ${right} of ${of}`);
  };
  const HARMS = ['refused', 'stuck', 'tickets fail', 'does not boot'] as const;

  test.each(HARMS)('every value with the verdict "%s" is refused', (verdict) => {
    const harmful = judged.filter((one) => one.verdict === verdict);
    const missed = harmful.filter(({ refusals }) => refusals.length === 0);
    note(verdict, harmful.length - missed.length, harmful.length);
    expect(harmful.length).toBeGreaterThan(2);
    expect(missed.map((one) => one.case)).toEqual([]);
  });

  test('every value that is stored otherwise is an error, or a warning that names what is stored', () => {
    const altered = judged.filter(({ verdict }) => verdict === 'altered');
    const untold = altered.filter(
      ({ refusals, problems }) => refusals.length === 0 && !problems.some(({ code }) => code === 'value-altered'),
    );
    note('altered', altered.length - untold.length, altered.length);
    expect(untold.map((one) => one.case)).toEqual([]);
  });

  test('no harmless value of the right kind is refused', () => {
    const harmless = judged.filter(({ verdict }) => verdict === 'harmless');
    const refused = harmless.filter(({ refusals }) => refusals.length > 0);
    const ofRightKind = harmless.filter((one) => !WRONG_KINDS.includes(one.case));
    const needless = refused.filter((one) => !WRONG_KINDS.includes(one.case) && !Object.hasOwn(OTHER_RULES, one.case));
    note('harmless and of the right kind, refused', needless.length, ofRightKind.length);
    note('harmless, and an error of its kind', refused.length, harmless.length);
    expect(needless.map((one) => `${one.case}: ${one.refusals[0]?.message}`)).toEqual([]);
  });

  test('every error and every warning says what to do', () => {
    const silent = judged.flatMap(({ problems, refusals }) =>
      [...problems, ...refusals].filter(({ hint }) => hint === undefined || hint === ''),
    );
    expect(silent.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  });
});

// Some of them were tried on one release alone.
deepTest('the list of wrong kinds names no case that passes', () => {
  const refused = new Set(
    RELEASES.flatMap((release) => {
      const fresh = freshOf(release);
      return valuesOf(release).flatMap((one) =>
        one.verdict === 'harmless' && planOfFile(one.body, fresh, release).refusals.length > 0 ? [one.case] : [],
      );
    }),
  );
  expect([...WRONG_KINDS, ...Object.keys(OTHER_RULES)].filter((name) => !refused.has(name))).toEqual([]);
});
