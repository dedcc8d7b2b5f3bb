import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { MADE_UP } from '../../src/sandbox/seeded-records.ts';
import { ATTRIBUTES, ask, definition, held as heldIn, withSandbox } from './support.ts';

const any: JsonObject = { operator: 'is not', value: '' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('deskform sandbox --records', () => {
  const choice = async (sandbox: RunningSandbox, name: string): Promise<void> => {
    await ask(sandbox.url, 'POST', ATTRIBUTES, definition(name));
    await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
  };
  const count = async (sandbox: RunningSandbox, records: string, condition: JsonObject): Promise<JsonValue> => {
    const id = `${records.slice(0, -1)}.id`;
    const whole = Object.keys(condition).length === 0 ? { [id]: { operator: 'is not', value: null } } : condition;
    const { body } = await ask(sandbox.url, 'POST', `${records}/selector`, { condition: whole });
    return isJsonObject(body) ? (body.object_count ?? null) : null;
  };

  test('fills what is there, the same every time, and leaves it at the next start', async () => {
    const fields = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    const heldAfter = async (storeFile: string) => {
      await withSandbox({ storeFile }, async (sandbox) => {
        for (const name of fields) await choice(sandbox, name);
      });
      const held = async () =>
        withSandbox({ storeFile, records: 200 }, async (sandbox) => {
          expect(await count(sandbox, 'tickets', {})).toBe(200);
          expect(await count(sandbox, 'users', {})).toBe(42);
          expect(await count(sandbox, 'organizations', {})).toBe(11);
          for (const name of fields) {
            const values = [...heldIn(sandbox.desk, 'Ticket', name).values()];
            const set = values.filter((value) => value !== null && value !== '').length;
            expect(await count(sandbox, 'tickets', { [`ticket.${name}`]: any })).toBe(set);
          }
          return fields.map((name) => [...heldIn(sandbox.desk, 'Ticket', name)]);
        });
      const first = await held();
      expect(await held()).toEqual(first);
      return first;
    };
    const [first, second] = [await heldAfter(join(folder, 'a.json')), await heldAfter(join(folder, 'b.json'))];
    expect(second).toEqual(first);
    const shares = new Set(first.map((held) => held.filter(([, value]) => value !== null && value !== '').length));
    expect(shares.size).toBeGreaterThan(3);
  });

  test('a field that comes later is empty in them', async () => {
    await withSandbox({ records: 20 }, async (sandbox) => {
      await choice(sandbox, 'later');
      expect(await count(sandbox, 'tickets', { 'ticket.later': { operator: 'is', value: '' } })).toBe(20);
    });
  });

  test.each<[string, JsonObject, JsonValue]>([
    ['integer', { min: 0, max: 9, default: 7 }, 7],
    ['boolean', { default: false }, false],
    ['date', { diff: null, default: '2026-01-02' }, '2026-01-02'],
    ['datetime', { past: true, future: true, default: '2026-01-02T03:04:05Z' }, '2026-01-02T03:04:05.000Z'],
    ['input', { type: 'text', maxlength: 9, default: 'x' }, null],
    ['select', { options: { a: 'A' }, default: 'a' }, null],
  ])('a later %s with a default holds it, or nothing, as recorded', async (type, option, value) => {
    await withSandbox({ records: 3 }, async (sandbox) => {
      const body = { ...definition('later'), data_type: type, data_option: option };
      await ask(sandbox.url, 'POST', ATTRIBUTES, body);
      await ask(sandbox.url, 'POST', `${ATTRIBUTES}_execute_migrations`);
      expect([...new Set(heldIn(sandbox.desk, 'Ticket', 'later').values())]).toEqual([value]);
    });
  });

  test('what comes with a count has names and titles that can be told', async () => {
    await withSandbox({ records: 20 }, async (sandbox) => {
      for (const [records, object, key] of [
        ['tickets', 'Ticket', 'title'],
        ['users', 'User', 'lastname'],
      ] as const) {
        const condition = { [`${object.toLowerCase()}.id`]: { operator: 'is not', value: null } };
        const { body } = await ask(sandbox.url, 'POST', `${records}/selector`, { condition });
        const { assets } = body as { readonly assets: Record<string, Record<string, JsonObject>> };
        const shown = Object.values(assets[object] ?? {});
        expect(shown).toHaveLength(6);
        expect(shown.filter((record) => String(record[key]).includes(MADE_UP)).length).toBeGreaterThan(2);
      }
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
