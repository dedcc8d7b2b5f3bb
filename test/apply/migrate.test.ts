import { expect, test } from 'vitest';
import { settleMigration } from '../../src/apply/migrate.ts';
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
    waiting_for: ['creation', 'column-change'],
  });
});
