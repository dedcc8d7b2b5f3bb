import { join } from 'node:path';
import { asFailure, type Failure } from '../../problem/failure.ts';
import { hiddenIn } from '../../run/hide.ts';
import { allTargets } from '../../run/open-project.ts';
import { type Candidate, type Chosen, chooseCandidates, withFilesOf } from '../candidates.ts';
import { isErrorOfGitHub } from '../client.ts';
import type { CommentContent, CommentPlace } from '../comment/draft.ts';
import { type Commented, writePlanComments } from '../comment/write-comments.ts';
import type { Job, JobResult } from '../job.ts';
import { type Planned, planTarget } from '../plan-target.ts';
import { projectIn, targetNames } from '../project.ts';
import { resultOfPlans, type Told } from '../result-of-plans.ts';
import { saveSnapshot } from '../snapshot-branch.ts';
import { sayFailure } from '../tell-problems.ts';

/** A plan, and when the list was read that it was made from. */
interface Attempt {
  readonly planned: Planned;
  readonly readAt: number;
}

/** Who hears of plans, and of which targets there are. */
interface Audience {
  readonly pull: CommentPlace | undefined;
  readonly targets: readonly string[] | undefined;
}

/** What an apply would do: for what this run was set off by, or for the pull requests that it was given. */
export async function runPlan(job: Job): Promise<JobResult> {
  const told: Told[] = [];
  for (const chosen of await chooseCandidates(job)) {
    // What one author's files call a credential must not change what is told of another's.
    told.push(...(await planChosen(chosen, { ...job, hide: job.hide.apart() })));
  }
  return resultOfPlans(told, job);
}

async function planChosen(chosen: Chosen, job: Job): Promise<readonly Told[]> {
  if ('failure' in chosen) return tellFailure(chosen.failure, chosen.pull, job);
  const { pull } = chosen;
  try {
    return await withFilesOf(chosen, job, async (folder) => {
      const project = projectIn(folder, job);
      const plans: Attempt[] = [];
      for (const target of await targetNames(project, job)) plans.push(await planOne(chosen, project, target, job));
      const targets = (await allTargets(project)).targets.map(({ name }) => name);
      return tellAll(plans, { pull, targets }, job);
    });
  } catch (error) {
    // Without a pull request to tell it to, it is told as what ends the run.
    if (pull === undefined || isErrorOfGitHub(error)) throw error;
    return tellFailure(asFailure(error), pull, job);
  }
}

/** Nothing could be planned for any target. */
function tellFailure(failure: Failure, pull: CommentPlace, job: Job): Promise<readonly Told[]> {
  sayFailure(failure, job.log.say);
  const planned: Planned = { outcome: 'failed', target: '', failure };
  return tellAll([{ planned, readAt: Date.now() }], { pull, targets: undefined }, job);
}

async function planOne(
  { pull, since, commit }: Candidate,
  project: ReturnType<typeof projectIn>,
  target: string,
  job: Job,
): Promise<Attempt> {
  const name =
    pull === undefined || job.inputs.text('pull-request') === '' ? target : join(`pull-${pull.pull}`, target);
  const readAt = Date.now();
  try {
    const liveFile = job.inputs.text('snapshot-branch') === '' ? undefined : await saveSnapshot(job, target);
    return { planned: await planTarget(project, target, { liveFile, since, commit, name }, job), readAt };
  } catch (error) {
    const failure = asFailure(error);
    sayFailure(failure, job.log.say);
    return { planned: { outcome: 'failed', target, failure }, readAt };
  }
}

async function tellAll(attempts: readonly Attempt[], { pull, targets }: Audience, job: Job): Promise<readonly Told[]> {
  if (pull === undefined) {
    return attempts.map(({ planned }) => ({ planned, pull: undefined, comment: { outcome: 'none' } }));
  }
  const tellings = attempts.map((one) => ({ target: one.planned.target, content: contentOf(one, job) }));
  const comments = await writePlanComments(job, pull, { tellings, targets });
  for (const comment of new Set(comments)) sayWhyNot(comment, job);
  return attempts.map(({ planned }, index) => ({
    planned,
    pull: pull.pull,
    comment: comments[index] ?? { outcome: 'none' },
  }));
}

/** A plan that GitHub does not take is there all the same: on the page of the run, in files and outputs. */
function sayWhyNot(comment: Commented, { inputs, log }: Job): void {
  if (comment.outcome === 'failed') sayFailure(comment.failure, log.say);
  // Else it is a warning of the run.
  if (comment.outcome === 'refused' && !inputs.isOn('annotations')) log.say(comment.why);
}

function contentOf({ planned, readAt }: Attempt, job: Job): CommentContent {
  if (planned.outcome === 'failed') return { kind: 'failed', readAt, failure: planned.failure };
  const { story, result, comesTo } = planned;
  const does = comesTo === 'nothing' ? 'nothing' : 'something';
  const warnings = hiddenIn(result.problems, job.hide);
  return { kind: 'planned', readAt, story, warnings, digest: result.plan.digest, does };
}
