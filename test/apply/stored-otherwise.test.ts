import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';
import { RELEASES } from '../../src/model/release.ts';
import { byDepth } from '../deep.ts';
import { folderWith } from '../files/temporary-project.ts';
import { runDeskform } from '../program.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';

/** What stands between deskform and the help desk, and makes another row of one that is sent. */
type Alteration = (row: JsonObject) => JsonObject;

/** Alters the bodies of POST and PUT as long as it is told to. */
interface Relay {
  readonly url: string;
  alter: Alteration | undefined;
  /** How many rows were altered. */
  altered: number;
  /** How many rows it leaves alone before. */
  spares: number;
  only: 'one' | 'all';
}

async function withRelay(desk: string, run: (relay: Relay) => Promise<void>): Promise<void> {
  const server = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      const { method = '', url = '' } = asked;
      const isRow = (method === 'POST' && url.endsWith('/object_manager_attributes')) || method === 'PUT';
      const text = Buffer.concat(parts).toString('utf8');
      const body = isRow ? alterNext(text) : text;
      const headers = { ...asked.headers, 'content-length': String(Buffer.byteLength(body)) };
      const passed = request(new URL(url, desk), { method, headers }, (from) => {
        answer.writeHead(from.statusCode ?? 500, from.headers);
        from.pipe(answer);
      });
      passed.end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const relay: Relay = { url: `http://127.0.0.1:${port}`, alter: undefined, altered: 0, spares: 0, only: 'all' };
  function alterNext(text: string): string {
    const { alter, spares, only } = relay;
    if (alter === undefined || (only === 'one' && relay.altered > 0)) return text;
    relay.spares -= 1;
    if (spares > 0) return text;
    relay.altered += 1;
    return JSON.stringify(alter(JSON.parse(text)));
  }
  try {
    await run(relay);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const inside =
  (key: string, change: (value: JsonObject) => JsonObject): Alteration =>
  (row) => {
    const value = row[key];
    return { ...row, [key]: change(isJsonObject(value) ? value : {}) };
  };
const without = (map: JsonObject, at: number): JsonObject => {
  const keys = Object.keys(map);
  return Object.fromEntries(Object.entries(map).filter(([key]) => key !== keys[at % Math.max(1, keys.length)]));
};
const put = (map: JsonObject, at: number, value: JsonValue): JsonObject => {
  const keys = Object.keys(map);
  const key = keys[at % Math.max(1, keys.length)];
  return key === undefined ? map : { ...map, [key]: value };
};

const junk: fc.Arbitrary<JsonValue> = fc.constantFrom<JsonValue>('', 'other', 'Ä 😀', 0, 7, true, false, [], ['a'], {});
const index = fc.nat(11);
type Named = readonly [string, Alteration];
const alteration: fc.Arbitrary<Named> = fc.oneof(
  fc
    .constantFrom('Other', 'x', ' ', '😀')
    .map((text) => [`display ${text}`, (row: JsonObject) => ({ ...row, display: text })] as const),
  fc
    .constantFrom('input', 'tree_select', 'multiselect', 'textarea')
    .map((type) => [`data_type ${type}`, (row: JsonObject) => ({ ...row, data_type: type })] as const),
  fc.constant(['active', (row: JsonObject) => ({ ...row, active: row.active !== true })] as const),
  fc
    .integer({ min: 1, max: 3000 })
    .map((at) => [`position ${at}`, (row: JsonObject) => ({ ...row, position: at })] as const),
  index.map((at) => [`option ${at} left out`, inside('data_option', (map) => without(map, at))] as const),
  fc
    .tuple(index, junk)
    .map(
      ([at, value]) =>
        [`option ${at} as ${JSON.stringify(value)}`, inside('data_option', (map) => put(map, at, value))] as const,
    ),
  junk.map(
    (value) =>
      [`another option ${JSON.stringify(value)}`, inside('data_option', (map) => ({ ...map, other: value }))] as const,
  ),
  fc
    .constantFrom<JsonObject>({ a: 'A' }, { a: 'A', z: 'Z' }, { a: 'B', b: 'B' })
    .map(
      (options) =>
        [`options ${JSON.stringify(options)}`, inside('data_option', (map) => ({ ...map, options }))] as const,
    ),
  index.map((at) => [`screen ${at} left out`, inside('screens', (map) => without(map, at))] as const),
  fc
    .constantFrom('edit', 'create_middle')
    .map(
      (screen) =>
        [
          `another cell in ${screen}`,
          inside('screens', (map) => ({ ...map, [screen]: { 'ticket.customer': { shown: true } } })),
        ] as const,
    ),
);

const field = (name: string, label: string, options: string, role: string) =>
  `  - name: ${name}
    display: ${label}
    data_type: select
    position: 900
    data_option: { options: ${options}, default: "", maxlength: 255 }
    screens: { edit: { ticket.agent: { shown: true, required: false }, ${role}: { shown: true } } }
    accept: [option_removed, required]
`;
const BEFORE = `object: Ticket\nattributes:\n${field('live', 'Live', '{ a: A, b: B }', 'ticket.customer')}`;
const AFTER = `object: Ticket\nattributes:\n${field('live', 'Lively', '{ a: A, c: C }', '-all-')}${field('made', 'Made', '{ a: A }', 'ticket.customer')}`;

/** Nobody but deskform and the relay has written anything. */
const FALSE_WORDS = /changed since, not by this apply|PENDING_SET_MOVED|foreign|VERIFICATION_FAILED|has a bug/u;

test('whatever is altered on its way is told as what it is, and taken back', { timeout: 3_600_000 }, async () => {
  await withSandbox({ release: '6.5' }, async ({ url, desk }) => {
    await withRelay(url, async (relay) => {
      const cwd = await folderWith({
        'deskform.yaml': `version: 1\ntargets:\n  desk: { url: "${relay.url}", auth: { token: "\${env:T}" }, restart: { expect: none } }\n`,
        'attributes/before.yaml': BEFORE,
      });
      const run = (...args: readonly string[]) => runDeskform(args, { cwd, env: { T: TOKEN } });
      expect((await run('apply', '--yes')).exitStatus).toBe(0);
      const other = await folderWith({
        'deskform.yaml': `version: 1\ntargets:\n  desk: { url: "${relay.url}", auth: { token: "\${env:T}" }, restart: { expect: none } }\n`,
        'attributes/after.yaml': AFTER,
      });
      const runOther = (...args: readonly string[]) => runDeskform(args, { cwd: other, env: { T: TOKEN } });
      const [rows, columns] = [desk.rows, desk.columns];
      const shown = () =>
        desk.rows
          .filter(({ name }) => name === 'live' || name === 'made')
          .map(({ id: _id, updated_at: _at, updated_by_id: _by, ...row }) => ({
            ...row,
            to_migrate: false,
            to_config: false,
            data_option_new: {},
          }));
      const atFirst = shown();
      await fc.assert(
        fc.asyncProperty(
          alteration,
          fc.nat(1),
          fc.constantFrom<Relay['only']>('one', 'all'),
          async ([what, alter], spares, only) => {
            // Undo knows the last apply alone, and reading those of a thousand cases would take most of the time.
            await rm(join(other, '.deskform'), { recursive: true, force: true });
            desk.rows = [...rows];
            desk.columns = { ...columns };
            Object.assign(relay, { alter, spares, only, altered: 0 });
            let isLeft = false;
            for (const again of ['first', 'again']) {
              const before = shown();
              const ran = await runOther('apply', '--yes');
              const said = `${again}\n${ran.stderr}\n${ran.stdout}`;
              expect(said).not.toMatch(FALSE_WORDS);
              if (ran.exitStatus === 0) {
                Object.assign(relay, { alter: undefined });
                expect((await runOther('plan', '--detailed-exitcode')).exitStatus).toBe(0);
                return;
              }
              expect(said).toMatch(isLeft ? /Ticket\.live/u : /STORED_OTHERWISE|REQUEST_REFUSED|HELP_DESK_ERROR/u);
              // What cannot be taken back, since that is altered too, is named.
              if (ran.exitStatus === 1) expect(shown(), said).toEqual(before);
              else {
                isLeft = true;
                expect(said).toMatch(/Ticket\.(?:live|made)/u);
              }
            }
            Object.assign(relay, { alter: undefined });
            const undone = await runOther('undo', '--yes');
            expect(`${undone.stderr}\n${undone.stdout}`).not.toMatch(FALSE_WORDS);
            // Where what takes it back is altered too, the apply has named what it left. Another data type changes a row at once.
            const mayStay = only === 'all' || what.startsWith('data_type');
            if (!mayStay || !isLeft) expect(shown()).toEqual(atFirst);
          },
        ),
        { numRuns: byDepth({ day: 8, deep: 400 }), seed: 48, endOnFailure: false },
      );
    });
  });
});

test('what was stored otherwise at once, and is kept, has stopped part way', async () => {
  await withSandbox({ release: '6.5' }, async ({ url }) => {
    await withRelay(url, async (relay) => {
      const config = (keep: string) =>
        `version: 1\ntargets:\n  desk: { url: "${relay.url}", auth: { token: "\${env:T}" }, ${keep}restart: { expect: none } }\n`;
      const apply = async (keep: string, file: string) =>
        runDeskform(['apply', '--yes'], {
          cwd: await folderWith({ 'deskform.yaml': config(keep), 'attributes/a.yaml': file }),
          env: { T: TOKEN },
        });
      expect((await apply('', BEFORE)).exitStatus).toBe(0);
      relay.alter = (row) => ({ ...row, display: 'Otherwise' });
      const ran = await apply('on_failure: keep, ', BEFORE.replace('display: Live', 'display: Lively'));
      expect(ran.stderr).toContain('STORED_OTHERWISE');
      expect(ran.stdout).toContain('Stopped part way.');
      expect(ran.exitStatus).toBe(4);
    });
  });
});

test.each(RELEASES)('on a %s, a label whose emoji the database removes is told with what to write', async (release) => {
  await withSandbox({ release }, async ({ url }) => {
    await withRelay(url, async (relay) => {
      const cwd = await folderWith({
        'deskform.yaml': `version: 1\ntargets:\n  desk: { url: "${relay.url}", auth: { token: "\${env:T}" }, restart: { expect: none } }\n`,
        'attributes/a.yaml': `object: Ticket\nattributes:\n${field('mood', '"Mood 😀 x"', '{ a: A }', 'ticket.customer')}`,
      });
      relay.alter = (row) => ({ ...row, display: String(row.display).replaceAll('😀', '') });
      const ran = await runDeskform(['apply', '--yes'], { cwd, env: { T: TOKEN } });
      expect(ran.exitStatus).toBe(1);
      expect(ran.stderr).toContain('Ticket.mood: the help desk stored display as "Mood  x", not as "Mood 😀 x"');
      expect(ran.stderr.replaceAll(/\s+/gu, ' ')).toContain('Leave out emoji and other characters of four bytes');
    });
  });
});
