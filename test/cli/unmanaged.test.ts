import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { type RunningDesk, runDeskform, startDesk } from '../program.ts';

const CONFIG = (url: string): string =>
  `version: 1\nattributes: ticket.yaml\ntargets:\n  desk: { url: "${url}", auth: { token: "\${env:T}" } }\n`;
const field = (name: string, display: string): string =>
  `  - { name: ${name}, display: ${display}, data_type: date, screens: { edit: { ticket.agent: { shown: true } } } }\n`;
const files = (...fields: readonly string[]): string =>
  fields.length === 0 ? 'object: Ticket\nattributes: []\n' : `object: Ticket\nattributes:\n${fields.join('')}`;

let desk: RunningDesk;
beforeAll(async () => {
  desk = await startDesk([], { cwd: tmpdir() });
});
afterAll(() => desk.stop());

/** A project whose apply has made Ticket.<name>. */
async function appliedProject(name: string): Promise<string> {
  const cwd = await folderWith({ 'deskform.yaml': CONFIG(desk.url), 'ticket.yaml': files(field(name, `"${name}"`)) });
  expect((await run(['apply', '--yes'], cwd)).exitStatus).toBe(0);
  return cwd;
}

const run = (args: readonly string[], cwd: string) => runDeskform(args, { cwd, env: { T: 'sandbox-token' } });

async function problemsOf(cwd: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { problems } = JSON.parse((await run(['plan', '--json', ...args], cwd)).stdout);
  return problems.map(({ code, file, line, message }: Record<string, unknown>) => `${code} ${file}:${line} ${message}`);
}

test('a rename is asked about, without git and without a journal', async () => {
  const cwd = await appliedProject('floor');
  await writeFile(join(cwd, 'ticket.yaml'), files(field('storey', 'floor')));
  const asked =
    'looks-like-a-rename ticket.yaml:3 is this a rename? Ticket.floor has the same label and type, and is on the help desk but not in the files';
  expect(await problemsOf(cwd)).toEqual([asked]);
  expect(await problemsOf(cwd, '--journal', join(cwd, 'elsewhere'))).toEqual([asked]);
});

test('what an apply made and no file declares is told, as far as the journal remembers', async () => {
  const cwd = await appliedProject('hall');
  await writeFile(join(cwd, 'ticket.yaml'), files());
  expect(await problemsOf(cwd)).toEqual([
    'left-the-files null:null Ticket.hall was removed from the files. It stays on the help desk, unmanaged',
  ]);
  expect(await problemsOf(cwd, '--journal', join(cwd, 'elsewhere'))).toEqual([]);
});

test('what was deleted by us, and made anew by somebody, has not left our files', async () => {
  const cwd = await appliedProject('shed');
  await writeFile(join(cwd, 'ticket.yaml'), files('  - { name: shed, state: absent }\n'));
  expect((await run(['apply', '--yes'], cwd)).exitStatus).toBe(0);
  const elsewhere = await appliedProject('shed');
  await writeFile(join(cwd, 'ticket.yaml'), files());
  expect(elsewhere).not.toBe(cwd);
  expect(await problemsOf(cwd)).toEqual([]);
});

test('a field that ships with Zammad is told before it is taken over', async () => {
  const cwd = await folderWith({
    'deskform.yaml': CONFIG(desk.url),
    'ticket.yaml': files('  - { name: type, display: Kind, data_type: select, data_option: { options: { a: A } } }\n'),
  });
  expect(await problemsOf(cwd)).toContain(
    'ships-with-zammad ticket.yaml:3 Ticket.type ships with Zammad: this definition changes it',
  );
});

test.each([
  ['plan', []],
  ['apply', ['--yes']],
])('%s does not accept a key in --allow-destroy that is nowhere', async (command, flags) => {
  const cwd = await folderWith({
    'deskform.yaml': CONFIG(desk.url),
    'ticket.yaml': files('  - { name: old_hall, state: absent }\n'),
  });
  const unknown = await run([command, ...flags, '--allow-destroy', 'Ticket.old_hal'], cwd);
  expect(unknown).toEqual({
    exitStatus: 1,
    stdout: '',
    stderr:
      expect.stringContaining(`--allow-destroy names Ticket.old_hal, which is neither in the files nor on the help desk; nothing was sent (NOT_ON_DESK)
  → Did you mean Ticket.old_hall?
`),
  });
  expect((await run([command, ...flags, '--allow-destroy', 'Ticket.old_hall'], cwd)).exitStatus).toBe(0);
});

test('a deletion that was let through can be verified, and asked for again', async () => {
  const cwd = await appliedProject('annex');
  const config = CONFIG(desk.url).replace('desk: {', 'desk: { undeclared: delete, limits: { destroy: 0 },');
  await writeFile(join(cwd, 'deskform.yaml'), config);
  await writeFile(join(cwd, 'ticket.yaml'), files());
  const { decisions } = JSON.parse((await run(['plan', '--json'], cwd)).stdout);
  const goes = decisions
    .filter(({ action }: { action: string }) => action === 'delete')
    .map(({ key }: { key: string }) => key);
  expect(goes).toContain('Ticket.annex');
  const again = ['apply', '--yes', '--allow-destroy', goes.join(',')];
  expect((await run(again, cwd)).exitStatus).toBe(0);
  expect((await run(again, cwd)).exitStatus).toBe(0);
});
