import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { folderWith } from '../files/temporary-project.ts';
import { ROW } from '../helpdesk/given.ts';
import { error, json, page, redirect, serve } from '../helpdesk/scripted-server.ts';
import { type Ran, runDeskform, startDesk } from '../program.ts';
import { stageSandbox } from '../sandbox/support.ts';

const FILES = {
  'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: due_on, display: Due on, data_type: date }\n',
};
const USERS = [
  { login: 'agent@example.com', roles: ['Agent'], tokens: [{ token: 'of-an-agent' }] },
  { login: 'fields@example.com', permissions: ['admin.object'], tokens: [{ token: 'of-fields' }] },
  { login: 'boss@example.com', roles: ['Admin'], tokens: [{ token: 'too-little', permissions: ['ticket.agent'] }] },
  { login: 'gone@example.com', roles: ['Admin'], active: false, tokens: [{ token: 'of-nobody' }] },
];

let desk: RunningSandbox;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deskform-doctor-'));
  desk = await stageSandbox({ token: 'sandbox-token', users: USERS });
});
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true });
});

interface Asked {
  readonly url?: string;
  readonly token?: string;
  readonly target?: string;
  readonly args?: readonly string[];
}

/** The doctor looks at a target of these settings. */
async function examine({ url = desk.url, token = 'sandbox-token', target = '', args = [] }: Asked): Promise<Ran> {
  const config = `targets:\n  desk: { url: "${url}", auth: { token: "\${env:TOKEN}" }${target} }\n`;
  const cwd = await folderWith({ ...FILES, 'deskform.yaml': config });
  return runDeskform(['doctor', ...args], { cwd, env: token === '' ? {} : { TOKEN: token } });
}

/** The rows of the table, by their check. */
const rowsOf = ({ stdout }: Ran): readonly string[] =>
  stdout.split('\n').flatMap((line) => /^(ok|warn|fail) +([a-zA-Z ]+?) {2}/u.exec(line)?.slice(1, 3).join(' ') ?? []);

const ALL = [
  'files',
  'credentials',
  'help desk',
  'user',
  'permission',
  'fields',
  'release',
  'upgrade',
  'restart',
  'counting records',
  'pending',
];

describe('a target that is well', () => {
  test('is told from its files to what is staged', async () => {
    const ran = await examine({});
    expect(ran).toMatchObject({ exitStatus: 0, stderr: '' });
    expect(rowsOf(ran)).toEqual(ALL.map((check) => `ok ${check}`));
    expect(ran.stdout).toContain('admin@example.com (user 3), Admin, Agent');
    expect(ran.stdout).toContain('6.5, detected');
    expect(ran.stdout).toContain('nothing to do before an upgrade to 7.1');
    expect(ran.stdout).toContain('it does not restart automatically');
    expect(ran.stdout.replaceAll(/\s+/gu, ' ')).toMatch(
      /tickets: 1; users: \d; organizations: 1; Zammad does not count groups/u,
    );
    expect(ran.stdout).toContain('nothing is pending');
  });

  test('admin.object is enough', async () => {
    const ran = await examine({ token: 'of-fields' });
    expect(ran.exitStatus).toBe(0);
    expect(ran.stdout).toContain('fields@example.com (user 5)');
  });

  test('says on whose behalf it works', async () => {
    const ran = await examine({ target: ', on_behalf_of: fields@example.com' });
    expect(ran.exitStatus).toBe(0);
    expect(rowsOf(ran)).toContain('ok on behalf of');
    expect(ran.stdout).toContain('fields@example.com');
  });

  test('is told to scripts', async () => {
    const { stdout } = await examine({ args: ['--json'] });
    const document = JSON.parse(stdout);
    expect(document).toMatchObject({
      format_version: 1,
      command: 'doctor',
      status: 'ok',
      target: { name: 'desk', url: desk.url },
      user: { id: 3, login: 'admin@example.com' },
      acts_as: null,
      release: '6.5',
      counting: { Ticket: 'counted', User: 'counted', Organization: 'counted', Group: 'object' },
      restarts: 'stays',
      foreign: [],
      problems: [],
    });
    expect(document.checks.map(({ state }: { state: string }) => state)).toEqual(ALL.map(() => 'ok'));
  });
});

