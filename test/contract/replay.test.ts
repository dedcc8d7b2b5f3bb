import { expect, test } from 'vitest';
import { RELEASES } from '../../src/attribute/release.ts';
import { recordingsOf } from './recorded.ts';
import { replay } from './replay.ts';

test.each(RELEASES.flatMap((release) => recordingsOf(release)))('answers as recorded in $name', async (recording) => {
  const result = await replay(recording);
  expect(result.differences).toEqual([]);
});
