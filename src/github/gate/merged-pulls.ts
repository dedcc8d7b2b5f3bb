import { askGit } from '../../run/git/git.ts';
import type { GitHub } from '../client.ts';
import { onceARun } from '../once-a-run.ts';

/** A pull request that was merged. */
export interface MergedPull {
  readonly number: number;
  /** What its author had pushed last when it was merged. */
  readonly head: string;
  /** The commit of the base branch that came of it, however it was merged. */
  readonly mergeCommit: string;
  /** Milliseconds of the epoch. */
  readonly mergedAt: number;
}

const PAGE = 100;
/** A thousand that were closed: beyond that nobody waits for an apply. */
const MOST_PAGES = 10;

/** Those that were merged last first, over as many pages as somebody goes on asking for. */
export async function* mergedInto(github: GitHub, branch: string): AsyncGenerator<MergedPull> {
  let waiting: readonly MergedPull[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { merged, oldest, count } = await closedPage(github, branch, page);
    waiting = [...waiting, ...merged].sort((a, b) => b.mergedAt - a.mergedAt);
    // Pages go by what was touched last: what they do not show yet was merged before.
    const isLast = count < PAGE || page === MOST_PAGES;
    const known = isLast ? waiting : waiting.filter(({ mergedAt }) => mergedAt >= oldest);
    yield* known;
    if (isLast) return;
    waiting = waiting.filter((one) => !known.includes(one));
  }
}

interface ClosedPage {
  readonly merged: readonly MergedPull[];
  /** When the one was touched that was touched first. */
  readonly oldest: number;
  readonly count: number;
}

const closedPage = onceARun(async ({ rest, at }, branch: string, page: number): Promise<ClosedPage> => {
  const { data } = await rest.pulls.list({
    ...at,
    state: 'closed',
    base: branch,
    sort: 'updated',
    direction: 'desc',
    per_page: PAGE,
    page,
  });
  const merged = data.flatMap(({ number, head, merged_at: mergedAt, merge_commit_sha: mergeCommit }) =>
    mergedAt === null || mergeCommit === null
      ? []
      : [{ number, head: head.sha, mergeCommit, mergedAt: Date.parse(mergedAt) }],
  );
  const oldest = Math.min(...data.map(({ updated_at: updated }) => Date.parse(updated)));
  return { merged, oldest, count: data.length };
});

/** Whether the files that are checked out have come of it. A shallow clone does not know what is not in it. */
export async function isCheckedOut(
  workspace: string,
  { mergeCommit }: MergedPull,
): Promise<'yes' | 'no' | 'not-known'> {
  const asked = await askGit(workspace, ['merge-base', '--is-ancestor', mergeCommit, 'HEAD']);
  if (asked.outcome === 'done') return 'yes';
  const shallow = await askGit(workspace, ['rev-parse', '--is-shallow-repository']);
  return shallow.outcome === 'done' && shallow.output.toString('utf8').trim() === 'false' ? 'no' : 'not-known';
}
