import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyToWire, rowToWire } from '../../src/helpdesk/wire.ts';
import { isSeed } from '../../src/model/seeds.ts';
import { rowToCreate } from '../../src/plan/wanted-row.ts';
import { byDepth, IS_DEEP } from '../deep.ts';
import { type InProcessDesk, inProcessDesk } from '../properties/in-process-desk.ts';
import { type Deed, world } from '../properties/worlds.ts';
import { acceptList, importList } from './imported.ts';

const RUNS = byDepth({ day: 10, deep: 120 });
const PATH = '/api/v1/object_manager_attributes';
const ENDS = ['execute_migrations', 'discard_changes', 'nothing'] as const;

/** The few worlds of the day need not meet every reason. */
function expectLeft(left: ReadonlySet<string>, reasons: readonly string[]): void {
  const seen = [...left].sort();
  if (IS_DEEP) expect(seen).toEqual(reasons);
  else expect(reasons).toEqual(expect.arrayContaining(seen));
}

/** What people do on a help desk; some of it is refused, as it would be there. */
function doDeed(desk: InProcessDesk, deed: Deed): void {
  switch (deed.kind) {
    case 'post':
    case 'put': {
      const row = rowToCreate(deed.definition);
      const method = deed.kind === 'post' ? 'POST' : 'PUT';
      desk.ask(
        method,
        method === 'POST' ? PATH : `${PATH}/1`,
        bodyToWire({ ...row, position: row.position ?? 7 }, 'Organization'),
      );
      return;
    }
    case 'delete': {
      const live = desk.list().find((row) => row.object === deed.object && row.name === deed.name);
      if (live !== undefined) desk.ask('DELETE', `${PATH}/${live.id}`);
      return;
    }
    case 'migrate':
      desk.ask('POST', `${PATH}_execute_migrations`);
  }
}

test('whatever people have done on a help desk, its import is nothing to do, staged or not', async () => {
  const seen = { imported: 0, staged: 0, lists: 0, left: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(
      world,
      fc.constantFrom(...ENDS),
      fc.constantFrom(0, 2, 50),
      async ({ release, deeds }, end, csvAbove) => {
        const desk = inProcessDesk(release);
        for (const deed of deeds) doDeed(desk, deed);
        if (end !== 'nothing') desk.ask('POST', `${PATH}_${end}`);
        const rows = desk.list();
        const { draft, differences } = await importList(rows.map(rowToWire), { csvAbove });
        expect(differences).toEqual([]);
        seen.imported += draft.imported.size;
        seen.lists += draft.files.filter(({ file }) => file.endsWith('.csv')).length;
        seen.staged += rows.filter(({ key, waiting_for }) => draft.imported.has(key) && waiting_for.length > 0).length;
        for (const { why } of draft.left) seen.left.add(why);
      },
    ),
    { numRuns: RUNS, seed: 20261123 },
  );
  expect(seen.imported).toBeGreaterThan(RUNS);
  expect(seen.staged).toBeGreaterThan(RUNS / 3);
  expect(seen.lists).toBeGreaterThan(RUNS / 15);
  expectLeft(seen.left, ['marked-for-deletion', 'value-harmful']);
}, 120_000);

test('whatever people do to what was imported, the files take their side, and then there is nothing to do', async () => {
  const seen = { accepted: 0, left: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(world, world, fc.constantFrom(0, 50), async (first, later, csvAbove) => {
      const desk = inProcessDesk(first.release);
      for (const deed of [...first.deeds, MIGRATE]) doDeed(desk, deed);
      const { folder, draft } = await importList(desk.list().map(rowToWire), { csvAbove });
      for (const [index, deed] of later.deeds.entries()) change(desk, deed, index);
      const rows = desk.list();
      const accept = rows.flatMap(({ key }) => (draft.imported.has(key) ? [key] : []));
      if (accept.length === 0) return;
      const taken = await acceptList(folder, rows.map(rowToWire), accept);
      expect(taken.differences).toEqual([]);
      const byHand = taken.draft.impossible.filter(({ why }) => !why.startsWith('a CSV file cannot hold'));
      expect(byHand).toEqual([]);
      seen.accepted += taken.draft.accepted.length;
      for (const { why } of taken.draft.left) seen.left.add(why);
    }),
    { numRuns: RUNS, seed: 20261121 },
  );
  expect(seen.accepted).toBeGreaterThan(RUNS / 3);
  // What a CSV file cannot hold is left to a person, and nothing else is.
  expectLeft(seen.left, ['edit-impossible', 'marked-for-deletion']);
}, 120_000);

/** What one world makes where another has made something already is a change of that. */
function change(desk: InProcessDesk, deed: Deed, index: number): void {
  if (deed.kind !== 'post' && deed.kind !== 'put') {
    doDeed(desk, deed);
    return;
  }
  const { definition } = deed;
  const rows = desk.list().filter(({ key }) => !isSeed(key));
  const row =
    rows.find(({ data_type }) => data_type === definition.data_type) ?? rows[index % Math.max(rows.length, 1)];
  if (row === undefined) return;
  const isSameType = row.data_type === definition.data_type;
  const note = `changed ${index}`;
  const option = isSameType ? { ...definition.data_option, note } : { ...row.data_option, note };
  const { object, name, position } = row;
  const body = { ...rowToCreate(definition), object, name, position, data_type: row.data_type };
  // A changed maxlength of a list makes a row that blocks everybody.
  const data_option = { ...option, maxlength: row.data_option.maxlength ?? null };
  desk.ask('PUT', `${PATH}/1`, bodyToWire({ ...body, data_option }, 'Organization'));
}

const MIGRATE: Deed = { kind: 'migrate' };
