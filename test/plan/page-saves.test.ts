import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeSourceText } from '../../src/files/source-text.ts';
import { parseAttributeList } from '../../src/helpdesk/wire.ts';
import { isJsonObject, type JsonObject } from '../../src/model/json.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { isError } from '../../src/model/problem.ts';
import { deskRelease, RELEASES, type Release } from '../../src/model/release.ts';
import { settingsOfRow } from '../../src/model/settings-of-row.ts';
import { stepsOf } from '../../src/plan/plan.ts';
import { definitionsIn } from '../files/definitions-in.ts';
import { planFor } from './builders.ts';

/** What the help desk's own page sends when somebody opens a field and saves it unchanged, or makes a new one. */
interface Exchange {
  readonly step: string;
  readonly request: { readonly method: string; readonly body: JsonObject | null };
  readonly response: { readonly body?: unknown; readonly body_filtered?: unknown };
}

const FILES = { '5.2': '5.2/15_page_saves', '6.5': '6.5/23_page_saves', '7.1': '7.1/09_page_saves' } as const;

function exchangesOf(release: Release): readonly Exchange[] {
  const lines = readFileSync(`test/recordings/${FILES[release]}.jsonl`, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

function definitionOf(settings: JsonObject) {
  const { object, ...attribute } = settings;
  const { definitions, problems } = definitionsIn(
    makeSourceText('attributes/one.yaml', JSON.stringify({ object, attributes: [attribute] })),
  );
  expect(problems.filter(isError)).toEqual([]);
  return definitions;
}

/** The row of a PUT answer as the list would show it before the migration. */
function stagedRow(answer: unknown, listed: readonly LiveAttribute[], object: string): readonly LiveAttribute[] {
  if (!isJsonObject(answer)) throw new Error('no row');
  const known = listed.find(({ id }) => id === answer.id);
  if (known === undefined) throw new Error('an unknown row');
  return parseAttributeList([{ ...answer, object, deletable: true }]);
}

describe.each(RELEASES)('the page of %s', (release) => {
  const exchanges = exchangesOf(release);
  const lists = exchanges
    .filter(({ request }) => request.method === 'GET')
    .map(({ response }) => parseAttributeList(response.body ?? response.body_filtered));
  const [first = [], ...later] = lists;
  const last = later.at(-1) ?? [];
  const made = (how: string) => exchanges.filter(({ step }) => step.startsWith(how));
  const byApi = made('made by the API').map(({ step, request }) => [step, request.body ?? {}] as const);
  const inPage = made('made in the page').map(({ step, request }) => [step, request.body ?? {}] as const);
  const saved = made('opened and saved').map((exchange) => [exchange.step, exchange] as const);

  test('was recorded for every type that it offers', () => {
    // On 7.1 three more types were made by the API at last, which its page does not offer.
    const more = release === '7.1' ? 3 : 0;
    expect({ byApi: byApi.length, saved: saved.length, inPage: inPage.length, lists: lists.length }).toEqual({
      byApi: 10 + more,
      saved: 10,
      inPage: 10,
      lists: more > 0 ? 5 : 4,
    });
  });

  test.each(byApi)('%s: saved unchanged, it is no difference, before its migration and after', (_, definition) => {
    const listed = later.filter((list) => list.some(({ name }) => name === definition.name));
    expect(listed).not.toEqual([]);
    for (const list of listed) {
      const plan = planFor(definitionOf(definition), list, { release: deskRelease(release) });
      const others = plan.document.decisions.filter(({ key }) => key !== `${definition.object}.${definition.name}`);
      expect(
        plan.document.decisions.filter((decision) => !others.includes(decision)).map(({ action }) => action),
      ).toEqual(['keep']);
    }
  });

  test.each(saved)('%s: before the migration it is no difference either', (_, { request, response }) => {
    const definition = byApi.map(([, body]) => body).find((body) => body.name === request.body?.name) ?? {};
    const plan = planFor(definitionOf(definition), stagedRow(response.body, first, String(definition.object)), {
      release: deskRelease(release),
    });
    expect(plan.document.decisions.map(({ action }) => action)).toEqual(['keep']);
  });

  test.each([...inPage, ...byApi])(
    '%s: written into a file as an import would, it is no difference',
    (_, definition) => {
      const row = last.find(({ name }) => name === definition.name);
      if (row === undefined) throw new Error('the row is not in the list');
      const plan = planFor(definitionOf({ object: row.object, name: row.name, ...settingsOfRow(row) }), last, {
        release: deskRelease(release),
      });
      expect(stepsOf(plan)).toEqual([]);
    },
  );
});

describe.each(RELEASES)('every recorded row of %s', (release) => {
  const outcomes = JSON.parse(readFileSync(`test/recordings/outcomes-${release}.json`, 'utf8'));
  const rows: readonly JsonObject[] = [
    ...outcomes.creates.flatMap(({ row, migrate }: { row?: JsonObject; migrate?: number }) =>
      row !== undefined && migrate === 200 ? [row] : [],
    ),
    ...outcomes.updates.flatMap(({ after, migrate }: { after?: JsonObject; migrate?: number }) =>
      after !== undefined && migrate === 200 ? [after] : [],
    ),
  ];

  test('written into a file as an import would is no difference', () => {
    const noisy = rows.flatMap((json) => {
      const live = parseAttributeList([json]);
      const [row] = live;
      if (row === undefined) return [];
      const { object, name } = row;
      const text = JSON.stringify({ object, attributes: [{ name, ...settingsOfRow(row) }] });
      const plan = planFor(definitionsIn(makeSourceText('attributes/one.yaml', text)).definitions, live, {
        release: deskRelease(release),
      });
      return stepsOf(plan).length === 0 ? [] : [JSON.stringify(stepsOf(plan)).slice(0, 300)];
    });
    expect(rows.length).toBeGreaterThan(150);
    expect(noisy).toEqual([]);
  });
});
