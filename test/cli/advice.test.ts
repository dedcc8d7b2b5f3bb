import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import type { Release } from '../../src/model/release.ts';
import type { Desk } from '../../src/sandbox/model/desk.ts';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { someOf } from '../deep.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { DESK_OF_ENVIRONMENT, folderWith } from '../files/temporary-project.ts';
import { type Ran, runDeskform, start, startDesk, type Where } from '../program.ts';
import { migrateInPart, PART_MIGRATED, unblock } from '../run/part-migrated.ts';
import { ATTRIBUTES, ask, definition, TOKEN, withSandbox } from '../sandbox/support.ts';
import { runAtTerminal } from './in-process.ts';

/** Each command that a message advises is run as it stands, in the state in which it is advised. */

interface Scene extends Pick<RunningSandbox, 'url' | 'desk'>, Required<Where> {
  readonly run: (line: string) => Promise<Ran>;
  readonly write: (file: string, text: string) => Promise<void>;
  readonly drop: (file: string) => Promise<void>;
  /** A request by hand; its status. */
  readonly send: (method: string, path: string, body?: JsonObject) => Promise<unknown>;
}

interface Situation {
  readonly files?: Readonly<Record<string, string>>;
  readonly faults?: readonly FaultRule[];
  readonly release?: Release;
  readonly given?: (scene: Scene) => Promise<unknown>;
  /** The command that gives the advice. */
  readonly line: string;
  /** What happens on the help desk while that command runs, at a text that it says. */
  readonly meanwhile?: { readonly when: string; readonly does: (scene: Scene) => void };
  /** What a person does first, where the advice of a command says so. */
  readonly first?: Readonly<Record<string, (scene: Scene) => Promise<unknown>>>;
  /** Every command that is advised, and how it ends. */
  readonly advice: Readonly<Record<string, number>>;
}

const field = (name: string, settings = 'data_type: date'): string =>
  `  - { name: ${name}, display: ${name}, ${settings} }\n`;
const fields = (...entries: readonly string[]): string => `object: Ticket\nattributes:\n${entries.join('')}`;
const FILES = {
  'deskform.yaml': DESK_OF_ENVIRONMENT.replace('} } }', '}, timeout: 1s, restart: { expect: none, wait: 1s } } }'),
  'attributes/ticket.yaml': fields(field('floor')),
};
/** The same, with a restart that is waited for. */
const WATCHED_FOR_A_SECOND = {
  ...FILES,
  'deskform.yaml': DESK_OF_ENVIRONMENT.replace('} } }', '}, restart: { expect: 1s, wait: 1s } } }'),
};
const MIGRATION = '/api/v1/object_manager_attributes_execute_migrations';
const FAILING_MIGRATION = { path: MIGRATION, do: 'status', status: 500 } as const;
const migrated = async ({ send }: Scene, name: string, settings: JsonObject = {}): Promise<void> => {
  await send('POST', ATTRIBUTES, { ...definition(name), ...settings });
  await send('POST', `${ATTRIBUTES}_execute_migrations`);
};
const staged = ({ send }: Scene, name: string): Promise<unknown> => send('POST', ATTRIBUTES, definition(name));
const changeFiles = ({ write }: Scene): Promise<void> =>
  write('attributes/ticket.yaml', fields(field('floor'), field('wing')));

const interrupted: Pick<Situation, 'faults' | 'given'> = {
  faults: [{ ...FAILING_MIGRATION }],
  given: ({ run }) => run('apply --yes'),
};

const restoreFiles = ({ write }: Scene): Promise<void> =>
  write('attributes/ticket.yaml', FILES['attributes/ticket.yaml']);

/** A row of the desk, to be changed by hand. */
function rowOf({ desk }: Scene, name: string): Desk['rows'][number] {
  const row = desk.rows.find((one) => one.name === name);
  if (row === undefined) throw new Error(`the desk has no ${name}`);
  return row;
}

