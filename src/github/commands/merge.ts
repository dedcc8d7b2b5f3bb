import { Failure } from '../../model/failure.ts';
import { printable } from '../../render/printable.ts';
import { shortHash } from '../../render/words.ts';
import { sameAims } from '../../run/apply/approvals.ts';
import { hiddenJson } from '../../run/hide.ts';
import { snapshot, snapshotText } from '../../run/snapshot.ts';
import { type Applied, applyTarget } from '../apply-target.ts';
import { approvalsFor, knownTarget, type MergedPull, readMerged } from '../approvals.ts';
import type { TargetMark } from '../comment/mark.ts';
import { checkOutNewest } from '../merges.ts';
import { type ChosenTarget, type Job, namesOf, type OnTarget, onEachTarget, projectIn, tried } from '../project.ts';
import { EMPTY_REPORT, type Report, reportOfFailure } from '../report.ts';
import { reportsOfApply, writeResultsToPulls } from '../results.ts';
import { fetchSnapshots, pushSnapshots, withFacts } from '../snapshots.ts';
import { reportsOfPlans } from '../told.ts';
import { planOpenPulls } from './plan.ts';

/**
 * Does everything for the main branch in one run: applies what is approved, saves live state, and plans open pull
 * requests against them. The snapshots are saved even if the apply fails.
 */
export async function runMerge(started: Job): Promise<readonly Report[]> {
  const stop = stopSignal(started);
  const newest = await tried(started, () => onNewestCommit(started));
  const job = newest instanceof Failure ? started : newest;
  const { reports: applied, merged, waiting } = await applyAll(job, newest, stop);
  if (stop.aborted) return applied;
  const saved = await tried(job, () => saveSnapshots(job, merged, waiting));
  const planned = await tried(job, async () => {
    const unsaved = saved instanceof Failure ? new Map() : saved.unsaved;
    const snapshots = { ...(await fetchSnapshots(job)), unsaved };
    return reportsOfPlans(await planOpenPulls(job, snapshots, () => true), 'others');
  });
  return [
    ...applied,
    ...(saved instanceof Failure ? [reportOfFailure(saved)] : saved.reports),
    ...(planned instanceof Failure ? [reportOfFailure(planned)] : planned),
  ];
}

/** The same work with the files of the newest commit: a run that was repeated or queued must not revert later changes. */
async function onNewestCommit(job: Job): Promise<Job> {
  const { workspace, branch, commit } = job.runner;
  const newest = branch === undefined ? undefined : await checkOutNewest(workspace, branch, commit);
  if (newest === undefined) return job;
  job.log.say(`Working with ${shortHash(newest)}, the newest commit of ${printable(branch ?? '')}.`);
  return { ...job, runner: { ...job.runner, commit: newest } };
}

/** Applies the approved plans, one target after the other; the first failure stops the rest. Tells the merged pull requests. */
async function applyAll(job: Job, newest: Job | Failure, stop: AbortSignal) {
  const project = projectIn(job.runner.workspace, job);
  const ready =
    newest instanceof Failure
      ? newest
      : await tried(job, async () => {
          return { names: await namesOf(project, job.inputs.target), snapshots: await fetchSnapshots(job) };
        });
  const names = ready instanceof Failure ? [] : ready.names;
  const merged = await readMerged(job, names);
  const toApply = names.filter((target) => isDue(job, merged, target));
  const applied: Applied[] = [];
  if (ready instanceof Failure) applied.push({ target: '', failure: ready, tried: undefined });
  else
    for (const target of toApply) {
      if (names.length > 1) job.log.say(`── ${printable(target)} ──`);
      const one = await applyTarget(job, { ...project, target }, ready.snapshots, merged, stop);
      applied.push(one);
      if (one.failure !== undefined) break;
    }
  const notTried = toApply.slice(applied.length);
  const told = await writeResultsToPulls(job, merged, applied, notTried);
  return { reports: [...reportsOfApply(applied, notTried), told], merged, waiting: waitingIn(applied, merged) };
}

/** The attributes of each target whose approved change was not applied. */
function waitingIn(applied: readonly Applied[], merged: readonly MergedPull[]) {
  const waiting = new Map<string, ReadonlySet<string>>();
  for (const { target, failure, tried: attempt } of applied) {
    if (attempt === undefined || failure === undefined) continue;
    const digests = approvalsFor(merged, target).map(({ digest }) => digest);
    waiting.set(target, new Set(sameAims(attempt.result.plan, digests)));
  }
  return waiting;
}

/** What stopped part way is for a person. */
const RETRIED: readonly TargetMark['state'][] = ['open', 'not-applied', 'cancelled'];

/** A schedule applies only what is approved and not in force yet: drift is not its business. */
function isDue({ runner }: Job, merged: readonly MergedPull[], target: string): boolean {
  if (runner.event.kind !== 'schedule') return true;
  return approvalsFor(merged, target).some(({ state }) => RETRIED.includes(state));
}

/** Aborts when the runner cancels the job: the current request finishes, and the journal records the rest. */
function stopSignal({ log }: Job): AbortSignal {
  const stop = new AbortController();
  const onSignal = (): void => {
    log.say('Stopping after the current request.');
    stop.abort();
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  return stop.signal;
}

/** Saves live state, without credentials, on the branch that pull requests are planned against. */
export async function saveSnapshots(
  job: Job,
  merged: readonly MergedPull[],
  /** The attributes of each target whose approved change was not applied. */
  waiting: ReadonlyMap<string, ReadonlySet<string>>,
) {
  let all: readonly OnTarget<string>[] = [];
  await pushSnapshots(job, async (snapshots) => {
    all = await onEachTarget(job, async (choice) => {
      await knownTarget(job, choice, snapshots, merged);
      return readSnapshot(job, choice, waiting.get(choice.target) ?? new Set());
    });
    return new Map(all.flatMap(({ target, result }) => (result instanceof Failure ? [] : [[target, result]])));
  });
  return {
    reports: all.map((one) => reportOf(job, one)),
    unsaved: new Map(all.flatMap(({ target, result }) => (result instanceof Failure ? [[target, result]] : []))),
  };
}

async function readSnapshot({ hide }: Job, choice: ChosenTarget, waiting: ReadonlySet<string>): Promise<string> {
  const savedAt = new Date();
  const list = await snapshot({ ...choice, records: 'counted' });
  return hiddenJson(withFacts(snapshotText(list), { savedAt, waiting }), hide);
}

function reportOf({ log }: Job, { target, result }: OnTarget<string>): Report {
  const head = { command: 'snapshot', target };
  if (result instanceof Failure) return reportOfFailure(result, head);
  log.say(`Saved a snapshot of ${printable(target)}.`);
  return { ...EMPTY_REPORT, results: [{ ...head, outcome: 'saved' }] };
}
