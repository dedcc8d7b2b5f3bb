import { afterAll, describe, test } from 'vitest';
import {
  atEveryKind,
  atEveryRequest,
  byName,
  killAfterEveryRequest,
  killAtEveryRequestOfAnUndo,
} from './interruptions.ts';
import { play, playUndo, playUndoAndApply, requestsOfAnUndo, type Seen } from './play.ts';
import { makeReference } from './reference.ts';

const calm = await makeReference('5.2', 'nothing staged');
const shared = await makeReference('5.2', 'a row staged by somebody');
const undo = await requestsOfAnUndo(calm);
const seen: Seen = new Map();
afterAll(async () => {
  await calm.remove();
  await shared.remove();
});

describe.concurrent('on 5.2, an apply tells the truth and can be ended in every way after', {
  timeout: 300_000,
}, () => {
  test.each(byName(atEveryRequest(shared)))('%s', (_, interruption) => play(interruption, shared, seen));
  test.each(byName(atEveryKind(calm)))('%s', (_, interruption) => play(interruption, calm, seen));
});

describe.concurrent('on 5.2, where nobody else has staged anything, also', { timeout: 300_000 }, () => {
  test.each(byName(killAfterEveryRequest(calm)))('%s', (_, interruption) => play(interruption, calm, seen));
});

describe.concurrent('on 5.2, an undo can be run again, or an apply, after', { timeout: 300_000 }, () => {
  test.each(byName(killAtEveryRequestOfAnUndo(undo)))('%s', (_, interruption) => playUndo(interruption, calm));
  test('it has left rows flagged, and then an apply goes to its end', () => playUndoAndApply(shared));
});
