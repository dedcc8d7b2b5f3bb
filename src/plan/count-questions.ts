import { type AttributeKey, splitAttributeKey } from '../model/attribute-key.ts';
import { choicesOf, removedValues } from '../model/choices.ts';
import { columnDefault } from '../model/column-default.ts';
import type { JsonObject } from '../model/json.ts';
import { type LiveAttribute, type LiveRow, waitsForCreation } from '../model/live-attribute.ts';
import { countedField, type Hit, type RecordCount, type RecordQuestion } from '../model/record-count.ts';
import { narrowedBound } from './compare.ts';
import type { Decided } from './decision.ts';
import type { Plan } from './plan.ts';
import { type Change, type CountDocument, type CreateDecision, type Decision, parsePath } from './plan-document.ts';

/** A change whose affected records must be counted. */
export type CountQuestion = { readonly row: Pick<LiveRow, 'key' | 'object' | 'name' | 'data_type'> } & Hit;

/** Lists what must be counted for a plan; empty if it neither deletes data nor restricts the values of a field. */
export function countQuestions({ document: { decisions, foreign, destroys }, live }: Plan): readonly CountQuestion[] {
  const destroyed = new Set(destroys);
  const deletionOf = (key: AttributeKey): readonly CountQuestion[] => {
    const row = live.get(key);
    return row === undefined || !destroyed.has(key) ? [] : [{ row, hit: 'value-deleted' }];
  };
  return [
    ...decisions.flatMap((decision): readonly CountQuestion[] => {
      const { key, action } = decision;
      if (action === 'create') return questionOfCreation(decision);
      if (action === 'delete') return deletionOf(key);
      const row = live.get(key);
      // A row that was never migrated has no column to count.
      return row === undefined || waitsForCreation(row) ? [] : questionsOfChanges(decision, row);
    }),
    ...foreign.flatMap(({ key }) => deletionOf(key)),
  ];
}

function questionsOfChanges(decision: Decision, row: LiveAttribute): readonly CountQuestion[] {
  const option = 'after' in decision ? (decision.after?.data_option ?? {}) : {};
  const hits = changesToCount(decision).flatMap((change) => hitsOf(change, option));
  // Several changes may ask the same.
  const once = ASKED_ONCE.flatMap((hit) => hits.find((one) => one.hit === hit) ?? []);
  const offered = [...new Set(choicesOf(option.options).map(({ value }) => value))].filter((value) => value !== '');
  return [...hits.filter(({ hit }) => !ASKED_ONCE.includes(hit)), ...once].map((one) => ({
    row,
    ...(one.hit === 'value-not-offered' ? { ...one, options: offered } : one),
  }));
}

const ASKED_ONCE: readonly Hit['hit'][] = ['time-stored', 'value-missing'];

/** The database gives every existing record the default of the new column. */
function questionOfCreation({ key, after }: CreateDecision): readonly CountQuestion[] {
  const [object, name] = splitAttributeKey(key);
  const row = { ...after, object, name, key };
  const value = columnDefault(row);
  return value === undefined ? [] : [{ row, hit: 'record-filled', value }];
}

/** The changes of an update. Also if consent is missing, since the count helps to decide on it. */
export function changesToCount(decision: Decided['told']): readonly Change[] {
  if (decision.action === 'update') return decision.changes;
  return decision.action === 'refuse' && decision.code === 'impact-not-accepted' ? (decision.changes ?? []) : [];
}

/** A field that is switched on may hit records in several ways; any other change does so in one. */
export function hitsOf(change: Change, { min, max }: JsonObject): readonly Hit[] {
  const { path, impact, needs = [] } = change;
  if (path !== 'active') {
    const hit = hitOf(change);
    return hit === undefined ? [] : [hit];
  }
  const isRange = impact === 'values-out-of-range';
  return [
    ...(needs.includes('required') ? [{ hit: 'value-missing' } as const] : []),
    ...(needs.includes('dates') ? [{ hit: 'time-stored' } as const] : []),
    ...(isRange && typeof min === 'number' ? [{ hit: 'value-below-min', limit: min } as const] : []),
    ...(isRange && typeof max === 'number' ? [{ hit: 'value-above-max', limit: max } as const] : []),
  ];
}

/** How a change affects records; undefined if it affects none. The options of a new data type stand in the row. */
export function hitOf({ impact, path, before, after }: Change): Hit | undefined {
  const [head] = parsePath(path);
  if (impact === 'values-may-not-fit') return { hit: 'value-too-long', characters: Number(after) };
  if (impact === 'values-out-of-time') return { hit: 'time-stored' };
  if (impact === 'writes-refused') return { hit: 'value-missing' };
  const bound = narrowedBound({ path: parsePath(path), before, after });
  if (impact === 'values-out-of-range' && bound !== undefined) return { hit: bound, limit: Number(after) };
  // From one choice to another, the removed options say it.
  if (head === 'data_type' && before === 'input' && impact !== 'none') return { hit: 'value-not-offered', options: [] };
  const isRemoval = impact === 'values-not-selectable' && head === 'data_option';
  // The empty string means no selection; no record stores it as a value.
  const options = isRemoval ? removedValues(before, after).filter((value) => value !== '') : [];
  return options.length === 0 ? undefined : { hit: 'option-removed', options };
}

/** The question to the help desk; undefined for a data type without a column. */
export function recordQuestion({ row, ...hit }: CountQuestion): RecordQuestion | undefined {
  const field = countedField(row);
  return field === undefined ? undefined : { field, ...hit };
}

/** The count to make the plan again with. */
export function hitCount(
  { row, ...hit }: CountQuestion,
  count: RecordCount,
  takenAt: string | undefined,
): CountDocument {
  const at = takenAt === undefined || count.records === null ? {} : { counted_at: takenAt };
  return { key: row.key, ...hit, ...count, ...at };
}
