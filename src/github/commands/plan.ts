import { Failure } from '../../model/failure.ts';
import { printable } from '../../render/printable.ts';
import { ALL_TARGETS } from '../../run/open-project.ts';
import { changedTargets } from '../../run/target-changes.ts';
import { staleTargets } from '../approvals.ts';
import { planText } from '../comment/body.ts';
import type { Mark } from '../comment/mark.ts';
import { writePlanComment } from '../comment/write-comment.ts';
import { projectFolder, projectName } from '../inputs.ts';
import { baseOfCheckout, fetchHeads, mergeHere, tipOf, withFilesOf } from '../merges.ts';
import { mustBeReviewed, snapshotNotices, staleNotices, targetNotices } from '../notices.ts';
import { lostProtections, marksOf, type Planned, planTarget } from '../plan-project.ts';
import { type Job, namesOf, projectIn, tried } from '../project.ts';
import { openPulls, type Pull, showPull } from '../pulls.ts';
import { type Report, sayFailure } from '../report.ts';
import { fetchSnapshots, type Snapshots } from '../snapshots.ts';
import { checkOf, reportsOfPlans, setStatus, type Told } from '../told.ts';

/** Plans the pull request of this run, an entry of the merge queue, or the pull requests of another workflow's run. */
export async function runPlan(job: Job): Promise<readonly Report[]> {
  const { event } = job.runner;
  const snapshots = await fetchSnapshots(job);
  if (event.kind === 'after-a-run') {
    const isMeant = ({ head }: Pull): boolean => head === event.head;
    return reportsOfPlans(await planOpenPulls(job, snapshots, isMeant), 'others');
  }
  if (event.kind === 'queue') return reportsOfPlans([await planQueueEntry(job, snapshots, event.base)], 'own');
  if (event.kind !== 'pull-request') throw new Error('deskform has a bug: it plans on an event without a pull request');
  return reportsOfPlans([await planOwnPull(job, snapshots, event)], 'own');
}

/** Plans the pull request of this run. Reads its current state from GitHub before writing the comment. */
async function planOwnPull(job: Job, snapshots: Snapshots, pull: Pick<Pull, 'number' | 'head'>): Promise<Told> {
  const readAt = Date.now();
  const { workspace } = job.runner;
  const base = await baseOfCheckout(workspace, pull);
  const files = { base, folder: workspace, head: pull.head };
  const made = await orFailed(job, () => planMerge(job, snapshots, files, 'own'));
  const now = await tried(job, () => showPull(job.github, pull.number));
  if (now instanceof Failure) return { ...made, pull: pull.number, comment: { outcome: 'failed', failure: now } };
  // A re-run of an old run has an old merge, which lacks later merges: any other plan is newer.
  const tip = await tipOf(workspace, now.into);
  const isOld = tip !== undefined && tip !== base;
  return tell(job, now, made, { head: pull.head, readAt: isOld ? 0 : readAt });
}

/** An entry is planned on the merge result of those before it. It has no comment: those of the pull requests count. */
async function planQueueEntry(job: Job, snapshots: Snapshots, base: string): Promise<Told> {
  const { commit, workspace, runUrl } = job.runner;
  const files = { base, folder: workspace, head: commit };
  const told = await orFailed(job, () => planMerge(job, snapshots, files, 'own'));
  await setStatus(job, { head: commit, statuses: new Map() }, checkOf(told), runUrl);
  return told;
}

