import { asFailure, type ExitStatus, Failure } from '../problem/failure.ts';
import { FILE_PAPER } from '../render/paper.ts';
import { renderPlanText } from '../render/plan-text.ts';
import type { Story } from '../render/story/story.ts';
import { tellPlan } from '../render/story/tell-plan.ts';
import { shortCommit } from '../render/words.ts';
import { type ApplyResult, apply, type Operator } from '../run/apply/apply.ts';
import { type Approvals, isDigestFor, readApprovals } from '../run/apply/approvals.ts';
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
import { chooseTargets, type ProjectChoice } from '../run/open-project.ts';
import { type PlanRequest, planUncounted } from '../run/plan.ts';
import { PLAN_LAYOUT, planFileText } from '../run/plan-files.ts';
import { planTargetOf } from '../run/target-values.ts';
import { type Approval, isOfDigest } from './approvals.ts';
import { isApprovedTogether } from './composed.ts';
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
      allowDestroy: [],
      journalFolder: journalFolder(job),
    };
    hide.add(await credentialsOf(request));
    const approved = await approvedOf(approvals, target, request, job);
    result = withWaysOut(await applyApproved(approvals, approved, request, job, stop), approvals, approved);
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

/** A plan that is what several pull requests approve together is approved whole. */
async function applyApproved(
  approvals: readonly Approval[],
  approved: Approvals,
  request: PlanRequest,
  job: Job,
  stop: AbortSignal,
): Promise<ApplyResult> {
  const result = await apply({ ...request, approvals: approved }, operatorOf(job, stop));
  if (result.outcome !== 'held' || result.failure.code !== 'NOT_AS_REVIEWED') return result;
  if (!(await isApprovedTogether(result.plan, approvals, approved.digests, request, job))) return result;
  job.log.say('The pull requests approve this plan together.');
  const digests = [...approved.digests, ...(await readApprovals(request.cwd, [], [result.plan.digest])).digests];
  return apply({ ...request, approvals: { ...approved, digests } }, operatorOf(job, stop));
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

/** The plans of approved pull requests, and the digests that somebody has given by hand. */
async function approvedOf(
  approvals: readonly Approval[],
  target: string,
  request: PlanRequest,
  job: Job,
): Promise<Approvals> {
  const valid = approvals.flatMap((one) => (one.approves === 'this-plan' ? [one] : []));
  const { targets } = await chooseTargets(request, [target]);
  const isForThis = (digest: string): boolean => targets.some((one) => isDigestFor(digest, planTargetOf(one)));
  const digests = [...job.inputs.expect, ...valid.map(({ digest }) => digest)].filter(isForThis);
  const long = valid.filter(({ digest }) => digest === '');
  const read = await readApprovals(request.cwd, [], [...digests, ...(await digestsBehind(long, request))]);
  // `only-these`: without an approval nothing may be applied. Elsewhere, no digest means that no review is needed.
  const reviewed = valid.flatMap(({ records }) =>
    records === undefined ? [] : read.digests.map((one) => ({ target: one.target, records })),
  );
  return { ...read, reviewed, demand: 'only-these' };
}

/** Finds a digest that is too long for a comment, which holds its hash. No match means a stale plan. */
async function digestsBehind(approvals: readonly Approval[], request: PlanRequest): Promise<readonly string[]> {
  if (approvals.length === 0) return [];
  const { plan: now } = await planUncounted(request);
  return approvals.some((approval) => isOfDigest(approval, now.digest)) ? [now.digest] : [];
}

/** Tells why the plan is not approved, and what to do. */
function withWaysOut(result: ApplyResult, approvals: readonly Approval[], { digests }: Approvals): ApplyResult {
  if (result.outcome !== 'held' || result.failure.code !== 'NOT_AS_REVIEWED') return result;
  const { failure: cause } = result;
  const others = approvals.flatMap((one) =>
    one.approves === 'another-plan' ? [`#${one.pull.number}: ${one.why}`] : [],
  );
  if (others.length > 0) {
    const message = `another plan was approved (${others.join('; ')}); nothing was sent`;
    return { ...result, failure: new Failure('APPROVED_ANOTHER_PLAN', message, { hint: BY_HAND, cause }) };
  }
  const failure =
    digests.length === 0
      ? new Failure(
          'NOTHING_APPROVED',
          'no plan comment approves this plan, and no digest in expect; nothing was sent',
          {
            hint: BY_HAND,
            cause,
          },
        )
      : new Failure('NOT_AS_REVIEWED', cause.message, { hint: BY_HAND, cause });
  return { ...result, failure };
}

const BY_HAND =
  'Review the plan of this run. To apply it, run the workflow “deskform merge” by hand (Run workflow), with the digest of the plan as its input expect.';

/** Never prompts: either the approval exists, or nothing is applied. */
function operatorOf({ log, hide }: Job, stop: AbortSignal): Operator {
  const watcher: Watcher = { say: log.say, sayError: log.say, paper: LOG_PAPER };
  return {
    stop,
    tell: sayEvents(watcher),
    confirm: async (shown) => showBeforeApply(shown, hiddenIn(tellPlan(shown.plan, undefined), hide), watcher),
  };
}
