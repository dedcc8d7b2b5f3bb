import { asFailure, type Failure } from '../problem/failure.ts';
import { codeBlock, codeSpan, nameWithin } from '../render/markdown.ts';
import { renderPlanMarkdown } from '../render/plan-markdown.ts';
import { annotationsOfStory } from './annotations.ts';
import type { Applied } from './apply-target.ts';
import { type MergedPull, notApplied } from './approvals.ts';
import { nameInMark } from './comment/mark.ts';
import { tellOnce, writeResults } from './comment/write-comment.ts';
import { projectFolder } from './inputs.ts';
import type { Job } from './job.ts';
import { annotationsOfFailure, EMPTY_REPORT, hasChanges, type Report, reportOfFailure, sayFailure } from './report.ts';
import { failedText, rerun, resultOf, type TargetResult } from './result-text.ts';
import { BUDGET_OF_PART } from './summary.ts';

/** Room for plans that differ from the approved ones, over all targets. */
const BUDGET = 50_000;

/** The results of a run: what was applied, and the targets that were not tried, because an earlier one failed. */
export interface Results {
  readonly applied: readonly Applied[];
  readonly notTried: readonly string[];
}

/** The addresses of the written comments, and the first failure. */
export interface WrittenResults {
  readonly urls: readonly string[];
  readonly failure: Failure | undefined;
}

/**
 * Writes the results into the plan comments of the merged pull requests, and tells in new comments what somebody must learn.
 * A failure here does not affect the apply.
 */
export async function writeResultsToPulls(
  job: Job,
  merged: readonly MergedPull[],
  results: Results,
): Promise<WrittenResults> {
  const urls: string[] = [];
  const failures: Failure[] = [];
  const hasFailed = results.applied.some(({ failure }) => failure !== undefined);
  for (const [index, one] of merged.entries()) {
    // Those with a comment and, after a failure, the last one merged.
    if (one.comment === undefined && !(hasFailed && index === 0)) continue;
    const told = resultsFor(one, merged, results, job);
    if (told.length === 0) continue;
    const news = told.flatMap((result) => result.news ?? []);
    try {
      const state = await writeResults(job, one.pull, new Map(told.map(({ target, word }) => [target, word])));
      const event = news.map((each) => each.event).join(' ');
      const text = news.map((each) => each.text).join('\n\n');
      const comment = news.length === 0 ? undefined : await tellOnce(job, one.pull, { event, text });
      urls.push(...[comment ?? state].flatMap((url) => url ?? []));
    } catch (error) {
      // A locked conversation must not stop the other comments.
      const failure = asFailure(error);
      sayFailure(failure, job.log.say);
      failures.push(failure);
    }
  }
  return { urls, failure: failures[0] };
}

/** The results that concern a pull request. */
function resultsFor(
  one: MergedPull,
  merged: readonly MergedPull[],
  { applied, notTried }: Results,
  { runner }: Job,
): readonly TargetResult[] {
  const marks = one.comment?.mark.targets ?? [];
  const isAbout = (target: string): boolean => {
    if (target !== '') return notApplied(merged, target).includes(one);
    // A failure of all targets: it concerns what is not in force yet.
    return marks.length === 0 || marks.some(({ state }) => state !== 'applied');
  };
  const bytes = BUDGET / (applied.length + notTried.length);
  const results = applied
    .filter(({ target }) => isAbout(target))
    .map((what) => {
      const mark = marks.find(({ target }) => target === nameInMark(what.target));
      return resultOf(what, mark, bytes, runner);
    });
  return [...results, ...notTried.filter(isAbout).map((name) => notTriedResult(name, runner))];
}

function notTriedResult(name: string, runner: Job['runner']): TargetResult {
  const target = nameInMark(name);
  const text = `**${nameWithin(name, 200)}: not applied** in [this run](${runner.runUrl}), because an earlier target failed. The approval is still valid: fix that target, then run the job again (${rerun(runner)}).`;
  return { target, word: 'not-applied', news: { event: `not-tried ${target}`, text } };
}

/** The reports of all targets, including those not tried after a failure. */
export function reportsOfApply({ applied, notTried }: Results, told: WrittenResults, job: Job): readonly Report[] {
  const folder = projectFolder(job.inputs);
  // If no comment has the result, the run must fail.
  const untold =
    told.failure && reportOfFailure(told.failure, 'The result was not written to the comments', '', folder);
  return [
    ...applied.map((one) => reportOf(one, job)),
    ...notTried.map((target) => ({
      ...EMPTY_REPORT,
      results: [{ command: 'apply', target, outcome: 'not-tried' }],
      summary: `## ${codeSpan(target)}\n\nNot tried, because an earlier target failed.`,
    })),
    { ...(untold ?? EMPTY_REPORT), urls: told.urls },
  ];
}

/** Applied changes need no annotation; failures get one at their line. */
function reportOf(applied: Applied, { inputs, runner }: Job): Report {
  const { target, failure, tried } = applied;
  const folder = projectFolder(inputs);
  const exitStatus = tried?.came.exitStatus ?? failure?.exitStatus ?? 0;
  const head = { command: 'apply', target, exit_status: exitStatus, failure_reason: failure?.code ?? null };
  const failures = failure === undefined ? [] : [failure];
  const annotations = failures.flatMap((one) => annotationsOfFailure(target, one, folder));
  const report = { ...EMPTY_REPORT, exitStatus, failures, annotations };
  const page = [`## ${codeSpan(target)}`, ...failures.map((one) => failedText(applied, one, runner))];
  if (tried === undefined) return { ...report, results: [{ ...head, outcome: 'failed' }], summary: page.join('\n\n') };
  const { came, story, text } = tried;
  const destroys = story.destroys.length;
  return {
    ...report,
    changes: hasChanges(story),
    results: [{ ...head, outcome: came.status, ...story.counts, destroys, digest: story.digest }],
    annotations: failure === undefined ? [] : [...annotations, ...annotationsOfStory(story, folder)],
    summary: [...page, codeBlock('text', text.trimEnd().split('\n')), renderPlanMarkdown(story, BUDGET_OF_PART)].join(
      '\n\n',
    ),
  };
}