/** A person looks why the service does not start, and starts it. */
async function untilItAnswers({ send }: Scene): Promise<void> {
  while ((await send('GET', ATTRIBUTES).catch(() => undefined)) !== 200) await sleep(200);
}

/** A person may declare what is pending, migrate it, or take it away: each is one way on. */
const ways = (name: string, situation: Situation, each: NonNullable<Situation['first']>): Record<string, Situation> =>
  Object.fromEntries(
    Object.entries(each).map(([way, does]) => [`${name}; a person ${way}`, { ...situation, first: { plan: does } }]),
  );
const declares = ({ write }: Scene): Promise<void> =>
  write(
    'attributes/ticket.yaml',
    fields(field('floor', 'data_type: select, data_option: { options: { a: A, b: B } }')),
  );

const foreignCreation = ways(
  'a foreign attribute that waits',
  { given: (scene) => staged(scene, 'floor'), line: 'plan', advice: { plan: 0 } },
  {
    'declares it': declares,
    'removes it': (scene) => scene.send('DELETE', `${ATTRIBUTES}/${rowOf(scene, 'floor').id}`),
  },
);

const foreignChange = ways(
  'a foreign change that waits',
  {
    files: {
      ...FILES,
      'attributes/ticket.yaml': fields(field('floor', 'data_type: select, data_option: { options: { a: A, c: C } }')),
    },
    given: async (scene) => {
      await migrated(scene, 'floor', { data_option: { options: { a: 'A' } } });
      await scene.send('PUT', `${ATTRIBUTES}/${rowOf(scene, 'floor').id}`, definition('floor'));
    },
    line: 'plan',
    advice: { plan: 0 },
  },
  {
    'declares it': declares,
    'migrates it': async (scene) => {
      await scene.send('POST', `${ATTRIBUTES}_execute_migrations`);
      await scene.write(
        'attributes/ticket.yaml',
        fields(field('floor', 'data_type: select, data_option: { options: { a: A, b: B, c: C } }')),
      );
    },
    'discards it': (scene) => scene.send('POST', `${ATTRIBUTES}_discard_changes`),
  },
);

const floorWith = (screens: JsonObject): JsonObject => ({
  ...definition('floor'),
  data_type: 'date',
  data_option: { diff: 24 },
  screens,
});

const harmfulChange = ways(
  'a pending change that harms',
  {
    files: {
      ...FILES,
      'attributes/ticket.yaml': fields(field('floor', 'data_type: date, data_option: { diff: 24 }, ignore: [screens]')),
    },
    given: ({ send }) => send('POST', ATTRIBUTES, floorWith({ edit: { 'ticket.agent': 'shown' } })),
    line: 'plan',
    advice: { plan: 0 },
  },
  {
    'corrects it': (scene) => scene.send('PUT', `${ATTRIBUTES}/${rowOf(scene, 'floor').id}`, floorWith({})),
    'removes it': (scene) => scene.send('DELETE', `${ATTRIBUTES}/${rowOf(scene, 'floor').id}`),
  },
);

const shorter = field(
  'floor',
  'data_type: input, data_option: { type: text, maxlength: 80 }, accept: [shorter_maxlength]',
);

