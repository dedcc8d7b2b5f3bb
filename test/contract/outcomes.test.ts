import { expect, test } from 'vitest';
import { factsOf, isDataType } from '../../src/model/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';
import { RELEASES, type Release } from '../../src/model/release.ts';
import { answer } from '../../src/sandbox/model/answer.ts';
import type { AttributeRow, Desk } from '../../src/sandbox/model/desk.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { emptyColumn } from '../../src/sandbox/model/table.ts';
import { someOf } from '../deep.ts';
import { addUser } from '../sandbox/people.ts';
import { differences } from './comparison.ts';
import { peopleOf } from './people.ts';
import { outcomesOf, valuesOf } from './recorded.ts';

interface Said {
  readonly status: number;
  readonly body: JsonValue;
}

function deskOf(release: Release): Desk {
  const desk = freshDesk(release);
  for (const user of peopleOf(release, 'outcomes')) addUser(desk, user, new Date());
  return desk;
}

function ask(desk: Desk, method: string, path: string, body?: JsonValue): Said {
  const headers = {
    accept: 'application/json',
    authorization: 'Token token=<FULLADMIN_TOKEN>',
    'content-type': 'application/json',
  };
  const text = body === undefined ? '' : JSON.stringify(body);
  const said = answer(
    desk,
    { method, path: `/api/v1/object_manager_attributes${path}`, headers, body: text },
    new Date(),
  );
  return { status: said.status, body: JSON.parse(said.body) };
}

function listed(desk: Desk, { object, name }: JsonObject): JsonValue {
  const { body } = ask(desk, 'GET', '');
  const rows = Array.isArray(body) ? body.filter(isJsonObject) : [];
  return rows.find((row) => row.object === object && row.name === String(name).toLowerCase()) ?? null;
}

function differ(recorded: JsonValue | undefined, ours: JsonValue): readonly string[] {
  return recorded === undefined ? [] : differences(recorded, ours, { rows: new Map(), lookups: new Map() });
}

function statusDiffers(what: string, recorded: JsonValue | undefined, ours: Said): readonly string[] {
  return recorded === undefined || recorded === ours.status
    ? []
    : [`${what}: ${recorded}, ours ${JSON.stringify(ours)}`];
}

/** Puts a row as it was listed into a desk. */
function place(desk: Desk, listedRow: JsonObject): void {
  const { deletable: _deletable, not_deletable_reason: _reason, ...rest } = listedRow;
  const row = rest as unknown as AttributeRow;
  desk.rows = [...desk.rows, row];
  desk.nextRowId = Math.max(desk.nextRowId, row.id + 1);
  if (!isDataType(row.data_type)) return;
  desk.columns = {
    ...desk.columns,
    [row.object]: [...(desk.columns[row.object] ?? []), emptyColumn(row.name, factsOf(row.data_type).column)],
  };
}

function recorded(release: Release, key: 'creates' | 'updates'): readonly [string, Release, JsonObject][] {
  return outcomesOf(release).flatMap(([name, { [key]: list }]) => {
    const entries = Array.isArray(list) ? list.filter(isJsonObject) : [];
    return entries
      .filter((entry) => entry.fatal !== true)
      .map((entry, index): [string, Release, JsonObject] => [`${key} ${index} of ${name}`, release, entry]);
  });
}

test.each(
  someOf(
    RELEASES.flatMap((release) => recorded(release, 'creates')),
    150,
  ),
)('%s come out as recorded', (_, release, entry) => {
  const desk = deskOf(release);
  const definition = isJsonObject(entry.definition) ? entry.definition : {};
  const made = ask(desk, 'POST', '', definition);
  const found = [...statusDiffers('POST', entry.status, made), ...differ(entry.answer, made.body)];
  if (entry.migrate !== undefined) {
    const migrated = ask(desk, 'POST', '_execute_migrations');
    found.push(...statusDiffers('migration', entry.migrate, migrated), ...differ(entry.migrateAnswer, migrated.body));
    found.push(...differ(entry.row, listed(desk, definition)));
  }
  expect(found).toEqual([]);
});

test.each(
  someOf(
    RELEASES.flatMap((release) => recorded(release, 'updates')),
    80,
  ),
)('%s come out as recorded', (_, release, entry) => {
  const desk = deskOf(release);
  const wanted = isJsonObject(entry.wanted) ? entry.wanted : {};
  if (isJsonObject(entry.before)) place(desk, entry.before);
  const put = ask(desk, 'PUT', '/1', wanted);
  const found = [...statusDiffers('PUT', entry.status, put), ...differ(entry.answer, put.body)];
  if (entry.migrate !== undefined) {
    found.push(...differ(entry.staged, listed(desk, wanted)));
    const migrated = ask(desk, 'POST', '_execute_migrations');
    found.push(...statusDiffers('migration', entry.migrate, migrated), ...differ(entry.migrateAnswer, migrated.body));
    found.push(...differ(entry.after, listed(desk, wanted)));
  }
  expect(found).toEqual([]);
});

/** Tickets, forms and the start of the service are not part of a sandbox; what it takes and stores is. */
test.each(
  RELEASES.flatMap((release) =>
    valuesOf(release).map((entry) => [`"${entry.case}" on ${release}`, release, entry] as const),
  ),
)('%s is taken, migrated and stored as recorded', (_, release, entry) => {
  const desk = deskOf(release);
  const body = isJsonObject(entry.body) ? entry.body : {};
  const made = ask(desk, 'POST', '', body);
  const found = [...statusDiffers('POST', statusIn(entry.post), made)];
  if (made.status === 201) {
    const migrated = ask(desk, 'POST', '_execute_migrations');
    found.push(...statusDiffers('migration', statusIn(entry.migrate), migrated));
    const row = listed(desk, body);
    if (isJsonObject(row)) {
      found.push(...differ(entry.stored ?? undefined, row.data_option ?? null));
      found.push(...differ(entry.stored_screens, row.screens ?? null));
    }
  }
  expect(found).toEqual([]);
});

function statusIn(said: JsonValue | undefined): JsonValue | undefined {
  return isJsonObject(said) ? said.status : undefined;
}