describe('the first thing that is wrong ends it, with its repair', () => {
  test.each<[string, Asked, string, string, string]>([
    ['a variable that is not set', { token: '' }, 'credentials', 'env-missing', 'Set TOKEN where deskform runs'],
    [
      'a name that is not known',
      { url: 'http://helpdesk.invalid' },
      'help desk',
      'HELP_DESK_UNREACHABLE',
      'the DNS of this machine',
    ],
    [
      'a closed port',
      { url: 'http://127.0.0.1:1' },
      'help desk',
      'HELP_DESK_UNREACHABLE',
      'Check the url and port of the target',
    ],
    ['a token that nobody knows', { token: 'unknown' }, 'user', 'LOGIN_FAILED', 'Create a new one'],
    ['the token of a user who is gone', { token: 'of-nobody' }, 'user', 'LOGIN_FAILED', 'its user is inactive'],
    ['a user without the permission', { token: 'of-an-agent' }, 'permission', 'PERMISSION_MISSING', 'admin.object'],
    [
      'a token without the permission',
      { token: 'too-little' },
      'permission',
      'PERMISSION_MISSING',
      'The token and its user both need',
    ],
    [
      'on behalf of nobody',
      { target: ', on_behalf_of: nobody@example.com' },
      'on behalf of',
      'PERMISSION_MISSING',
      'must exist',
    ],
    [
      'on behalf without the right to',
      { token: 'of-fields', target: ', on_behalf_of: boss@example.com' },
      'on behalf of',
      'PERMISSION_MISSING',
      'needs admin.user',
    ],
    ['https where http is spoken', { url: 'https://127.0.0.1:PORT' }, 'help desk', 'TLS_FAILED', 'begin with http://'],
  ])('%s', async (_, asked, check, code, repair) => {
    const port = new URL(desk.url).port;
    const ran = await examine({
      ...asked,
      ...(asked.url === undefined ? {} : { url: asked.url.replace('PORT', port) }),
    });
    expect(ran.exitStatus).toBe(1);
    expect(rowsOf(ran).at(-1)).toBe(`fail ${check}`);
    expect(rowsOf(ran).filter((row) => !row.startsWith('ok'))).toHaveLength(1);
    expect(ran.stderr).toContain(code);
    expect(ran.stderr).toContain(repair);
  });

  test.each([
    ['a web page', page(200, 'Welcome'), 'NOT_A_HELP_DESK', 'Check the url of the target'],
    [
      'a login page in front of it',
      redirect('https://sso.example.com/login'),
      'NOT_A_HELP_DESK',
      'This is a login page',
    ],
    ['another service', error(404, 'Not Found'), 'NOT_A_HELP_DESK', 'the address of the start page'],
    ['JSON that is no user', json(200, { hello: 'world' }), 'ANSWER_UNREADABLE', ''],
  ])('%s answers', async (_, reply, code, repair) => {
    const { url } = await serve([reply]);
    const ran = await examine({ url });
    expect(ran.exitStatus).toBe(1);
    expect(rowsOf(ran).at(-1)).toBe('fail help desk');
    expect(ran.stderr).toContain(code);
    expect(ran.stderr).toContain(repair);
  });

  test('a help desk that is away', async () => {
    const away = await stageSandbox({ faults: [{ do: 'status', status: 503, times: 'always' }] });
    try {
      const ran = await examine({ url: away.url });
      expect(rowsOf(ran).at(-1)).toBe('fail help desk');
      expect(ran.stderr).toContain('It may be restarting');
    } finally {
      await away.close();
    }
  });

  test('mistakes in the files, all of them, and nothing is asked', async () => {
    const { url, received } = await serve([json(200, [])]);
    const ran = await examine({ url, target: ', undeclard: keep, tagz: [a]' });
    expect(ran.exitStatus).toBe(1);
    expect(rowsOf(ran)).toEqual(['fail files']);
    expect(ran.stderr).toContain('Did you mean undeclared?');
    expect(ran.stderr).toContain('tagz');
    expect(received).toEqual([]);
  });

  test('is told to scripts, with the checks before it', async () => {
    const ran = await examine({ token: 'of-an-agent', args: ['--json'] });
    const document = JSON.parse(ran.stdout);
    expect(document).toMatchObject({
      status: 'failed',
      user: { login: 'agent@example.com' },
      error: { code: 'PERMISSION_MISSING', hint: expect.stringContaining('admin.object') },
    });
    expect(document.checks.at(-1)).toMatchObject({ check: 'permission', state: 'wrong' });
  });

  test('a target that there is not is wrong use', async () => {
    expect((await examine({ args: ['--target', 'other'] })).exitStatus).toBe(64);
  });
});

/** Somebody makes a date on the help desk, beside all files. */
async function makeField(url: string, name: string, display: string, diff: number | null): Promise<void> {
  const made = await fetch(`${url}/api/v1/object_manager_attributes`, {
    method: 'POST',
    headers: { authorization: 'Token token=sandbox-token', 'content-type': 'application/json' },
    body: JSON.stringify({
      object: 'Ticket',
      name,
      display,
      data_type: 'date',
      data_option: { diff, null: true },
      active: true,
      screens: {},
    }),
  });
  expect(made.status).toBe(201);
}

