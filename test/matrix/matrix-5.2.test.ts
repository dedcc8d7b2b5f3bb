import { afterAll, describe, test } from 'vitest';
import { atEveryKind, atEveryRequest, killAfterEveryRequest, killAtEveryRequestOfAnUndo } from './interruptions.ts';
import { play, playUndo, playUndoAndApply, type Seen } from './play.ts';
import { makeReference } from './reference.ts';

const calm = await makeReference('5.2', 'nothing staged');
const shared = await makeReference('5.2', 'a row staged by somebody');
const seen: Seen = new Map();
afterAll(async () => {
  await calm.remove();
  await shared.remove();
});

describe.concurrent('on 5.2, an apply tells the truth and can be ended in every way after', {
  timeout: 300_000,
}, () => {
  test.each(atEveryRequest(shared))('$name', (interruption) => play(interruption, shared, seen));
  test.each(atEveryKind(calm))('$name', (interruption) => play(interruption, calm, seen));
});

describe.concurrent('on 5.2, where nobody else has staged anything, also', { timeout: 300_000 }, () => {
  test.each(killAfterEveryRequest(calm))('$name', (interruption) => play(interruption, calm, seen));
});

describe.concurrent('on 5.2, an undo can be run again, or an apply, after', { timeout: 300_000 }, () => {
  test.each(killAtEveryRequestOfAnUndo())('$name', (interruption) => playUndo(interruption, calm));
  test('it has left rows flagged, and then an apply goes to its end', () => playUndoAndApply(shared));
});
