import { expect, test } from 'vitest';
import { deskRelease, type Release } from '../../src/model/release.ts';
import { examineCounts } from '../../src/run/count-records.ts';
import { type Numbers, serveCounts } from '../helpdesk/counting-desk.ts';
import { connectionTo } from '../helpdesk/given.ts';
import { error } from '../helpdesk/scripted-server.ts';

async function examined(release: Release, numbers: Numbers) {
  const server = await serveCounts(release, numbers);
  return {
    ...(await examineCounts(connectionTo(server.url, { timeoutMs: 2000 }), deskRelease(release))),
    asked: server.received.length,
  };
}

test('each object is asked for once, where its release counts it', async () => {
  const numbers: Numbers = (_, path) => (path.includes('tickets') ? 1204 : 7);
  expect(await examined('6.5', numbers)).toEqual({
    counting: { Ticket: 'counted', User: 'counted', Organization: 'counted', Group: 'object' },
    state: 'ok',
    found: 'tickets: 1,204; users: 7; organizations: 7; Zammad does not count groups',
    asked: 3,
  });
  expect(await examined('5.2', numbers)).toEqual({
    counting: { Ticket: 'counted', User: 'release', Organization: 'release', Group: 'object' },
    state: 'ok',
    found:
      'tickets: 1,204; release 5.2 does not count users; release 5.2 does not count organizations; Zammad does not count groups',
    asked: 1,
  });
});

test('a permission that is missing, and an answer that does not come, are worth a look', async () => {
  const numbers: Numbers = (_, path) =>
    path.includes('tickets') ? error(403, 'Not authorized (token)!') : () => undefined;
  expect(await examined('7.1', numbers)).toMatchObject({
    counting: { Ticket: 'permission', User: 'too-slow', Organization: 'too-slow', Group: 'object' },
    state: 'warning',
    found:
      'tickets: not counted, the permission admin.object is missing; users: not counted, no answer within 2 s; raise `timeout` to wait longer; ' +
      'organizations: not counted, no answer within 2 s; raise `timeout` to wait longer; Zammad does not count groups',
  });
});
