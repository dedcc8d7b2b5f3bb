import type { AttributeKey } from '../attribute/attribute-key.ts';
import { sameJson } from '../attribute/json.ts';
import { fillOnRequest } from '../attribute/normal-form.ts';
import type { HelpDesk } from '../helpdesk/connect.ts';
import type { WriteOutcome } from '../helpdesk/writer.ts';
import { isStep, type Step, stateOf } from '../plan/decision.ts';
import type { Plan } from '../plan/plan.ts';
import { Failure } from '../problem/failure.ts';
import { unreachable } from '../problem/unreachable.ts';
import type { ApplyEvent, Clock } from './events.ts';
import { putRow, writeConfirmed } from './write-confirmed.ts';

/** Makes the same plan again from the current live state. */
export type Replan = () => Promise<Plan>;

/** Orders creates, then updates, then deletes: a failure on the way destroys as little as possible. */
export function inOrder(steps: readonly Step[]): readonly Step[] {
  const rank = { create: 0, update: 1, delete: 2 } as const satisfies Record<Step['action'], number>;
  return [...steps].sort((a, b) => rank[a.action] - rank[b.action]);
}

/**
 * Reads a row again just before its deletion, since a dropped column cannot be restored. A row that changed, or was deleted
 * and created again, was not reviewed. Reading only this row needs as many requests and proves less: that answer does not
 * show whether something refers to the row (5.2/01, 6.5/01). Only a plan of the complete list shows whether it may be
 * deleted.
 */
export async function readBeforeDeletion(step: Step, plan: Plan, replan: Replan): Promise<Step | 'gone'> {
  if (step.action !== 'delete') return step;
  const again = await replan();
  const now = again.decisions.find((decision) => decision.key === step.key);
  if (now === undefined || (now.action === 'keep' && now.live === undefined)) return 'gone';
  if (now.action === 'delete' && now.live.id === step.live.id && readsTheSame(again, plan, step.key)) return now;
  throw new Failure(
    'COMMIT_SET_MOVED',
    `${step.key} changed on the help desk after the plan was made; it was not deleted`,
    { hint: 'Run `deskform plan` again and review the new plan.' },
  );
}

/** Whether the row and what waits on it are as they were planned. A mark for deletion by somebody else is what is wanted. */
function readsTheSame(again: Plan, plan: Plan, key: AttributeKey): boolean {
  const [now, planned] = [again, plan].map(({ steps }) => {
    const document = steps.get(key);
    if (document?.action !== 'delete') return undefined;
    const { before, pending, waiting_for } = document;
    return { before, pending: pending ?? null, waiting_for: waiting_for.filter((waiting) => waiting !== 'deletion') };
  });
  return now !== undefined && sameJson(now, planned);
}

/** Sends one step and confirms that it took effect. */
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
    case 'update':
      return putRow(writer, step.live.id, step.row, asksForTheLiveOption(step) ? 'instead-of-staged' : 'as-it-is');
    case 'delete':
      return writer.deleteAttribute(step.live.id);
    default:
      return unreachable(step);
  }
}

/** Whether another change is staged and the step asks for the live settings. */
function asksForTheLiveOption(step: Extract<Step, { action: 'update' }>): boolean {
  const sent = fillOnRequest(step.row.dataType, step.row.dataOption);
  return step.live.pendingDataOption !== undefined && sameJson(sent, step.live.dataOption);
}

/** Whether the step took effect: a new plan would not send it again. The pending set shows everything else about the row. */
async function tookEffect(step: Step, replan: Replan): Promise<boolean> {
  const now = (await replan()).decisions.find((decision) => decision.key === step.key);
  return now === undefined || !isStep(now) || stateOf(now) !== 'to-write';
}
