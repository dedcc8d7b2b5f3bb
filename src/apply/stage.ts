import type { HelpDesk } from '../helpdesk/connect.ts';
import type { WriteOutcome } from '../helpdesk/writer.ts';
import { isStep, type Step, stateOf } from '../plan/decision.ts';
import type { Plan } from '../plan/plan.ts';
import type { Failure } from '../problem/failure.ts';
import { unreachable } from '../problem/unreachable.ts';
import type { ApplyEvent, ApplyRequest } from './events.ts';

/** Makes the same plan again, from what the help desk holds now. */
export type Replan = () => Promise<Plan>;

/** How often a write that surely had no effect is sent. */
const TRIES = 3;

/** Creates, then updates, then deletes: a failure on the way has then destroyed as little as possible. */
export function inOrder(steps: readonly Step[]): readonly Step[] {
  const rank = { create: 0, update: 1, delete: 2 } as const satisfies Record<Step['action'], number>;
  return [...steps].sort((a, b) => rank[a.action] - rank[b.action]);
}

/**
 * Sends one step. A request whose answer was lost is settled by reading: it is sent again only when the help desk shows
 * that it had no effect. Throws the Failure that stops the apply.
 */
export async function* stageStep(step: Step, desk: HelpDesk, replan: Replan): AsyncGenerator<ApplyEvent, void> {
  const request: ApplyRequest = { kind: step.action, key: step.key };
  let doubt: Failure | undefined;
  for (let attempt = 1; ; attempt += 1) {
    yield { type: 'sending', request };
    const result = await sendStep(step, desk);
    switch (result.outcome) {
      case 'answered':
        yield { type: 'answered', request, status: result.status };
        return;
      case 'refused':
        // An earlier attempt that seemed lost may have arrived late: then this refusal is about our own work.
        if (doubt === undefined || !(await tookEffect(step, replan))) throw result.failure;
        yield { type: 'settled', request, tookEffect: 'yes' };
        return;
      case 'unsent':
        if (attempt === TRIES) throw result.failure;
        break;
      case 'lost': {
        doubt = result.failure;
        yield { type: 'answer-lost', request, message: result.failure.message };
        const isDone = await tookEffect(step, replan);
        yield { type: 'settled', request, tookEffect: isDone ? 'yes' : 'no' };
        if (isDone) return;
        if (attempt === TRIES) throw result.failure;
        break;
      }
      default:
        unreachable(result);
    }
  }
}

function sendStep(step: Step, { writer }: HelpDesk): Promise<WriteOutcome<unknown>> {
  switch (step.action) {
    case 'create':
      return writer.createAttribute(step.row);
    case 'update':
      return writer.updateAttribute(step.live.id, step.row);
    case 'delete':
      return writer.deleteAttribute(step.live.id);
    default:
      return unreachable(step);
  }
}

/** A step that would have to be written again has had no effect. What else the row may be, the commit set will show. */
async function tookEffect(step: Step, replan: Replan): Promise<boolean> {
  const now = (await replan()).decisions.find((decision) => decision.key === step.key);
  return now === undefined || !isStep(now) || stateOf(now) !== 'to-write';
}