const SITUATIONS: Readonly<Record<string, Situation>> = {
  'no project': {
    given: async ({ drop }) => Promise.all([drop('deskform.yaml'), drop('attributes')]),
    line: 'plan',
    advice: { 'init --url ADDRESS': 0 },
  },
  'an empty project': {
    given: ({ write }) => write('deskform.yaml', ''),
    line: 'plan',
    advice: {},
  },
  'init without an address': {
    given: async ({ drop }) => Promise.all([drop('deskform.yaml'), drop('attributes')]),
    line: 'init',
    advice: { 'init --url https://helpdesk.example.com': 0 },
  },
  'after init': {
    given: async ({ drop }) => Promise.all([drop('deskform.yaml'), drop('attributes')]),
    line: 'init --url ADDRESS',
    advice: {
      'doctor # checks the connection and the permissions': 0,
      'plan # shows what an apply would change; never writes': 0,
    },
  },
  'files in another form': {
    given: ({ write }) => write('attributes/ticket.yaml', FILES['attributes/ticket.yaml'].replace('floor', '"floor"')),
    line: 'fmt --check',
    advice: { fmt: 0 },
  },
  'several targets for one': {
    line: 'undo --target all',
    advice: { 'targets --json': 0 },
  },
  'no such code': { line: 'explain qqqqqqqq', advice: { explain: 0 } },
  'after a plan with --out': {
    line: 'plan --out plan.json',
    advice: { 'apply --plan plan.json': 0 },
  },
  'a plan file that is none': {
    given: ({ write }) => write('plan.json', '{}'),
    line: 'apply --plan plan.json --yes',
    advice: { 'plan --out plan.json': 0 },
  },
  'a plan file that was edited': {
    given: async ({ run, write, cwd }) => {
      await run('plan --out plan.json');
      await write('plan.json', readFileSync(join(cwd, 'plan.json'), 'utf8').replaceAll('"floor"', '"other"'));
    },
    line: 'apply --plan plan.json --yes',
    advice: { 'plan --out plan.json': 0 },
  },
  'a stale plan file': {
    given: async (scene) => {
      await scene.run('plan --out plan.json');
      await changeFiles(scene);
    },
    line: 'apply --plan plan.json --yes',
    advice: { plan: 0 },
  },
  'a short digest': { line: 'apply --expect d1.12 --yes', advice: { 'plan --json': 0 } },
  'a list that is none': {
    given: ({ write }) => write('list.json', '{}'),
    line: 'plan --live list.json',
    advice: { 'snapshot --out FILE': 0 },
  },
  'a list of another help desk': {
    given: async ({ run, write, cwd, url }) => {
      await run('snapshot --out list.json');
      await write(
        'list.json',
        readFileSync(join(cwd, 'list.json'), 'utf8').replaceAll(url, 'https://other.example.com'),
      );
    },
    line: 'plan --live list.json',
    advice: { 'snapshot --target default --out default.json': 0 },
  },
  'a plan file of a help desk that changed': {
    given: async (scene) => {
      await migrated(scene, 'floor', { data_type: 'date', data_option: { diff: 24 } });
      await scene.run('plan --out plan.json');
      Object.assign(rowOf(scene, 'floor'), { display: 'By hand' });
    },
    line: 'apply --plan plan.json --yes',
    advice: { plan: 0 },
  },
  'a pending set that moved during the apply': {
    line: 'apply --yes',
    meanwhile: {
      when: 'staged Ticket.floor',
      does: (scene) => scene.desk.rows.push({ ...rowOf(scene, 'floor'), id: 900, name: 'theirs' }),
    },
    advice: { plan: 3 },
  },
  'an attribute that changed before its deletion': {
    files: { ...FILES, 'attributes/ticket.yaml': fields(field('floor'), '  - { name: door, state: absent }\n') },
    given: (scene) => migrated(scene, 'door'),
    line: 'apply --yes --allow-destroy Ticket.door',
    meanwhile: {
      when: 'staged Ticket.floor',
      does: (scene) => {
        Object.assign(rowOf(scene, 'door'), { display: 'By hand' });
      },
    },
    advice: { plan: 0 },
  },
  'a label that is missing on the help desk': {
    release: '7.1',
    files: { ...FILES, 'attributes/ticket.yaml': fields('  - { name: door, state: absent }\n') },
    given: async (scene) => {
      await migrated(scene, 'door');
      Object.assign(rowOf(scene, 'door'), { display: '' });
    },
    line: 'plan',
    first: {
      plan: async (scene) => {
        Object.assign(rowOf(scene, 'door'), { display: 'Door' });
      },
    },
    advice: { plan: 0 },
  },
  ...foreignCreation,
  ...foreignChange,
  ...harmfulChange,
  'long values that nobody could count before the migration': {
    files: { ...FILES, 'attributes/ticket.yaml': fields(shorter) },
    faults: [{ path: '/api/v1/tickets/selector', do: 'status', status: 500, nth: 5 }],
    given: (scene) => migrated(scene, 'floor', { data_type: 'input', data_option: { type: 'text', maxlength: 120 } }),
    line: 'apply --yes',
    advice: { apply: 0 },
  },
  'very many attributes': {
    files: {
      ...FILES,
      'attributes/ticket.yaml': fields(...Array.from({ length: 201 }, (_, index) => field(`floor_${index}`))),
    },
    line: 'validate',
    advice: { usage: 0 },
  },
  'a drift': {
    given: async (scene) => {
      await scene.run('apply --yes');
      Object.assign(scene.desk.rows.find(({ name }) => name === 'floor') ?? {}, { display: 'By hand' });
    },
    line: 'drift',
    advice: { apply: 0, 'import --accept Ticket.floor': 0 },
  },
  'a drift that no apply reverts': {
    given: async (scene) => {
      await scene.run('apply --yes');
      const row = scene.desk.rows.find(({ name }) => name === 'floor');
      await scene.send('DELETE', `${ATTRIBUTES}/${row?.id}`);
    },
    line: 'drift',
    advice: { plan: 3 },
  },
  'an attribute that is declared otherwise': {
    given: async (scene) => {
      await scene.run('apply --yes');
      Object.assign(scene.desk.rows.find(({ name }) => name === 'floor') ?? {}, { display: 'By hand' });
    },
    line: 'import',
    advice: { 'import --accept Ticket.floor': 0 },
  },
  'a migration that failed': {
    faults: [FAILING_MIGRATION],
    line: 'apply --yes',
    advice: { resume: 0, undo: 0 },
  },
  'the status of an interrupted apply': {
    ...interrupted,
    line: 'status',
    advice: { resume: 0, undo: 0 },
  },
  'the status of an apply that an undo took back in part': {
    files: { ...FILES, 'attributes/ticket.yaml': PART_MIGRATED },
    given: async (scene) => {
      await migrateInPart(scene, scene);
      await scene.run('undo --yes');
    },
    line: 'status',
    first: {
      resume: async (scene) => unblock(scene),
      apply: ({ write }) => write('attributes/ticket.yaml', PART_MIGRATED.replace(/.*newy.*\n/u, '')),
    },
    advice: { apply: 0, resume: 0 },
  },
  'files with an error after an interrupted apply': {
    ...interrupted,
    given: async (scene) => {
      await scene.run('apply --yes');
      await scene.write('attributes/ticket.yaml', 'object: Ticket\nattributes: [\n');
    },
    line: 'status',
    first: { resume: restoreFiles, undo: restoreFiles },
    advice: { validate: 1, resume: 0, undo: 0 },
  },
  'an interrupted apply of other files': {
    ...interrupted,
    given: async (scene) => {
      await scene.run('apply --yes');
      await changeFiles(scene);
    },
    line: 'resume --yes',
    first: { resume: restoreFiles },
    advice: { apply: 0, resume: 0, undo: 0 },
  },
  'nothing to resume': { line: 'resume --yes', advice: { apply: 0 } },
  'a request whose answer is lost': {
    faults: [{ method: 'POST', path: '/api/v1/object_manager_attributes', do: 'late', times: 3 }],
    line: 'apply --yes',
    advice: { status: 0 },
  },
  'a pending change whose definition left the files': {
    ...interrupted,
    given: async (scene) => {
      await scene.run('apply --yes');
      await scene.write('attributes/ticket.yaml', fields(field('wing')));
    },
    line: 'plan',
    advice: { undo: 0 },
  },
  'discarding without the name': {
    given: (scene) => staged(scene, 'theirs'),
    line: 'undo --discard-everything other',
    advice: {},
  },
  'a migration that fails, with journals elsewhere': {
    faults: [FAILING_MIGRATION],
    line: 'apply --yes --journal kept --target default',
    advice: { 'resume --target default --journal kept': 0, 'undo --target default --journal kept': 0 },
  },
  'a status that finds it': {
    faults: [FAILING_MIGRATION],
    given: ({ run }) => run('apply --yes --journal kept'),
    line: 'status --journal kept --target default',
    advice: { 'resume --target default --journal kept': 0, 'undo --target default --journal kept': 0 },
  },
  'a restart that was not seen': {
    files: WATCHED_FOR_A_SECOND,
    line: 'apply --yes',
    advice: { resume: 0 },
  },
  'a restart that does not come back': {
    faults: [{ path: MIGRATION, do: 'outage', seconds: 5, when: 'answered' }],
    files: WATCHED_FOR_A_SECOND,
    line: 'apply --yes',
    first: { resume: untilItAnswers, status: untilItAnswers },
    advice: { resume: 0, status: 0 },
  },
  'a migration whose answer is lost, without an effect': {
    faults: [{ path: MIGRATION, do: 'reset-before' }],
    line: 'apply --yes',
    advice: { resume: 0, status: 0 },
  },
  'a change that is pending again after the migration': {
    files: {
      ...FILES,
      'attributes/ticket.yaml': fields(field('floor', 'data_type: select, data_option: { options: { a: A, b: B } }')),
    },
    given: (scene) => migrated(scene, 'floor', { data_option: { options: { a: 'A' } } }),
    line: 'apply --yes',
    meanwhile: {
      when: 'migrated',
      // As where a request arrives late.
      does: (scene) => {
        const row = rowOf(scene, 'floor');
        Object.assign(row, { to_config: true, data_option_new: structuredClone(row.data_option) });
      },
    },
    advice: { resume: 0 },
  },
  'a change by hand right after the migration': {
    line: 'apply --yes',
    meanwhile: {
      when: 'migrated',
      does: (scene) => {
        Object.assign(rowOf(scene, 'floor'), { display: 'By hand' });
      },
    },
    advice: { plan: 0 },
  },
  'a definition that nobody has imported in this form': {
    files: { ...FILES, 'attributes/ticket.yaml': 'object: "Ticket"\nattributes: []\n' },
    given: (scene) => migrated(scene, 'door'),
    line: 'import',
    advice: { fmt: 0 },
  },
};

