import { removedValues } from '../attribute/choices.ts';
import { type LiveRow, waitsForCreation } from '../attribute/live-attribute.ts';
import { countedField, type RecordCount, type RecordQuestion } from '../attribute/record-count.ts';
import type { Change } from './change.ts';
import type { Decision } from './decision.ts';
import type { Hit, HitCount } from './hit.ts';
import { destroysOf, type Plan } from './plan.ts';

/** A hit of a plan whose records are to be counted. */
export interface CountQuestion {
  readonly row: LiveRow;
  readonly hit: Hit;
}

/** What has to be counted for a plan: nothing, where it neither deletes data nor narrows what a field may hold. */
export function countQuestions(plan: Plan): readonly CountQuestion[] {
  const destroyed = new Set(destroysOf(plan));
  const foreign = plan.foreign.flatMap(({ live }) => (destroyed.has(live.key) ? [questionOfDeletion(live)] : []));
  return [...plan.decisions.flatMap((decision) => questionsOf(decision, destroyed)), ...foreign];
}

function questionsOf(decision: Decision, destroyed: ReadonlySet<string>): readonly CountQuestion[] {
  if (decision.action === 'delete') return destroyed.has(decision.key) ? [questionOfDeletion(decision.live)] : [];
  const wanted = wantedOf(decision);
  // What was never migrated has no column to count.
  if (wanted === undefined || waitsForCreation(wanted.live)) return [];
  const hits = wanted.changes.flatMap((change) => hitOf(change) ?? []);
  const [becomesRequired] = hits.filter(({ asks }) => asks === 'empty');
  return [
    ...hits.filter(({ asks }) => asks !== 'empty'),
    ...(becomesRequired === undefined ? [] : [becomesRequired]),
  ].map((hit) => ({ row: wanted.live, hit }));
}

function questionOfDeletion(row: LiveRow): CountQuestion {
  return { row, hit: { asks: 'filled' } };
}

/** The part of a decision that says which update it is about. */
type Deciding<Wanted> =
  | { readonly action: 'create' | 'delete' | 'keep' }
  | (Wanted & { readonly action: 'update' })
  | {
      readonly action: 'refuse';
      readonly problem: { readonly code: string };
      readonly wanted: Wanted | undefined;
    };

/** The update that a decision is about. A number helps to decide on consent, so a missing one is counted as well. */
export function wantedOf<Wanted>(decision: Deciding<Wanted>): Wanted | undefined {
  if (decision.action === 'update') return decision;
  return decision.action === 'refuse' && decision.problem.code === 'cost-not-accepted' ? decision.wanted : undefined;
}

/** How a change hits records; undefined where it hits none. */
export function hitOf({ cost, path, before, after }: Omit<Change, 'effect' | 'needs'>): Hit | undefined {
  if (cost === 'values-may-not-fit') return { asks: 'longer-than', characters: Number(after) };
  if (cost === 'writes-refused') return { asks: 'empty' };
  const isRemoval = cost === 'values-not-selectable' && path[0] === 'data_option';
  // The empty text stands for no choice, and no record holds it as one.
  const choices = isRemoval ? removedValues(before, after).filter((choice) => choice !== '') : [];
  return choices.length === 0 ? undefined : { asks: 'any-of', choices };
}

/** The question to the help desk; undefined for a data type without a column. */
export function recordQuestion({ row, hit }: CountQuestion): RecordQuestion | undefined {
  const field = countedField(row);
  return field === undefined ? undefined : { field, ...hit };
}

/** An answer for the plan that is made again with it. */
export function hitCount({ row, hit }: CountQuestion, count: RecordCount, takenAt: string | undefined): HitCount {
  return { key: row.key, hit, count, takenAt: count.counted ? takenAt : undefined };
}
