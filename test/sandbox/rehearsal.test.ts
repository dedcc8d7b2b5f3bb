import { expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '../../src/attribute/json.ts';
import { RELEASES } from '../../src/attribute/release.ts';
import { type InProcessDesk, inProcessDesk } from '../../src/run/rehearsal/rehearse.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { deskOfList } from '../../src/sandbox/model/loaded-desk.ts';
import { ATTRIBUTES, ask, definition, withSandbox } from './support.ts';

const PATH = `/api/v1/${ATTRIBUTES}`;

/** By id: the order of rows with equal position and name is the table's own, which no list tells. */
function byId(list: unknown): readonly JsonObject[] {
  return (Array.isArray(list) ? list.filter(isJsonObject) : []).sort((a, b) => Number(a.id) - Number(b.id));
}

const rehearsalOn = (model: ReturnType<typeof deskOfList>): InProcessDesk => inProcessDesk(model, () => new Date());

test.each(RELEASES)('a rehearsal on %s lists what the live desk lists, and migrates on its own', async (release) => {
  const references = [{ object: 'Ticket', name: 'severity', kind: 'Overview', title: 'Severe' } as const];
  await withSandbox({ release, references }, async ({ url }) => {
    await ask(url, 'POST', ATTRIBUTES, definition('severity'));
    await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    await ask(url, 'POST', ATTRIBUTES, definition('pending'));
    const live = byId((await ask(url, 'GET', ATTRIBUTES)).body);

    const rehearsal = rehearsalOn(deskOfList(release, live));
    expect(byId(rehearsal.ask('GET', PATH).body)).toEqual(live);
    expect(rehearsal.ask('POST', `${PATH}_execute_migrations`)).toEqual({ status: 200, body: {} });
    expect(byId(rehearsal.ask('GET', PATH).body).find((row) => row.name === 'pending')).toMatchObject({
      to_create: false,
    });
    expect(byId((await ask(url, 'GET', ATTRIBUTES)).body)).toEqual(live);
  });
});

test('a list of any length is loaded, with its columns, and takes one more row', () => {
  const count = 150_000;
  const common = definition('field');
  const list = Array.from({ length: count }, (_, index) => ({
    ...common,
    name: `field_${index}`,
    id: 100 + index,
    position: index,
    editable: true,
  }));
  const model = deskOfList('6.5', list);
  expect(model.columns.Ticket?.filter(({ name }) => name.startsWith('field_'))).toHaveLength(count);
  const { position, ...unplaced } = definition('one_more');
  expect(position).toBeDefined();
  expect(rehearsalOn(model).ask('POST', PATH, unplaced)).toMatchObject({
    status: 201,
    body: { id: 100 + count, position: count },
  });
});

test('a list of another release says of each row whether it is the service’s own where the release does', () => {
  const { rows } = freshDesk('6.5');
  const own = { ...rows[0], id: 90, object: 'Ticket', name: 'severity' };
  const internal = deskOfList('7.1', [...rows, own] as unknown as JsonObject[]).rows.map((row) => [
    row.name,
    row.internal,
  ]);
  expect(internal).toEqual(
    expect.arrayContaining([
      ['title', true],
      ['street', false],
      ['severity', false],
    ]),
  );
  const newer = freshDesk('7.1').rows as unknown as JsonObject[];
  expect(deskOfList('6.5', newer).rows.filter((row) => 'internal' in row)).toEqual([]);
});
