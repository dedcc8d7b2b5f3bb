import { Failure } from '../../problem/failure.ts';
import { printable } from '../../render/printable.ts';
import { changedTargets, type TargetChange } from '../../run/target-changes.ts';
import { planText } from '../comment/body.ts';
import { hashOf, type Mark, nameInMark } from '../comment/mark.ts';
import { type PlanToTell, tellOnce, writePlanComment } from '../comment/write-comment.ts';
import { checkedOutMerge, fetchHeads, type Merge, mergeHere, tipOf, withFilesOfMerge } from '../git/merges.ts';
import { projectName } from '../inputs.ts';
import type { Job } from '../job.ts';
import { marksOf, type Planned, planProject, tellPlans } from '../plan-project.ts';
import { allNames, projectIn, targetNames, tried } from '../project.ts';
import { openPulls, type Pull, showPull } from '../pulls.ts';
import { type Report, sayFailure } from '../report.ts';
import { reportsOfPlans, type Told } from '../reports-of-plans.ts';
import { fetchSavedLists, type SavedLists } from '../saved-lists.ts';
import { staleNews, staleTargets } from '../stale-approval.ts';
import { checkOf, setStatus } from '../status.ts';
import { mustBeReviewed, noticesOf } from '../target-notices.ts';
import { originNotices } from '../whose-change.ts';

/** Plans the pull request of this run, an entry of the merge queue, or the pull requests of another workflow's run. */
export async function runPlan(job: Job): Promise<readonly Report[]> {
  const { event, workspace } = job.runner;
  const lists = await fetchSavedLists(job);
  if (event.kind === 'after-a-run') {
    const isMeant = ({ head }: Pull): boolean => head === event.head;
    return reportsOfPlans(await planOpenPulls(job, lists, isMeant, 'a-first-comment'), 'others', job);
  }
  if (event.kind === 'queue') return reportsOfPlans([await planQueueEntry(job, lists, event.base)], 'own', job);
  if (event.kind !== 'pull-request') throw new Error('deskform has a bug: it plans on an event without a pull request');
  const merge = await checkedOutMerge(workspace, event);
  return reportsOfPlans([await planOwnPull(job, lists, event, merge)], 'own', job);
}

/** Plans the pull request of this run. Reads its current state from GitHub before writing the comment. */
async function planOwnPull(
  job: Job,
  lists: SavedLists,
  { number, head }: Pick<Pull, 'number' | 'head'>,
  merge: Merge,
): Promise<Told> {
  const readAt = Date.now();
  const { workspace } = job.runner;
  const made = await orFailed(job, () => planMerge(job, { lists, merge, folder: workspace, whose: 'own', head }));
  const untold = { ...made, pull: number, unreviewed: undefined, stale: [] };
  const now = await tried(job, () => showPull(job.github(), number));
  if (now instanceof Failure) return { ...untold, comment: { outcome: 'failed', failure: now } };
  // A re-run of an old run has an old merge, which lacks later merges: any other plan is newer.
  const tip = await tipOf(workspace, now.into);
  const isOld = tip !== undefined && tip !== merge.base;
  return tell(job, now, { ...made, readAt: isOld ? 0 : readAt, head, worth: 'a-first-comment' });
}

/** An entry is planned on the merge result of those before it. It has no comment: those of the pull requests count. */
async function planQueueEntry(job: Job, lists: SavedLists, base: string): Promise<Told> {
  const { commit, workspace, runUrl } = job.runner;
  const merge = { commit, base };
  const made = await orFailed(job, () =>
    planMerge(job, { lists, merge, folder: workspace, whose: 'own', head: commit }),
  );
  const told: Told = { ...made, pull: undefined, unreviewed: undefined, stale: [], comment: undefined };
  await setStatus(job, { head: commit, statuses: new Map() }, checkOf(told), runUrl);
  return told;
}

/**
 * Plans the open pull requests into the branch of this run as data, without checking them out. The comment of each reports
 * its errors.
 */
