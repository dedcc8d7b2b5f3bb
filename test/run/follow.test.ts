import { expect, test } from 'vitest';
import type { ApplyEvent } from '../../src/apply/events.ts';
import { openJournal } from '../../src/apply/journal.ts';
import { placeNamed } from '../../src/files/disk/place.ts';
import { Failure } from '../../src/model/failure.ts';
import { runJournaled } from '../../src/run/apply/session.ts';

test('on a full disk no request follows a line that could not be written', async () => {
  const sent: string[] = [];
  async function* run(): AsyncGenerator<ApplyEvent, string> {
    try {
      yield { type: 'sending', request: { kind: 'migrate' } };
      sent.push('migrate');
      return 'went on';
    } catch (error) {
      return error instanceof Failure ? error.code : 'something else';
    }
  }
  // The kernel's own full disk: every write to it is refused with ENOSPC.
  const journal = openJournal(placeNamed('/dev/full'));
  const report = await runJournaled(run(), journal, { tell: () => {}, stop: new AbortController().signal });
  journal.close();
  expect({ report, sent }).toEqual({ report: 'JOURNAL_UNWRITABLE', sent: [] });
});
