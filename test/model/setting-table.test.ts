import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DATA_TYPES } from '../../src/model/data-types.ts';
import { RELEASES } from '../../src/model/release.ts';
import {
  ATTRIBUTE_SETTINGS,
  CELL_SETTINGS,
  DATA_OPTION_SETTINGS,
  isDataOptionKey,
  type Setting,
  settingOf,
} from '../../src/model/settings/setting-table.ts';

const cases = RELEASES.flatMap((release) =>
  readFileSync(`test/recordings/values-${release}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line): string => JSON.parse(line).case),
);

const settings: readonly Setting[] = [
  ...Object.values(ATTRIBUTE_SETTINGS),
  ...Object.values(CELL_SETTINGS),
  ...Object.keys(DATA_TYPES).flatMap((data_type) =>
    Object.keys(DATA_OPTION_SETTINGS)
      .filter(isDataOptionKey)
      .map((key) => settingOf(data_type, key)),
  ),
];

test('every setting that names a recording names one that is there', () => {
  const named = [...new Set(settings.flatMap(({ seen }) => seen ?? []))];
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((seen) => !cases.some((name) => name.startsWith(`${seen} `)))).toEqual([]);
});

test('whatever stops a help desk was recorded', () => {
  const harmless: readonly unknown[] = ['ignored', 'cleared'];
  const unseen = settings.filter(({ otherwise, seen }) => !harmless.includes(otherwise) && seen === undefined);
  expect(unseen).toEqual([]);
});
