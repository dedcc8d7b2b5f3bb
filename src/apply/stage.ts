import type { AttributeKey } from '../attribute/attribute-key.ts';
import { sameJson } from '../attribute/json.ts';
import type { HelpDesk } from '../helpdesk/connect.ts';
import { isStep, type Step, stateOf } from '../plan/decision.ts';
import type { Plan } from '../plan/plan.ts';
import { Failure } from '../problem/failure.ts';
import { unreachable } from '../problem/unreachable.ts';
import type { ApplyEvent, Clock } from './events.ts';
import { storedOtherwise } from './stored-row.ts';
import { needsNudge, writeConfirmed, writeRow } from './write-confirmed.ts';

/** Makes the same plan again from the current live state. */
export type Replan = () => Promise<Plan>;

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
  const message = `${step.key} changed on the help desk after the plan was made; it was not deleted`;
  const hint = 'Run `deskform plan` again and review the new plan.';
  throw new Failure('PENDING_SET_MOVED', message, { hint });
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
  const request = { kind: step.action, key: step.key };
  const isDone = () => tookEffect(step, replan);
  switch (step.action) {
    case 'create':
      return yield* writeConfirmed(
        request,
        () => desk.writer.createAttribute(step.row),
        isDone,
        clock,
        (record) => storedOtherwise(step.row, record, 'create'),
      );
    case 'update':
      return yield* writeRow(request, step.live, step.row, desk, isDone, clock);
    case 'delete':
      return yield* writeConfirmed(request, () => desk.writer.deleteAttribute(step.live.id), isDone, clock);
    default:
      return unreachable(step);
  }
}

/** Whether the step took effect: a new plan would not send it again. The pending set shows everything else about the row. */
async function tookEffect(step: Step, replan: Replan): Promise<boolean> {
  const now = (await replan()).decisions.find((decision) => decision.key === step.key);
  if (now === undefined) return true;
  if (isStep(now) && stateOf(now) === 'to-write') return false;
  return !(isNudged(step) && 'live' in now && now.live?.position !== step.row.position);
}

/** Whether the step needs two requests. A plan shows no difference after the first one if the files set no position. */
export function isNudged(step: Step): step is Extract<Step, { readonly action: 'update' }> {
  return step.action === 'update' && needsNudge(step.live, step.row);
}
