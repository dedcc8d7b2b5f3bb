import { expect, test } from 'vitest';
import { settleMigration } from '../../src/apply/migrate.ts';
import { Failure } from '../../src/model/failure.ts';
import { inProcessDesk } from '../properties/in-process-desk.ts';
import { definition } from '../sandbox/support.ts';
import { CALM, runToItsEnd } from './calm.ts';
import { PATH } from './somebody.ts';

const SHARED =
  'The help desk runs on MySQL or MariaDB, where all columns of a table share 65,535 bytes, and a text takes maxlength × 3 + 2 of them. Texts still pending take 60,769 for Ticket. Shorten maxlength, first of Ticket.story (60,002 bytes). Write `database: mysql` for the target, so that plans foresee it.';
const REBUILD =
  'The help desk runs on MySQL or MariaDB, which keeps deleted columns until the table is rebuilt. Ask its operator to rebuild it, for tickets with `ALTER TABLE tickets FORCE`.';
const COLUMN =
  'The help desk runs on MySQL or MariaDB, where maxlength is at most 21,844 (16,383 with utf8mb4). Write a smaller maxlength. Write `database: mysql` for the target, so that plans foresee it.';
const REST = 'Attributes that are no longer pending are migrated.';

test.each([
  [
    'Mysql2::Error: Row size too large. The maximum row size for the used table type, not counting BLOBs, is 65535.',
    `${SHARED} ${REST}`,
  ],
  ['Mysql2::Error: Row size too large (> 8126). Changing some columns to TEXT may help.', `${REBUILD} ${REST}`],
  ["Mysql2::Error: Column length too big for column 'story' (max = 21844); use BLOB or TEXT", `${COLUMN} ${REST}`],
  // All that a token without full admin sees.
  ['Error ID WoZ1J6mZ: Please contact your administrator.', REST],
])('a migration that stopped with "%s" is explained', async (words, hint) => {
  const desk = inProcessDesk('6.5');
  for (const [name, maxlength] of [
    ['short', 255],
    ['story', 20_000],
  ] as const)
    desk.ask('POST', PATH, {
      ...definition(name),
      data_type: 'input',
      data_option: { type: 'text', maxlength, null: true },
    });
  const failure = new Failure('REQUEST_REFUSED', words);
  const refused = { outcome: 'refused', status: 422, words, failure } as const;
  const settled = runToItsEnd(settleMigration(refused, desk, 0, CALM));
  await expect(settled).rejects.toMatchObject({ code: 'MIGRATION_FAILED', hint: expect.stringMatching(startOf(hint)) });
});

function startOf(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}`, 'u');
}
