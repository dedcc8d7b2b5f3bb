import { expect, test } from 'vitest';
import { rowToWire } from '../../src/helpdesk/wire.ts';
import { DESK_OF_ENVIRONMENT, folderWith } from '../config/temporary-project.ts';
import { onDesk } from '../plan/builders.ts';
import { runDeskform } from '../program.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';

const NAMES = Array.from({ length: 14 }, (_, index) => `field_${index}`);
const FILES = {
  'deskform.yaml': DESK_OF_ENVIRONMENT,
  'attributes/ticket.yaml': `object: Ticket\nattributes:\n${NAMES.map((name) => `  - { name: ${name}, display: ${name}, data_type: date, data_option: { diff: 24 } }\n`).join('')}`,
};

test('the command after a plan can be copied, whatever the name of its file holds', async () => {
  const cwd = await folderWith(FILES);
  const { stdout } = await withSandbox({}, ({ url }) =>
    runDeskform(['plan', '--out', "the week's plan.json"], { cwd, env: { DESKFORM_URL: url, DESKFORM_TOKEN: TOKEN } }),
  );
  expect(stdout.endsWith(`\nTo apply it:\n  deskform apply --plan 'the week'\\''s plan.json'\n`)).toBe(true);
});

test('the command that takes a drift over names every attribute of it', async () => {
  const list = NAMES.map((name, index) =>
    rowToWire(onDesk({ id: 100 + index, name, display: `${name} by hand`, type: 'date', option: { diff: 24 } })),
  );
  const cwd = await folderWith({ ...FILES, 'list.json': JSON.stringify(list) });
  const { stdout } = await runDeskform(['drift', '--live', 'list.json'], { cwd });
  const keys = NAMES.map((name) => `Ticket.${name}`).sort();
  expect(stdout).toContain(`\nTo make the files match the help desk:\n  deskform import --accept ${keys.join(',')}\n`);
});
