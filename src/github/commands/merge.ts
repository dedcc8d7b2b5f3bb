import { asFailure, worstOf } from '../../problem/failure.ts';
import { NO_BRANCH } from '../input-table.ts';
import type { Job, JobResult } from '../job.ts';
import { resultOfPlans } from '../result-of-plans.ts';
import { fetchSavedLists } from '../saved-lists.ts';
import { quoted, sayFailure } from '../tell-problems.ts';
import { applyAll } from './apply.ts';
import { planOpenPulls } from './plan.ts';
import { runSnapshot } from './snapshot.ts';

/**
 * What belongs on the main branch, in one run: apply what was approved, save the lists as they are now, and plan open
 * pull requests against them. On a schedule nothing is applied. The lists are saved also after an apply that failed.
 */
export async function runMerge(job: Job): Promise<JobResult> {
  const { event } = job.runner;
  const isRefresh = event.kind === 'branch' && event.name === 'schedule';
  const applied = isRefresh ? undefined : await applyAll(job);
  const results = applied === undefined ? [] : [applied.result];
  if (applied?.isCancelled() === true) return together(results);
  results.push(await orFailed(job, 'Saving the lists failed', () => saveAll(job)));
  results.push(await orFailed(job, 'Planning open pull requests failed', () => planAgain(job)));
  return together(results);
}

async function saveAll(job: Job): Promise<JobResult> {
  return job.inputs.text('snapshot-branch') === NO_BRANCH ? NOTHING : runSnapshot(job);
}

async function planAgain(job: Job): Promise<JobResult> {
  if (job.inputs.text('comment') === 'off') return NOTHING;
  const told = await planOpenPulls(job, await fetchSavedLists(job), () => true, 'an-edit');
  return { ...resultOfPlans(told, 'others', job), outputs: new Map() };
}

const NOTHING: JobResult = { exitStatus: 0, outputs: new Map(), annotations: [], summary: [] };

/** What was applied stays told, whatever goes wrong after it. */
async function orFailed(job: Job, what: string, work: () => Promise<JobResult>): Promise<JobResult> {
  try {
    return await work();
  } catch (error) {
    const failure = asFailure(error);
    sayFailure(failure, job.log.say);
    return {
      exitStatus: failure.exitStatus,
      outputs: new Map([['failure-reason', failure.code]]),
      annotations: [],
      summary: quoted(what, failure),
    };
  }
}

/** The outputs are those of the apply; the worst exit status counts, and the first reason. */
function together(results: readonly JobResult[]): JobResult {
  const exitStatus = worstOf(results.map((one) => one.exitStatus));
  const reasons = results.flatMap(({ outputs }) => outputs.get('failure-reason') || []);
  const [outputs = new Map()] = results.map((one) => one.outputs);
  return {
    exitStatus,
    outputs: new Map([...outputs, ['failure-reason', reasons[0] ?? ''], ['exit-status', String(exitStatus)]]),
    annotations: results.flatMap(({ annotations }) => annotations),
    summary: results.flatMap(({ summary }) => summary),
  };
}
