import { isDataType } from '../../attribute/data-types.ts';
import type { JsonObject } from '../../attribute/json.ts';
import type { Release } from '../../attribute/release.ts';
import { type AttributeRow, type Desk, REFERENCE_KINDS, type Reference } from './desk.ts';
import { freshDesk } from './fresh-desk.ts';
import { has } from './release-rules.ts';
import { addLoadedColumns } from './table.ts';

/** A desk that lists these rows: what is migrated has its column, and what is referenced stays so. */
export function deskOfList(release: Release, list: readonly JsonObject[]): Desk {
  const desk = freshDesk(release);
  const ofService = new Set(
    desk.rows.filter(({ internal }) => internal).map(({ object, name }) => `${object}.${name}`),
  );
  desk.rows = list.map((listed) => rowOf(listed, release, ofService)).sort((a, b) => a.id - b.id);
  desk.nextRowId = (desk.rows.at(-1)?.id ?? 0) + 1;
  desk.references = list.flatMap(referencesIn);
  addLoadedColumns(
    desk,
    desk.rows.filter((row) => !row.to_create && row.editable && isDataType(row.data_type)),
  );
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

/** What a listed row is used by, as its not_deletable_reason tells: "This attribute is referenced by Overview: A,B; Trigger: C and thus …". */
export function referencesIn(listed: JsonObject): readonly Reference[] {
  const used = /^This attribute is referenced by (.*) and thus/.exec(String(listed.not_deletable_reason ?? ''))?.[1];
  return (used?.split('; ') ?? []).flatMap((group) => {
    const [name, titles = ''] = group.split(/: (.*)/);
    const kind = REFERENCE_KINDS.find((known) => known === name);
    if (kind === undefined) return [];
    return titles
      .split(',')
      .map((title) => ({ object: String(listed.object), name: String(listed.name), kind, title }));
  });
}
