import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/attribute/json.ts';
import { RELEASES, type Release } from '../../src/attribute/release.ts';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { MADE_UP } from '../../src/sandbox/seeded-records.ts';
import { addTicket, askedDesk, deskWithFields } from './counted.ts';
import { ATTRIBUTES, ask, definition, withSandbox } from './support.ts';

const any: JsonObject = { operator: 'is not', value: '' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function rowsByName(desk: ReturnType<typeof deskWithFields>): (name: string) => JsonObject {
  const { body } = desk.ask('GET', 'object_manager_attributes');
  const rows = (body as unknown as readonly JsonObject[]).filter((row) => row.object === 'Ticket');
  return (name) => rows.find((row) => row.name === name) ?? {};
}

describe.each(RELEASES)('on %s', (release) => {
  const migrate = (desk: ReturnType<typeof deskWithFields>) =>
    desk.ask('POST', 'object_manager_attributes_execute_migrations').status;

  test('a deleted column takes its values with it, and the migration of a marked row is what does it', () => {
    const desk = deskWithFields(release);
    addTicket(desk, { input: 'kept' });
    const { id, ...row } = rowsByName(desk)('input');
    expect(desk.ask('DELETE', `object_manager_attributes/${id}`).status).toBe(200);
    expect(desk.count({ 'ticket.input': any })).toBe(1);
    expect(migrate(desk)).toBe(200);
    expect(desk.count({ 'ticket.input': any })).toBe(0);
    const { name, display, data_type, data_option, position } = row;
    const again = { object: 'Ticket', name, display, data_type, data_option, position, active: true, screens: {} };
    desk.ask('POST', 'object_manager_attributes', again as JsonObject);
    // There is no column yet, so that the question is swallowed.
    expect(desk.count({ 'ticket.input': { operator: 'is', value: null } })).toBe(0);
    expect(migrate(desk)).toBe(200);
    expect(desk.count({ 'ticket.input': { operator: 'is', value: null } })).toBe(2);
  });

  test('a text shrinks to the longest that some record holds, and no further', () => {
    const desk = deskWithFields(release);
    addTicket(desk, { input: 'ü'.repeat(80) });
    const { id, ...row } = rowsByName(desk)('input');
    const shorten = (maxlength: number) => {
      const data_option = { ...(isJsonObject(row.data_option) ? row.data_option : {}), maxlength };
      desk.ask('PUT', `object_manager_attributes/${id}`, { ...row, data_option } as JsonObject);
      return migrate(desk);
    };
    expect(shorten(80)).toBe(200);
    expect(shorten(79)).toBe(422);
  });

  test('a new ticket holds what its fields have as their defaults', () => {
    const desk = deskWithFields(release);
    const { status, body } = desk.ask('POST', 'tickets', { title: 'T', group_id: 1, customer_id: 2 });
    expect(status).toBe(201);
    const nothing = { number: body.number, amount: null, maybe: null, day: null, moment: null };
    expect(body).toMatchObject({
      ...nothing,
      input: '',
      choice: '',
      choices: [],
      branch: '',
      yes_or_no: false,
      type: null,
    });
  });

  test('users and organizations are made, too', () => {
    const desk = askedDesk(release);
    expect(desk.ask('POST', 'organizations', { name: 'New' })).toMatchObject({
      status: 201,
      body: { id: 2, name: 'New' },
    });
    const user = { firstname: 'Ada', lastname: 'New', email: 'Ada@example.com', organization_id: 2, phone: '1' };
    const said = desk.ask('POST', 'users', user);
    expect(said).toMatchObject({ status: 201, body: { login: 'ada@example.com', phone: '1', organization_id: 2 } });
    expect(desk.ask('POST', 'users', user).status).toBe(422);
  });
});

test('on 7.1 an external data source is never NULL', () => {
  const desk = deskWithFields('7.1');
  expect(desk.ask('POST', 'tickets', { title: 'T', source: null }).status).toBe(422);
  addTicket(desk, {});
  const column = desk.desk.columns.Ticket?.find(({ name }) => name === 'source');
  expect(column).toMatchObject({ unset: {}, values: { 2: {} } });
});

test('a default that counts from now is of the unit of its release', () => {
  const days = (release: Release): JsonValue | undefined => {
    const desk = askedDesk(release);
    const option = { future: true, past: true, diff: 48, default: null, null: true };
    const row = { object: 'Ticket', name: 'due', display: 'Due', data_type: 'date', data_option: option };
    desk.ask('POST', 'object_manager_attributes', { ...row, active: true, position: 1700, screens: {} });
    desk.ask('POST', 'object_manager_attributes_execute_migrations');
    return desk.ask('POST', 'tickets', { title: 'T' }).body.due;
  };
  expect([days('6.5'), days('7.1')]).toEqual(['2027-01-09', '2026-11-24']);
});

describe('deskform sandbox --records', () => {
  const choice = async (sandbox: RunningSandbox, name: string): Promise<void> => {
    await ask(sandbox.url, 'POST', ATTRIBUTES, definition(name));
    await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
  };
  const count = async (sandbox: RunningSandbox, records: string, condition: JsonObject): Promise<JsonValue> => {
    const { body } = await ask(sandbox.url, 'POST', `${records}/selector`, { condition });
    return isJsonObject(body) ? (body.object_count ?? null) : null;
  };

  test('fills what is there, the same every time, and leaves it at the next start', async () => {
    const fields = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    const heldIn = async (storeFile: string) => {
      await withSandbox({ storeFile }, async (sandbox) => {
        for (const name of fields) await choice(sandbox, name);
      });
      const held = async () =>
        withSandbox({ storeFile, records: 200 }, async (sandbox) => {
          expect(await count(sandbox, 'tickets', {})).toBe(200);
          expect(await count(sandbox, 'users', {})).toBe(42);
          expect(await count(sandbox, 'organizations', {})).toBe(11);
          for (const name of fields) {
            const values = [...(sandbox.held('Ticket', name) ?? new Map()).values()];
            const set = values.filter((value) => value !== null && value !== '').length;
            expect(await count(sandbox, 'tickets', { [`ticket.${name}`]: any })).toBe(set);
          }
          return fields.map((name) => [...(sandbox.held('Ticket', name) ?? [])]);
        });
      const first = await held();
      expect(await held()).toEqual(first);
      return first;
    };
    const [first, second] = [await heldIn(join(folder, 'a.json')), await heldIn(join(folder, 'b.json'))];
    expect(second).toEqual(first);
    const shares = new Set(first.map((held) => held.filter(([, value]) => value !== null && value !== '').length));
    expect(shares.size).toBeGreaterThan(3);
  });

  test('a field that comes later is empty in them', async () => {
    await withSandbox({ records: 20 }, async (sandbox) => {
      await choice(sandbox, 'later');
      expect(await count(sandbox, 'tickets', { 'ticket.later': { operator: 'is', value: null } })).toBe(20);
    });
  });

  test('what comes with a count has names, addresses and titles that can be told', async () => {
    await withSandbox({ records: 20 }, async (sandbox) => {
      const condition = { 'ticket.title': { operator: 'contains', value: MADE_UP } };
      const { body } = await ask(sandbox.url, 'POST', 'tickets/selector', { condition });
      const { assets } = body as { readonly assets: Record<string, Record<string, JsonObject>> };
      expect(Object.keys(assets.Ticket ?? {})).toHaveLength(6);
      const customers = Object.values(assets.User ?? {}).filter(({ email }) => String(email).includes('quillfeather'));
      expect(
        customers.every((user) => String(user.lastname).includes(MADE_UP) && /^\+00 555/.test(String(user.phone))),
      ).toBe(true);
      expect(customers.length).toBeGreaterThan(0);
    });
  });

  test('a count is no change to the store', async () => {
    const storeFile = join(folder, 'desk.json');
    await withSandbox({ storeFile, records: 5 }, async (sandbox) => {
      rmSync(storeFile);
      expect(await count(sandbox, 'tickets', {})).toBe(5);
      expect(() => rmSync(storeFile)).toThrow();
    });
  });
});
