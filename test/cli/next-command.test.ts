import { expect, test } from 'vitest';
import { rowToWire } from '../../src/helpdesk/wire.ts';
import { DESK_OF_ENVIRONMENT, folderWith } from '../files/temporary-project.ts';
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
  await withSandbox({}, async ({ url }) => {
    const plan = ['plan', '--out', "the week's plan.json"];
    const at = { cwd, env: { DESKFORM_URL: url, DESKFORM_TOKEN: TOKEN } };
    const apply = "\nTo apply it:\n  deskform apply --plan 'the week'\\''s plan.json'";
    expect((await runDeskform(plan, at)).stdout.endsWith(`${apply}\n`)).toBe(true);
    // What lifted a limit of the plan has to lift it again.
    const lifted = await runDeskform([...plan, '--allow-destroy', 'Ticket.field_1'], at);
    expect(lifted.stdout.endsWith(`${apply} --allow-destroy Ticket.field_1\n`)).toBe(true);
  });
});

test('after a drift, only what would work is offered', async () => {
  const [first = '', second = '', third = ''] = NAMES;
  const row = (name: string, display: string) =>
    rowToWire(onDesk({ id: 100 + NAMES.indexOf(name), name, display, type: 'date', option: { diff: 24 } }));
  const others = NAMES.slice(3).map((name) => row(name, name));
  const cwd = await folderWith({
    ...FILES,
    // The first is gone, the second was changed.
    'list.json': JSON.stringify([row(second, 'By hand'), row(third, third), ...others]),
    // The first cannot be applied: somebody has marked it for deletion.
    'marked.json': JSON.stringify([
      { ...row(first, first), to_delete: true },
      ...[second, third].map((name) => row(name, name)),
      ...others,
    ]),
  });
  const { stdout } = await runDeskform(['drift', '--live', 'list.json'], { cwd });
  expect(stdout).toContain('+ Ticket.field_0 "field_0": new date, missing on the help desk');
  expect(stdout).toMatch(
    /~ Ticket\.field_1 "By hand" .*\n {6}last changed by user \d+, .*\n {6}label \(display\) {2}"By hand" → "field_1"/u,
  );
  expect(stdout).toContain('\nTo make the help desk match the files:\n  deskform apply\n');
  expect(stdout).toContain(`\nTo make the files match the help desk:\n  deskform import --accept Ticket.${second}\n`);
  const marked = await runDeskform(['drift', '--live', 'marked.json'], { cwd });
  expect(marked.stdout).toContain('\nAn apply of these files would be refused:\n  deskform plan\n');
  expect(marked.stdout).not.toContain('deskform apply');
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