describe('what an upgrade to the newest release changes for the live rows', () => {
  test.each(['5.2', '6.5'])('is told on %s, declared or not, with what to do', async (release) => {
    const own = await startDesk(['--release', release], { cwd: folder });
    try {
      await makeField(own.url, 'due_on', 'Due on', 7);
      await makeField(own.url, 'seen_on', 'Seen on', 14);
      await makeField(own.url, 'data', 'Data', null);
      await makeField(own.url, 'silent', '', null);
      const { exitStatus, stdout } = await examine({ url: own.url, args: ['--json'] });
      expect(exitStatus).toBe(0);
      const told: readonly { readonly check: string; readonly state: string; readonly found: string }[] =
        JSON.parse(stdout).checks;
      const found = told.filter(({ check }) => check === 'upgrade').map(({ state, found }) => `${state} ${found}`);
      expect(found.toSorted()).toEqual([
        'warning Ticket.data: release 7.1 refuses every change to a field named "data": it is a reserved word there. A field cannot be renamed. Before the upgrade, create one with another name, copy the values and delete this one. After the upgrade you can only delete it, unless the upgrade renames it to `_data`.',
        'warning Ticket.due_on, Ticket.seen_on: release 7.1 counts the `diff` of a date in hours, not in days. After the upgrade (not before), multiply the default by 24 to keep it. It is not known which 7.0 release changed the unit.',
        'warning Ticket.silent: release 7.1 neither changes nor deletes a field without a label. Before the upgrade, give it a label.',
      ]);
    } finally {
      await own.stop();
    }
  });

  test('is nothing on the newest release', async () => {
    const own = await startDesk(['--release', '7.1'], { cwd: folder });
    try {
      const ran = await examine({ url: own.url, target: ', release: "7.1"' });
      expect(ran.stdout).not.toContain('upgrade');
    } finally {
      await own.stop();
    }
  });
});

describe('what works and is worth a look', () => {
  test('the work of others, by whom', async () => {
    const own = await startDesk([], { cwd: folder });
    try {
      await makeField(own.url, 'theirs', 'Theirs', null);
      const ran = await examine({ url: own.url });
      expect(ran.exitStatus).toBe(0);
      expect(rowsOf(ran).at(-1)).toBe('warn pending');
      expect(ran.stdout.replaceAll(/\s+/gu, ' ')).toContain('Ticket.theirs (admin@example.com)');
    } finally {
      await own.stop();
    }
  });

  test('a list without what every installation has', async () => {
    const me = json(200, { id: 3, login: 'ada@example.com', active: true, roles: ['Admin'] });
    const { url } = await serve([me, json(200, [ROW]), error(403, 'no'), error(403, 'no')]);
    const ran = await examine({ url });
    expect(ran.exitStatus).toBe(0);
    expect(rowsOf(ran)).toEqual(expect.arrayContaining(['warn fields', 'warn release']));
    expect(ran.stdout).toContain('1 field; built-in fields are missing:');
    expect(ran.stdout).toContain('it does not report whether it restarts automatically');
  });

  test('a help desk that is newer than all known releases', async () => {
    const [line = ''] = (await readFile('test/recordings/7.1/01_fresh_list.jsonl', 'utf8')).split('\n');
    const rows: readonly object[] = JSON.parse(line).response.body;
    const me = json(200, { id: 3, login: 'ada@example.com', active: true, roles: ['Admin'] });
    const { url } = await serve([
      me,
      json(
        200,
        rows.map((row) => ({ ...row, shelf: 1 })),
      ),
      error(403, 'no'),
      error(403, 'no'),
    ]);
    const ran = await examine({ url });
    expect(ran.exitStatus).toBe(0);
    expect(rowsOf(ran)).toContain('warn release');
    expect(ran.stdout).toContain('7.1 assumed: the release could not be detected');
    expect(ran.stdout).toContain('key "shelf"');
    expect(ran.stdout).not.toContain('upgrade');
  });

  test('a release that is another than the target says', async () => {
    const ran = await examine({ target: ', release: "5.2"' });
    expect(ran.exitStatus).toBe(0);
    expect(rowsOf(ran)).toContain('warn release');
    expect(ran.stdout).toContain('5.2 is configured, but the attributes are those of 6.5');
  });

  test('a restart is foretold as an apply would meet it', async () => {
    const own = await startDesk(['--restart-after', '1', '--outage', '1'], { cwd: folder });
    try {
      const told = async (target: string): Promise<string> => {
        const { stdout } = await examine({ url: own.url, target, args: ['--json'] });
        return JSON.parse(stdout).checks.find(({ check }: { check: string }) => check === 'restart').found;
      };
      expect(await told('')).toBe('it restarts automatically after a column change; an apply waits for the restart');
      expect(await told(', restart: { expect: none }')).toContain('; an apply does not wait for a restart');
    } finally {
      await own.stop();
    }
  });
});

test('a target whose last migration was refused as MySQL does is told the key of its database', async () => {
  const at = '2026-11-01T10:00:00.000Z';
  const begin = {
    format_version: 1,
    type: 'begin',
    at,
    target: { name: 'desk', url: desk.url },
    digest: 'd',
    steps: [],
  };
  const message = 'the migration stopped part way. The help desk says: Mysql2::Error: Row size too large';
  const end = { type: 'end', at, outcome: 'stopped', message };
  const journal = await folderWith({ 'a.jsonl': `${JSON.stringify(begin)}\n${JSON.stringify(end)}\n` });
  const ran = await examine({ args: ['--journal', journal] });
  expect(rowsOf(ran)).toContain('warn database');
  expect(ran.stdout).toContain('database: mysql');
  const told = await examine({ target: ', database: mysql, release: "6.1"', args: ['--journal', journal] });
  expect(rowsOf(told).filter((row) => row.endsWith('database'))).toEqual([]);
});
