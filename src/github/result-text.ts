import type { Standing } from '../apply/standing.ts';
import { type Failure, InvalidConfig } from '../problem/failure.ts';
import { isError } from '../problem/problem.ts';
import { alert, codeBlock, codeSpanWithin, folded, nameWithin, sentenceWithin } from '../render/markdown.ts';
import { renderPlansMarkdown } from '../render/plan-markdown.ts';
import type { Story } from '../render/story/story.ts';
import { firstNames } from '../render/words.ts';
import { approvedPart } from '../run/apply/approvals.ts';
import { type Applied, failureOf } from './apply-target.ts';
import { nameInMark, RESULT_WORDS, type ResultWord, type TargetMark } from './comment/mark.ts';
import type { News } from './comment/write-comment.ts';
import { errorLines } from './report.ts';

/** The result of an apply for one target. */
export interface TargetResult {
  /** As in the mark. */
  readonly target: string;
  readonly word: ResultWord;
  /** What somebody must learn of it; undefined if it went well. Foreign text in it is escaped. */
  readonly news: News | undefined;
}

/** The context of a result: the comment and the run. */
export interface ResultPlace {
  /** The target's entry in the mark of the comment; undefined if it has none. */
  readonly mark: TargetMark | undefined;
  readonly runUrl: string;
  /** Where the button Run workflow is. */
  readonly workflowUrl: string;
  /** Room for the current plan. */
  readonly bytes: number;
}

/** Renders the result of a target: the result, the reason, then what to do. */
export function resultOf(applied: Applied, place: ResultPlace): TargetResult {
  const target = nameInMark(applied.target);
  const failure = failureOf(applied);
  if (failure !== undefined) {
    const word = wordOf(applied, failure);
    const event = `${word} ${failure.code} ${target}`;
    return { target, word, news: { event, text: failedText(applied, failure, word, place) } };
  }
  // Never happens: a failed target always has a failure.
  if (applied.outcome === 'failed') return { target, word: 'failed', news: undefined };
  const { result } = applied;
  // Its plan was refused or empty, and the run may have applied other changes.
  if (result.outcome === 'nothing-to-do' || approvedPart(place.mark?.digest ?? '', result.plan) === 'nothing')
    return { target, word: 'nothing-to-do', news: undefined };
  if (result.outcome !== 'worked' || result.report.outcome !== 'applied' || result.report.restart !== 'due')
    return { target, word: 'applied', news: undefined };
  const text = `**${nameWithin(applied.target, LONGEST_NAME)}: applied, restart the service now.** [The run](${place.runUrl}) applied and verified the changes, but the service still uses the old columns.`;
  return { target, word: 'restart-due', news: { event: `restart-due ${target}`, text } };
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
  const ownWay = hint === undefined || code in NEXT || code === 'INTERRUPTED' ? '' : withoutCommands(hint);
  const way = ownWay === '' ? [] : [`→ ${sentenceWithin(ownWay, LONGEST_SENTENCE)}`];
  const said = alert(word === 'failed' ? 'CAUTION' : 'WARNING', [
    `**${name}: ${RESULT_WORDS[word]}** in [this run](${place.runUrl}) (\`${code}\`).`,
    `Reason: ${sentenceWithin(message, LONGEST_SENTENCE)}`,
    ...way,
    ...listed,
    ...(listed.length === 0 ? [] : ['']),
    errors.some((problem) => problem.code !== 'env-missing')
      ? IN_FILES
      : (NEXT[code] ?? (isLeftHalfDone(applied) ? goOn : again))(place),
  ]);
  if (standing !== undefined) return [said, standingText(standing)].filter((part) => part !== '').join('\n\n');
  if (applied.outcome === 'failed') return said;
  const { story } = applied;
  const digest = BY_DIGEST.includes(code) ? [digestOf(story, place)] : [];
  return [said, ...digest, planNow('Current plan', story, place)].join('\n\n');
}

/** There is no command line in a workflow: what to run is said below. */
function withoutCommands(hint: string): string {
  const sentences = hint.split(/(?<=\.) /u);
  return sentences.filter((sentence) => !/`deskform |\B--[a-z]/u.test(sentence)).join(' ');
}

type Way = (place: ResultPlace) => string;

const again: Way = (place) => `The approval is still valid. Fix the cause, then run the job again (${rerun(place)}).`;
const IN_FILES = 'Fix the files in a new pull request.';
const goOn: Way = (place) =>
  `Some changes are applied or pending on the help desk. Run the job again (${rerun(place)}). It continues where it stopped, and the approval stays valid.`;
const byHand: Way = ({ workflowUrl }) =>
  `Review the current plan. To apply it, run the workflow “deskform merge” by hand ([Run workflow](${workflowUrl})), with the digest below as its input \`expect\`. It adds to what is approved.`;

/** The link to the button that runs the jobs of this run again. */
export function rerun({ runUrl }: Pick<ResultPlace, 'runUrl'>): string {
  return `[Re-run jobs](${runUrl})`;
}

/** Next steps for failures that running the job again does not fix. */
const NEXT: Readonly<Partial<Record<Failure['code'], Way>>> = {
  PLAN_REFUSED: () => 'Fix it in a new pull request. Merging it applies the changes approved in both pull requests.',
  NOT_AS_REVIEWED: (place) =>
    `${byHand(place)} Or change the files in a new pull request. Or restore the help desk, then run the job again (${rerun(place)}): the approval is still valid.`,
  APPROVED_ANOTHER_PLAN: (place) => `${byHand(place)} Or change the files in a new pull request.`,
  NOTHING_APPROVED: (place) => `${byHand(place)} Or merge another pull request whose comment contains this plan.`,
};

const BY_DIGEST: readonly Failure['code'][] = ['NOT_AS_REVIEWED', 'APPROVED_ANOTHER_PLAN', 'NOTHING_APPROVED'];

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
