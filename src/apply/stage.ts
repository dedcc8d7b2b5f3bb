import type { HelpDesk } from '../helpdesk/writer.ts';
import type { AttributeKey } from '../model/attribute-key.ts';
import { Failure } from '../model/failure.ts';
import { sameJson } from '../model/json.ts';
import type { LiveAttribute, Row } from '../model/live-attribute.ts';
import { type Plan, rowToSend } from '../plan/plan.ts';
import { isStep, type Step, stateOf, type UpdateDecision } from '../plan/plan-document.ts';
import type { ApplyEvent, Clock } from './events.ts';
import { storedOtherwise } from './stored-row.ts';
import { needsNudge, writeConfirmed, writeRow } from './write-confirmed.ts';

/** A plan, and the help desk that it is applied to. */
export interface Staging {
  readonly desk: HelpDesk;
  readonly clock: Clock;
  /** Just made, without obstacles. */
  readonly plan: Plan;
  /** Makes the same plan again from the current live state. */
  readonly replan: () => Promise<Plan>;
}

/**
 * Reads a row again just before its deletion, since a dropped column cannot be restored. A row that changed, or was deleted
 * and created again, was not reviewed. Reading only this row needs as many requests and proves less: that answer does not
 * show whether something refers to the row (5.2/01, 6.5/01). Only a plan of the complete list shows whether it may be
 * deleted.
 */
export async function readBeforeDeletion({ key, action }: Step, { plan, replan }: Staging): Promise<'there' | 'gone'> {
  if (action !== 'delete') return 'there';
  const again = await replan();
  const now = again.live.get(key);
  if (now === undefined) return 'gone';
  if (now.id === plan.live.get(key)?.id && readsTheSame(again, plan, key)) return 'there';
  const message = `${key} changed on the help desk after the plan was made; it was not deleted`;
  const hint = 'Run `deskform plan` again and review the new plan.';
  throw new Failure('PENDING_SET_MOVED', message, { hint });
}

/** Whether the row and what waits on it are as they were planned. A mark for deletion by somebody else is what is wanted. */
function readsTheSame(again: Plan, plan: Plan, key: AttributeKey): boolean {
  const [now, planned] = [again, plan].map(({ document }) => {
    const decision = document.decisions.find((one) => one.key === key);
    if (decision?.action !== 'delete') return undefined;
    const { before, pending, waiting_for } = decision;
    return { before, pending: pending ?? null, waiting_for: waiting_for.filter((waiting) => waiting !== 'deletion') };
  });
  return now !== undefined && sameJson(now, planned);
}

/** Sends one step and confirms that it took effect. */
export async function* stageStep(step: Step, work: Staging): AsyncGenerator<ApplyEvent, void> {
  const { plan, desk, clock } = work;
  const request = { kind: step.action, key: step.key };
  const isDone = () => tookEffect(step, work);
  if (step.action === 'create') {
    const row = rowToSend(plan, step);
    const create = () => desk.writer.createAttribute(row);
    return yield* writeConfirmed(request, create, isDone, clock, (record) => storedOtherwise(row, record, 'create'));
  }
  const live = plan.live.get(step.key);
  if (live === undefined) throw new Error(`deskform has a bug: ${step.key} is not live`);
  if (step.action === 'delete')
    return yield* writeConfirmed(request, () => desk.writer.deleteAttribute(live.id), isDone, clock);
  const row = rowToUpdate(step, live, plan);
  return yield* writeRow({ kind: step.action, key: step.key }, live, row, desk, isDone, clock);
}

/** Whether the step took effect: a new plan would not send it again. The pending set shows everything else about the row. */
async function tookEffect(step: Step, { plan, replan }: Staging): Promise<boolean> {
  const again = await replan();
  const now = again.document.decisions.find(({ key }) => key === step.key);
  if (now === undefined) return true;
  if (isStep(now) && stateOf(now) === 'to-write') return false;
  const live = again.live.get(step.key);
  return !isNudged(step, plan) || live === undefined || live.position === step.after.position;
}

/** Whether the step needs two requests. A plan shows no difference after the first one if the files set no position. */
export function isNudged(step: Step, plan: Plan): step is UpdateDecision {
  const live = plan.live.get(step.key);
  return step.action === 'update' && live !== undefined && needsNudge(live, rowToUpdate(step, live, plan));
}

function rowToUpdate(step: UpdateDecision, { position }: LiveAttribute, plan: Plan): Row {
  const row = rowToSend(plan, step);
  return { ...row, position: row.position ?? position };
}
