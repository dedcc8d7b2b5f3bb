import { Failure } from '../model/failure.ts';
import { formatPosition } from '../model/problem.ts';
import { alert, codeSpanWithin } from '../render/markdown.ts';
import { failureAlert } from '../render/sections-markdown.ts';
import { counted, firstNames, shortHash } from '../render/words.ts';
import type { TargetChange } from '../run/target-changes.ts';
import { headlineIn } from './comment/body.ts';
import { ofHead, seenAt } from './comment/write-comment.ts';
import type { Planned } from './plan-project.ts';
import type { Job } from './project.ts';
import type { Pull } from './pulls.ts';

/** The failure of the check if nobody with push access has approved where a token goes and what an apply may do. */
export function mustBeReviewed(changes: readonly TargetChange[], { head, review }: Pull): Failure | undefined {
  if (changes.length === 0 || review === 'approved') return undefined;
  const names = [...new Set(changes.map(({ target }) => target))].join(', ');
  const what = `this pull request changes connection or permission settings (${names}) and is not approved`;
  const hint = `A person with push access, other than the author, must approve this pull request at ${shortHash(head)}.`;
  return new Failure('TARGET_CHANGED', what, { hint });
}

const LONGEST = 200;
const MOST_SETTINGS = 25;

/** For changes to targets: first the new addresses of known targets, since other changes must not hide where tokens go. */
export function targetNotices(changes: readonly TargetChange[], pull: Pull): readonly string[] {
  if (changes.length === 0) return [];
  const all = changes.flatMap(({ target, kind, settings }) =>
    settings.map(({ setting, values, where }) => {
      const place = where === undefined ? '' : ` (${code(formatPosition(where))})`;
      const rank = setting !== 'url' ? 2 : kind === 'changed' ? 0 : 1;
      const sides = [values?.before, values?.after].flatMap((side) => (side ? [code(side)] : [])).join(' → ');
      return { rank, line: `- ${code(target)}${KINDS[kind]}: ${code(setting)}${sides && ` ${sides}`}${place}` };
    }),
  );
  const lines = all.sort((a, b) => a.rank - b.rank).map(({ line }) => line);
  const more = lines.length > MOST_SETTINGS ? [`- and ${lines.length - MOST_SETTINGS} more`] : [];
  const title = '**This pull request changes where deskform connects or what it may do.**';
  const body = [title, '', ...lines.slice(0, MOST_SETTINGS), ...more, ''];
  const commit = `\`${shortHash(pull.head)}\``;
  if (mustBeReviewed(changes, pull) === undefined) return [alert('NOTE', [...body, `Approved for ${commit}.`])];
  const until = `a person with push access, other than the author, approves this pull request at ${commit}`;
  return [alert('WARNING', [...body, `The check fails until ${until}.`])];
}

const KINDS = { added: ', new target', removed: ', removed target', changed: '' } as const;

function code(text: string): string {
  return codeSpanWithin(text, LONGEST);
}

export function staleNotices(job: Job, pull: Pull, stale: readonly string[]): readonly string[] {
  const { approval } = pull;
  if (approval === undefined || stale.length === 0) return [];
  const comments = ofHead(pull, job);
  const seen = seenAt(comments, approval.at);
  const before = seen && headlineIn(seen.body);
  const editors = comments.flatMap(({ editedBy }) => editedBy ?? []);
  return [
    alert('CAUTION', [
      `**The plan changed after the approval by ${code(approval.by)}** for ${firstNames(stale, code)}. Approve it again: a merge applies nothing that was not approved.`,
      ...editors.slice(0, 1).map((editor) => `${code(editor)} has edited the plan comment.`),
      ...(before === undefined ? [] : [`Before: ${before}`]),
    ]),
  ];
}

/** Snapshots are saved daily; GitHub may start a run late. */
const OLD_AFTER_HOURS = 26;

/** Tells which changes are not from the pull request, and which snapshots are old. */
export function snapshotNotices(
  plans: readonly Pick<Extract<Planned, { outcome: 'planned' }>, 'target' | 'others' | 'snapshot' | 'unsaved'>[],
  now: Date,
): readonly string[] {
  const others = [...new Set(plans.flatMap((one) => one.others))];
  const unread = plans.flatMap(({ target, unsaved }) => {
    if (unsaved === undefined) return [];
    const what = `**${code(target)} could not be read** (\`${unsaved.code}\`), so its saved live state may be old.`;
    return [failureAlert('WARNING', what, unsaved)];
  });
  const old = plans.flatMap(({ target, snapshot: { savedAt = now } }) => {
    const hours = (now.getTime() - savedAt.getTime()) / 3_600_000;
    if (hours <= OLD_AFTER_HOURS) return [];
    const what = `**The saved live state of ${code(target)} is ${counted(Math.floor(hours / 24), 'day')} old:**`;
    const why = 'the help desk may have changed since. “deskform merge” saves it daily; check its last run.';
    return [alert('WARNING', [`${what} ${why}`])];
  });
  if (others.length === 0) return [...unread, ...old];
  const what = `**${counted(others.length, 'change')} not from this pull request:** ${firstNames(others, code)}.`;
  const means = 'The files have it already; the merge applies it too.';
  return [...unread, ...old, alert('NOTE', [`${what} ${means}`])];
}
