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

/** Room for what was applied in place of what was planned, over all targets. */
const BUDGET = 24_000;

/** A target to which nothing was sent yet. */
export interface Waiting {
  readonly target: string;
  readonly outcome: 'comes' | 'not-tried';
}

/** The comments that were written, and what kept the first of the others from it. */
export interface ToldPulls {
  readonly urls: readonly string[];
  readonly failure: Failure | undefined;
}

/** Writes into the comment of each merged pull request what became of its plans. The apply itself does not depend on it. */
export async function tellPulls(
  job: Job,
  merged: readonly MergedPull[],
  told: readonly (Applied | Waiting)[],
): Promise<ToldPulls> {
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
      // A conversation that is locked must not keep the others from theirs.
      const failure = asFailure(error);
      sayFailure(failure, job.log.say);
      failures.push(failure);
    }
  }
  return { urls, failure: failures[0] };
}

/** Those with a comment; and the one whose merge this run is of hears of what went wrong also where it has none. */
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
  // What was applied stays told as applied, whatever keeps a later run from its beginning.
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

const COMES = 'being applied. If that run has ended and this is all it says, run it again: the approval is kept';
const NOT_TRIED =
  'not tried, because a target before it failed. The approval is kept: when that target is fixed, run the job again';

const WAITING = { comes: ['applying', COMES], 'not-tried': ['not-applied', NOT_TRIED] } as const;
