import { sameJson } from '../attribute/json.ts';
import { fillOnRequest } from '../attribute/normal-form.ts';
import type { HelpDesk } from '../helpdesk/connect.ts';
import type { WriteOutcome } from '../helpdesk/writer.ts';
import { isStep, type Step, stateOf } from '../plan/decision.ts';
import type { Plan } from '../plan/plan.ts';
import { unreachable } from '../problem/unreachable.ts';
import type { ApplyEvent, Clock } from './events.ts';
import { writeConfirmed } from './write-confirmed.ts';

/** Makes the same plan again, from what the help desk holds now. */
export type Replan = () => Promise<Plan>;

/** Creates, then updates, then deletes: a failure on the way has then destroyed as little as possible. */
export function inOrder(steps: readonly Step[]): readonly Step[] {
  const rank = { create: 0, update: 1, delete: 2 } as const satisfies Record<Step['action'], number>;
  return [...steps].sort((a, b) => rank[a.action] - rank[b.action]);
}

/** Sends one step, and knows afterwards that it is done. */
export async function* stageStep(
  step: Step,
  desk: HelpDesk,
  replan: Replan,
  clock: Clock,
): AsyncGenerator<ApplyEvent, void> {
  yield* writeConfirmed(
    { kind: step.action, key: step.key },
    () => sendStep(step, desk),
    () => tookEffect(step, replan),
    clock,
  );
}

async function sendStep(step: Step, { writer }: HelpDesk): Promise<WriteOutcome<unknown>> {
  switch (step.action) {
    case 'create':
      return writer.createAttribute(step.row);
    case 'update': {
      if (asksForTheLiveOption(step)) {
        // The service sees no difference from the active data_option and keeps the staged one, unless another setting
        // differs as well (5.2/14 and 6.5/22 "put the live data_option back with another position").
        const nudged = await writer.updateAttribute(step.live.id, { ...step.row, position: step.row.position + 1 });
        if (nudged.outcome !== 'answered') return nudged;
      }
      return writer.updateAttribute(step.live.id, step.row);
    }
    case 'delete':
      return writer.deleteAttribute(step.live.id);
    default:
      return unreachable(step);
  }
}

/** Something else is staged, and what is wanted is what is active. */
function asksForTheLiveOption(step: Extract<Step, { action: 'update' }>): boolean {
  const sent = fillOnRequest(step.row.dataType, step.row.dataOption);
  return step.live.pendingDataOption !== undefined && sameJson(sent, step.live.dataOption);
}

/** A step that would have to be written again has had no effect. What else the row may be, the commit set will show. */
async function tookEffect(step: Step, replan: Replan): Promise<boolean> {
  const now = (await replan()).decisions.find((decision) => decision.key === step.key);
  return now === undefined || !isStep(now) || stateOf(now) !== 'to-write';
}