async function inSituation<T>(
  { files = FILES, faults = [], release = '6.5', given }: Situation,
  use: (scene: Scene) => Promise<T>,
): Promise<T> {
  const cwd = await folderWith(files);
  return withSandbox({ faults, release }, async ({ url, desk }) => {
    const env = { DESKFORM_URL: url, DESKFORM_TOKEN: TOKEN };
    const scene: Scene = {
      url,
      desk,
      cwd,
      env,
      run: (line) => runDeskform(line.replace('ADDRESS', url).split(' '), { cwd, env }),
      write: (file, text) => writeFile(join(cwd, file), text),
      drop: (file) => rm(join(cwd, file), { recursive: true }),
      send: async (method, path, body) => (await ask(url, method, path, body)).status,
    };
    await given?.(scene);
    return use(scene);
  });
}

function perform({ line, meanwhile }: Situation, scene: Scene): Promise<Ran> {
  if (meanwhile === undefined) return scene.run(line);
  const { when, does } = meanwhile;
  return runAtTerminal(line.split(' '), { cwd: scene.cwd, env: scene.env, when, does: () => does(scene) });
}

/** The commands in backticks, and those that stand at the end of a line of their own. */
function advisedIn({ stdout, stderr }: Ran): readonly string[] {
  const text = `${stdout}\n${stderr}`;
  const commands = [
    ...text.matchAll(/`deskform ([a-z][^`]*)`/gu),
    ...text.matchAll(/(?:^ *|: |→ )deskform ([a-z][^`]*?)$/gmu),
  ].map(([, command = '']) => command.replaceAll(/\s+/gu, ' '));
  return [...new Set(commands)].sort();
}

