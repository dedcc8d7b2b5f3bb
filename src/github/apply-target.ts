import { asFailure, Failure } from '../model/failure.ts';
import type { PlanTarget } from '../plan/decision.ts';
import type { Plan } from '../plan/plan.ts';
import { FILE_PAPER } from '../render/paper.ts';
import { renderPlanText } from '../render/plan-text.ts';
import type { Story } from '../render/story/story.ts';
import { tellPlan } from '../render/story/tell-plan.ts';
import { shortHash } from '../render/words.ts';
import { type ApplyResult, apply } from '../run/apply/apply.ts';
import { type Approvals, decodeDigest, hashOfTarget, isComposed, NO_APPROVALS } from '../run/apply/approvals.ts';
import { type Outcome, outcomeOf, sayEvents, showBeforeApply, type Watcher } from '../run/apply/outcome.ts';
import type { Operator } from '../run/apply/session.ts';
import { credentialsOf } from '../run/connect-target.ts';
import { hiddenIn } from '../run/hide.ts';
import { type PlanRequest, planUncounted } from '../run/plan.ts';
import { type Approval, approvalsFor, knownTarget, type MergedPull } from './approvals.ts';
import { hashBehind, hashOf, isLong } from './comment/mark.ts';
import { commitNamed, fetchHeads, mergeHere, withFilesOf } from './merges.ts';
import { type ChosenTarget, hideOfRun, type Job, projectIn } from './project.ts';
import { sayFailure } from './report.ts';
import { type Snapshots, savedFile } from './snapshots.ts';

export interface Applied {
  readonly target: string;
  readonly failure: Failure | undefined;
  /** Undefined if it failed before it was planned. */
  readonly tried: { readonly result: ApplyResult; readonly came: Outcome; readonly story: Story } | undefined;
}

/** Applies exactly the approved plan of one target. A failure is returned, not thrown. */
export async function applyTarget(
  job: Job,
  choice: ChosenTarget,
  snapshots: Snapshots,
  merged: readonly MergedPull[],
  stop: AbortSignal,
): Promise<Applied> {
  const { log, hide, runner } = job;
  try {
    const target = await knownTarget(job, choice, snapshots, merged);
    const approvals = approvalsFor(merged, choice.target);
    const { journalFolder } = runner;
    const request = { ...choice, hide: hideOfRun(job), journalFolder, allowDestroy: [] };
    hide.add(await credentialsOf(request));
    const approved = await approvedOf(approvals, target, request, job);
    const made = await applyApproved(approvals, approved, request, snapshots, job, stop);
    const result = withWaysOut(made, approvals, approved);
    const story = hiddenIn(tellPlan(result.plan, shortHash(runner.commit)), hide);
    const came = outcomeOf(result);
    if (result.outcome === 'held') log.say(`${renderPlanText(story, FILE_PAPER)}\nDigest: ${story.digest}`);
    log.say(came.text(FILE_PAPER.style));
    if (came.failure !== undefined) sayFailure(came.failure, log.say);
    return { target: choice.target, failure: came.failure, tried: { result, came, story } };
  } catch (error) {
    const failure = asFailure(error);
    sayFailure(failure, log.say);
    return { target: choice.target, failure, tried: undefined };
  }
}

/** A plan that is what several pull requests approve together is approved whole. */
async function applyApproved(
  approvals: readonly Approval[],
  approved: Approvals,
  request: PlanRequest & ChosenTarget,
  snapshots: Snapshots,
  job: Job,
  stop: AbortSignal,
): Promise<ApplyResult> {
  const result = await apply({ ...request, approvals: approved }, operatorOf(job, stop));
  if (result.outcome !== 'held' || result.failure.code !== 'NOT_AS_REVIEWED') return result;
  const alone = await plannedAlone(approvals, request, snapshots, job);
  if (alone.length === 0 || !isComposed(result.plan, approved.digests, alone)) return result;
  job.log.say('The pull requests approve this plan together.');
  const digests = [...approved.digests, ...digestsIn([result.plan.document.digest])];
  return apply({ ...request, approvals: { ...approved, digests } }, operatorOf(job, stop));
}

