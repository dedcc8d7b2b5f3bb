import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Choice, choicesOf, removedValues } from '../../src/model/choices.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';
import { RELEASES, type Release } from '../../src/model/release.ts';

const told = ({ value, path, valueIs }: Choice): string =>
  `${value} = ${path.join(' › ')}${valueIs === 'written' ? '' : ` (${valueIs})`}`;

test.each<[string, JsonValue | undefined, readonly string[]]>([
  ['none', undefined, []],
  ['a map, where an empty label shows the value', { a: 'A', b: '', c: null }, ['a = A', 'b = b', 'c = c']],
  ['a list', [{ name: 'A', value: 'a' }, { value: 'b' }, { name: '', value: 'c' }], ['a = A', 'b = b', 'c = c']],
  ['a map with an empty value', { '': 'None', a: 'A' }, [' = None (broken)', 'a = A']],
  ['a list of bare texts and nulls', ['a', null, 'b'], ['a = a (broken)', 'b = b (broken)']],
  [
    'a tree, where a node without a value stands for its path',
    [
      { name: 'North', children: [{ name: 'Pier' }, { name: 'Hill', value: null }, { name: 'Quay', value: 'q' }] },
      { name: 'South', value: 's', children: [{ name: 'Pier' }] },
    ],
    [
      'North = North (left-out)',
      'North::Pier = North › Pier (left-out)',
      'North::Hill = North › Hill (broken)',
      'q = North › Quay',
      's = South',
      'South::Pier = South › Pier (left-out)',
    ],
  ],
])('the choices of %s', (_, options, expected) => {
  expect(choicesOf(options).map(told)).toEqual(expected);
});

test('values are gone when no choice has them any more, wherever their labels stand', () => {
  const before = [{ name: 'North', children: [{ name: 'Pier' }, { name: 'Hill', value: 'hill' }] }, { name: 'South' }];
  const after = [{ name: 'North' }, { name: 'South', children: [{ name: 'Pier' }, { name: 'Hill', value: 'hill' }] }];
  expect(removedValues(before, after)).toEqual(['North::Pier']);
  expect(removedValues({ a: 'A', b: 'B' }, [{ name: 'Other', value: 'a' }])).toEqual(['b']);
});

/** The service writes every value with its label into `historical_options`, and none for a node that has none. */
describe.each(RELEASES)('on release %s', (release) => {
  const migrated = recordedOptions(release).filter((option) => isJsonObject(option.historical_options));

  test('every choice with a value is stored under it, and one without under an empty text', () => {
    expect(migrated.length).toBeGreaterThan(20);
    for (const { options, historical_options: history } of migrated) {
      const written = choicesOf(options).map(({ value, valueIs }) => (valueIs === 'written' ? value : ''));
      expect(Object.keys(history ?? {})).toEqual(expect.arrayContaining(written));
    }
  });
});

function recordedOptions(release: Release): readonly JsonObject[] {
  const folder = `test/recordings/${release}`;
  return readdirSync(folder).flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => dataOptionsIn(JSON.parse(line).response?.body)),
  );
}

function dataOptionsIn(body: JsonValue | undefined): readonly JsonObject[] {
  const rows = Array.isArray(body) ? body : [body];
  // A POST may seed the history, which the first migration then fills.
  return rows.flatMap((row) =>
    isJsonObject(row) && row.to_create === false && isJsonObject(row.data_option) ? [row.data_option] : [],
  );
}
