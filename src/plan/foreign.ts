import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { AttributeDefinition, SecretSetting } from '../attribute/definition.ts';
import { isStaged, type LiveAttribute } from '../attribute/live-attribute.ts';
import { type Decision, isStep, stateOf } from './decision.ts';

/** A row on which somebody has staged work that the files do not declare. A migration of ours would commit it. */
export interface ForeignRow {
  readonly live: LiveAttribute;
  /** The login of who changed it last; undefined where nobody asked. */
  readonly author: string | undefined;
  /** What the files name as secrets of it, where they declare it: not shown, whatever the row holds there. */
  readonly secrets: readonly SecretSetting[];
}

/** Reads as declared and waits: only a migration is missing, and it would change nothing. */
export function isWaiting(decision: Decision): boolean {
  return decision.action === 'keep' && decision.because === 'waits-as-declared';
}

/** What waits of it waits as the files want it, whether or not a step of the plan says so. */
export function waitsAsWanted(decision: Decision): boolean {
  return isWaiting(decision) || (isStep(decision) && stateOf(decision) === 'staged');
}

/** Staged rows that no step of the plan accounts for, in the order of the list. */
export function foreignRows(
  live: readonly LiveAttribute[],
  decisions: readonly Decision[],
  declared: ReadonlyMap<AttributeKey, AttributeDefinition>,
): readonly ForeignRow[] {
  const ours = new Set(decisions.filter((decision) => isStep(decision) || isWaiting(decision)).map(({ key }) => key));
  return live.flatMap((row) => {
    if (!isStaged(row) || ours.has(row.key)) return [];
    const definition = declared.get(row.key);
    return [{ live: row, author: undefined, secrets: definition?.state === 'present' ? definition.secrets : [] }];
  });
}
