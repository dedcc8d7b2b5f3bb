import type { Standing } from '../apply/standing.ts';
import { type Failure, InvalidConfig } from '../problem/failure.ts';
import { isError } from '../problem/problem.ts';
import { codeBlock, codeSpanWithin, folded, nameWithin, sentenceWithin } from '../render/markdown.ts';
import { renderPlansMarkdown } from '../render/plan-markdown.ts';
import { problemLine } from '../render/sections-markdown.ts';
import type { Story } from '../render/story/story.ts';
import { firstNames } from '../render/words.ts';
import { approvedPart } from '../run/apply/approvals.ts';
import type { Applied } from './apply-target.ts';
import { nameInMark, RESULT_WORDS, type ResultWord, type TargetMark } from './comment/mark.ts';
import type { News } from './comment/write-comment.ts';
import { failureAlert } from './report.ts';
import type { Runner } from './runner.ts';

/** The result of an apply for one target. */
export interface TargetResult {
  /** As in the mark. */
  readonly target: string;
  readonly word: ResultWord;
  /** What somebody must learn of it; undefined if it went well. Foreign text in it is escaped. */
  readonly news: News | undefined;
}

/** The pages that a result links to. */
type Pages = Pick<Runner, 'runUrl' | 'workflowUrl'>;

/**
 * The result of a target for a pull request: the result, the reason, then what to do. `mark`: what its comment says about the
 * target, if anything. `bytes`: room for the current plan.
 */
export function resultOf(applied: Applied, mark: TargetMark | undefined, bytes: number, pages: Pages): TargetResult {
  const { failure, tried } = applied;
  const target = nameInMark(applied.target);
  if (failure !== undefined) {
    const word = wordOf(applied);
    const text = `${failedText(applied, failure, pages)}${planNow(applied, failure, bytes, pages)}`;
    return { target, word, news: { event: `${word} ${failure.code} ${target}`, text } };
  }
  const result = tried?.result;
  // Its plan was refused or empty, and the run may have applied other changes.
  if (result?.outcome !== 'worked' || approvedPart(mark?.digest ?? '', result.plan) === 'nothing')
    return { target, word: 'nothing-to-do', news: undefined };
  if (result.report.restart !== 'due') return { target, word: 'applied', news: undefined };
  const text = `**${nameWithin(applied.target, LONGEST_NAME)}: applied, restart the service now.** [The run](${pages.runUrl}) applied and verified the changes, but the service still uses the old columns.`;
  return { target, word: 'restart-due', news: { event: `restart-due ${target}`, text } };
}

/** The result word of a failed apply. */
function wordOf(applied: Applied): ResultWord {
  if (applied.failure?.code === 'INTERRUPTED') return 'cancelled';
  return isLeftHalfDone(applied) ? 'failed' : 'not-applied';
}

/** Whether any change is left on the help desk. */
function isLeftHalfDone({ tried }: Applied): boolean {
  const standing = tried?.came.standing;
  if (standing === undefined) return false;
  const { done, pending, notTakenBack, restart } = standing;
  return pending === 'not-known' || [done, pending, notTakenBack].some((keys) => keys.length > 0) || restart === 'due';
}

const LONGEST_NAME = 200;
const LONGEST_SENTENCE = 2_000;

/** Why a target was not applied, what stands now, and what to do. */
function failedText(applied: Applied, failure: Failure, pages: Pages): string {
  const { code, message, hint = '' } = failure;
  const name = applied.target === '' ? 'All targets' : nameWithin(applied.target, LONGEST_NAME);
  const word = wordOf(applied);
  const way = code === 'INTERRUPTED' || code === 'PLAN_REFUSED' || code in BESIDE_DIGEST ? '' : withoutCommands(hint);
  const listed = errorLines(failure);
  const said = failureAlert(
    word === 'failed' ? 'CAUTION' : 'WARNING',
    `**${name}: ${RESULT_WORDS[word]}** in [this run](${pages.runUrl}) (\`${code}\`).`,
    { message, hint: way === '' ? undefined : way },
    [...listed, ...(listed.length === 0 ? [] : ['']), wayOn(applied, failure, pages)],
  );
  const standing = applied.tried?.came.standing;
  return standing === undefined ? said : `${said}\n\n${standingText(standing)}`.trimEnd();
}

const MOST_ERRORS = 5;

/** The first errors in the files, as a list for an alert. */
function errorLines(failure: Failure): readonly string[] {
  const errors = failure instanceof InvalidConfig ? failure.problems.filter(isError) : [];
  const [first] = errors;
  if (first === undefined) return [];
  // The failure has the same message, but no hint.
  if (errors.length === 1 && first.code === 'env-missing')
    return first.hint === undefined ? [] : [`→ ${sentenceWithin(first.hint, LONGEST_SENTENCE)}`];
  const left = errors.length - MOST_ERRORS;
  const shown = errors.slice(0, MOST_ERRORS).map((problem) => problemLine(problem));
  return ['', ...shown, ...(left > 0 ? [`- … and ${left} more`] : [])];
}

