import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../src/helpdesk/connection.ts';
import { connectCounter, countFilled } from '../../src/helpdesk/counter.ts';
import type { WriteOutcome } from '../../src/helpdesk/writer.ts';
import { connectHelpDesk, type HelpDesk } from '../../src/helpdesk/writer.ts';
import { DATA_TYPES, type DataType } from '../../src/model/data-types.ts';
import type { PresentDefinition } from '../../src/model/definition.ts';
import type { JsonObject, JsonValue } from '../../src/model/json.ts';
import { isStaged, type LiveAttribute } from '../../src/model/live-attribute.ts';
import { fill } from '../../src/model/normal-form.ts';
import type { RecordCount } from '../../src/model/record-count.ts';
import { deskRelease, holdsOn, NEWEST_RELEASE, RELEASES, type Release } from '../../src/model/release.ts';
import { releaseOfRows } from '../../src/model/seeds.ts';
import { stepsOf } from '../../src/plan/plan.ts';
import { rowToCreate } from '../../src/plan/wanted-row.ts';
import { type RunningSandbox, startSandbox } from '../../src/sandbox/sandbox.ts';
import { inYaml, planFor } from '../plan/builders.ts';

/**
 * What deskform relies on, asked of a help desk over HTTP: always of the sandbox of each release, and of a real one when
 * DESKFORM_CONTRACT_URL and DESKFORM_CONTRACT_TOKEN are set. It makes only attributes whose names begin with PREFIX,
 * does not start where anything is staged, and deletes what it made. On a real desk its migrations restart the service, and
 * it writes into the first ticket: the token needs admin and ticket.agent.
 */
const PREFIX = 'deskform_contract_';
const { DESKFORM_CONTRACT_URL: realUrl, DESKFORM_CONTRACT_TOKEN: realToken } = process.env;
const BACK_AFTER_MS = 60_000;

interface Subject {
  readonly name: string;
  readonly release: Release | undefined;
  readonly url: string | undefined;
  readonly token: string;
}

const SUBJECTS: readonly Subject[] = [
  ...RELEASES.map((release) => ({ name: `the sandbox of ${release}`, release, url: undefined, token: 'contract' })),
  ...(realUrl === undefined ? [] : [{ name: realUrl, release: undefined, url: realUrl, token: realToken ?? '' }]),
];

const MINIMAL: Readonly<Record<DataType, JsonObject>> = {
  input: { type: 'text', maxlength: 120 },
  textarea: { maxlength: 500 },
  richtext: { maxlength: 500 },
  integer: { min: 0, max: 99 },
  boolean: { options: { true: 'yes', false: 'no' } },
  date: {},
  datetime: { future: true, past: true },
  select: { options: { a: 'A', b: 'B' } },
  multiselect: { options: { a: 'A', b: 'B' } },
  tree_select: { options: [{ name: 'North', value: 'North', children: [{ name: 'Pier', value: 'North::Pier' }] }] },
  multi_tree_select: { options: [{ name: 'North', value: 'North' }] },
  checkbox: { options: { a: 'A' } },
  user_autocompletion: {},
  autocompletion_ajax_external_data_source: { search_url: 'https://x.example/?q=#{search.term}' },
  active: {},
};

/** A value of each type that a ticket can be given. */
const VALUES: Readonly<Record<DataType, JsonValue>> = {
  input: 'a text',
  textarea: 'two\nlines',
  richtext: '<b>bold</b>',
  integer: 7,
  boolean: true,
  date: '2026-11-28',
  datetime: '2026-11-28T10:00:00.000Z',
  select: 'a',
  multiselect: ['a', 'b'],
  tree_select: 'North::Pier',
  multi_tree_select: ['North'],
  checkbox: 'a',
  user_autocompletion: 1,
  autocompletion_ajax_external_data_source: { value: '1', label: 'One' },
  active: true,
};

