import { expect, test } from 'vitest';
import { settleMigration } from '../../src/apply/migrate.ts';
import { Failure } from '../../src/problem/failure.ts';
import { inProcessDesk } from '../properties/in-process-desk.ts';
import { definition } from '../sandbox/support.ts';
import { CALM, runToItsEnd } from './calm.ts';
import { PATH } from './somebody.ts';

/** The service goes through its table, in which a later row may stand first (7.1/02 "types without a column wait, too"). */
test('a migration stopped at the row that nothing can migrate, not at the one with the lowest id', async () => {
  const desk = inProcessDesk('7.1');
  desk.ask('POST', PATH, definition('severity'));
  desk.ask('POST', PATH, { ...definition('poison'), data_type: 'tag', data_option: {} });
  desk.model.rows.unshift(...desk.model.rows.splice(-1));
  const result = await desk.writer.executeMigrations();
  if (result.outcome === 'unsent') throw new Error('the migration was not sent');
  const settled = runToItsEnd(settleMigration(result, desk, 0, CALM));
  await expect(settled).rejects.toThrow('stopped part way, at Ticket.poison (');
  expect(desk.list().find(({ name }) => name === 'severity')).toMatchObject({
    waitingFor: ['creation', 'column-change'],
  });
});

/** The words of a real 6.1 on MariaDB 10.11. */
test.each([
  [
    'Mysql2::Error: Row size too large. The maximum row size for the used table type, not counting BLOBs, is 65535.',
    '65,535 bytes together',
  ],
  [
    "Mysql2::Error: Column length too big for column 'big' (max = 21844); use BLOB or TEXT instead",
    '21,844 characters',
  ],
  [
    'Mysql2::Error: Row size too large (> 8126). Changing some columns to TEXT or BLOB may help.',
    'ALTER TABLE tickets',
  ],
  ['PG::StringDataRightTruncation: ERROR', 'Attributes that are no longer pending'],
])('a migration that stops with %s is explained', async (words, hint) => {
  const desk = inProcessDesk('6.5');
  desk.ask('POST', PATH, definition('severity'));
  const failure = new Failure('REQUEST_REFUSED', words);
  const settled = runToItsEnd(settleMigration({ outcome: 'refused', status: 422, words, failure }, desk, 0, CALM));
  await expect(settled).rejects.toMatchObject({ code: 'MIGRATION_FAILED', hint: expect.stringContaining(hint) });
});
