import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isJsonObject, parseJson } from '../../src/model/json.ts';
import { folderWith } from '../files/temporary-project.ts';
import { countAnswer, MARKS } from '../helpdesk/counting-desk.ts';
import { ROW } from '../helpdesk/given.ts';
import { error, json, type Reply, type ScriptedServer, serve } from '../helpdesk/scripted-server.ts';
import { type Ran, runDeskform } from '../program.ts';
import { ATTRIBUTES, addRecord, ask, definition, TOKEN, withSandbox } from '../sandbox/support.ts';
import { runAtTerminal } from './in-process.ts';

/** How many records hold what, of fields by their key. */
const RECORDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'ticket.fax': {},
  'ticket.room': { any: 1150 },
  'ticket.severity': { low: 3, high: 1, middle: 0 },
  'ticket.vip': { false: 1204 },
  'user.pager': { any: 20 },
};
const ALL = { ticket: 1204, user: 20 } as const;

const SEVERITY = { options: { low: 'Low', middle: 'In | between', high: 'High' }, default: 'low' };
const LIST = [
  { ...ROW, id: 1, name: 'fax', display: 'Fax number' },
  { ...ROW, id: 2, name: 'room', display: 'Room' },
  { ...ROW, id: 3, name: 'severity', display: 'Severity', data_type: 'select', data_option: SEVERITY },
  {
    ...ROW,
    id: 4,
    name: 'vip',
    display: 'VIP',
    data_type: 'boolean',
    data_option: { options: { true: 'yes', false: 'no' }, default: false },
  },
  { ...ROW, id: 5, name: 'pager', object: 'User', display: 'Pager' },
  { ...ROW, id: 6, name: 'rank', object: 'Group', display: 'Rank' },
  { ...ROW, id: 7, name: 'soon', display: 'Not there yet', to_create: true },
  { ...ROW, id: 8, name: 'title', display: 'Title' },
];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Answers as the help desk does, with the numbers above. */
const count: Reply = (response, request, body) => {
  const sent = parseJson(body);
  const condition = isJsonObject(sent) && isJsonObject(sent.condition) ? sent.condition : {};
  // Several tests of one column that are combined by OR.
  const tests = Array.isArray(condition.conditions) ? condition.conditions.filter(isJsonObject) : [];
  const [[name = '', test] = []] =
    tests.length === 0
      ? Object.entries(condition)
      : [[String(tests[0]?.name), { operator: 'is', value: tests.map((one) => one.value ?? null) }] as const];
  const { operator, value } = isJsonObject(test) ? test : {};
  const [object = ''] = name.split('.');
  const all = object === 'user' ? ALL.user : ALL.ticket;
  const held = RECORDS[name] ?? {};
  const filled = sum(Object.values(held));
  const isAny = operator === 'is not';
  const isNone = operator === 'is' && (value === '' || value === null);
  const number = name.endsWith('.id')
    ? all
    : isAny
      ? filled
      : isNone
        ? all - filled
        : sum([value].flat().map((one) => held[String(one)] ?? 0));
  countAnswer(number, 'object_count')(response, request, body);
};

async function deskWith(onCount: Reply): Promise<ScriptedServer> {
  return serve([
    (response, request, body) => (request.method === 'GET' ? json(200, LIST) : onCount)(response, request, body),
  ]);
}

async function projectOn(url: string): Promise<string> {
  return folderWith({
    'deskform.yaml': `version: 1\nattributes: attributes/*.yaml\nlint: { plain-http: off }\ntargets:\n  desk: { url: "${url}", auth: { token: "\${env:DESK_TOKEN}" }, release: "6.5", timeout: 3s }\n`,
    'attributes/ticket.yaml':
      'object: Ticket\nattributes:\n  - { name: fax, state: absent }\n  - { name: severity, display: Severity, data_type: select, data_option: { options: { low: Low } } }\n',
  });
}

async function run(
  onCount: Reply,
  ...args: readonly string[]
): Promise<Ran & { readonly cwd: string; readonly server: ScriptedServer }> {
  const server = await deskWith(onCount);
  const cwd = await projectOn(server.url);
  return { cwd, server, ...(await runDeskform(args, { cwd, env: { DESK_TOKEN: 'secret-token' } })) };
}