/** Plans the open pull requests into the branch of this run as data, without a checkout. Each comment reports its errors. */
export async function planOpenPulls(
  job: Job,
  snapshots: Snapshots,
  isMeant: (pull: Pull) => boolean,
): Promise<readonly Told[]> {
  const { branch, workspace, commit } = job.runner;
  if (branch === undefined) return [];
  const pulls = (await openPulls(job.github, branch)).filter(isMeant);
  await fetchHeads(workspace, pulls);
  const all: { readonly pull: Pull; readonly readAt: number; readonly apart: Job; readonly made: Told }[] = [];
  for (const pull of pulls) {
    job.log.say(`── #${pull.number} ──`);
    // Secrets named in one pull request must not mask text of another.
    const apart = { ...job, hide: job.hide.apart() };
    const readAt = Date.now();
    const made = await orFailed(apart, async () => {
      const merge = await mergeHere(workspace, commit, pull);
      const plan = (folder: string): Promise<Told> =>
        planMerge(apart, snapshots, { base: commit, folder, head: pull.head }, 'others');
      return withFilesOf(workspace, merge, plan);
    });
    all.push({ pull, readAt, apart, made });
  }
  // Commits may have been pushed while this was planned.
  const now = pulls.length === 0 ? [] : await openPulls(job.github, branch);
  const told: Told[] = [];
  for (const { pull, readAt, apart, made } of all) {
    const seen = now.find(({ number }) => number === pull.number) ?? { ...pull, state: 'CLOSED' as const };
    told.push(await tell(apart, seen, made, { head: pull.head, readAt }));
  }
  return told;
}

/** Plans a merge with its files in a folder. `head` is the commit that readers are shown. */
async function planMerge(
  job: Job,
  snapshots: Snapshots,
  files: { readonly base: string; readonly folder: string; readonly head: string },
  whose: 'own' | 'others',
): Promise<Told> {
  const { base, folder } = files;
  const project = projectIn(folder, job);
  const place = { repository: job.runner.workspace, folder: projectFolder(job.inputs), commit: base };
  const moved = await changedTargets(project, place);
  const targets = await namesOf(project, whose === 'own' ? job.inputs.target : [ALL_TARGETS]);
  const planned: Planned[] = [];
  for (const target of targets)
    planned.push(await planTarget(job, { ...project, target }, snapshots, { ...files, whose, changes: moved }));
  const changes = [...moved, ...planned.flatMap(lostProtections)];
  return { ...UNTOLD, planned, changes, marks: await marksOf(planned, project, changes) };
}

async function orFailed(job: Job, plan: () => Promise<Told>): Promise<Told> {
  const made = await tried(job, plan);
  if (!(made instanceof Failure)) return made;
  return { ...UNTOLD, planned: [{ outcome: 'failed', target: '', failure: made }] };
}

/** What is known of no pull request and of no plan yet. */
const UNTOLD: Told = {
  pull: undefined,
  planned: [],
  changes: [],
  marks: [],
  unreviewed: undefined,
  stale: [],
  comment: undefined,
};

async function tell(job: Job, pull: Pull, made: Told, { head, readAt }: Pick<Mark, 'head' | 'readAt'>): Promise<Told> {
  const { planned, changes, marks } = made;
  const { runUrl } = job.runner;
  const mark: Mark = { project: projectName(job.inputs), head, readAt, since: 0, targets: marks };
  const againstSnapshots = planned.filter((one) => one.outcome === 'planned');
  const stale = staleTargets(job, pull, marks, planned);
  const notices = [
    ...staleNotices(job, pull, stale),
    ...targetNotices(changes, pull),
    ...snapshotNotices(againstSnapshots, new Date()),
  ];
  // Pull requests that do not affect a help desk get no first comment when others are merged.
  const isWorth =
    job.inputs.command === 'plan' ||
    changes.length > 0 ||
    againstSnapshots.some(({ comesTo }) => comesTo !== 'nothing');
  const text = planText(notices, { plans: planned, next: 'merging', link: runUrl }, mark);
  const comment = await writePlanComment(job, pull, mark, text, isWorth ? 'a-first-comment' : 'an-edit');
  const told: Told = { ...made, pull: pull.number, unreviewed: mustBeReviewed(changes, pull), stale, comment };
  if (comment.outcome === 'failed') sayFailure(comment.failure, job.log.say);
  if (comment.outcome === 'left') job.log.say(printable(comment.why));
  if (comment.outcome === 'failed' || comment.outcome === 'left') return told;
  const page = comment.outcome === 'written' ? comment.url : runUrl;
  const failure = await tried(job, () => setStatus(job, pull, checkOf(told), page));
  return failure instanceof Failure ? { ...told, comment: { outcome: 'failed', failure } } : told;
}
