import { renderDriftMarkdown } from '../../render/drift.ts';
import { codeSpan } from '../../render/markdown.ts';
import { annotationsOfProblems, annotationsOfStory, withHint } from '../annotations.ts';
import { knownTarget } from '../approvals.ts';
import { keepDriftIssue, type Looked } from '../drift/drift-issue.ts';
import { driftOfTarget, writeDriftFiles } from '../drift/drift-target.ts';
import { projectFolder } from '../inputs.ts';
import type { Job } from '../job.ts';
import { attempt, onEachTarget } from '../project.ts';
import { EMPTY_REPORT, type Report, reportOfFailure } from '../report.ts';
import { factsOfList, fetchSavedLists, savedText } from '../saved-lists.ts';
import { BUDGET_OF_PART } from '../summary.ts';

/** Compares files and targets, and keeps one issue for the project while they differ. Reported drift is not a failure. */
export async function runDrift(job: Job): Promise<readonly Report[]> {
  // A saved list makes its address known.
  const known = { lists: await fetchSavedLists(job), merged: [] };
  const all = await onEachTarget(job, async (choice) => {
    await knownTarget(job, choice, known);
    const saved = await savedText(job, known.lists, choice.target);
    const drifted = await driftOfTarget(job, choice, factsOfList(saved ?? '').waiting);
    const files = await attempt(job, choice.target, () => writeDriftFiles(job, drifted));
    if (files.outcome === 'failed') {
      const { code } = files.failure;
      job.log.annotate({ level: 'warning', title: code, message: withHint(files.failure), place: undefined });
    }
    return drifted;
  });
  const looked = all.map(
    (one): Looked =>
      one.outcome === 'done'
        ? { target: one.target, outcome: 'read', drifted: one.result }
        : { target: one.target, outcome: 'not-read', failure: one.failure },
  );
  const folder = projectFolder(job.inputs);
  const told = await attempt(job, '', () => keepDriftIssue(job, looked));
  const url = told.outcome === 'done' ? told.result : undefined;
  if (url !== undefined) job.log.say(`Drift issue: ${url}`);
  const untold =
    told.outcome === 'done' ? [] : [reportOfFailure(told.failure, 'The drift was not reported', '', folder)];
  return [...untold, ...looked.map((one) => reportOf(one, url, folder))];
}

function reportOf(one: Looked, url: string | undefined, folder: string): Report {
  const head = { command: 'drift', target: one.target, url: url ?? null };
  const urls = url === undefined ? [] : [url];
  if (one.outcome === 'not-read') {
    const report = reportOfFailure(one.failure, `${codeSpan(one.target)} could not be read`, one.target, folder);
    return { ...report, urls, results: [{ ...head, outcome: 'failed', failure_reason: one.failure.code }] };
  }
  const { story, result } = one.drifted;
  const { differences } = result.drift;
  return {
    ...EMPTY_REPORT,
    stories: [story],
    urls,
    results: [{ ...head, outcome: differences.length === 0 ? 'none' : 'drift', failure_reason: null, differences }],
    annotations: [...annotationsOfStory(story, folder), ...annotationsOfProblems(result.problems, folder)],
    summary: renderDriftMarkdown(story, result.drift, BUDGET_OF_PART),
  };
}
