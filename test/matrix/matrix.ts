import { afterAll, describe, test } from 'vitest';
import { NEWEST_RELEASE, RELEASES, type Release } from '../../src/model/release.ts';
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

/** All cases on the newest release; the others share them. */
function shareOf<T>(release: Release, cases: readonly T[]): readonly T[] {
  if (release === NEWEST_RELEASE) return cases;
  return cases.filter((_, index) => RELEASES[index % RELEASES.length] === release);
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
    test.each(byName(shareOf(release, atEveryRequest(shared))))('%s', (_, interruption) =>
      play(interruption, shared, seen),
    );
    test.each(byName(shareOf(release, atEveryKind(calm))))('%s', (_, interruption) => play(interruption, calm, seen));
    test.each(byName(shareOf(release, everyWriteDeliveredLate(calm))))('%s', (_, interruption) =>
      play(interruption, calm, seen),
    );
  });

  describe.concurrent(`on ${release}, where nobody else has staged anything, also`, { timeout: 300_000 }, () => {
    test.each(byName(shareOf(release, killAfterEveryRequest(calm))))('%s', (_, interruption) =>
      play(interruption, calm, seen),
    );
  });

  describe.concurrent(`on ${release}, an undo can be run again, or an apply, after`, { timeout: 300_000 }, () => {
    test.each(byName(shareOf(release, killAtEveryRequestOfAnUndo(undo))))('%s', (_, interruption) =>
      playUndo(interruption, calm),
    );
    test('it has left rows flagged, and then an apply goes to its end', () => playUndoAndApply(shared));
  });
}
