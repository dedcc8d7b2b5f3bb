import { Failure } from '../problem/failure.ts';
import { formatPosition } from '../problem/source-position.ts';
import { codeSpanWithin } from '../render/markdown.ts';
import { shortCommit } from '../render/short-commit.ts';
import type { TargetChange } from '../run/target-changes.ts';
import { placeForGitHub } from './annotations.ts';
import type { Annotation } from './log.ts';
import type { Pull } from './pulls.ts';
import { annotationsOfFailure } from './report.ts';

/**
 * Why the check fails: a pull request that changes where a token goes, or what an apply may do, needs an approval of its
 * newest commit by a person who may push. Undefined where it has one, and where nothing of that changes.
 */
export function mustBeReviewed(changes: readonly TargetChange[], { head, review }: Pull): Failure | undefined {
  if (changes.length === 0 || review === 'approved') return undefined;
  const names = changes.map(({ target }) => target).join(', ');
  return new Failure(
    'TARGET_CHANGED',
    `this pull request changes where deskform connects, or what it may do (${names}); this is not approved`,
    {
      hint: `A person who may push, and is not its author, approves this pull request at ${shortCommit(head)}. Then run this job again (Re-run jobs).`,
    },
  );
}

/** A list of the new address can only be read after the merge: until then there is no plan, and no fault in that. */
export function isOfNewAddress(
  { target, failure }: { readonly target: string; readonly failure: Failure },
  changes: readonly TargetChange[],
): boolean {
  const isWithoutList = failure.code === 'SNAPSHOT_MISSING' || failure.code === 'LIST_FROM_ANOTHER_DESK';
  return (
    isWithoutList &&
    changes.some((one) => one.target === target && one.settings.some(({ setting }) => setting === 'url'))
  );
}

const LONGEST = 200;
const MOST_SETTINGS = 25;

/** What a reviewer has to read first, as a marked part of the comment. */
export function noticesOf(changes: readonly TargetChange[], pull: Pull): readonly string[] {
  if (changes.length === 0) return [];
  const lines = linesOf(changes);
  const left = lines.length - MOST_SETTINGS;
  const failure = mustBeReviewed(changes, pull);
  const commit = `\`${shortCommit(pull.head)}\``;
  const check =
    failure === undefined
      ? `Approved for ${commit}.`
      : `The check fails until a person who may push, and is not the author, approves this pull request at ${commit}. Then run the job again (Re-run jobs).`;
  return [
    [
      failure === undefined ? '> [!NOTE]' : '> [!WARNING]',
      '> **This pull request changes where deskform connects, or what it may do.**',
      '>',
      ...lines.slice(0, MOST_SETTINGS).map((line) => `> - ${line}`),
      ...(left > 0 ? [`> - and ${left} more`] : []),
      '>',
      `> ${check}`,
    ].join('\n'),
  ];
}

/** Where tokens go stands first, and before all where that changes: what a stranger adds around it must not hide it. */
function linesOf(changes: readonly TargetChange[]): readonly string[] {
  const lines = changes.flatMap(({ target, kind, settings }) =>
    settings.map(({ setting, before, after, where }) => {
      const place = where === undefined ? '' : ` (${code(formatPosition(where))})`;
      const rank = setting !== 'url' ? 2 : kind === 'changed' ? 0 : 1;
      const of = rank === 1 ? `${code(target)}, ${KINDS[kind]}` : code(target);
      return { rank, text: `${of}: ${code(setting)} ${sides(before, after)}${place}` };
    }),
  );
  return lines.sort((a, b) => a.rank - b.rank).map(({ text }) => text);
}

const KINDS = { added: 'a new target', removed: 'which is removed', changed: '' } as const;

function sides(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `is ${code(after ?? '')}`;
  return after === undefined ? `${code(before)} is removed` : `${code(before)} → ${code(after)}`;
}

function code(text: string): string {
  return codeSpanWithin(text, LONGEST);
}

/** An error at each line that changes, until it is approved. */
export function annotationsOfChanges(
  changes: readonly TargetChange[],
  unreviewed: Failure | undefined,
  folder: string,
): readonly Annotation[] {
  if (unreviewed === undefined) return [];
  const lines = changes.flatMap(({ target, settings }) =>
    settings.map(
      ({ setting, where }): Annotation => ({
        level: 'error',
        title: target,
        message: `${setting} changes: it says where deskform connects, or what it may do`,
        place: placeForGitHub(where, folder),
      }),
    ),
  );
  return [...annotationsOfFailure('', unreviewed, folder), ...lines];
}
