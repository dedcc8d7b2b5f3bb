import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OBJECT_NAMES } from '../../src/model/attribute-key.ts';
import { factsOf, isDataType } from '../../src/model/data-types.ts';
import { isJsonObject, type JsonObject } from '../../src/model/json.ts';
import { holdsOn, NEWEST_RELEASE, RELEASES, type Release } from '../../src/model/release.ts';
import { byDepth } from '../deep.ts';
import { importList } from './imported.ts';

/** Every list that a real help desk answered, and every row of the outcomes, as lists in which no key stands twice. */
function recordedLists(release: Release): readonly (readonly JsonObject[])[] {
  const folder = `test/recordings/${release}`;
  const exchanges = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  const answers = exchanges.map(({ response }) => response?.body ?? response?.body_filtered);
  const outcomes = JSON.parse(readFileSync(`test/recordings/outcomes-${release}.json`, 'utf8'));
  const rows = [
    ...outcomes.creates.map(({ row }: { row?: JsonObject }) => row),
    ...outcomes.updates.flatMap(({ staged, after }: { staged?: JsonObject; after?: JsonObject }) => [staged, after]),
  ];
  return [...answers.filter(isList).map(newestOfEach), ...apart(rows.filter((row) => row !== undefined))];
}

function isList(answer: unknown): answer is readonly JsonObject[] {
  const rows = Array.isArray(answer) ? answer.filter(isJsonObject) : [];
  return (
    rows.some(({ object }) => OBJECT_NAMES.some((name) => name === object)) &&
    rows.every((row) => 'id' in row && 'deletable' in row)
  );
}

/** Some answers are joined from several. */
function newestOfEach(rows: readonly JsonObject[]): readonly JsonObject[] {
  return [...new Map(rows.map((row) => [`${row.object}.${row.name}`, row])).values()];
}

/** As few lists as there can be in which no key stands twice. */
function apart(rows: readonly JsonObject[]): readonly (readonly JsonObject[])[] {
  const lists: JsonObject[][] = [];
  const times = new Map<string, number>();
  for (const row of rows) {
    const key = `${row.object}.${row.name}`;
    const time = times.get(key) ?? 0;
    times.set(key, time + 1);
    lists[time] = [...(lists[time] ?? []), row];
  }
  return lists;
}

describe.each(byDepth<readonly Release[]>({ day: [NEWEST_RELEASE], deep: RELEASES }))('what %s holds', (release) => {
  const lists = recordedLists(release);

  test('is nothing to do once it is imported, in every list and every row that was recorded', async () => {
    const different: string[] = [];
    const types = new Set<string>();
    let imported = 0;
    for (const rows of lists) {
      const { draft, differences } = await importList(rows, { seeds: 'imported' });
      different.push(...differences);
      imported += draft.imported.size;
      for (const { object, name, data_type } of rows) {
        if ([...draft.imported.keys()].some((key) => key === `${object}.${name}`)) types.add(String(data_type));
      }
    }
    expect(different).toEqual([]);
    expect(imported).toBeGreaterThan(500);
    const known = TYPES.filter((type) => isDataType(type) && holdsOn(release, factsOf(type).span));
    expect([...types].sort()).toEqual(known);
  }, 120_000);
});

const TYPES = [
  'active',
  'autocompletion_ajax_external_data_source',
  'boolean',
  'checkbox',
  'date',
  'datetime',
  'input',
  'integer',
  'multi_tree_select',
  'multiselect',
  'richtext',
  'select',
  'textarea',
  'tree_select',
  'user_autocompletion',
];
