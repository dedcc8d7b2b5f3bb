import type { Failure } from '../../problem/failure.ts';
import { renderDriftMarkdown } from '../../render/drift.ts';
import { codeSpan } from '../../render/markdown.ts';
import { annotationsOfProblems, annotationsOfStory, withHint } from '../annotations.ts';
import { closeDriftIssues, ensureDriftIssue, type OwnIssues, ownIssues } from '../drift/drift-issue.ts';
import { type Drifted, driftOfTarget, writeDriftFiles } from '../drift/drift-target.ts';
import { issueText } from '../drift/issue-text.ts';
import { projectFolder } from '../inputs.ts';
import type { Job } from '../job.ts';
import { knownNow, mustBeKnown } from '../known-addresses.ts';
import type { Annotation } from '../log.ts';
import { attempt, type OnTarget, onEachTarget } from '../project.ts';
import { EMPTY_REPORT, type Report, reportOfFailure } from '../report.ts';
import { fetchSavedLists } from '../saved-lists.ts';
import { BUDGET_OF_PART } from '../summary.ts';

/** The result for one target. */
interface Looked {
  readonly target: string;
  readonly drifted: Drifted | undefined;
  /** Why the drift could not be computed or reported. */
  readonly failure: Failure | undefined;
  /** The issues that report the drift, or that were closed. */
  readonly urls: readonly string[];
}

/** Compares files and targets, and keeps one issue for each target that has drifted. Reported drift is not a failure. */
export async function runDrift(job: Job): Promise<readonly Report[]> {
  const issues = ownIssues(job);
  const lists = await fetchSavedLists(job);
  // A saved list makes its address known. Only without lists does the clone need the history of merged pull requests.
  const known = lists === undefined ? await knownNow(job) : { lists, merged: [] };
  const all = await onEachTarget(job, async (choice) => {
    await mustBeKnown(job, choice, known);
    const drifted = await driftOfTarget(job, choice);
    const told = await attempt(job, choice.target, () => updateDriftIssue(job, issues, drifted));
    const files = await attempt(job, choice.target, () => writeDriftFiles(job, drifted));
    if (files.outcome === 'failed') job.log.annotate(warningOf(files.failure));
    return { drifted, told };
  });
  return all.map((one) => reportOf(lookedAt(one), projectFolder(job.inputs)));
}

async function updateDriftIssue(job: Job, issues: OwnIssues, drifted: Drifted): Promise<readonly string[]> {
  const { target, result } = drifted;
  if (result.drift.differences.length === 0) {
    const closed = await closeDriftIssues(job, issues, target);
    for (const url of closed) job.log.say(`Closed ${url}: no more drift.`);
    return closed;
  }
  const url = await ensureDriftIssue(job, issues, target, issueText(drifted, job));
  job.log.say(`Drift reported in ${url}`);
  return [url];
}

/** Missing files in the artifact are a warning, not a failure. */
function warningOf(failure: Failure): Annotation {
  return { level: 'warning', title: failure.code, message: withHint(failure), place: undefined };
}

function lookedAt(one: OnTarget<{ readonly drifted: Drifted; readonly told: OnTarget<readonly string[]> }>): Looked {
  const { target } = one;
  if (one.outcome === 'failed') return { target, drifted: undefined, failure: one.failure, urls: [] };
  const { drifted, told } = one.result;
  if (told.outcome === 'failed') return { target, drifted, failure: told.failure, urls: [] };
  return { target, drifted, failure: undefined, urls: told.result };
}

function reportOf({ target, drifted, failure, urls }: Looked, folder: string): Report {
  const what = `The drift of ${codeSpan(target)} was not reported`;
  const report = failure === undefined ? EMPTY_REPORT : reportOfFailure(failure, what, target, folder);
  const head = { command: 'drift', target, failure_reason: failure?.code ?? null };
  if (drifted === undefined) return { ...report, results: [{ ...head, outcome: 'failed' }] };
  const { story, result } = drifted;
  const { differences } = result.drift;
  const outcome = differences.length === 0 ? 'none' : 'drift';
  return {
    ...report,
    stories: [story],
    urls,
    results: [{ ...head, outcome, differences, url: urls[0] ?? null }],
    annotations: [
      ...report.annotations,
      ...annotationsOfStory(story, folder),
      ...annotationsOfProblems(result.problems, folder),
    ],
    summary: [
      report.summary,
      ...urls.map((url) => `Issue: ${url}`),
      renderDriftMarkdown(story, result.drift, BUDGET_OF_PART),
    ].join('\n\n'),
  };
}