describe.each(someOf(Object.entries(SITUATIONS), 16))('%s', (_, situation) => {
  test('advises these commands', async () => {
    const seen = await inSituation(situation, (scene) => perform(situation, scene));
    expect([advisedIn(seen), seen]).toEqual([Object.keys(situation.advice).sort(), seen]);
  });

  test.each(Object.entries(situation.advice))('%s works', async (command, exitStatus) => {
    await inSituation(situation, async (scene) => {
      await perform(situation, scene);
      await situation.first?.[command]?.(scene);
      const asks = /^(?:apply|resume|undo)\b/u.test(command) && !command.includes('--yes');
      const typed = command.replace(/ *#.*/u, '');
      const seen = await scene.run(asks ? `${typed} --yes` : typed);
      expect({ ...seen, exitStatus: seen.exitStatus }).toEqual({ ...seen, exitStatus });
    });
  });
});

test('a sandbox that runs advises a doctor and an init that work', async () => {
  const cwd = await folderWith({});
  const desk = await startDesk([], { cwd });
  try {
    const [, token = '', doctor = ''] = /DESKFORM_TOKEN=(\S+) deskform (doctor .*)$/mu.exec(desk.said()) ?? [];
    const where = { cwd, env: { DESKFORM_TOKEN: token } };
    for (const line of [doctor, `init --url ${desk.url}`, 'plan'])
      expect([line, await runDeskform(line.split(' '), where)]).toEqual([
        line,
        expect.objectContaining({ exitStatus: 0 }),
      ]);
  } finally {
    await desk.stop();
  }
});

test('after a second Ctrl-C, status says whether the request has arrived', async () => {
  const faults: readonly FaultRule[] = [
    { method: 'POST', path: `/api/v1/${ATTRIBUTES}`, do: 'delay', seconds: 5, when: 'after' },
  ];
  await inSituation({ faults, line: '', advice: {} }, async (scene) => {
    const child = start(['apply', '--yes'], scene);
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/A second Ctrl-C[^\n]*\n$/u.test(said)) child.kill('SIGINT');
    });
    const ended = once(child, 'close');
    while (!scene.desk.rows.some(({ name }) => name === 'floor')) await sleep(20);
    child.kill('SIGINT');
    expect([(await ended)[0], advisedIn({ exitStatus: 130, stdout: '', stderr: said })]).toEqual([130, ['status']]);
    expect(await scene.run('status')).toMatchObject({ exitStatus: 0, stdout: expect.stringContaining('Ticket.floor') });
  });
});

