import { choicesOf, removedValues } from '../attribute/choices.ts';
import { columnDefault } from '../attribute/column-default.ts';
import type { JsonObject } from '../attribute/json.ts';
import { type LiveRow, waitsForCreation } from '../attribute/live-attribute.ts';
import { countedField, type RecordCount, type RecordQuestion } from '../attribute/record-count.ts';
import { narrowedBound } from './compare.ts';
import type { Change, Decision, Hit, HitCount } from './decision.ts';
import { destroysOf, type Plan } from './plan.ts';

/** A change whose affected records must be counted. */
export interface CountQuestion {
  readonly row: Pick<LiveRow, 'key' | 'object' | 'name' | 'dataType'>;
  readonly hit: Hit;
}

/** Lists what must be counted for a plan; empty if it neither deletes data nor restricts the values of a field. */
export function countQuestions(plan: Plan): readonly CountQuestion[] {
  const destroyed = new Set(destroysOf(plan));
  const foreign = plan.foreign.flatMap(({ live }) => (destroyed.has(live.key) ? [questionOfDeletion(live)] : []));
  return [...plan.decisions.flatMap((decision) => questionsOf(decision, destroyed)), ...foreign];
}

function questionsOf(decision: Decision, destroyed: ReadonlySet<string>): readonly CountQuestion[] {
  if (decision.action === 'delete') return destroyed.has(decision.key) ? [questionOfDeletion(decision.live)] : [];
  if (decision.action === 'create') return questionOfCreation(decision);
  const wanted = wantedOf(decision);
  // A row that was never migrated has no column to count.
  if (wanted === undefined || waitsForCreation(wanted.live)) return [];
  const { live, row, changes } = wanted;
  const hits = changes.flatMap((change) => hitsOf(change, row.dataOption));
  // Several changes may ask the same.
  const once = (['timed', 'lacking'] as const).flatMap((asks) => hits.find((hit) => hit.asks === asks) ?? []);
  return [...hits.filter(({ asks }) => asks !== 'timed' && asks !== 'lacking'), ...once].map((hit) => ({
    row: live,
    hit: hit.asks === 'outside' ? { ...hit, choices: valuesOf(row.dataOption) } : hit,
  }));
}

/** The database gives every existing record the default of the new column. */
function questionOfCreation({ key, row }: Extract<Decision, { readonly action: 'create' }>): readonly CountQuestion[] {
  const value = columnDefault(row);
  return value === undefined ? [] : [{ row: { ...row, key }, hit: { asks: 'all', value } }];
}

function valuesOf({ options }: JsonObject): readonly string[] {
  return [...new Set(choicesOf(options).map(({ value }) => value))].filter((value) => value !== '');
}

function questionOfDeletion(row: LiveRow): CountQuestion {
  return { row, hit: { asks: 'filled' } };
}

/** The part of a decision that determines its update. */
type Deciding<Wanted> =
  | { readonly action: 'create' | 'delete' | 'keep' }
  | (Wanted & { readonly action: 'update' })
  | {
      readonly action: 'refuse';
      readonly problem: { readonly code: string };
      readonly wanted: Wanted | undefined;
    };

/** The update of a decision. Also returned if consent is missing, since the count helps to decide on it. */
export function wantedOf<Wanted>(decision: Deciding<Wanted>): Wanted | undefined {
  if (decision.action === 'update') return decision;
  return decision.action === 'refuse' && decision.problem.code === 'impact-not-accepted' ? decision.wanted : undefined;
}

/** A field that is switched on may hit records in several ways; any other change does so in one. */
function hitsOf(change: Change, { min, max }: JsonObject): readonly Hit[] {
  const { path, impact, needs } = change;
  if (path[0] !== 'active') {
    const hit = hitOf(change);
    return hit === undefined ? [] : [hit];
  }
  const isRange = impact === 'values-out-of-range';
  return [
    ...(needs.includes('required') ? [{ asks: 'lacking' } as const] : []),
    ...(needs.includes('dates') ? [{ asks: 'timed' } as const] : []),
    ...(isRange && typeof min === 'number' ? [{ asks: 'below', limit: min } as const] : []),
    ...(isRange && typeof max === 'number' ? [{ asks: 'above', limit: max } as const] : []),
  ];
}

/** How a change affects records; undefined if it affects none. The options of a new data type stand in the row. */
export function hitOf({ impact, path, before, after }: Change): Hit | undefined {
  if (impact === 'values-may-not-fit') return { asks: 'longer-than', characters: Number(after) };
  if (impact === 'values-out-of-time') return { asks: 'timed' };
  if (impact === 'writes-refused') return { asks: 'lacking' };
  const bound = narrowedBound({ path, before, after });
  if (impact === 'values-out-of-range' && bound !== undefined) return { asks: bound, limit: Number(after) };
  // From one choice to another, the removed options say it.
  if (path[0] === 'data_type' && before === 'input' && impact !== 'none') return { asks: 'outside', choices: [] };
  const isRemoval = impact === 'values-not-selectable' && path[0] === 'data_option';
  // The empty string means no selection; no record stores it as a value.
  const choices = isRemoval ? removedValues(before, after).filter((choice) => choice !== '') : [];
  return choices.length === 0 ? undefined : { asks: 'any-of', choices };
}

/** The question to the help desk; undefined for a data type without a column. */
export function recordQuestion({ row, hit }: CountQuestion): RecordQuestion | undefined {
  const field = countedField(row);
  if (field === undefined) return undefined;
  // No recording compares times, so all records with one are an upper bound.
  return hit.asks === 'timed' ? { field, asks: 'filled' } : { field, ...hit };
}

/** The count to make the plan again with. */
export function hitCount({ row, hit }: CountQuestion, count: RecordCount, takenAt: string | undefined): HitCount {
  return { key: row.key, hit, count, takenAt: count.counted ? takenAt : undefined };
}
