import { statusOf } from '../client.ts';
import { keptIn, outdatedBody } from './body.ts';
import { type Draft, newestOf, seriesOf } from './decide.ts';
import type { Desk, Look } from './look.ts';
import { hiddenBody } from './mark.ts';
import type { PlanComment } from './own-comments.ts';

/**
 * Looks once more after writing, and mends what shows. Two runs at once, or an answer that was lost, may have left two
 * comments: the oldest stays, with what is newest of the newest commit. Its address, where any is left.
 */
export async function settle(desk: Desk, draft: Draft, look: Look): Promise<string | undefined> {
  const series = seriesOf(await look.comments(), draft.mark);
  const { url, mendings } =
    draft.mode === 'new'
      ? mendNew(desk, series, draft.mark.run)
      : mend(desk, series, draft.mark.run, (await look.pull()).head);
  for (const carryOut of mendings) await carryOut();
  if (mendings.length > 0) look.forget();
  return url;
}

interface Mended {
  readonly url: string | undefined;
  readonly mendings: readonly (() => Promise<unknown>)[];
}

const NOTHING: Mended = { url: undefined, mendings: [] };

function mend(desk: Desk, series: readonly PlanComment[], run: string, head: string): Mended {
  const [oldest, ...others] = series;
  const best = newestOf(series, head);
  if (oldest === undefined || best === undefined) return NOTHING;
  // Commits were pushed between our look and our write.
  const isMoved = best.mark.head !== head && best.mark.run === run && best.mark.state === 'open';
  const body = isMoved ? outdated(best, 'moved') : best.body;
  const edit = () => editComment(desk, oldest, body);
  const drops = others.map((other) => () => deleteComment(desk, other));
  return { url: oldest.url, mendings: [...(isMoved || best !== oldest ? [edit] : []), ...drops] };
}

/** Every run writes a comment of its own; those before it say so, and of twins one stays. */
function mendNew(desk: Desk, series: readonly PlanComment[], run: string): Mended {
  const [own, ...twins] = series.filter((one) => one.mark.run === run);
  if (own === undefined) return NOTHING;
  const before = series.filter(({ id, mark }) => id < own.id && mark.state === 'open');
  return {
    url: own.url,
    mendings: [
      ...twins.map((twin) => () => deleteComment(desk, twin)),
      ...before.map((one) => () => editComment(desk, one, outdated(one, 'replaced'))),
    ],
  };
}

/** What a comment becomes that tells of what is no more. Above its plan no run is named: it was planned before. */
export function outdated({ mark, body }: PlanComment, why: Parameters<typeof outdatedBody>[1]): string {
  const stale = { ...mark, state: 'stale', approves: undefined } as const;
  return outdatedBody({ mark: stale, target: mark.target, runUrl: '' }, why, keptIn(body));
}

/** False where somebody has deleted it. */
export async function editComment({ github, hide }: Desk, { id }: PlanComment, body: string): Promise<boolean> {
  return unlessGone(github.rest.issues.updateComment({ ...github.at, comment_id: id, body: hiddenBody(body, hide) }));
}

async function deleteComment({ github }: Desk, { id }: PlanComment): Promise<void> {
  await unlessGone(github.rest.issues.deleteComment({ ...github.at, comment_id: id }));
}

async function unlessGone(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}
