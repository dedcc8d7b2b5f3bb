import { grouped } from '../../model/grouped.ts';
import type { JsonObject, JsonValue } from '../../model/json.ts';
import { inFormOrder } from '../../model/live-attribute.ts';
import { type AttributeRow, type Desk, LOOKUPS, OTHER_CLASSES, type Reference, userById } from './desk.ts';
import { has } from './release-rules.ts';

/** The record that show, create and update answer with: the lookup's id in place of the object (5.2/01 "show one"). */
export function attributeRecord(row: AttributeRow): JsonObject {
  const { id, object, ...rest } = row;
  return { id, object_lookup_id: [...LOOKUPS, ...OTHER_CLASSES].indexOf(object) + 1, ...rest };
}

export function expandedRecord(desk: Desk, row: AttributeRow): JsonObject {
  return {
    ...attributeRecord(row),
    object_lookup: row.object,
    created_by: userById(desk, row.created_by_id)?.login ?? null,
    updated_by: userById(desk, row.updated_by_id)?.login ?? null,
  };
}

/**
 * The whole list, always, by position and name; query parameters change nothing (5.2/01 "list ?…"). The service orders
 * rows of equal position and name in no way that a client could rely on.
 */
export function attributeList(desk: Desk): JsonValue {
  return desk.rows.toSorted(inFormOrder).map((row) => listed(desk, row));
}

function listed(desk: Desk, row: AttributeRow): JsonObject {
  const { object, ...rest } = row;
  const users = usersOf(desk, row);
  if (users === undefined) return { ...rest, object, deletable: row.editable };
  const reason = `This attribute is referenced by ${users} and thus cannot be deleted!`;
  return { ...rest, object, deletable: false, not_deletable_reason: reason };
}

/** "Overview: A,B; Trigger: C", or undefined when nothing uses the attribute (5.2/05 "list with references"). */
export function usersOf(desk: Desk, row: AttributeRow): string | undefined {
  const titles = grouped(countingReferences(desk, row).map(({ kind, title }) => [kind, title] as const));
  if (titles.size === 0) return undefined;
  return [...titles]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, named]) => `${kind}: ${[...named].sort().join(',')}`)
    .join('; ');
}

/** Overviews that show the attribute hide those that only look for it (7.1/05 "what is deletable, and why not", r_two). */
function countingReferences(desk: Desk, row: AttributeRow): readonly Reference[] {
  const found = desk.references.filter(
    (reference) => reference.object === row.object && reference.name === row.name && counts(desk, row, reference),
  );
  if (!found.some(({ place }) => place === 'column')) return found;
  return found.filter(({ kind, place }) => kind !== 'Overview' || place === 'column');
}

function counts({ release }: Desk, row: AttributeRow, { place }: Reference): boolean {
  if (place === 'nested condition') return has(release, 'nested conditions refer');
  return place !== 'column' || (row.editable && has(release, 'columns of overviews refer'));
}
