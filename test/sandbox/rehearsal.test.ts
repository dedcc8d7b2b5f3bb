import { expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '../../src/attribute/json.ts';
import { RELEASES } from '../../src/attribute/release.ts';
import { startRehearsal } from '../../src/sandbox/sandbox.ts';
import { ATTRIBUTES, ask, definition, TOKEN, withSandbox } from './support.ts';

/** By id: the order of rows with equal position and name is the table's own, which no list tells. */
async function listOf(url: string): Promise<readonly JsonObject[]> {
  const { body } = await ask(url, 'GET', ATTRIBUTES);
  return (Array.isArray(body) ? body.filter(isJsonObject) : []).sort((a, b) => Number(a.id) - Number(b.id));
}

test.each(RELEASES)('a rehearsal on %s lists what the live desk lists, and migrates on its own', async (release) => {
  const references = [{ object: 'Ticket', name: 'severity', kind: 'Overview', title: 'Severe' } as const];
  await withSandbox({ release, references }, async ({ url }) => {
    await ask(url, 'POST', ATTRIBUTES, definition('severity'));
    await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    await ask(url, 'POST', ATTRIBUTES, definition('pending'));
    const live = await listOf(url);

    const rehearsal = await startRehearsal(release, live, TOKEN);
    expect(await listOf(rehearsal.url)).toEqual(live);
    expect(await ask(rehearsal.url, 'POST', `${ATTRIBUTES}_execute_migrations`)).toEqual({ status: 200, body: {} });
    const pending = (await listOf(rehearsal.url)).find((row) => row.name === 'pending');
    await rehearsal.close();

    expect(pending).toMatchObject({ to_create: false });
    expect(await listOf(url)).toEqual(live);
  });
});
