import type { Release } from '../../src/attribute/release.ts';
import { inProcessDesk as deskOver, type InProcessDesk } from '../../src/run/rehearsal/rehearse.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';

export type { InProcessDesk };

/** Thousands of worlds a run are too many for sockets, and the HTTP layer has the replay. */
export function inProcessDesk(release: Release, rows: 'some' | 'all' = 'some'): InProcessDesk {
  const model = freshDesk(release);
  // Some of the seeded rows are enough to notice that none of them moves.
  if (rows === 'some') model.rows = model.rows.filter(({ id }) => id < 10 || id === 29);
  let time = Date.parse('2026-11-21T00:00:00Z');
  return deskOver(model, () => {
    time += 1000;
    return new Date(time);
  });
}
