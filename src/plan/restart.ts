import { sameJson } from '../attribute/json.ts';
import { isStaged, type LiveRow, waitsForCreation } from '../attribute/live-attribute.ts';
import { fillOnRequest } from '../attribute/normal-form.ts';
import { unreachable } from '../problem/unreachable.ts';
import type { Step } from './decision.ts';
import type { ForeignRow } from './foreign.ts';
import type { PlanRules } from './policies.ts';
import { altersColumn } from './refusals.ts';

/**
 * What a migration does to the service: `needed` where a column is added, altered or dropped, `reload` where only
 * settings move (browsers are told to reload), `none` where nothing waits for a migration (5.2/06b, 6.5/16).
 */
export type Restart = 'needed' | 'reload' | 'none';

export function forecastRestart(steps: readonly Step[], foreign: readonly ForeignRow[], rules: PlanRules): Restart {
  const others = rules.foreignChanges === 'include' ? foreign.map(({ live }) => restartOfStaged(live)) : [];
  const all = [...steps.map(restartOfStep), ...(steps.some(needsMigration) ? others : [])];
  if (all.includes('needed')) return 'needed';
  return all.includes('reload') ? 'reload' : 'none';
}

/**
 * Only a change of screens is complete with its PUT (5.2/04 "screens"), and the deletion of a row that was never
 * migrated with its DELETE (6.5/10 "pending creation"); everything else leaves the row waiting.
 */
export function needsMigration(step: Step): boolean {
  if (step.action === 'create') return true;
  if (step.action === 'delete') return !waitsForCreation(step.live);
  return isStaged(step.live) || step.changes.some((change) => change.path[0] !== 'screens') || stagesTheSame(step);
}

/**
 * A few rows hold what the service would not store today: a boolean's default as text beside options (5.2/02 "boolean"),
 * or no filled-in keys at all, as some seeds. Sent back as they were read they are filled in, differ, and wait.
 */
function stagesTheSame({ live, row }: Extract<Step, { action: 'update' }>): boolean {
  return !sameJson(fillOnRequest(row.dataType, row.dataOption), live.dataOption);
}

/** A column that gets narrower: where stored values are longer, its migration fails. */
export function shortensColumn(step: Step): boolean {
  return step.action === 'update' && step.changes.some((change) => change.cost === 'values-may-not-fit');
}

function restartOfStep(step: Step): Restart {
  switch (step.action) {
    case 'create':
      return 'needed';
    case 'delete':
      return needsMigration(step) ? 'needed' : 'none';
    case 'update':
      if (!needsMigration(step)) return 'none';
      return altersColumn(step.live, step.row) || step.live.waitingFor.includes('column-change') ? 'needed' : 'reload';
    default:
      return unreachable(step);
  }
}

function restartOfStaged(live: LiveRow): Restart {
  return live.waitingFor.some((waiting) => waiting !== 'settings') ? 'needed' : 'reload';
}
