import { asFailure, type Failure } from '../problem/failure.ts';
import { nameWithin } from '../render/markdown.ts';
import { type Applied, failureOf } from './apply-target.ts';
import { type MergedPull, notApplied } from './approvals.ts';
import type { TargetResult } from './comment/body.ts';
import { nameInMark } from './comment/mark.ts';
import { writeResults } from './comment/write-comment.ts';
import type { Job } from './job.ts';
import { sayFailure } from './report.ts';
import { resultOf } from './result-text.ts';

/** Room for applied plans that differ from the approved ones, over all targets. */
const BUDGET = 24_000;

/** A target to which nothing has been sent. */
export interface Waiting {
  readonly target: string;
  readonly outcome: 'comes' | 'not-tried';
}

/** The addresses of the written comments, and the first failure. */
export interface WrittenResults {
  readonly urls: readonly string[];
  readonly failure: Failure | undefined;
}

/** Writes the results into the comments of the merged pull requests. A failure here does not affect the apply. */
export async function writeResultsToPulls(
  job: Job,
  merged: readonly MergedPull[],
  told: readonly (Applied | Waiting)[],
): Promise<WrittenResults> {
  const urls: string[] = [];
  const failures: Failure[] = [];
  if (job.inputs.text('comment') === 'off') return { urls, failure: undefined };
  for (const one of concerned(job, merged, told)) {
    const about = told.filter((what) => isAbout(one, what, merged));
    if (about.length === 0) continue;
    const results = about.map((what) => resultIn(what, one, BUDGET / told.length, job));
    try {
      urls.push(await writeResults(job, one.pull, results));
    } catch (error) {
      // A locked conversation must not stop the other comments.
      const failure = asFailure(error);
      sayFailure(failure, job.log.say);
      failures.push(failure);
    }
  }
  return { urls, failure: failures[0] };
}

/** The pull requests to write to: those with a comment and, after a failure, the one that this run merged. */
function concerned(
  { runner }: Job,
  merged: readonly MergedPull[],
  told: readonly (Applied | Waiting)[],
): readonly MergedPull[] {
  const hasFailed = told.some((what) => isDone(what) && failureOf(what) !== undefined);
  const isOwn = ({ pull }: MergedPull): boolean => hasFailed && pull.merged?.commit === runner.commit;
  return merged.filter((one) => one.comment !== undefined || isOwn(one));
}

function isDone(what: Applied | Waiting): what is Applied {
  return what.outcome === 'planned' || what.outcome === 'failed';
}

function isAbout(one: MergedPull, { target }: Applied | Waiting, merged: readonly MergedPull[]): boolean {
  if (one.comment === undefined) return true;
  const { targets } = one.comment.mark;
  // A result `applied` stays, even if a later run fails to start.
  if (target === '') return targets.length === 0 || targets.some(({ state }) => state !== 'applied');
  return notApplied(merged, target).includes(one);
}

function resultIn(what: Applied | Waiting, { comment }: MergedPull, bytes: number, job: Job): TargetResult {
  const target = nameInMark(what.target);
  const { runUrl } = job.runner;
  const mark = comment?.mark.targets.find((one) => one.target === target);
  if (isDone(what)) return resultOf(what, { mark, runUrl, bytes });
  const [word, why] = WAITING[what.outcome];
  return { target, word, text: `**${nameWithin(what.target, 200)}:** ${why} ([this run](${runUrl})).` };
}

const COMES =
  'being applied in this run. If the run ended and no result appears here, run it again; the approval is still valid';
const NOT_TRIED =
  'not tried, because an earlier target failed. The approval is still valid: fix that target, then run the job again';

const WAITING = { comes: ['applying', COMES], 'not-tried': ['not-applied', NOT_TRIED] } as const;
