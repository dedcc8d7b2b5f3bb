import { type Failure, worstOf } from '../../problem/failure.ts';
import { renderDriftMarkdown } from '../../render/drift.ts';
import { codeSpan } from '../../render/markdown.ts';
import { annotationsOfFailure, annotationsOfProblems, withHint } from '../annotations/of-problems.ts';
import { annotationsOfStory } from '../annotations/of-story.ts';
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

/** A target, and the issues that tell of its drift. */
type Looked = OnTarget<{ readonly drifted: Drifted; readonly told: OnTarget<readonly string[]> }>;

/** Compares files and targets and keeps one issue for each target that has drifted. A drift that was told is no failure. */
export async function runDrift(job: Job): Promise<JobResult> {
  const issues = ownIssues(job);
  const known = { lists: await fetchSavedLists(job), merged: [] };
  const looked = await onEachTarget(job, async (choice) => {
    await mustBeKnown(job, choice, known);
    const drifted = await driftOfTarget(job, choice);
    const told = await attempt(job, choice.target, () => tellInIssue(job, issues, drifted));
    const files = await attempt(job, choice.target, () => writeDriftFiles(job, drifted));
    if (files.outcome === 'failed') job.log.annotate(warningOf(files.failure));
    return { drifted, told };
  });
  const exitStatus = worstOf(looked.flatMap(failuresOf).map((failure) => failure.exitStatus));
  return {
    exitStatus,
    outputs: outputsOfPlans({
      stories: looked.flatMap((one) => (one.outcome === 'done' ? [one.result.drifted.story] : [])),
      failure: looked.flatMap(failuresOf)[0]?.code ?? '',
      exitStatus,
      results: looked.map(resultToJson),
      urls: looked.flatMap(issuesOf),
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

/** What kept the drift from being looked for or told. */
function failuresOf(one: Looked): readonly Failure[] {
  if (one.outcome === 'failed') return [one.failure];
  return one.result.told.outcome === 'failed' ? [one.result.told.failure] : [];
}

function issuesOf(one: Looked): readonly string[] {
  return one.outcome === 'done' && one.result.told.outcome === 'done' ? one.result.told.result : [];
}

function resultToJson(one: Looked): object {
  const failure_reason = failuresOf(one)[0]?.code ?? null;
  if (one.outcome === 'failed') return { target: one.target, outcome: 'failed', failure_reason };
  const { differences } = one.result.drifted.result.drift;
  const outcome = differences.length === 0 ? 'none' : 'drift';
  return { target: one.target, outcome, failure_reason, differences, url: issuesOf(one)[0] ?? null };
}

function annotationsOf(one: Looked, folder: string): readonly Annotation[] {
  const failed = failuresOf(one).flatMap((failure) => annotationsOfFailure(one.target, failure, folder));
  if (one.outcome === 'failed') return failed;
  const { story, result } = one.result.drifted;
  return [...failed, ...annotationsOfStory(story, folder), ...annotationsOfProblems(result.problems, folder)];
}

function partOf(one: Looked): string {
  const failed = failuresOf(one).flatMap((failure) => quoted('Failed', failure));
  if (one.outcome === 'failed') return [`## deskform drift: ${codeSpan(one.target)}`, ...failed].join('\n\n');
  const { story, result } = one.result.drifted;
  const links = issuesOf(one).map((url) => `The issue: ${url}`);
  return [...failed, ...links, renderDriftMarkdown(story, result.drift, BUDGET_OF_PART)].join('\n\n');
}