/** Lists the state of each attribute after a partial apply. */
function standingText({ done, pending, takenBack, notTakenBack, notTried, restart }: Standing): string {
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['Done', done],
    ['Pending until the next migration', pending === 'not-known' ? [] : pending],
    ['Taken back', takenBack],
    ['Not taken back', notTakenBack.map(({ key }) => key)],
    ['Not tried', notTried],
  ];
  return [
    ...lines.flatMap(([what, keys]) =>
      keys.length === 0 ? [] : [`- ${what}: ${firstNames(keys, (key) => codeSpanWithin(key, LONGEST_NAME))}`],
    ),
    ...(pending === 'not-known' ? ['- Pending changes are unknown: the help desk could not be read.'] : []),
    ...(restart === 'due' ? ['- **Restart the service of the help desk:** it still uses the old columns.'] : []),
  ].join('\n');
}

/** There is no command line in a workflow: what to run is said below. */
function withoutCommands(hint: string): string {
  const sentences = hint.split(/(?<=\.) /u);
  return sentences.filter((sentence) => !/`deskform |\B--[a-z]/u.test(sentence)).join(' ');
}

/** What else to do where a person may approve the plan of now by its digest. `again`: the link to run the job again. */
const BESIDE_DIGEST: Readonly<Partial<Record<Failure['code'], (again: string) => string>>> = {
  NOT_AS_REVIEWED: (again) =>
    `Or change the files in a new pull request. Or restore the help desk, then run the job again (${again}): the approval is still valid.`,
  APPROVED_ANOTHER_PLAN: () => 'Or change the files in a new pull request.',
  NOTHING_APPROVED: () => 'Or merge another pull request whose comment contains this plan.',
};

/** The result of a target that was not tried. */
export function notTriedResult(name: string, pages: Pages): TargetResult {
  const target = nameInMark(name);
  const text = `**${nameWithin(name, LONGEST_NAME)}: not applied** in [this run](${pages.runUrl}), because an earlier target failed. The approval is still valid: fix that target, then run the job again (${rerun(pages)}).`;
  return { target, word: 'not-applied', news: { event: `not-tried ${target}`, text } };
}

/** The link to the button that runs the jobs of this run again. */
function rerun({ runUrl }: Pages): string {
  return `[Re-run jobs](${runUrl})`;
}

function wayOn(applied: Applied, failure: Failure, pages: Pages): string {
  const errors = failure instanceof InvalidConfig ? failure.problems.filter(isError) : [];
  if (errors.some(({ code }) => code !== 'env-missing')) return 'Fix the files in a new pull request.';
  if (failure.code === 'PLAN_REFUSED')
    return 'Fix it in a new pull request. Merging it applies the changes approved in both pull requests.';
  const beside = BESIDE_DIGEST[failure.code]?.(rerun(pages));
  if (beside !== undefined)
    return `Review the current plan. To apply it, run the workflow “deskform merge” by hand ([Run workflow](${pages.workflowUrl})), with the digest below as its input \`expect\`. It adds to what is approved. ${beside}`;
  return isLeftHalfDone(applied)
    ? `Some changes are applied or pending on the help desk. Run the job again (${rerun(pages)}). It continues where it stopped, and the approval stays valid.`
    : `The approval is still valid. Fix the cause, then run the job again (${rerun(pages)}).`;
}

/** With less room, a plan is not useful. */
const SHORTEST_PLAN = 4_000;
const LONGEST_DIGEST = 2_000;

/** The plan of now, and its digest to copy. What stopped part way has none that helps. */
function planNow({ target, tried }: Applied, { code }: Failure, bytes: number, { runUrl }: Pages): string {
  if (tried === undefined || tried.came.standing !== undefined) return '';
  const { story } = tried;
  const plans = [{ outcome: 'planned', target, story, warnings: [] }] as const;
  const parts = [
    ...(code in BESIDE_DIGEST ? [digestToCopy(story, runUrl)] : []),
    bytes < SHORTEST_PLAN
      ? `Current plan: in the log of [the run](${runUrl}).`
      : folded('Current plan', renderPlansMarkdown({ plans, next: 'applying', link: runUrl }, bytes)),
  ];
  return parts.map((part) => `\n\n${part}`).join('');
}

function digestToCopy({ digest }: Story, runUrl: string): string {
  if (digest.length <= LONGEST_DIGEST) return codeBlock('text', [digest]);
  return `The digest is too long for a comment: it is in the log of [the run](${runUrl}).`;
}
