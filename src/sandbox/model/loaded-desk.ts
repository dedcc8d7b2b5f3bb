import { isDataType } from '../../attribute/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../attribute/json.ts';
import type { Release } from '../../attribute/release.ts';
import type { Desk, Row } from './desk.ts';
import { freshDesk } from './fresh-desk.ts';
import { referencesIn } from './references.ts';
import { addLoadedColumns } from './table.ts';

/** A desk that lists these rows: what is migrated has its column, and what is referenced stays so. */
export function deskOfList(release: Release, list: readonly JsonObject[]): Desk {
  const desk = freshDesk(release);
  desk.rows = list.map(rowOf).sort((a, b) => a.id - b.id);
  desk.nextRowId = (desk.rows.at(-1)?.id ?? 0) + 1;
  desk.references = list.flatMap(referencesIn);
  addLoadedColumns(
    desk,
    desk.rows.filter((row) => !row.to_create && row.editable && isDataType(row.data_type)),
  );
  return desk;
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function rowOf(listed: JsonObject): Row {
  return {
    id: Number(listed.id),
    object: String(listed.object),
    name: String(listed.name),
    display: String(listed.display),
    data_type: String(listed.data_type),
    data_option: objectOf(listed.data_option),
    data_option_new: objectOf(listed.data_option_new),
    editable: listed.editable === true,
    active: listed.active === true,
    screens: objectOf(listed.screens),
    to_create: listed.to_create === true,
    to_migrate: listed.to_migrate === true,
    to_delete: listed.to_delete === true,
    to_config: listed.to_config === true,
    position: Number(listed.position),
    created_by_id: Number(listed.created_by_id),
    updated_by_id: Number(listed.updated_by_id),
    created_at: String(listed.created_at),
    updated_at: String(listed.updated_at),
  };
}
