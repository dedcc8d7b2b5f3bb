import { asFailure, type Failure } from '../problem/failure.ts';
import { alert, codeBlock, folded, nameWithin, sentenceWithin } from '../render/markdown.ts';
import { renderPlanMarkdown } from '../render/plan-markdown.ts';
import type { Story } from '../render/story/story.ts';
import { type Applied, failureOf } from './apply-target.ts';
import { type MergedPull, notApplied } from './approvals.ts';
import { RESULT_WORDS, type ResultWord, type TargetResult } from './comment/body.ts';
import { nameInMark } from './comment/mark.ts';
import { writeResults } from './comment/write-comment.ts';
import type { Job } from './job.ts';
import { sayFailure } from './report.ts';

/** Room for what was applied in place of what was planned. */
const BUDGET = 20_000;

/** A target to which nothing was sent yet. */
export interface Waiting {
  readonly target: string;
  readonly outcome: 'comes' | 'not-tried';
}

/** The comments that were written, and what kept the others from it. */
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
  if (job.inputs.text('comment') === 'off') return { urls, failure: undefined };
  try {
    for (const one of concerned(job, merged, told)) {
      const results = told.flatMap((what) => (isAbout(one, what, merged) ? [resultOf(what, one, job)] : []));
      if (results.length > 0) urls.push(await writeResults(job, one.pull, results));
    }
    return { urls, failure: undefined };
  } catch (error) {
    const failure = asFailure(error);
    sayFailure(failure, job.log.say);
    return { urls, failure };
  }
}

/** Those with a comment; and where none has one, the one whose merge this run is of hears of what went wrong. */
function concerned(
  job: Job,
  merged: readonly MergedPull[],
  told: readonly (Applied | Waiting)[],
): readonly MergedPull[] {
  const commented = merged.filter(({ comment }) => comment !== undefined);
  const open = commented.filter((one) => told.some((what) => isAbout(one, what, merged)));
  if (open.length > 0) return open;
  const hasFailed = told.some((what) => isDone(what) && failureOf(what) !== undefined);
  return hasFailed ? merged.filter(({ pull }) => pull.merged?.commit === job.runner.commit).slice(0, 1) : [];
}

function isDone(what: Applied | Waiting): what is Applied {
  return what.outcome === 'planned' || what.outcome === 'failed';
}

function isAbout(one: MergedPull, { target }: Applied | Waiting, merged: readonly MergedPull[]): boolean {
  return target === '' || one.comment === undefined || notApplied(merged, target).includes(one);
}

function resultOf(what: Applied | Waiting, { comment }: MergedPull, job: Job): TargetResult {
  const run = `[this run](${job.runner.runUrl})`;
  const target = nameInMark(what.target);
  if (!isDone(what)) {
    const why = { comes: COMES, 'not-tried': NOT_TRIED }[what.outcome];
    const word = what.outcome === 'comes' ? 'applying' : 'not-applied';
    return { target, word, text: `**${nameWithin(what.target, 200)}:** ${why} (${run}).` };
  }
  const failure = failureOf(what);
  if (failure !== undefined) return { target, word: wordOf(what, failure), text: failedText(what, failure, run) };
  if (what.outcome === 'failed') return { target, word: 'failed', text: '' };
  const { result, story } = what;
  const name = nameWithin(what.target, 200);
  if (result.outcome === 'nothing-to-do') {
    return {
      target,
      word: 'nothing-to-do',
      text: `**${name}:** nothing to do in ${run}; the live state matches the files.`,
    };
  }
  const isDue = result.outcome === 'worked' && result.report.outcome === 'applied' && result.report.restart === 'due';
  const due = isDue ? ' Restart the service of the help desk now: it still works with the old columns.' : '';
  const text = `**${name}:** applied in ${run} and verified: ${countsInWords(story)}.${due}`;
  const approved = comment?.mark.targets.find((one) => one.target === target)?.digest;
  const isOther = approved !== result.plan.digest && job.inputs.text('expect') !== 'comments';
  // What was approved by hand is the record now.
  const record = isOther ? `\n\n${folded('What was applied', renderPlanMarkdown(story, BUDGET))}` : '';
  return { target, word: isDue ? 'restart-due' : 'applied', text: `${text}${record}` };
}

const COMES = 'being applied. If that run has ended and this is all it says, run it again: the approval is kept';
const NOT_TRIED = 'not tried, since a target before it failed. The approval is kept: run the job again';

function wordOf(applied: Applied, failure: Failure): ResultWord {
  if (failure.code === 'INTERRUPTED') return 'cancelled';
  const isPartial = applied.outcome === 'planned' && applied.result.outcome === 'worked';
  return isPartial ? 'failed' : 'not-applied';
}

function countsInWords({ counts }: Story): string {
  const words = [
    [counts.create, 'added'],
    [counts.update, 'changed'],
    [counts.delete, 'deleted'],
  ] as const;
  return words.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`])).join(', ');
}

const LONGEST = 1_500;

/** The result first, then the reason, then what to do where these people are. */
function failedText(applied: Applied, failure: Failure, run: string): string {
  const { code, message, hint } = failure;
  const word = wordOf(applied, failure);
  const name = applied.target === '' ? 'All targets' : nameWithin(applied.target, 200);
  const said = alert(word === 'failed' ? 'CAUTION' : 'WARNING', [
    `**${name}: ${RESULT_WORDS[word]}** in ${run} (\`${code}\`).`,
    `Reason: ${sentenceWithin(message, LONGEST)}.`,
    ...(hint === undefined ? [] : [`→ ${sentenceWithin(hint, LONGEST)}`]),
    'The approval is kept. When the reason is gone, run the job again (Re-run jobs).',
  ]);
  if (applied.outcome === 'failed') return said;
  const { result, text, story } = applied;
  const more =
    result.outcome === 'worked'
      ? codeBlock('text', text.trimEnd().split('\n'))
      : folded('The plan as it is now', renderPlanMarkdown(story, BUDGET));
  return `${said}\n\n${more}`;
}
