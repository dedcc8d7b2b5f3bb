import { asFailure, type Failure } from '../problem/failure.ts';
import { refusalsOf } from '../render/problems-for-ci.ts';
import type { Applied } from './apply-target.ts';
import { type MergedPull, notApplied } from './approvals.ts';
import { nameInMark } from './comment/mark.ts';
import { tellOnce, writeResults } from './comment/write-comment.ts';
import type { Job } from './job.ts';
import { EMPTY_REPORT, hasChanges, type Report, reportOfFailure, sayFailure } from './report.ts';
import { notTriedResult, resultOf, type TargetResult } from './result-text.ts';

/** Room for plans that differ from the approved ones, over all targets. */
const BUDGET = 50_000;

/** The results of a run: what was applied, and the targets that were not tried, because an earlier one failed. */
export interface Results {
  readonly applied: readonly Applied[];
  readonly notTried: readonly string[];
}

/**
 * Writes the results into the plan comments of the merged pull requests, and tells in new comments what somebody must learn.
 * If no comment has the result, the run must fail; the apply is not affected.
 */
export async function writeResultsToPulls(job: Job, merged: readonly MergedPull[], results: Results): Promise<Report> {
  const urls: string[] = [];
  const failures: Failure[] = [];
  const hasFailed = results.applied.some(({ failure }) => failure !== undefined);
  for (const [index, one] of merged.entries()) {
    // Those with a comment and, after a failure, the last one merged.
    if (one.comments.length === 0 && !(hasFailed && index === 0)) continue;
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
  const [failure] = failures;
  return { ...(failure === undefined ? EMPTY_REPORT : reportOfFailure(failure)), urls };
}

/** The results that concern a pull request. */
function resultsFor(
  one: MergedPull,
  merged: readonly MergedPull[],
  { applied, notTried }: Results,
  { runner }: Job,
): readonly TargetResult[] {
  const marks = one.comments.at(-1)?.mark.targets ?? [];
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

/** The reports of all targets, including those not tried after a failure. */
export function reportsOfApply({ applied, notTried }: Results): readonly Report[] {
  const untried = notTried.map((target) => ({ command: 'apply', target, outcome: 'not-tried' }));
  return [...applied.map(reportOf), { ...EMPTY_REPORT, results: untried }];
}

function reportOf({ target, failure, tried }: Applied): Report {
  const report = failure === undefined ? EMPTY_REPORT : reportOfFailure(failure, target);
  const exitStatus = tried?.came.exitStatus ?? report.exitStatus;
  const head = { command: 'apply', target, exit_status: exitStatus, failure_reason: failure?.code ?? null };
  if (tried === undefined) return { ...report, results: [{ ...head, outcome: 'failed' }] };
  const { came, story } = tried;
  const { counts, digest } = story;
  return {
    ...report,
    exitStatus,
    changes: hasChanges(story),
    results: [{ ...head, outcome: came.status, ...counts, destroys: story.destroys.length, digest }],
    findings: failure === undefined ? [] : [...report.findings, ...refusalsOf(story)],
  };
}
