import { Failure } from '../../problem/failure.ts';
import { renderDriftMarkdown } from '../../render/drift.ts';
import { codeSpan } from '../../render/markdown.ts';
import { knownTarget } from '../approvals.ts';
import { keepDriftIssue } from '../drift/drift-issue.ts';
import { type Drifted, driftOfTarget } from '../drift/drift-target.ts';
import { projectFolder } from '../inputs.ts';
import type { Job } from '../job.ts';
import { type OnTarget, onEachTarget, tried } from '../project.ts';
import { EMPTY_REPORT, hasChanges, type Report, reportOfFailure } from '../report.ts';
import { factsOfList, fetchSavedLists, savedText } from '../saved-lists.ts';
import { BUDGET_OF_PART } from '../summary.ts';

/** Compares files and targets, and keeps one issue for the project while they differ. Reported drift is not a failure. */
export async function runDrift(job: Job): Promise<readonly Report[]> {
  // A saved list makes its address known.
  const lists = await fetchSavedLists(job);
  const looked = await onEachTarget(job, async (choice) => {
    await knownTarget(job, choice, lists, []);
    const saved = await savedText(job, lists, choice.target);
    return driftOfTarget(job, choice, factsOfList(saved ?? '').waiting);
  });
  const folder = projectFolder(job.inputs);
  const url = await tried(job, () => keepDriftIssue(job, looked));
  if (url instanceof Failure)
    return [
      reportOfFailure(url, 'The drift was not reported', '', folder),
      ...looked.map((one) => reportOf(one, undefined, folder)),
    ];
  if (url !== undefined) job.log.say(`Drift issue: ${url}`);
  return looked.map((one) => reportOf(one, url, folder));
}

function reportOf({ target, result }: OnTarget<Drifted>, url: string | undefined, folder: string): Report {
  const head = { command: 'drift', target, url: url ?? null };
  const urls = url === undefined ? [] : [url];
  if (result instanceof Failure) {
    const report = reportOfFailure(result, `${codeSpan(target)} could not be read`, target, folder);
    return { ...report, urls, results: [{ ...head, outcome: 'failed', failure_reason: result.code }] };
  }
  const { story, drift } = result;
  const { differences } = drift;
  return {
    ...EMPTY_REPORT,
    changes: hasChanges(story),
    urls,
    results: [{ ...head, outcome: differences.length === 0 ? 'none' : 'drift', failure_reason: null, differences }],
    summary: renderDriftMarkdown(story, drift, BUDGET_OF_PART),
  };
}
