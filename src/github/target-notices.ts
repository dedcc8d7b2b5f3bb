import { Failure } from '../problem/failure.ts';
import { formatPosition } from '../problem/problem.ts';
import { codeSpanWithin } from '../render/markdown.ts';
import { shortCommit } from '../render/words.ts';
import type { TargetChange } from '../run/target-changes.ts';
import type { Pull } from './pulls.ts';

/**
 * Returns the failure of the check if the pull request changes where a token goes or what an apply may do, and its newest
 * commit is not approved by a person with push access. Otherwise undefined.
 */
export function mustBeReviewed(changes: readonly TargetChange[], { head, review }: Pull): Failure | undefined {
  if (changes.length === 0 || review === 'approved') return undefined;
  const names = changes.map(({ target }) => target).join(', ');
  return new Failure(
    'TARGET_CHANGED',
    `this pull request changes connection or permission settings (${names}) and is not approved`,
    {
      hint: `A person with push access, other than the author, must approve this pull request at ${shortCommit(head)}.`,
    },
  );
}

/** Whether a plan is missing only because its list can be saved only after the merge: of a new target, or a new address. */
export function awaitsList(
  { target, failure }: { readonly target: string; readonly failure: Failure },
  changes: readonly TargetChange[],
): boolean {
  if (failure.code === 'SNAPSHOT_MISSING') return true;
  const isNew = changes.some((one) => one.target === target && one.settings.some(({ setting }) => setting === 'url'));
  return failure.code === 'LIST_FROM_ANOTHER_DESK' && isNew;
}

const LONGEST = 200;
const MOST_SETTINGS = 25;

/** The alert at the top of the comment, for changes to targets. */
export function noticesOf(changes: readonly TargetChange[], pull: Pull): readonly string[] {
  if (changes.length === 0) return [];
  const lines = linesOf(changes);
  const left = lines.length - MOST_SETTINGS;
  const commit = `\`${shortCommit(pull.head)}\``;
  const [kind, check] =
    mustBeReviewed(changes, pull) === undefined
      ? ['NOTE', `Approved for ${commit}.`]
      : [
          'WARNING',
          `The check fails until a person with push access, other than the author, approves this pull request at ${commit}.`,
        ];
  const alert = [
    `[!${kind}]`,
    '**This pull request changes where deskform connects or what it may do.**',
    '',
    ...lines.slice(0, MOST_SETTINGS).map((line) => `- ${line}`),
    ...(left > 0 ? [`- and ${left} more`] : []),
    '',
    check,
  ];
  return [alert.map((line) => `> ${line}`.trimEnd()).join('\n')];
}

/** Changed addresses first, then other addresses: other changes must not hide where tokens go. */
function linesOf(changes: readonly TargetChange[]): readonly string[] {
  const lines = changes.flatMap(({ target, kind, settings }) =>
    settings.map(({ setting, before, after, where }) => {
      const place = where === undefined ? '' : ` (${code(formatPosition(where))})`;
      const rank = setting !== 'url' ? 2 : kind === 'changed' ? 0 : 1;
      return { rank, text: `${code(target)}${KINDS[kind]}: ${code(setting)} ${sides(before, after)}${place}` };
    }),
  );
  return lines.sort((a, b) => a.rank - b.rank).map(({ text }) => text);
}

const KINDS = { added: ', new target', removed: ', removed target', changed: '' } as const;

function sides(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `is ${code(after ?? '')}`;
  return after === undefined ? `${code(before)} is removed` : `${code(before)} → ${code(after)}`;
}

function code(text: string): string {
  return codeSpanWithin(text, LONGEST);
}