describe.each(SUBJECTS)('$name', ({ release: known, url, token }) => {
  let sandbox: RunningSandbox | undefined;
  let desk: HelpDesk;
  let connection: Connection;
  let release: Release = known ?? NEWEST_RELEASE;

  const definition = (name: string, type: DataType, option: JsonObject = MINIMAL[type]): PresentDefinition =>
    inYaml({ object: 'Ticket', name: `${PREFIX}${name}`, display: 'Contract', type, option });
  const find = async (name: string): Promise<LiveAttribute> => {
    const row = (await desk.reader.listAttributes()).find((live) => live.name === `${PREFIX}${name}`);
    if (row === undefined) throw new Error(`${name} is not in the list`);
    return row;
  };
  const done = async (outcome: Promise<WriteOutcome<unknown>>): Promise<void> => {
    expect((await outcome).outcome).toBe('answered');
  };
  const refused = async (outcome: Promise<WriteOutcome<unknown>>): Promise<number> => {
    const result = await outcome;
    return result.outcome === 'refused' ? result.status : 0;
  };
  /** Migrates, and waits until a service that restarts itself is back for good. */
  const migrate = async (): Promise<void> => {
    await done(desk.writer.executeMigrations());
    if (url === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    const end = Date.now() + BACK_AFTER_MS;
    while (Date.now() < end && (await desk.reader.lookOnce()) === 'away')
      await new Promise((resolve) => setTimeout(resolve, 500));
  };
  const put = async (name: string, change: Partial<LiveAttribute>): Promise<void> => {
    const live = await find(name);
    await done(desk.writer.updateAttribute(live.id, { ...live, ...change }));
  };
  const removeAll = async (): Promise<void> => {
    const ours = (await desk.reader.listAttributes()).filter(({ name }) => name.startsWith(PREFIX));
    for (const { id } of ours) await desk.writer.deleteAttribute(id);
    if (ours.length > 0) await migrate();
  };

  const askForTickets = async (method: string, path: string, body?: JsonObject): Promise<string> => {
    const answer = await fetch(`${connection.url}/api/v1/tickets${path}`, {
      method,
      headers: { authorization: `Token token=${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    return text;
  };
  const usedBy = async (rows: readonly LiveAttribute[]): Promise<ReadonlyMap<string, unknown>> => {
    const counter = connectCounter(connection, deskRelease(release));
    try {
      const counts = rows.map(async (row) => [row.name, recordsOf(await countFilled(counter, row))] as const);
      return new Map(await Promise.all(counts));
    } finally {
      await counter.close();
    }
  };

  beforeAll(async () => {
    sandbox =
      url === undefined
        ? await startSandbox({
            release,
            port: 0,
            storeFile: undefined,
            token,
            restart: undefined,
          })
        : undefined;
    connection = {
      url: url ?? sandbox?.url ?? '',
      credentials: { kind: 'token', token },
      onBehalfOf: undefined,
      tls: { ca: undefined, cert: undefined, key: undefined },
      proxy: undefined,
      timeoutMs: 30_000,
      headers: {},
    };
    desk = connectHelpDesk(connection, 0);
    const rows = await desk.reader.listAttributes();
    const staged = rows.filter(isStaged).map(({ key }) => key);
    if (staged.length > 0) throw new Error(`the contract does not start: ${staged.join(', ')} wait for a migration`);
    release = known ?? releaseOfRows(rows)?.rules ?? NEWEST_RELEASE;
    const here = release;
    const migratable = Object.entries(DATA_TYPES).filter(([, { span }]) => holdsOn(here, span));
    for (const [type] of migratable)
      if (isType(type)) await done(desk.writer.createAttribute(rowToCreate(definition(type, type))));
  }, 120_000);

  afterAll(async () => {
    await removeAll();
    await desk.close();
    await sandbox?.close();
  }, 180_000);

  test('a new row of every type waits for its column, with what the service fills in', async () => {
    const ours = (await desk.reader.listAttributes()).filter(({ name }) => name.startsWith(PREFIX));
    expect(ours.map(({ waiting_for }) => waiting_for)).toEqual(ours.map(() => ['creation', 'column-change']));
    for (const row of ours)
      if (isType(row.data_type)) expect(row.data_option).toEqual(fill(row.data_type, MINIMAL[row.data_type]));
    expect(ours.length).toBeGreaterThanOrEqual(14);
  });

  test('once migrated, no row of any type differs from its definition', async () => {
    await migrate();
    const rows = await desk.reader.listAttributes();
    const wanted = rows.flatMap(({ name, data_type }) =>
      name.startsWith(PREFIX) && isType(data_type) ? [definition(data_type, data_type)] : [],
    );
    const plan = planFor(wanted, rows, { release: deskRelease(release) });
    expect(stepsOf(plan)).toEqual([]);
    expect(plan.document.decisions.filter(({ action }) => action === 'refuse')).toEqual([]);
  }, 120_000);

  test('a ticket takes a value of each type, and the numbers of usage are those that were written', async () => {
    const ours = (await desk.reader.listAttributes()).filter(({ name }) => name.startsWith(PREFIX));
    const values = ours.flatMap(({ name, data_type }) =>
      isType(data_type) ? [[name, VALUES[data_type]] as const] : [],
    );
    const before = await usedBy(ours);
    const [ticket] = JSON.parse(await askForTickets('GET', '?per_page=1')) as readonly JsonObject[];
    const stored = JSON.parse(await askForTickets('PUT', `/${ticket?.id}`, Object.fromEntries(values)));
    expect(stored).toMatchObject(Object.fromEntries(values));
    const after = await usedBy(ours);
    const told = ours.map(({ name, data_type }) => [data_type, before.get(name), after.get(name)]);
    expect(told).toEqual(ours.map(({ data_type }) => [data_type, 0, 1]));
  }, 60_000);

  test('a label with an emoji is stored as it was sent, or the answer says what is stored', async () => {
    const sent = 'Mood 😀 x';
    const live = await find('user_autocompletion');
    const outcome = await desk.writer.updateAttribute(live.id, { ...live, display: sent });
    const { display } = await find('user_autocompletion');
    expect(outcome).toMatchObject({ outcome: 'answered', body: { display } });
    if (url === undefined) expect(display).toBe(sent);
  });

  test('a label is in force at once and waits all the same', async () => {
    await put('input', { display: 'Renamed' });
    expect(await find('input')).toMatchObject({ display: 'Renamed', waiting_for: ['settings'] });
  });

  test('a longer limit waits, for its column too', async () => {
    const live = await find('textarea');
    await put('textarea', { data_option: { ...live.data_option, maxlength: 600 } });
    expect(await find('textarea')).toMatchObject({
      data_option: { maxlength: 500 },
      data_option_new: { maxlength: 600 },
      waiting_for: ['column-change', 'settings'],
    });
  });

  test('screens with the live data_option are in force, and nothing waits', async () => {
    await put('select', { screens: { edit: { 'ticket.agent': { shown: true } } } });
    expect(await find('select')).toMatchObject({
      screens: { edit: { 'ticket.agent': { shown: true } } },
      waiting_for: [],
    });
  });

  test('putting the old data_option back does not cancel what is staged', async () => {
    const live = await find('tree_select');
    await put('tree_select', { data_option: { ...live.data_option, note: 'staged' } });
    await put('tree_select', { data_option: live.data_option });
    expect(await find('tree_select')).toMatchObject({
      data_option_new: { note: 'staged' },
      waiting_for: ['settings'],
    });
  });

  test('a deletion is only marked, blocks its name, and a PUT does not take it back', async () => {
    const live = await find('date');
    await done(desk.writer.deleteAttribute(live.id));
    expect(await find('date')).toMatchObject({ deletable: true, waiting_for: expect.arrayContaining(['deletion']) });
    expect(await refused(desk.writer.createAttribute(rowToCreate(definition('date', 'date'))))).toBe(422);
    await put('date', { display: 'Still going' });
    expect((await find('date')).waiting_for).toContain('deletion');
  });

  test.each([
    ['a type that does not change', 'integer', { data_type: 'input', data_option: MINIMAL.input }],
    ['no limit', 'richtext', { data_option: {} }],
  ] as const)('%s is refused with 422', async (_, name, change) => {
    const live = await find(name);
    expect(await refused(desk.writer.updateAttribute(live.id, { ...live, ...change }))).toBe(422);
  });

  test('a row is found by its name, whatever the id in the path', async () => {
    const live = await find('checkbox');
    await done(desk.writer.updateAttribute(1, { ...live, display: 'Found' }));
    expect(await find('checkbox')).toMatchObject({ display: 'Found' });
  });

  test('the migration lets everything through, and drops what was marked', async () => {
    await migrate();
    const rows = (await desk.reader.listAttributes()).filter(({ name }) => name.startsWith(PREFIX));
    expect(rows.filter(isStaged)).toEqual([]);
    expect(rows.map(({ name }) => name)).not.toContain(`${PREFIX}date`);
    expect(await find('textarea')).toMatchObject({ data_option: { maxlength: 600 } });
  }, 120_000);
});

/** The number, or why there is none. */
function recordsOf(count: RecordCount): unknown {
  return 'records' in count ? count.records : count;
}

function isType(text: string): text is DataType {
  return Object.hasOwn(DATA_TYPES, text);
}
