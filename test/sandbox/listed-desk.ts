import { referencesIn } from '../../scripts/service-data.ts';
import { isDataType } from '../../src/model/data-types.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Release } from '../../src/model/release.ts';
import type { AttributeRow, Desk } from '../../src/sandbox/model/desk.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { has } from '../../src/sandbox/model/release-rules.ts';
import { addColumn, hasColumn } from '../../src/sandbox/model/table.ts';

/** A desk that lists these rows: what is migrated has its column, and what is referenced stays so. */
export function deskOfList(release: Release, list: readonly JsonObject[]): Desk {
  const desk = freshDesk(release);
  const ofService = new Set(
    desk.rows.filter(({ internal }) => internal).map(({ object, name }) => `${object}.${name}`),
  );
  desk.rows = list.map((listed) => rowOf(listed, release, ofService)).sort((a, b) => a.id - b.id);
  desk.nextRowId = (desk.rows.at(-1)?.id ?? 0) + 1;
  desk.references = list.flatMap(referencesIn);
  for (const row of desk.rows) {
    const isMigrated = !row.to_create && row.editable && isDataType(row.data_type);
    if (isMigrated && !hasColumn(desk, row.object, row.name)) addColumn(desk, row);
  }
  return desk;
}

/** The list adds two keys to what the database holds, and one of another release lacks a key or has one too many. */
function rowOf(
  { deletable: _deletable, not_deletable_reason: _reason, internal: listed, ...row }: JsonObject,
  release: Release,
  ofService: ReadonlySet<string>,
): AttributeRow {
  const known = { internal: listed ?? ofService.has(`${row.object}.${row.name}`) };
  return { ...row, ...(has(release, 'internal rows') ? known : {}) } as unknown as AttributeRow;
}