describe('deskform usage', () => {
  test('shows each custom field, the least used first, and what may go', async () => {
    const { exitStatus, stdout, stderr, server } = await run(count, 'usage');
    expect(stderr).toBe('');
    expect(exitStatus).toBe(0);
    expect(stdout.replace(/^.*\n/u, '')).toBe(
      [
        'records  share             field',
        '      0     0% ░░░░░░░░░░  Ticket.fax  Fax number',
        '      4   0.3% █░░░░░░░░░  Ticket.severity  Severity',
        '                           unused: In | between',
        '  1,150  95.5% █████████░  Ticket.room  Room',
        '  1,204   100% ██████████  Ticket.vip  VIP',
        '                           only the default',
        '                           unused: yes',
        '     20   100% ██████████  User.pager  Pager',
        '      ?                    Group.rank  Rank',
        '',
        '1 of the 5 counted fields holds no value.',
        '1 holds only the default: Ticket.vip.',
        'Unused: 2 options of 2 fields.',
        '1 field not counted: Zammad does not count groups.',
        '',
      ].join('\n'),
    );
    // The list, all tickets and users, two of each countable field, the choices of a field with values, by halves.
    expect(server.received).toHaveLength(1 + 2 + 2 * 5 + 3 + 2);
    expect(new Set(server.received.map(({ method, path }) => `${method} ${path}`))).toEqual(
      new Set([
        'GET /api/v1/object_manager_attributes',
        'POST /api/v1/tickets/selector',
        'POST /api/v1/users/selector',
      ]),
    );
  });

  test('counts the fields that are named, also one that every installation has', async () => {
    const { stdout } = await run(count, 'usage', 'Ticket.title', 'Ticket.r*', '--json');
    expect(JSON.parse(stdout).fields.map(({ key }: { key: string }) => key)).toEqual(['Ticket.title', 'Ticket.room']);
    const unknown = await run(count, 'usage', 'Ticket.rom');
    expect(unknown).toMatchObject({ exitStatus: 1, stdout: '' });
    expect(unknown.stderr).toContain('the help desk has no field Ticket.rom');
    expect(unknown.stderr).toContain('Did you mean Ticket.room?');
  });

  test('gives scripts every number', async () => {
    const { stdout } = await run(count, 'usage', '--json');
    const { format_version, command, status, target, release, taken_at, fields, problems } = JSON.parse(stdout);
    expect({ format_version, command, status, release, problems }).toEqual({
      format_version: 1,
      command: 'usage',
      status: 'ok',
      release: '6.5',
      problems: [],
    });
    expect(target.name).toBe('desk');
    expect(Date.now() - Date.parse(taken_at)).toBeLessThan(60_000);
    expect(fields[1]).toEqual({
      key: 'Ticket.severity',
      display: 'Severity',
      data_type: 'select',
      active: true,
      declared: true,
      records: 4,
      all: 1204,
      share: 4 / 1204,
      not_counted: null,
      default_only: false,
      options: [
        { value: 'low', label: 'Low', records: 3, not_counted: null },
        { value: 'middle', label: 'In | between', records: 0, not_counted: null },
        { value: 'high', label: 'High', records: 1, not_counted: null },
      ],
    });
    expect(fields.at(-1)).toMatchObject({
      key: 'Group.rank',
      declared: false,
      records: null,
      share: null,
      not_counted: 'object',
    });
  });

  test('is a table for an issue', async () => {
    const { stdout } = await run(count, 'usage', '--format', 'markdown');
    expect(stdout).toContain('# Field usage on `desk`\n');
    expect(stdout).toContain('- 1 of the 5 counted fields holds no value.\n');
    expect(stdout).toContain(
      '| records | share | field | label | notes |\n| ---: | ---: | --- | --- | --- |\n| 0 | 0% | `Ticket.fax` | `Fax number` |  |\n',
    );
    expect(stdout).toContain('| 4 | 0.3% | `Ticket.severity` | `Severity` | unused: `In \\| between` |\n');
  });

  test.each<[string, Reply, string]>([
    ['may not count', error(403, 'Not authorized (token)!'), 'the token lacks the permission'],
    ['gets an error', error(500, 'Error ID WoZ1J6mZ'), 'the help desk gave no usable answer'],
    ['gets no answer in time', () => undefined, 'no answer within 3 s'],
  ])('says why, where it %s', async (_, reply, why) => {
    const { exitStatus, stdout, server } = await run(reply, 'usage');
    expect(exitStatus).toBe(0);
    expect(stdout).toContain(`5 fields not counted: ${why}`);
    expect(stdout).toContain('1 field not counted: Zammad does not count groups.');
    expect(stdout).not.toMatch(/^ *0 /mu);
    // Who gets no number of all records asks for no field.
    expect(server.received).toHaveLength(1 + 2);
  });

  test('shows its progress on a terminal', async () => {
    const server = await deskWith(count);
    const cwd = await projectOn(server.url);
    const seen = await runAtTerminal(['usage'], { cwd, env: { DESK_TOKEN: 'secret-token' } });
    expect(seen.stderr).toContain('\r\u001b[2KReading the list of fields …');
    expect(seen.stderr).toContain('\r\u001b[2KCounting records: 6 of 6 fields …');
    expect(seen.stderr.endsWith('\r\u001b[2K')).toBe(true);
  });
});

