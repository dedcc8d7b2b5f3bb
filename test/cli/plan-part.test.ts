import { expect, test } from 'vitest';
import { DESK_OF_ENVIRONMENT, folderWith } from '../files/temporary-project.ts';
import { type Ran, runDeskform } from '../program.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';

const FIELD = (name: string): string => `  - { name: ${name}, display: ${name}, data_type: date }\n`;
const FILES = {
  'deskform.yaml': DESK_OF_ENVIRONMENT,
  'attributes/ticket.yaml': `object: Ticket\nattributes:\n${FIELD('floor')}${FIELD('room')}`,
};

async function planned(...args: readonly string[]): Promise<Ran> {
  const cwd = await folderWith(FILES);
  return withSandbox({}, ({ url }) =>
    runDeskform(['plan', ...args], { cwd, env: { DESKFORM_URL: url, DESKFORM_TOKEN: TOKEN } }),
  );
}

test.each([
  ['one key', ['Ticket.room'], ['+ Ticket.room']],
  ['a pattern', ['Ticket.*oo*'], ['+ Ticket.floor', '+ Ticket.room']],
  ['an unchanged attribute', ['Ticket.title'], ['= Ticket.title']],
])('a look at %s shows nothing else, and is no approval', async (_, keys, shown) => {
  const { exitStatus, stdout } = await planned(...keys);
  expect(exitStatus).toBe(0);
  expect(stdout.match(/^ {2}[-+~=!] [\w.]+/gmu)?.map((line) => line.trim())).toEqual(shown);
  expect(stdout).toContain('default: 2 added · ');
  expect(stdout).toContain('Only the fields that you named are shown.');
  expect(stdout).not.toMatch(/Digest|deskform apply/u);
});

test.each([[['--out', 'plan.json']], [['--json']], [['--format', 'markdown']]])(
  'with %j it is refused before anything is asked',
  async (flags) => {
    const { exitStatus, stdout, stderr } = await planned('Ticket.room', ...flags);
    expect(exitStatus).toBe(64);
    expect(stdout + stderr).toContain('a plan of selected fields can only be shown as text');
  },
);

test.each([
  ['Ticket.rooom', 'Did you mean Ticket.room?'],
  ['room', 'Did you mean Ticket.room?'],
  ['Ticket.nope', 'A pattern matches complete keys, such as Ticket.cost_* or *.note. Quote it for the shell.'],
])('a key that nothing has is named, and the one that is meant: %s', async (key, hint) => {
  const { exitStatus, stderr } = await planned(key);
  expect([exitStatus, stderr]).toEqual([1, expect.stringContaining(`no field of the help desk matches ${key}`)]);
  expect(stderr).toContain(`→ ${hint}`);
});