/** Plans each approved pull request as it was reviewed: without the others, on the base of the oldest. */
async function plannedAlone(
  approvals: readonly Approval[],
  request: PlanRequest & ChosenTarget,
  snapshots: Snapshots,
  job: Job,
): Promise<readonly Plan[]> {
  const pulls = approvals.flatMap(({ anotherPlan, pull }) => (anotherPlan === undefined ? [pull] : []));
  const oldest = pulls.at(-1)?.merged;
  if (pulls.length < 2 || oldest === undefined) return [];
  const { workspace } = job.runner;
  const base = await commitNamed(workspace, `${oldest.commit}^1`);
  if (base === undefined) return [];
  const alone: Plan[] = [];
  try {
    // From the snapshot: the files may name an older address, to which nothing may be sent.
    const { path: liveFile } = await savedFile(job, snapshots, request.target);
    await fetchHeads(workspace, pulls);
    const plan = (folder: string): ReturnType<typeof planUncounted> =>
      planUncounted({ ...request, ...projectIn(folder, job), liveFile });
    for (const pull of pulls) {
      const commit = await mergeHere(workspace, base, pull);
      alone.push((await withFilesOf(workspace, commit, plan)).plan);
    }
    return alone;
  } catch (error) {
    // What cannot be planned alone proves nothing; the apply stays refused.
    if (error instanceof Failure) return [];
    throw error;
  }
}

/** The plans of approved pull requests, and the digests that somebody has given by hand. */
async function approvedOf(
  approvals: readonly Approval[],
  target: PlanTarget,
  request: PlanRequest,
  job: Job,
): Promise<Approvals> {
  const valid = approvals.filter(({ anotherPlan }) => anotherPlan === undefined);
  const given = valid.map(({ digest }) => digest);
  const now = given.some(isLong) ? (await planUncounted(request)).plan.document.digest : '';
  const behind = given.map((one) => (isLong(one) && hashBehind(one) === hashOf(now) ? now : one));
  const hash = hashOfTarget(target);
  return {
    ...NO_APPROVALS,
    digests: digestsIn([...job.inputs.expect, ...behind]).filter((one) => one.target === hash),
    reviewed: valid.map(({ records }) => ({ target: hash, records })),
    // Without an approval nothing may be applied. Elsewhere, no digest means that no review is needed.
    by: 'review',
  };
}

/** A comment may have none, one that was forged, or one that is not that of now: a stale plan. */
function digestsIn(texts: readonly string[]): Approvals['digests'] {
  return texts.flatMap((text) => decodeDigest(text) ?? []);
}

function withWaysOut(result: ApplyResult, approvals: readonly Approval[], { digests }: Approvals): ApplyResult {
  if (result.outcome !== 'held' || result.failure.code !== 'NOT_AS_REVIEWED') return result;
  const { failure: cause } = result;
  const others = approvals.flatMap(({ pull, anotherPlan }) => (anotherPlan ? [`#${pull.number}: ${anotherPlan}`] : []));
  const held = (code: Failure['code'], message: string): ApplyResult => {
    return { ...result, failure: new Failure(code, message, { hint: BY_HAND, cause }) };
  };
  if (others.length > 0)
    return held('APPROVED_ANOTHER_PLAN', `another plan was approved (${others.join('; ')}); nothing was sent`);
  if (digests.length > 0) return held(cause.code, cause.message);
  return held('NOTHING_APPROVED', 'no plan comment approves this plan, and no digest in expect; nothing was sent');
}

const BY_HAND =
  'Review the plan of this run. To apply it, run the workflow “deskform merge” by hand (Run workflow), with the digest of the plan as its input expect.';

/** Never prompts: either the approval exists, or nothing is applied. */
function operatorOf({ log, hide }: Job, stop: AbortSignal): Operator {
  const watcher: Watcher = { say: log.say, sayError: log.say, err: FILE_PAPER };
  return {
    stop,
    tell: sayEvents(watcher),
    confirm: async (shown) => showBeforeApply(shown, hiddenIn(tellPlan(shown.plan, undefined), hide), watcher),
  };
}
