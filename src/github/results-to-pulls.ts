import { asFailure, type Failure } from '../problem/failure.ts';
import { nameWithin } from '../render/markdown.ts';
import { type Applied, failureOf } from './apply-target.ts';
import { type MergedPull, notApplied } from './approvals.ts';
import { nameInMark } from './comment/mark.ts';
import { tellOnce, writeResults } from './comment/write-comment.ts';
import type { Job } from './job.ts';
import { sayFailure } from './report.ts';
import { rerun, resultOf, type TargetResult } from './result-text.ts';

/** Room for plans that differ from the approved ones, over all targets. */
const BUDGET = 50_000;

/** A target to which nothing has been sent, because an earlier one failed. */
export interface NotTried {
  readonly target: string;
  readonly outcome: 'not-tried';
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
  told: readonly (Applied | NotTried)[],
): Promise<WrittenResults> {
  const urls: string[] = [];
  const failures: Failure[] = [];
  for (const one of concerned(merged, told)) {
    const results = told.filter((what) => isAbout(one, what, merged)).map((what) => resultIn(what, one, told, job));
    if (results.length === 0) continue;
    const news = results.flatMap((result) => result.news ?? []);
    try {
      const state = await writeResults(job, one.pull, new Map(results.map(({ target, word }) => [target, word])));
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

/** The pull requests to write to: those with a comment and, after a failure, the last one merged. */
function concerned(merged: readonly MergedPull[], told: readonly (Applied | NotTried)[]): readonly MergedPull[] {
  const hasFailed = told.some((what) => what.outcome !== 'not-tried' && failureOf(what) !== undefined);
  return merged.filter((one, index) => one.comment !== undefined || (hasFailed && index === 0));
}

function isAbout(one: MergedPull, { target }: Applied | NotTried, merged: readonly MergedPull[]): boolean {
  const targets = one.comment?.mark.targets ?? [];
  // A failure of all targets: it concerns what is not in force yet.
  if (target === '') return targets.length === 0 || targets.some(({ state }) => state !== 'applied');
  return notApplied(merged, target).includes(one);
}

function resultIn(what: Applied | NotTried, { comment }: MergedPull, told: readonly unknown[], job: Job): TargetResult {
  const target = nameInMark(what.target);
  const mark = comment?.mark.targets.find((one) => one.target === target);
  const { runUrl, workflowUrl } = job.runner;
  if (what.outcome !== 'not-tried') return resultOf(what, { mark, runUrl, workflowUrl, bytes: BUDGET / told.length });
  const text = `**${nameWithin(what.target, 200)}: not applied** in [this run](${runUrl}), because an earlier target failed. The approval is still valid: fix that target, then run the job again (${rerun({ runUrl })}).`;
  return { target, word: 'not-applied', news: { event: `not-tried ${target}`, text } };
}
