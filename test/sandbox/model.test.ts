import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJsonObject, type JsonValue } from '../../src/model/json.ts';
import { RELEASES } from '../../src/model/release.ts';
import { answer } from '../../src/sandbox/model/answer.ts';
import type { Desk } from '../../src/sandbox/model/desk.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { addUser } from './people.ts';
import { ATTRIBUTES, definition } from './support.ts';

const NOW = new Date('2026-11-21T06:00:00.000Z');

function deskOf(release: (typeof RELEASES)[number]): Desk {
  const desk = freshDesk(release);
  addUser(desk, { login: 'admin', roles: ['Admin'], tokens: [{ token: 'all' }] }, NOW);
  return desk;
}

interface Wish {
  readonly method: string;
  readonly path: string;
  readonly body: JsonValue;
}

function ask(desk: Desk, { method, path, body }: Wish): { status: number; body: JsonValue } {
  const headers = { accept: 'application/json', authorization: 'Token all', 'content-type': 'application/json' };
  const said = answer(desk, { method, path: `/api/v1/${path}`, headers, body: JSON.stringify(body) }, NOW);
  return { status: said.status, body: JSON.parse(said.body) };
}

const change = fc
  .record({
    name: fc.constantFrom('one', 'two', 'three'),
    object: fc.constantFrom('Ticket', 'User'),
    display: fc.constantFrom('A', 'B'),
    position: fc.constantFrom(10, 20),
    option: fc.constantFrom<JsonValue>(
      { options: { a: 'A' } },
      { options: { b: 'B' }, maxlength: 100 },
      { options: {} },
    ),
  })
  .map(({ option, ...rest }) => ({ ...definition(rest.name), ...rest, data_option: option }));

const wish = fc.oneof(
  change.map((body): Wish => ({ method: 'POST', path: ATTRIBUTES, body })),
  change.map((body): Wish => ({ method: 'PUT', path: `${ATTRIBUTES}/1`, body })),
  fc.integer({ min: 50, max: 70 }).map((id): Wish => ({ method: 'DELETE', path: `${ATTRIBUTES}/${id}`, body: null })),
  fc.constant<Wish>({ method: 'POST', path: `${ATTRIBUTES}_execute_migrations`, body: null }),
  fc.constant<Wish>({ method: 'POST', path: `${ATTRIBUTES}_discard_changes`, body: null }),
);

function keys(desk: Desk): readonly string[] {
  return desk.rows.map((row) => `${row.object}.${row.name}`);
}

test('no key is ever there twice, and ids are never used again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RELEASES), fc.array(wish, { maxLength: 30 }), (release, wishes) => {
      const desk = deskOf(release);
      const created = wishes
        .map((item) => ask(desk, item))
        .flatMap(({ status, body }) => (status === 201 && isJsonObject(body) ? [body.id] : []));
      expect(new Set(keys(desk)).size).toBe(desk.rows.length);
      expect(new Set(created).size).toBe(created.length);
    }),
  );
});

test('after a migration that succeeded nothing waits any more, and a second one changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RELEASES), fc.array(wish, { maxLength: 30 }), (release, wishes) => {
      const desk = deskOf(release);
      for (const item of wishes) ask(desk, item);
      const migrate: Wish = { method: 'POST', path: `${ATTRIBUTES}_execute_migrations`, body: null };
      expect(ask(desk, migrate).status).toBe(200);
      const settled = structuredClone(desk);
      expect(desk.rows.some((row) => row.to_create || row.to_config || row.to_migrate || row.to_delete)).toBe(false);
      ask(desk, migrate);
      expect(desk).toEqual(settled);
    }),
  );
});

test('a live row sent back as it was listed stages nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RELEASES), fc.array(wish, { maxLength: 20 }), (release, wishes) => {
      const desk = deskOf(release);
      for (const item of wishes) ask(desk, item);
      ask(desk, { method: 'POST', path: `${ATTRIBUTES}_execute_migrations`, body: null });
      for (const row of desk.rows.filter(({ editable, created_by_id: by }) => editable && by !== 1)) {
        const { status, body } = ask(desk, { method: 'PUT', path: `${ATTRIBUTES}/${row.id}`, body: { ...row } });
        expect({ status, body }).toMatchObject({ status: 200, body: { to_config: false, to_migrate: false } });
      }
    }),
  );
});

test('a desk that was written down and read again answers the same', () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 15 }), fc.array(wish, { maxLength: 15 }), (before, after) => {
      const desk = deskOf('6.5');
      for (const item of before) ask(desk, item);
      const copy: Desk = JSON.parse(JSON.stringify(desk));
      expect(after.map((item) => ask(copy, item))).toEqual(after.map((item) => ask(desk, item)));
    }),
  );
});
