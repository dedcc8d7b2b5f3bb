import { type Failure, worstOf } from '../../problem/failure.ts';
import { renderDriftMarkdown } from '../../render/drift.ts';
import { codeSpan } from '../../render/markdown.ts';
import { annotationsOfFailure, annotationsOfProblems, annotationsOfStory, withHint } from '../annotations.ts';
import { closeDriftIssues, keepDriftIssue, type OwnIssues, ownIssues } from '../drift/drift-issue.ts';
import { type Drifted, driftOfTarget, writeDriftFiles } from '../drift/drift-target.ts';
import { issueText } from '../drift/issue-text.ts';
import { projectFolder } from '../inputs.ts';
import type { Job, JobResult } from '../job.ts';
import { mustBeKnown } from '../known-addresses.ts';
import type { Annotation } from '../log.ts';
import { outputsOfPlans } from '../outputs.ts';
import { attempt, type OnTarget, onEachTarget } from '../project.ts';
import { fetchSavedLists } from '../saved-lists.ts';
import { BUDGET_OF_PART } from '../summary.ts';
import { quoted } from '../tell-problems.ts';

/** What came of one target. */
interface Looked {
  readonly target: string;
  readonly drifted: Drifted | undefined;
  /** What kept the drift from being looked for or told. */
  readonly failure: Failure | undefined;
  /** The issues that tell of it, or did. */
  readonly urls: readonly string[];
}

/** Compares files and targets and keeps one issue for each target that has drifted. A drift that was told is no failure. */
export async function runDrift(job: Job): Promise<JobResult> {
  const issues = ownIssues(job);
  // An address is known once a list was read from it: the clone need not reach back to what was approved.
  const known = { lists: await fetchSavedLists(job), merged: [] };
  const all = await onEachTarget(job, async (choice) => {
    await mustBeKnown(job, choice, known);
    const drifted = await driftOfTarget(job, choice);
    const told = await attempt(job, choice.target, () => tellInIssue(job, issues, drifted));
    const files = await attempt(job, choice.target, () => writeDriftFiles(job, drifted));
    if (files.outcome === 'failed') job.log.annotate(warningOf(files.failure));
    return { drifted, told };
  });
  const looked = all.map(lookedAt);
  const failures = looked.flatMap(({ failure }) => failure ?? []);
  const exitStatus = worstOf(failures.map((failure) => failure.exitStatus));
  return {
    exitStatus,
    outputs: outputsOfPlans({
      stories: looked.flatMap(({ drifted }) => drifted?.story ?? []),
      failure: failures[0]?.code ?? '',
      exitStatus,
      results: looked.map(resultToJson),
      urls: looked.flatMap(({ urls }) => urls),
    }),
    annotations: looked.flatMap((one) => annotationsOf(one, projectFolder(job.inputs))),
    summary: looked.map(partOf),
  };
}

async function tellInIssue(job: Job, issues: OwnIssues, drifted: Drifted): Promise<readonly string[]> {
  const { target, result } = drifted;
  if (result.drift.differences.length === 0) {
    const closed = await closeDriftIssues(job, issues, target);
    for (const url of closed) job.log.say(`Closed ${url}: the drift is over.`);
    return closed;
  }
  const url = await keepDriftIssue(job, issues, target, issueText(drifted, job));
  job.log.say(`The drift is in ${url}`);
  return [url];
}

/** The artifact without the files is not worth a failure. */
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

function resultToJson({ target, drifted, failure, urls }: Looked): object {
  const differences = drifted?.result.drift.differences ?? [];
  const outcome = drifted === undefined ? 'failed' : differences.length === 0 ? 'none' : 'drift';
  return { target, outcome, failure_reason: failure?.code ?? null, differences, url: urls[0] ?? null };
}

function annotationsOf({ target, drifted, failure }: Looked, folder: string): readonly Annotation[] {
  const failed = failure === undefined ? [] : annotationsOfFailure(target, failure, folder);
  if (drifted === undefined) return failed;
  const { story, result } = drifted;
  return [...failed, ...annotationsOfStory(story, folder), ...annotationsOfProblems(result.problems, folder)];
}

function partOf({ target, drifted, failure, urls }: Looked): string {
  const failed = failure === undefined ? [] : quoted('Failed', failure);
  if (drifted === undefined) return [`### ${codeSpan(target)}`, ...failed].join('\n\n');
  const drift = renderDriftMarkdown(drifted.story, drifted.result.drift, BUDGET_OF_PART);
  return [...failed, ...urls.map((url) => `The issue: ${url}`), drift].join('\n\n');
}
