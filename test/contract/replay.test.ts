import { afterAll, expect, test } from 'vitest';
import { RELEASES } from '../../src/model/release.ts';
import { someOf } from '../deep.ts';
import { recordingsOf } from './recorded.ts';
import { replay } from './replay.ts';

const counts = { replayed: 0, unrecorded: 0 };
const leftOut = new Map<string, number>();

const RECORDINGS = RELEASES.flatMap((release) => recordingsOf(release));

test.each(someOf(RECORDINGS, 24))('answers as recorded in $name', async (recording) => {
  const result = await replay(recording);
  counts.replayed += result.replayed;
  counts.unrecorded += result.unrecorded.length;
  for (const { reason } of result.leftOut) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  expect(result.differences).toEqual([]);
});

afterAll(() => {
  const reasons = [...leftOut].map(([reason, count]) => `  ${count} left out: ${reason}`);
  process.stdout.write(
    [
      `${counts.replayed} recorded exchanges replayed, every answer compared`,
      ...reasons,
      `  ${counts.unrecorded} times the recording shows a change without the request that made it`,
      '',
    ].join('\n'),
  );
});
