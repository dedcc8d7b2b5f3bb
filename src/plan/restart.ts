import type { LiveRow } from '../attribute/live-attribute.ts';
import { unreachable } from '../problem/unreachable.ts';
import { type Step, stateOf } from './decision.ts';
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

/** Only a change of screens is complete with its PUT; everything else leaves the row waiting (5.2/04 "screens"). */
export function needsMigration(step: Step): boolean {
  return (
    step.action !== 'update' ||
    stateOf(step) === 'staged' ||
    step.changes.some((change) => change.path[0] !== 'screens')
  );
}

function restartOfStep(step: Step): Restart {
  switch (step.action) {
    case 'create':
    case 'delete':
      return 'needed';
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
