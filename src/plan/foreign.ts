import { isStaged, type LiveAttribute } from '../attribute/live-attribute.ts';
import { type Decision, isStep } from './decision.ts';

/** A row on which somebody has staged work that the files do not declare. A migration of ours would commit it. */
export interface ForeignRow {
  readonly live: LiveAttribute;
}

/** Staged rows that no step of the plan accounts for, in the order of the list. */
export function foreignRows(live: readonly LiveAttribute[], decisions: readonly Decision[]): readonly ForeignRow[] {
  const ours = new Set(decisions.filter(isStep).map((step) => step.key));
  return live.filter((row) => isStaged(row) && !ours.has(row.key)).map((row) => ({ live: row }));
}
