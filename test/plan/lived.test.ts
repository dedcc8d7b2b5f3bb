import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { lint } from '../../src/files/lint/lint.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { planOfFile } from './plan-of-file.ts';
import { WRONG_KINDS_LIVED } from './values-of-wrong-kinds.ts';

/**
 * What definitions do on real releases between the recorded ones (test/recordings/lived-*.jsonl), against what a user is
 * told before: an error, a refusal, a warning, or nothing.
 */
interface Lived {
  readonly case: string;
  readonly body: JsonObject;
  readonly verdict:
    | 'refused'
    | 'stuck'
    | 'records fail'
    | 'fails when filled'
    | 'altered when filled'
    | 'required, as written'
    | 'harmless';
}

const RELEASES = { '5.2': '5.2', '5.4': '6.0', '6.1': '6.0' } as const;
type LivedRelease = keyof typeof RELEASES;
const LIVED_RELEASES: readonly LivedRelease[] = ['5.2', '5.4', '6.1'];

const livedOn = (release: LivedRelease): readonly Lived[] =>
  readFileSync(`test/recordings/lived-${release}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** A field without a value that must have one is an impact, told with the changes of a plan (`null: false`). */
const isOfImpacts = ({ body: { data_option: option } }: Lived): boolean =>
  typeof option === 'object' && option !== null && 'null' in option && option.null === false;

const figures: string[] = [];
afterAll(() => {
  process.stdout.write(`${figures.join('\n')}\n`);
});

describe.each(LIVED_RELEASES)('definitions lived with on %s', (release) => {
  const fresh = JSON.parse(readFileSync(`test/recordings/outcomes-${RELEASES[release]}.json`, 'utf8')).fresh;
  const lived = livedOn(release).map((one) => {
    const { problems, refusals, plan, definitions } = planOfFile(one.body, fresh, release);
    return { ...one, refusals, told: [...problems, ...lint(definitions), ...refusals, ...plan.warnings] };
  });
  const check = (
    what: string,
    of: readonly (typeof lived)[number][],
    wrong: readonly (typeof lived)[number][],
  ): void => {
    figures.push(`${release}: ${what}: ${of.length - wrong.length} of ${of.length}`);
    expect(wrong.map((one) => `${one.case}: ${one.refusals[0]?.message ?? 'nothing said'}`)).toEqual([]);
  };

  test('what fails although nobody fills it is refused', () => {
    const harmful = lived.filter(
      (one) => ['refused', 'stuck', 'records fail'].includes(one.verdict) && !isOfImpacts(one),
    );
    check(
      'refused, stuck, records fail',
      harmful,
      // What only the API refuses, and not on both neighbours, is a warning.
      harmful.filter(({ verdict, refusals, told }) => (verdict === 'refused' ? told : refusals).length === 0),
    );
  });

  test('what fails or changes when it is filled is told', () => {
    const filled = lived.filter((one) => one.verdict.endsWith('when filled') && !isOfImpacts(one));
    check(
      'fails or altered when filled',
      filled,
      filled.filter(({ told }) => told.length === 0),
    );
  });

  test('what is harmless and of the right kind is not refused', () => {
    const harmless = lived.filter((one) => one.verdict === 'harmless' && !Object.hasOwn(WRONG_KINDS_LIVED, one.case));
    check(
      'harmless',
      harmless,
      harmless.filter(({ refusals }) => refusals.length > 0),
    );
  });
});

test('the list of exceptions names no case that passes', () => {
  const refused = new Set(
    LIVED_RELEASES.flatMap((release) => {
      const fresh = JSON.parse(readFileSync(`test/recordings/outcomes-${RELEASES[release]}.json`, 'utf8')).fresh;
      return livedOn(release).flatMap((one) =>
        one.verdict === 'harmless' && planOfFile(one.body, fresh, release).refusals.length > 0 ? [one.case] : [],
      );
    }),
  );
  expect(Object.keys(WRONG_KINDS_LIVED).filter((name) => !refused.has(name))).toEqual([]);
});