export async function planOpenPulls(
  job: Job,
  lists: SavedLists,
  isMeant: (pull: Pull) => boolean,
  worth: PlanToTell['worth'],
): Promise<readonly Told[]> {
  const { branch } = job.runner;
  if (branch === undefined) return [];
  const pulls = (await openPulls(job.github(), branch)).filter(isMeant);
  await fetchHeads(job.runner.workspace, pulls);
  const made: (Made & { readonly pull: Pull; readonly readAt: number; readonly apart: Job })[] = [];
  for (const pull of pulls) {
    job.log.say(`── #${pull.number} ──`);
    // Secrets named in one pull request must not mask text of another.
    const apart = { ...job, hide: job.hide.apart() };
    const readAt = Date.now();
    made.push({ ...(await orFailed(apart, () => planAsData(apart, lists, pull))), pull, readAt, apart });
  }
  // Commits may have been pushed while this was planned.
  const now = new Map(
    (pulls.length === 0 ? [] : await openPulls(job.github(), branch)).map((pull) => [pull.number, pull]),
  );
  const told: Told[] = [];
  for (const { pull, readAt, apart, ...rest } of made) {
    const seen = now.get(pull.number) ?? { ...pull, state: 'CLOSED' as const };
    told.push(await tell(apart, seen, { ...rest, readAt, head: pull.head, worth }));
  }
  return told;
}

async function planAsData(job: Job, lists: SavedLists, pull: Pull): Promise<Made> {
  const { workspace, commit } = job.runner;
  const merge = await mergeHere(workspace, commit, pull);
  return withFilesOfMerge(workspace, merge.commit, (folder) =>
    planMerge(job, { lists, merge, folder, whose: 'others', head: pull.head }),
  );
}

/** The plans of a pull request, and its changes to targets. */
interface Made {
  readonly planned: readonly Planned[];
  readonly changes: readonly TargetChange[];
  readonly marks: Mark['targets'];
}

interface MergeToPlan {
  readonly lists: SavedLists;
  readonly merge: Merge;
  /** The files after the merge. */
  readonly folder: string;
  readonly whose: 'own' | 'others';
  readonly head: string;
}

async function planMerge(job: Job, { lists, merge, folder, whose, head }: MergeToPlan): Promise<Made> {
  const project = projectIn(folder, job);
  const changes = await changedTargets(project, { folder: job.runner.workspace, commit: merge.base });
  const targets = whose === 'own' ? await targetNames(project, job) : await allNames(project);
  const planned = await planProject({ project, targets, lists, since: merge.base, commit: head, whose, changes }, job);
  return { planned, changes, marks: await marksOf(planned, project, changes) };
}

/** Returns a failure as a plan result, so that the comment reports it. */
async function orFailed(job: Job, plan: () => Promise<Made>): Promise<Made> {
  const made = await tried(job, plan);
  if (!(made instanceof Failure)) return made;
  return { planned: [{ outcome: 'failed', target: '', failure: made }], changes: [], marks: [] };
}

interface ToTell extends Made {
  readonly readAt: number;
  readonly head: string;
  readonly worth: PlanToTell['worth'];
}

/** Writes the comment, sets the check, and tells in a new comment that an approval no longer holds. */
async function tell(job: Job, pull: Pull, { planned, changes, marks, readAt, head, worth }: ToTell): Promise<Told> {
  const mark: Mark = {
    project: nameInMark(projectName(job.inputs)),
    head,
    run: job.runner.runId,
    readAt,
    text: hashOf(''),
    targets: marks,
  };
  const plans = { plans: tellPlans(planned), next: 'merging', link: job.runner.runUrl } as const;
  const againstLists = planned.flatMap((one) => (one.outcome === 'planned' ? [one] : []));
  const notices = [...noticesOf(changes, pull), ...originNotices(againstLists, new Date())];
  const text = planText(notices, plans, mark);
  const toTell: PlanToTell = {
    mark: { ...mark, text: text.hash },
    text,
    worth: isWorth(planned, changes) ? 'a-first-comment' : worth,
  };
  const comment = await writePlanComment(job, pull, toTell);
  const told: Told = {
    pull: pull.number,
    planned,
    changes,
    unreviewed: mustBeReviewed(changes, pull),
    stale: staleTargets(job, pull, toTell.mark, planned),
    comment,
  };
  if (comment.outcome === 'failed') sayFailure(comment.failure, job.log.say);
  if (comment.outcome === 'left') job.log.say(printable(comment.why));
  if (comment.outcome === 'failed' || (comment.outcome === 'left' && comment.leaves === 'everything')) return told;
  const failure = await tried(job, async () => {
    await setStatus(job, pull, checkOf(told), comment.url ?? job.runner.runUrl);
    if (told.stale.length > 0) await tellOnce(job, pull, staleNews(job, pull, told.stale, toTell));
  });
  return failure instanceof Failure ? { ...told, comment: { outcome: 'failed', failure } } : told;
}

/** Pull requests that do not affect a help desk get no first comment when others are merged. */
function isWorth(planned: readonly Planned[], changes: readonly TargetChange[]): boolean {
  return changes.length > 0 || planned.some((one) => one.outcome === 'planned' && one.comesTo !== 'nothing');
}