/** Words that other tools have for what deskform does. */
const WORDS_OF_OTHERS: readonly string[] = [
  ...[
    'diff',
    'preview',
    'dry-run',
    'sync',
    'deploy',
    'up',
    'push',
    'destroy',
    'refresh',
    'workspace',
    'force-unlock',
    'delete',
    'dump',
    'export',
    'pull',
    'get',
  ],
  ...['ping', 'check', 'lint', 'rollback', 'discard', 'version'],
  ...['plan', 'apply', 'fmt', 'validate', 'targets', 'status'].flatMap((command) =>
    [
      '--dry-run',
      '--force',
      '--approve',
      '--auto-approve',
      '--env',
      '--environment',
      '--workspace',
      '--file',
      '--output',
    ]
      .map((option) => `${command} ${option}`)
      .concat(`${command} --no-color`),
  ),
];

test('what is advised for the words of other tools is a command that deskform has', async () => {
  await inSituation({ line: '', advice: {} }, async ({ run }) => {
    for (const word of WORDS_OF_OTHERS) {
      const { exitStatus, stderr } = await run(word);
      // Some of them are options here too.
      if (exitStatus !== 64 || !stderr.includes('→')) continue;
      const [, advised = stderr] = /(?:→|then run:|See:) deskform (.*)$/mu.exec(stderr) ?? [];
      const typed = advised.replaceAll('NAME', 'default');
      expect([word, advised, (await run(typed)).stderr]).toEqual([
        word,
        advised,
        expect.not.stringContaining('unknown'),
      ]);
    }
  });
});
