import { asFailure, type ExitStatus, Failure } from '../problem/failure.ts';
import { FILE_PAPER } from '../render/paper.ts';
import { renderPlanText } from '../render/plan-text.ts';
import type { Story } from '../render/story/story.ts';
import { tellPlan } from '../render/story/tell-plan.ts';
import { shortCommit } from '../render/words.ts';
import { type ApplyResult, apply, type Operator } from '../run/apply/apply.ts';
import { type Approvals, NO_APPROVALS, readApprovals } from '../run/apply/approvals.ts';
import {
  type Outcome,
  outcomeOf,
  renderApplyResult,
  sayEvents,
  showBeforeApply,
  type Watcher,
} from '../run/apply/outcome.ts';
import { credentialsOf } from '../run/connect-target.ts';
import { hiddenIn } from '../run/hide.ts';
import type { ProjectChoice } from '../run/open-project.ts';
import { type PlanRequest, planUncounted } from '../run/plan.ts';
import { PLAN_LAYOUT, planFileText } from '../run/plan-files.ts';
import type { Approval } from './approvals.ts';
import { hashOf } from './comment/mark.ts';
import type { Job } from './job.ts';
import { journalFolder, requireWritablePlanFiles, writePlanFiles } from './plan-files.ts';
import { sayFailure } from './report.ts';

/** The result of applying one target. */
export type Applied = { readonly target: string } & (
  | {
      readonly outcome: 'planned';
      readonly result: ApplyResult;
      readonly came: Outcome;
      readonly story: Story;
      /** The result as the log shows it. */
      readonly text: string;
      /** Why the plan files could not be written after the apply; undefined if they were. */
      readonly unwritten: Failure | undefined;
    }
  /** Failed before anything was sent. */
  | { readonly outcome: 'failed'; readonly failure: Failure }
);

export function failureOf(applied: Applied): Failure | undefined {
  return applied.outcome === 'failed' ? applied.failure : applied.came.failure;
}

/** The exit code, as on the command line. If all else succeeded, unwritten plan files decide it. */
export function exitStatusOf(applied: Applied): ExitStatus {
  if (applied.outcome === 'failed') return applied.failure.exitStatus;
  return applied.came.exitStatus === 0 ? (applied.unwritten?.exitStatus ?? 0) : applied.came.exitStatus;
}

/** Applies exactly the approved plan of one target. A failure is returned, not thrown. */
export async function applyTarget(
  project: ProjectChoice,
  target: string,
  approvals: readonly Approval[],
  job: Job,
  stop: AbortSignal,
): Promise<Applied> {
  const { log, hide } = job;
  let result: ApplyResult;
  try {
    requireWritablePlanFiles(job);
    const request: PlanRequest = {
      ...project,
      target,
      liveFile: undefined,
      allowDestroy: job.inputs.list('allow-destroy'),
      journalFolder: journalFolder(job),
    };
    hide.add(await credentialsOf(request));
    const approved = await approvedOf(approvals, request, job);
    result = withWaysOut(await apply({ ...request, approvals: approved }, operatorOf(job, stop)), approved);
  } catch (error) {
    const failure = asFailure(error);
    sayFailure(failure, log.say);
    return { outcome: 'failed', target, failure };
  }
  const story = hiddenIn(tellPlan(result.plan, shortCommit(job.runner.commit)), hide);
  const came = outcomeOf(result);
  const text = renderApplyResult(result, LOG_PAPER.style);
  if (result.outcome === 'held') log.say(renderPlanText(story, LOG_PAPER));
  log.say(text);
  if (came.failure !== undefined) sayFailure(came.failure, log.say);
  const unwritten = await writeAfterwards(target, result, story, job);
  return { outcome: 'planned', target, result, came, story, text, unwritten };
}

const LOG_PAPER = FILE_PAPER;

async function writeAfterwards(
  target: string,
  result: ApplyResult,
  story: Story,
  job: Job,
): Promise<Failure | undefined> {
  const json = (): string => planFileText(result);
  try {
    await writePlanFiles(target, { plan: result.plan, story, json, layOut: PLAN_LAYOUT }, job);
    return undefined;
  } catch (error) {
    const cause = asFailure(error);
    const failure = new Failure(cause.code, `could not write the plan files of ${target}: ${cause.message}`, {
      hint: `The result for the help desk is still correct.${cause.hint === undefined ? '' : ` ${cause.hint}`}`,
      cause,
    });
    sayFailure(failure, job.log.say);
    return failure;
  }
}

async function approvedOf(approvals: readonly Approval[], request: PlanRequest, job: Job): Promise<Approvals> {
  const expect = job.inputs.text('expect');
  if (expect === 'anything') return NO_APPROVALS;
  if (expect !== 'comments') return readApprovals(request.cwd, [], job.inputs.list('expect'));
  const digests = approvals.flatMap(({ digest }) => (digest === '' ? [] : [digest]));
  const hashes = approvals.flatMap(({ digest, digestHash }) => (digest === '' ? [digestHash] : []));
  const read = await readApprovals(request.cwd, [], [...digests, ...(await digestsBehind(hashes, request))]);
  // `only-these`: without an approval nothing may be applied. Elsewhere, no digest means that no review is needed.
  const reviewed = approvals.flatMap(({ records }) =>
    records === undefined ? [] : read.digests.map((one) => ({ target: one.target, records })),
  );
  return { ...read, reviewed, demand: 'only-these' };
}

/** Finds the digests of hashes: a comment holds only the hash of a long digest. No match means a stale plan. */
async function digestsBehind(hashes: readonly string[], request: PlanRequest): Promise<readonly string[]> {
  if (hashes.length === 0) return [];
  const { plan: now } = await planUncounted(request);
  return hashes.includes(hashOf(now.digest)) ? [now.digest] : [];
}

/** Distinguishes a missing approval from a stale plan, and adds the hint. */
function withWaysOut(result: ApplyResult, { digests, demand }: Approvals): ApplyResult {
  if (result.outcome !== 'held' || result.failure.code !== 'NOT_AS_REVIEWED') return result;
  const { failure: cause } = result;
  const isMissing = demand === 'only-these' && digests.length === 0;
  const failure = isMissing
    ? new Failure('NOTHING_APPROVED', 'no plan comment approves this plan; nothing was sent', { hint: BY_HAND, cause })
    : new Failure('NOT_AS_REVIEWED', cause.message, { hint: BY_HAND, cause });
  return { ...result, failure };
}

const BY_HAND =
  'Review the plan of this run. To apply it, run the workflow manually (Actions, deskform merge, Run workflow) for this target, with the digest of the plan as the input expect.';

/** Never prompts: either the approval exists, or nothing is applied. */
function operatorOf({ log, hide }: Job, stop: AbortSignal): Operator {
  const watcher: Watcher = { say: log.say, sayError: log.say, paper: LOG_PAPER };
  return {
    stop,
    tell: sayEvents(watcher),
    confirm: async (shown) => showBeforeApply(shown, hiddenIn(tellPlan(shown.plan, undefined), hide), watcher),
  };
}