describe('deskform snapshot --counts', () => {
  test('saves the numbers of declared fields beside the list', async () => {
    const { cwd, exitStatus, stdout, server } = await run(count, 'snapshot', '--counts', '--out', 'live.json');
    expect({ exitStatus, stdout }).toEqual({
      exitStatus: 0,
      stdout: 'Wrote 8 attributes of desk to live.json, with record counts of 2 fields, without credentials.\n',
    });
    const saved = JSON.parse(await readFile(join(cwd, 'live.json'), 'utf8'));
    expect(Object.keys(saved)).toEqual(['format_version', 'url', 'connection', 'counts', 'attributes']);
    expect(saved.counts).toEqual({
      taken_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u),
      fields: {
        'Ticket.fax': { filled: 0, all: 1204, lacking: 1204 },
        'Ticket.severity': { filled: 4, all: 1204, options: { low: 3, middle: 0, high: 1 } },
      },
    });
    expect(server.received).toHaveLength(1 + 1 + 2 + 2 + 3);
    const again = await runDeskform(['snapshot', '--counts', '--live', 'live.json'], { cwd, env: {} });
    expect(again.exitStatus).toBe(64);
    expect(again.stderr).toContain('--counts asks the help desk');
  });

  test('asks nothing about records without being told to', async () => {
    const { server, stdout } = await run(count, 'snapshot');
    expect(server.received.map(({ method }) => method)).toEqual(['GET']);
    expect(JSON.parse(stdout)).not.toHaveProperty('counts');
  });
});

test.each([
  [['usage']],
  [['usage', '--json', '--debug']],
  [['usage', '--format', 'markdown']],
  [['snapshot', '--counts']],
  [['snapshot', '--counts', '--json']],
])('no record of the help desk is seen in %j, whatever goes wrong', async (args) => {
  const broken: Reply = (response, request, body) => {
    const assets = { error: MARKS.join(' '), object_count: MARKS[0], assets: { User: { 1: { lastname: MARKS[0] } } } };
    const replies = [count, json(500, assets), json(200, assets), json(403, assets)];
    replies[body.length % replies.length]?.(response, request, body);
  };
  for (const reply of [count, broken]) {
    const { stdout, stderr } = await run(reply, ...args);
    for (const mark of MARKS) expect(`${stdout}${stderr}`).not.toContain(mark);
  }
});

test.each([
  ['integer', { min: 0, max: 9, default: 3 }, 3, 4],
  ['input', { type: 'text', maxlength: 20, default: 'none' }, 'none', 'some'],
] as const)(
  'usage says of an %s that it holds only its default, until a record holds more',
  async (type, option, usual, other) => {
    await withSandbox({}, async ({ url, desk }) => {
      await ask(url, 'POST', ATTRIBUTES, { ...definition('level'), data_type: type, data_option: option });
      await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
      const cwd = await projectOn(url);
      const told = async (): Promise<string> =>
        (await runDeskform(['usage', 'Ticket.level'], { cwd, env: { DESK_TOKEN: TOKEN } })).stdout;
      addRecord(desk, 'Ticket', { title: 'usual', level: usual });
      expect(await told()).toContain('1 holds only the default: Ticket.level.');
      addRecord(desk, 'Ticket', { title: 'other', level: other });
      expect(await told()).not.toContain('only the default');
    });
  },
);
