import { asFailure, Failure } from '../../problem/failure.ts';
import { printable } from '../../render/printable.ts';
import { type Commits, withTargetsOf } from '../../run/git/files-of-others.ts';
import { checkedOutMerge, fetchHeads, type Merge, mergeHere, tipOf } from '../../run/git/merges.ts';
import { changedTargets, type TargetChange } from '../../run/target-changes.ts';
import { planText } from '../comment/body.ts';
import { hashOf, type Mark, nameInMark } from '../comment/mark.ts';
import { type PlanToTell, writePlanComment } from '../comment/write-comment.ts';
import { projectName } from '../inputs.ts';
import type { Job } from '../job.ts';
import { type Known, knownNow } from '../known-addresses.ts';
import { marksOf, type Planned, planProject, tellPlans } from '../plan-project.ts';
import { allNames, projectIn, targetNames, tried } from '../project.ts';
import { openPulls, type Pull, showPull } from '../pulls.ts';
import { type Report, sayFailure } from '../report.ts';
import { reportsOfPlans, type Told } from '../reports-of-plans.ts';
import { fetchSavedLists, type SavedLists } from '../saved-lists.ts';
import { mustBeReviewed, noticesOf } from '../target-notices.ts';

/** Plans the pull request or branch of this run, or the pull requests of another workflow's run. */
export async function runPlan(job: Job): Promise<readonly Report[]> {
  const { event } = job.runner;
  const lists = await fetchSavedLists(job);
  if (event.kind === 'workflow-run') {
    const isMeant = ({ head }: Pull): boolean => head === event.head;
    return reportsOfPlans(await planOpenPulls(job, lists, isMeant, 'a-first-comment'), 'others', job);
  }
  if (event.kind === 'pull-request') {
    const merge = await checkedOutMerge(job.runner.workspace, event);
    return reportsOfPlans(
      [await planOwnPull(job, lists, { number: event.number, head: event.head }, merge)],
      'own',
      job,
    );
  }
  const project = projectIn(job.runner.workspace, job);
  const targets = await targetNames(project, job);
  const known = lists === undefined && event.kind === 'branch' ? await knownNow(job) : undefined;
  const toPlan = {
    project,
    targets,
    lists,
    known,
    since: undefined,
    commit: job.runner.commit,
    prefix: '',
    changes: [],
  };
  const planned = await planProject(toPlan, job);
  return reportsOfPlans([{ ...NOT_TOLD, planned }], 'own', job);
}

const NOT_TOLD = { pull: undefined, changes: [], unreviewed: undefined, comment: undefined } as const;

/** Plans the pull request of this run. Reads its current state from GitHub before writing the comment. */
async function planOwnPull(
  job: Job,
  lists: SavedLists | undefined,
  pull: Pick<Pull, 'number' | 'head'>,
  merge: Merge,
): Promise<Told> {
  const readAt = Date.now();
  const { workspace } = job.runner;
  const toPlan = { lists, known: undefined, merge, files: workspace, prefix: '', head: pull.head };
  const planIn = (folder: string): Promise<Made> => planMerge(job, { ...toPlan, folder });
  // The token goes only to the targets of the base: the pull request may have changed addresses.
  const ofBase = { files: 'HEAD', targets: merge.base };
  const made = await orFailed(job, () =>
    lists === undefined ? withTargetsOf(placeOf(job), ofBase, planIn) : planIn(workspace),
  );
  if (job.inputs.text('comment') === 'off' && made.changes.length === 0)
    return { ...NOT_TOLD, ...made, pull: pull.number };
  try {
    const now = await showPull(job.github(), pull.number);
    // A re-run of an old run has an old merge, which lacks later merges: any other plan is newer.
    const tip = await tipOf(workspace, now.into);
    const isOld = tip !== undefined && tip !== merge.base;
    return await tell(job, now, { ...made, readAt: isOld ? 0 : readAt, head: pull.head, worth: 'own' });
  } catch (error) {
    const failure = asFailure(error);
    sayFailure(failure, job.log.say);
    return { ...NOT_TOLD, ...made, pull: pull.number, comment: { outcome: 'failed', failure } };
  }
}

/**
 * Plans the open pull requests into the branch of this run as data, without checking them out. The comment of each reports
 * its errors.
 */
