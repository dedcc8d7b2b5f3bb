import { unreachable } from '../../problem/unreachable.ts';
import { printableSentence } from '../../render/printable.ts';
import { plural } from '../../render/words.ts';
import type { Applied } from '../apply-target.ts';
import { askAgain, statusOf } from '../client.ts';
import type { Approval } from '../gate/approvals-from-comments.ts';
import type { Job } from '../job.ts';
import { frozenBody, keptIn } from './body.ts';
import type { Desk } from './look.ts';
import type { Mark } from './mark.ts';
import { ofTarget, ownLogin, type PlanComment, planCommentsOnce, showPlanComment } from './own-comments.ts';
import { editComment } from './settle.ts';

/** What an apply came to, as the comments that approved it will say for ever. */
interface Ending {
  readonly state: 'applied' | 'failed';
  readonly text: string;
}

/**
 * Writes into the comments whose plan was applied what became of it. Where nothing was sent they stay as they are. The
 * apply is over: what GitHub refuses now is said in the log, and changes nothing about it.
 */
export async function freezeComments(job: Job, applied: Applied): Promise<void> {
  const ending = endingOf(applied);
  if (ending === undefined || applied.approvals.length === 0) return;
  try {
    const author = await ownLogin(job);
    for (const approval of applied.approvals) {
      const desk: Desk = { github: job.github(), author, pull: approval.pull, hide: job.hide };
      for (const { id } of await approvingOf(desk, approval, applied.target, job)) {
        await askAgain(() => freeze(desk, { approval, id }, applied.target, ending, job));
      }
    }
  } catch (error) {
    if (statusOf(error) === undefined) throw error;
    const why = printableSentence(error instanceof Error ? error.message : String(error));
    job.log.say(`The plan comments do not say yet that it was ${ending.state}: ${why}`);
  }
}

/** Those that it went by, as they were when the run first looked. */
async function approvingOf(
  { github, author, pull }: Desk,
  approval: Approval,
  target: string,
  job: Job,
): Promise<readonly PlanComment[]> {
  const comments = ofTarget(await planCommentsOnce(github, pull, author), target, job);
  return comments.filter(({ mark }) => stillApproves(mark, approval));
}

function stillApproves({ head, approves, state }: Mark, approval: Approval): boolean {
  return head === approval.head && approves?.hash === approval.digestHash && (state === 'open' || state === 'failed');
}

/** Looked at once more: a run beside this one may have written it meanwhile. */
async function freeze(
  desk: Desk,
  { approval, id }: { readonly approval: Approval; readonly id: number },
  target: string,
  { state, text }: Ending,
  job: Job,
): Promise<void> {
  const comment = await showPlanComment(desk.github, id, desk.author);
  if (comment === undefined || !stillApproves(comment.mark, approval)) return;
  const frame = { mark: { ...comment.mark, state }, target, runUrl: job.runner.runUrl };
  await editComment(desk, comment, frozenBody(frame, state, text, keptIn(comment.body)));
}

function endingOf(applied: Applied): Ending | undefined {
  // Nothing was sent: the approval is as good as before.
  if (applied.outcome === 'failed') return undefined;
  const { result, came } = applied;
  switch (result.outcome) {
    case 'refused':
    case 'held':
      return undefined;
    case 'nothing-to-do':
      return { state: 'applied', text: 'The help desk was as declared already.' };
    case 'worked': {
      if (came.failure === undefined) {
        return {
          state: 'applied',
          text: `${plural(result.report.done.length, 'step')} carried out, and proved by a second plan.`,
        };
      }
      const { code, message, hint } = came.failure;
      return { state: 'failed', text: `${code}: ${message}${hint === undefined ? '' : ` → ${hint}`}` };
    }
    default:
      return unreachable(result);
  }
}
