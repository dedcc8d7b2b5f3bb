import { expect, test } from 'vitest';
import { folderWith } from '../config/temporary-project.ts';
import { runDeskform } from '../program.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';

const ROW = {
  object: 'Ticket',
  data_type: 'date',
  data_option: { diff: 24, null: true, future: true, past: true, options: {}, default: null, relation: '' },
  data_option_new: {},
  screens: {},
  position: 1,
  editable: true,
  deletable: true,
  active: true,
  to_create: false,
  to_migrate: false,
  to_delete: false,
  to_config: false,
  created_by_id: 3,
  updated_by_id: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const NAMES = Array.from({ length: 14 }, (_, index) => `field_${index}`);
const FILES = {
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
  const list = NAMES.map((name, index) => ({ ...ROW, id: 100 + index, name, display: `${name} by hand` }));
  const cwd = await folderWith({ ...FILES, 'list.json': JSON.stringify(list) });
  const { stdout } = await runDeskform(['drift', '--live', 'list.json'], { cwd });
  const keys = NAMES.map((name) => `Ticket.${name}`).sort();
  expect(stdout).toContain(`\nTo make the files match the help desk:\n  deskform import --accept ${keys.join(',')}\n`);
});