export async function planOpenPulls(
  job: Job,
  lists: SavedLists | undefined,
  isMeant: (pull: Pull) => boolean,
  worth: 'a-first-comment' | 'an-edit',
): Promise<readonly Told[]> {
  const { branch } = job.runner;
  if (branch === undefined) return [];
  const pulls = (await openPulls(job.github(), branch)).filter(isMeant);
  await fetchHeads(job.runner.workspace, pulls);
  const known = lists === undefined ? await knownNow(job) : undefined;
  const made: (Made & { readonly pull: Pull; readonly readAt: number; readonly apart: Job })[] = [];
  for (const pull of pulls) {
    job.log.say(`── #${pull.number} ──`);
    // Secrets named in one pull request must not mask text of another.
    const apart = { ...job, hide: job.hide.apart() };
    const readAt = Date.now();
    made.push({ ...(await orFailed(apart, () => planAsData(apart, { lists, known }, pull))), pull, readAt, apart });
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

async function planAsData(job: Job, { lists, known }: Pick<MergeToPlan, 'lists' | 'known'>, pull: Pull): Promise<Made> {
  const merge = await mergeHere(job.runner.workspace, job.runner.commit, pull);
  const own: Commits = { files: merge.commit, targets: merge.commit };
  const prefix = `pull-${pull.number}`;
  return withTargetsOf(placeOf(job), own, (files) => {
    const toPlan = { lists, known, merge, files, prefix, head: pull.head };
    if (lists !== undefined) return planMerge(job, { ...toPlan, folder: files });
    const ofBase = { files: merge.commit, targets: merge.base };
    return withTargetsOf(placeOf(job), ofBase, (folder) => planMerge(job, { ...toPlan, folder }));
  });
}

function placeOf({ inputs, runner }: Job): { readonly folder: string; readonly configFile: string } {
  return { folder: runner.workspace, configFile: inputs.text('config') };
}

/** The plans of a pull request, and its changes to targets. */
interface Made {
  readonly planned: readonly Planned[];
  readonly changes: readonly TargetChange[];
  readonly marks: Mark['targets'];
}

interface MergeToPlan {
  readonly lists: SavedLists | undefined;
  readonly known: Known | undefined;
  readonly merge: Merge;
  /** The files after the merge. */
  readonly files: string;
  /** The same files, with the targets of the base branch, to which a token may be sent. */
  readonly folder: string;
  readonly prefix: string;
  readonly head: string;
}

async function planMerge(job: Job, { lists, known, merge, files, folder, prefix, head }: MergeToPlan): Promise<Made> {
  const merged = projectIn(files, job);
  const changes = await changedTargets(merged, { folder: job.runner.workspace, commit: merge.base });
  const project = projectIn(folder, job);
  const targets = prefix === '' ? await targetNames(project, job) : await allNames(project);
  const toPlan = { project, targets, lists, known, since: merge.base, commit: head, prefix, changes };
  const planned = await planProject(toPlan, job);
  return { planned, changes, marks: await marksOf(planned, merged, changes) };
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
  readonly worth: 'own' | PlanToTell['worth'];
}

async function tell(job: Job, pull: Pull, { planned, changes, marks, readAt, head, worth }: ToTell): Promise<Told> {
  const unreviewed = mustBeReviewed(changes, pull);
  const told = { pull: pull.number, planned, changes, unreviewed };
  if (job.inputs.text('comment') === 'off') return { ...told, comment: undefined };
  const mark: Mark = {
    project: nameInMark(projectName(job.inputs)),
    head,
    run: job.runner.runId,
    readAt,
    phase: 'planned',
    text: hashOf(''),
    targets: marks,
  };
  const plans = { plans: tellPlans(planned), next: 'merging', link: job.runner.runUrl } as const;
  const text = planText(noticesOf(changes, pull), plans, mark);
  const toTell = { mark: { ...mark, text: text.hash }, text, worth: worthOf(worth, planned, changes, job) };
  const comment = await writePlanComment(job, pull, toTell);
  if (comment.outcome === 'failed') sayFailure(comment.failure, job.log.say);
  if (comment.outcome === 'left') job.log.say(printable(comment.why));
  return { ...told, comment };
}

/** Pull requests that do not affect a help desk get no first comment when others are merged. */
function worthOf(
  worth: ToTell['worth'],
  planned: readonly Planned[],
  changes: readonly TargetChange[],
  { inputs }: Job,
): PlanToTell['worth'] {
  const doesSomething =
    changes.length > 0 || planned.some((one) => one.outcome === 'planned' && one.comesTo !== 'nothing');
  if (doesSomething) return 'a-first-comment';
  if (worth === 'an-edit') return worth;
  const hasFailed = planned.some(({ outcome }) => outcome === 'failed');
  return hasFailed || inputs.text('comment') === 'always' ? 'a-first-comment' : 'an-edit';
}
