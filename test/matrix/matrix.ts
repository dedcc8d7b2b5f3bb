import { afterAll, describe, test } from 'vitest';
import { NEWEST_RELEASE, RELEASES, type Release } from '../../src/attribute/release.ts';
import { IS_DEEP, someOf } from '../deep.ts';
import {
  atEveryKind,
  atEveryRequest,
  byName,
  everyWriteDeliveredLate,
  killAfterEveryRequest,
  killAtEveryRequestOfAnUndo,
} from './interruptions.ts';
import { play, playUndo, playUndoAndApply, requestsOfAnUndo, type Seen } from './play.ts';
import { makeReference } from './reference.ts';

/**
 * When deep, all cases on the newest release, and those shared by all; in the day so many, shared as well, so that a new
 * release makes neither longer.
 */
function shareOf<T>(release: Release, cases: readonly T[], most: number): readonly T[] {
  if (IS_DEEP && release === NEWEST_RELEASE) return cases;
  return someOf(cases, most).filter((_, index) => RELEASES[index % RELEASES.length] === release);
}

/** The whole of it on one release: each has a file of its own, so that they run side by side. */
export async function matrixOn(release: Release): Promise<void> {
  const calm = await makeReference(release, 'nothing staged');
  const shared = await makeReference(release, 'a row staged by somebody');
  const undo = await requestsOfAnUndo(calm);
  const seen: Seen = new Map();
  afterAll(async () => {
    await calm.remove();
    await shared.remove();
  });

  describe.concurrent(`on ${release}, an apply tells the truth and can be ended in every way after`, {
    timeout: 300_000,
  }, () => {
    test.each(byName(shareOf(release, atEveryRequest(shared), 8)))('%s', (_, interruption) =>
      play(interruption, shared, seen),
    );
    test.each(byName(shareOf(release, atEveryKind(calm), 8)))('%s', (_, interruption) =>
      play(interruption, calm, seen),
    );
    test.each(byName(shareOf(release, everyWriteDeliveredLate(calm), 2)))('%s', (_, interruption) =>
      play(interruption, calm, seen),
    );
  });

  describe.concurrent(`on ${release}, where nobody else has staged anything, also`, { timeout: 300_000 }, () => {
    test.each(byName(shareOf(release, killAfterEveryRequest(calm), RELEASES.length)))('%s', (_, interruption) =>
      play(interruption, calm, seen),
    );
  });

  describe.concurrent(`on ${release}, an undo can be run again, or an apply, after`, { timeout: 300_000 }, () => {
    test.each(byName(shareOf(release, killAtEveryRequestOfAnUndo(undo), 2)))('%s', (_, interruption) =>
      playUndo(interruption, calm),
    );
    test('it has left rows flagged, and then an apply goes to its end', () => playUndoAndApply(shared));
  });
}
