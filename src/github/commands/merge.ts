import { asFailure } from '../../problem/failure.ts';
import { NO_BRANCH } from '../input-table.ts';
import { projectFolder } from '../inputs.ts';
import type { Job } from '../job.ts';
import { type Report, reportOfFailure, sayFailure } from '../report.ts';
import { reportsOfPlans } from '../reports-of-plans.ts';
import { fetchSavedLists } from '../saved-lists.ts';
import { applyAll, overtaken } from './apply.ts';
import { planOpenPulls } from './plan.ts';
import { runSnapshot } from './snapshot.ts';

/**
 * Does everything for the main branch in one run: applies the approved plans, saves the live lists, and plans open pull
 * requests against them. On a schedule nothing is applied. The lists are saved even if the apply fails.
 */
export async function runMerge(job: Job): Promise<readonly Report[]> {
  const { event } = job.runner;
  const isRefresh = event.kind === 'branch' && event.name === 'schedule';
  const applied = isRefresh ? await overtaken(job) : await applyAll(job);
  const reports = applied?.reports ?? [];
  if (applied?.goesOn() === false) return reports;
  const saved = await orFailed(job, 'The saved lists were not updated', () => saveAll(job, reports));
  return [...reports, ...saved, ...(await orFailed(job, 'Open pull requests were not planned', () => planAgain(job)))];
}

async function saveAll(job: Job, before: readonly Report[]): Promise<readonly Report[]> {
  if (job.inputs.text('snapshot-branch') === NO_BRANCH) return [];
  return runSnapshot(
    job,
    before.flatMap(({ failures }) => failures),
  );
}

async function planAgain(job: Job): Promise<readonly Report[]> {
  if (job.inputs.text('comment') === 'off') return [];
  return reportsOfPlans(await planOpenPulls(job, await fetchSavedLists(job), () => true, 'an-edit'), 'others', job);
}

/** Turns a failure into a report, so that the reports of the apply are not lost. */
async function orFailed(job: Job, what: string, work: () => Promise<readonly Report[]>): Promise<readonly Report[]> {
  try {
    return await work();
  } catch (error) {
    const failure = asFailure(error);
    sayFailure(failure, job.log.say);
    return [reportOfFailure(failure, what, '', projectFolder(job.inputs))];
  }
}
