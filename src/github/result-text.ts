import type { Standing } from '../apply/standing.ts';
import { type Failure, InvalidConfig } from '../model/failure.ts';
import { isError } from '../model/problem.ts';
import { codeSpanWithin, folded, nameWithin } from '../render/markdown.ts';
import { renderPlansMarkdown, wholeDigest } from '../render/plan-markdown.ts';
import { failureAlert, problemLine } from '../render/sections-markdown.ts';
import { firstNames } from '../render/words.ts';
import { decodeDigest } from '../run/apply/approvals.ts';
import type { Applied } from './apply-target.ts';
import { RESULT_WORDS, type ResultWord, type TargetMark } from './comment/mark.ts';
import type { News } from './comment/write-comment.ts';
import type { Runner } from './runner.ts';

type Pages = Pick<Runner, 'runUrl' | 'workflowUrl'>;

/**
 * The result of a target for a pull request, and what somebody must learn of it, if it did not go well. Foreign text in that
 * is escaped. `mark`: what its comment says about the target, if anything.
 */
export function resultOf(
  applied: Applied,
  mark: TargetMark | undefined,
  pages: Pages,
): { readonly word: ResultWord; readonly news: readonly News[] } {
  const { failure, target, tried } = applied;
  if (failure !== undefined) {
    const isHalfDone = isLeftHalfDone(applied);
    const word = failure.code === 'INTERRUPTED' ? 'cancelled' : isHalfDone ? 'failed' : 'not-applied';
    const text = `${failedText(applied, failure, word, pages)}${planNow(applied, failure, pages)}`;
    return { word, news: [{ event: `${word} ${failure.code} ${target}`, text }] };
  }
  const result = tried?.result;
  // Its plan was refused or empty, and the run may have applied other changes.
  if (result?.outcome !== 'worked' || decodeDigest(mark?.digest ?? '')?.steps.length === 0)
    return { word: 'nothing-to-do', news: [] };
  if (result.report.restart !== 'due') return { word: 'applied', news: [] };
  const text = `**${nameWithin(target, LONGEST_NAME)}: applied, restart the service now.** [The run](${pages.runUrl}) applied and verified the changes, but the service still uses the old columns.`;
  return { word: 'restart-due', news: [{ event: `restart-due ${target}`, text }] };
}

/** Whether any change is left on the help desk. */
function isLeftHalfDone({ tried }: Applied): boolean {
  const standing = tried?.came.standing;
  if (standing === undefined) return false;
  const { done, pending, notTakenBack, restart } = standing;
  return pending === 'not-known' || [done, pending, notTakenBack].some((keys) => keys.length > 0) || restart === 'due';
}

const LONGEST_NAME = 200;

/** Why a target was not applied, what stands now, and what to do. */
function failedText(applied: Applied, failure: Failure, word: ResultWord, pages: Pages): string {
  const { code, message, hint = '' } = failure;
  const name = applied.target === '' ? 'All targets' : nameWithin(applied.target, LONGEST_NAME);
  const way =
    code === 'INTERRUPTED' || code === 'PLAN_REFUSED' || BY_DIGEST.includes(code) ? '' : withoutCommands(hint);
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
  if (errors.length === 0) return [];
  const left = errors.length - MOST_ERRORS;
  const shown = errors.slice(0, MOST_ERRORS).map((problem) => problemLine(problem));
  return ['', ...shown, ...(left > 0 ? [`- … and ${left} more`] : [])];
}

function standingText({ done, pending, takenBack, notTakenBack, notTried, restart }: Standing): string {
  const lists = {
    Done: done,
    'Pending until the next migration': pending === 'not-known' ? [] : pending,
    'Taken back': takenBack,
    'Not taken back': notTakenBack.map(({ key }) => key),
    'Not tried': notTried,
  };
  return [
    ...Object.entries(lists).flatMap(([what, keys]) =>
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

/** Where a person may approve the plan of now by its digest. */
const BY_DIGEST: readonly Failure['code'][] = ['NOT_AS_REVIEWED', 'APPROVED_ANOTHER_PLAN', 'NOTHING_APPROVED'];

/** For the targets that were not tried. */
export function notTriedNews(targets: readonly string[], pages: Pages): News {
  const names = firstNames(targets, (name) => nameWithin(name, LONGEST_NAME));
  const text = `**${names}: not applied** in [this run](${pages.runUrl}), because an earlier target failed. The approval is still valid: fix that target, then run the job again ([Re-run jobs](${pages.runUrl})).`;
  return { event: `not-tried ${targets.join(',')}`, text };
}

function wayOn(applied: Applied, failure: Failure, pages: Pages): string {
  const errors = failure instanceof InvalidConfig ? failure.problems.filter(isError) : [];
  if (errors.some(({ code }) => code !== 'env-missing')) return 'Fix the files in a new pull request.';
  if (failure.code === 'PLAN_REFUSED')
    return 'Fix it in a new pull request. Merging it applies the changes approved in both pull requests.';
  if (BY_DIGEST.includes(failure.code)) {
    const way = `Review the current plan. To apply it, run the workflow “deskform merge” by hand ([Run workflow](${pages.workflowUrl})), with the digest below as its input \`expect\`. It adds to what is approved. Or change the files in a new pull request.`;
    if (failure.code !== 'NOT_AS_REVIEWED') return way;
    return `${way} Or restore the help desk, then run the job again ([Re-run jobs](${pages.runUrl})): the approval is still valid.`;
  }
  return isLeftHalfDone(applied)
    ? `Some changes are applied or pending on the help desk. Run the job again ([Re-run jobs](${pages.runUrl})). It continues where it stopped, and the approval stays valid.`
    : `The approval is still valid. Fix the cause, then run the job again ([Re-run jobs](${pages.runUrl})).`;
}

/** Of a comment with 65,536 characters. */
const LONGEST_PLAN = 30_000;

/** The plan of now, and its digest to copy. What stopped part way has none that helps. */
function planNow({ target, tried }: Applied, { code }: Failure, { runUrl }: Pages): string {
  if (tried === undefined || tried.came.standing !== undefined) return '';
  const { story } = tried;
  const plans = [{ outcome: 'planned', target, story, warnings: [] }] as const;
  const parts = [
    ...(BY_DIGEST.includes(code) ? [wholeDigest(story, `the log of [the run](${runUrl})`)] : []),
    folded('Current plan', renderPlansMarkdown({ plans, next: 'applying', link: runUrl }, LONGEST_PLAN)),
  ];
  return parts.map((part) => `\n\n${part}`).join('');
}
