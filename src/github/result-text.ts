import type { Standing } from '../apply/standing.ts';
import { type Failure, InvalidConfig } from '../problem/failure.ts';
import { isError } from '../problem/problem.ts';
import { alert, codeBlock, codeSpanWithin, folded, nameWithin, sentenceWithin } from '../render/markdown.ts';
import { renderPlansMarkdown } from '../render/plan-markdown.ts';
import { countsInWords } from '../render/sections-markdown.ts';
import type { Story } from '../render/story/story.ts';
import { firstNames } from '../render/words.ts';
import { approvedPart } from '../run/apply/approvals.ts';
import { type Applied, failureOf } from './apply-target.ts';
import { RESULT_WORDS, type ResultWord, type TargetResult } from './comment/body.ts';
import { hashOf, nameInMark, type TargetMark } from './comment/mark.ts';
import { errorLines } from './report.ts';

type Ended = Extract<Applied, { readonly outcome: 'planned' }>;

/** The context of a result: the comment and the run. */
export interface ResultPlace {
  /** The target's entry in the mark of the comment; undefined if it has none. */
  readonly mark: TargetMark | undefined;
  readonly runUrl: string;
  /** Room for the applied or current plan, next to the approved one. */
  readonly bytes: number;
}

/** Renders the result of a target: the result, the reason, then what to do. */
export function resultOf(applied: Applied, place: ResultPlace): TargetResult {
  const target = nameInMark(applied.target);
  const failure = failureOf(applied);
  if (failure !== undefined) {
    const word = wordOf(applied, failure);
    return { target, word, text: failedText(applied, failure, word, place) };
  }
  // Never happens: a failed target always has a failure.
  return applied.outcome === 'failed' ? { target, word: 'failed', text: '' } : { target, ...doneText(applied, place) };
}

function doneText({ target, result, story }: Ended, place: ResultPlace): Omit<TargetResult, 'target'> {
  const [name, run] = [nameWithin(target, LONGEST_NAME), `[this run](${place.runUrl})`];
  if (result.outcome === 'nothing-to-do')
    return { word: 'nothing-to-do', text: `**${name}:** nothing to do in ${run}; live state matches the files.` };
  const counts = countsInWords(story.counts);
  const { mark } = place;
  const part = approvedPart(mark?.digest ?? '', result.plan);
  // Its plan was refused or empty, and the run applied other changes.
  if (part === 'nothing') {
    const text = `**${name}:** this pull request had nothing to apply. [The run](${place.runUrl}) applied other changes: ${counts}.`;
    return { word: 'nothing-to-do', text };
  }
  const isDue = result.outcome === 'worked' && result.report.outcome === 'applied' && result.report.restart === 'due';
  const due = isDue ? ' Restart the service of the help desk now: it still uses the old columns.' : '';
  const isMore = part !== 'everything' && mark?.digestHash !== hashOf(result.plan.digest);
  const record = isMore ? `\n\n${planNow('Applied plan', story, place)}` : '';
  return {
    word: isDue ? 'restart-due' : 'applied',
    text: `**${name}:** applied in ${run} and verified: ${counts}.${due}${record}`,
  };
}

/** The result word of a failed apply. */
export function wordOf(applied: Applied, failure: Failure): ResultWord {
  if (failure.code === 'INTERRUPTED') return 'cancelled';
  return isLeftHalfDone(applied) ? 'failed' : 'not-applied';
}

/** Whether any change is left on the help desk. */
function isLeftHalfDone(applied: Applied): boolean {
  const standing = standingOf(applied);
  if (standing === undefined) return false;
  const { done, pending, notTakenBack, restart } = standing;
  return pending === 'not-known' || [done, pending, notTakenBack].some((keys) => keys.length > 0) || restart === 'due';
}

function standingOf(applied: Applied): Standing | undefined {
  return applied.outcome === 'planned' ? applied.came.standing : undefined;
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

const LONGEST_NAME = 200;
const LONGEST_SENTENCE = 2_000;

function failedText(applied: Applied, failure: Failure, word: ResultWord, place: ResultPlace): string {
  const { code, message, hint } = failure;
  const name = applied.target === '' ? 'All targets' : nameWithin(applied.target, LONGEST_NAME);
  const standing = standingOf(applied);
  const errors = failure instanceof InvalidConfig ? failure.problems.filter(isError) : [];
  const listed = errorLines(failure);
  const way =
    hint === undefined || code in NEXT || code === 'INTERRUPTED' ? [] : [`→ ${sentenceWithin(hint, LONGEST_SENTENCE)}`];
  const said = alert(word === 'failed' ? 'CAUTION' : 'WARNING', [
    `**${name}: ${RESULT_WORDS[word]}** in [this run](${place.runUrl}) (\`${code}\`).`,
    `Reason: ${sentenceWithin(message, LONGEST_SENTENCE)}`,
    ...way,
    ...listed,
    ...(listed.length === 0 ? [] : ['']),
    errors.some((problem) => problem.code !== 'env-missing')
      ? IN_FILES
      : (NEXT[code] ?? (isLeftHalfDone(applied) ? GO_ON : AGAIN)),
  ]);
  if (standing !== undefined) return [said, standingText(standing)].filter((part) => part !== '').join('\n\n');
  if (applied.outcome === 'failed') return said;
  const { story } = applied;
  const digest = BY_DIGEST.includes(code) ? [digestOf(story, place)] : [];
  return [said, ...digest, planNow('Current plan', story, place)].join('\n\n');
}

const AGAIN = 'The approval is still valid. Fix the cause, then run the job again (Re-run jobs).';
const IN_FILES = 'Fix the files in a new pull request.';
const GO_ON =
  'Some changes are applied or pending on the help desk. Run the job again (Re-run jobs). It continues where it stopped, like `deskform resume`, and the approval stays valid.';
const MANUALLY =
  'To apply it, run the workflow manually (Actions, deskform merge, Run workflow) for this target, with the digest below as its input `expect`.';

/** Next steps for failures that running the job again does not fix. */
const NEXT: Readonly<Partial<Record<Failure['code'], string>>> = {
  PLAN_REFUSED: 'Fix it in a new pull request. Merging it applies the changes approved in both pull requests.',
  NOT_AS_REVIEWED: `Review the current plan. ${MANUALLY} Or change the files in a new pull request. Or restore the help desk, then run the job again: the approval is still valid.`,
  NOTHING_APPROVED: `Review the current plan. ${MANUALLY} Or merge another pull request whose comment contains this plan.`,
};

const BY_DIGEST: readonly Failure['code'][] = ['NOT_AS_REVIEWED', 'NOTHING_APPROVED'];

/** With less room, a plan is not useful. */
const SHORTEST_PLAN = 4_000;

function planNow(what: string, story: Story, { bytes, runUrl }: ResultPlace): string {
  if (bytes < SHORTEST_PLAN) return `${what}: on the page of [the run](${runUrl}).`;
  const plans = [{ outcome: 'planned', target: story.target.name, story, warnings: [] }] as const;
  return folded(what, renderPlansMarkdown({ plans, next: 'applying', link: runUrl }, bytes));
}

const LONGEST_DIGEST = 2_000;

/** The digest as a block to copy. */
function digestOf({ digest }: Story, { runUrl }: ResultPlace): string {
  if (digest.length <= LONGEST_DIGEST) return codeBlock('text', [digest]);
  return `The digest is too long for a comment: it is in the plan file among the artifacts of [the run](${runUrl}).`;
}
