import { expect, test } from 'vitest';
import { RELEASES } from '../../src/model/release.ts';
import type { Reference } from '../../src/sandbox/model/desk.ts';
import { ATTRIBUTES, ask, definition, withSandbox } from './support.ts';

const SEVERITY = { object: 'Ticket', name: 'severity' };
const USED_BY = 'This attribute is referenced by';

const reference = (title: string, place: Reference['place'] = 'condition'): Reference => ({
  ...SEVERITY,
  kind: 'Overview',
  title,
  place,
});

/** Why the list says that `severity` cannot be deleted, and which refusals it and a PUT meet. */
async function reasonOn(release: (typeof RELEASES)[number], references: readonly Reference[]) {
  return withSandbox({ release, references }, async ({ url }) => {
    const made = await ask(url, 'POST', ATTRIBUTES, definition('severity'));
    const { id } = made.body as { id: number };
    const { body } = await ask(url, 'GET', ATTRIBUTES);
    const row = (body as Record<string, unknown>[]).find(({ name }) => name === 'severity');
    const inactive = await ask(url, 'PUT', `${ATTRIBUTES}/${id}`, { ...definition('severity'), active: false });
    const deleted = await ask(url, 'DELETE', `${ATTRIBUTES}/${id}`);
    return {
      reason: row?.not_deletable_reason,
      deletable: row?.deletable,
      statuses: [inactive.status, deleted.status],
    };
  });
}

test.each(RELEASES)('an overview that looks for an attribute keeps it on %s', async (release) => {
  expect(await reasonOn(release, [reference('Mine')])).toEqual({
    reason: `${USED_BY} Overview: Mine and thus cannot be deleted!`,
    deletable: false,
    statuses: [422, 422],
  });
});

test.each([
  ['nested condition', '5.2', true],
  ['nested condition', '6.5', true],
  ['nested condition', '7.1', false],
  ['column', '6.5', true],
  ['column', '7.1', false],
] as const)('an overview that has it in a %s, on %s: deletable is %s', async (place, release, deletable) => {
  const found = await reasonOn(release, [reference('Mine', place)]);
  expect(found).toMatchObject({ deletable, statuses: deletable ? [200, 200] : [422, 422] });
});

test('of overviews, only those that show it are named where some do', async () => {
  const references = [
    reference('Looks'),
    reference('Shows', 'column'),
    { ...reference('VIP'), kind: 'Trigger' } as const,
  ];
  const { reason } = await reasonOn('7.1', references);
  expect(reason).toBe(`${USED_BY} Overview: Shows; Trigger: VIP and thus cannot be deleted!`);
});

test('a column of an overview does not refer to a row of the help desk itself', async () => {
  const references = [{ ...reference('Mine', 'column'), name: 'title' }];
  await withSandbox({ release: '7.1', references }, async ({ url }) => {
    const { body } = await ask(url, 'GET', ATTRIBUTES);
    const title = (body as Record<string, unknown>[]).find(
      ({ object, name }) => object === 'Ticket' && name === 'title',
    );
    expect(title).not.toHaveProperty('not_deletable_reason');
  });
});
