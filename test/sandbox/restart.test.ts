import { createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { isJsonObject, type JsonValue } from '../../src/model/json.ts';
import { ATTRIBUTES, ask, definition, withSandbox } from './support.ts';

const RESTART = { afterSeconds: 0.05, outageSeconds: 0.3 };

async function settingOf(url: string, name: string): Promise<JsonValue | undefined> {
  const { body } = await ask(url, 'GET', 'settings');
  const found = Array.isArray(body) ? body.filter(isJsonObject).find((setting) => setting.name === name) : undefined;
  return isJsonObject(found?.state_current) ? found.state_current.value : undefined;
}

async function isThere(url: string): Promise<boolean> {
  return ask(url, 'GET', ATTRIBUTES).then(
    () => true,
    () => false,
  );
}

async function until(url: string, state: 'there' | 'away'): Promise<void> {
  while ((await isThere(url)) !== (state === 'there')) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('goes away after a migration that made a column, refuses connections, and comes back with the column', async () => {
  await withSandbox({ restart: RESTART }, async ({ url }) => {
    await ask(url, 'POST', ATTRIBUTES, definition('severity'));
    expect(await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`)).toEqual({ status: 200, body: {} });
    await until(url, 'away');
    await until(url, 'there');
    const { body } = await ask(url, 'GET', `${ATTRIBUTES}/59`);
    expect(body).toMatchObject({ name: 'severity', to_create: false, to_migrate: false });
  });
});

test('comes back again after a second migration', async () => {
  await withSandbox({ restart: RESTART }, async ({ url }) => {
    for (const name of ['first', 'second']) {
      expect(await ask(url, 'POST', ATTRIBUTES, definition(name))).toMatchObject({ status: 201 });
      await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
      await until(url, 'away');
      await until(url, 'there');
    }
  });
});

test.each([
  ['false without a restart', undefined, false],
  ['true with one', RESTART, true],
])('its auto_shutdown says %s', async (_, restart, value) => {
  await withSandbox({ restart }, async ({ url }) => expect(await settingOf(url, 'auto_shutdown')).toBe(value));
});

test('a migration changes app_version, an empty one does not', async () => {
  await withSandbox({}, async ({ url }) => {
    const before = await settingOf(url, 'app_version');
    await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    expect(await settingOf(url, 'app_version')).toBe(before);
    await ask(url, 'POST', ATTRIBUTES, definition('severity'));
    await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    expect(await settingOf(url, 'app_version')).not.toBe(before);
  });
});

/** Takes the port of a help desk as soon as a migration has sent it away. */
async function takePort(url: string): Promise<Server> {
  await ask(url, 'POST', ATTRIBUTES, definition('severity'));
  await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
  for (;;) {
    const server = createServer();
    const taken = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(Number(new URL(url).port), '127.0.0.1', () => resolve(true));
    });
    if (taken) return server;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const AT_ONCE = { afterSeconds: 0, outageSeconds: 0.5 };

test('a port that another program takes meanwhile is told once, and had again when it is free', async () => {
  const said: string[] = [];
  await withSandbox({ restart: AT_ONCE, say: (text) => said.push(text) }, async ({ url }) => {
    const other = await takePort(url);
    while (said.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await new Promise((resolve) => other.close(resolve));
    await until(url, 'there');
    expect(said).toEqual([
      `The sandbox cannot restart: another program uses port ${new URL(url).port}. It retries until the port is free.`,
    ]);
  });
});

test('a sandbox that waits for its port can be stopped', async () => {
  const said: string[] = [];
  const other = await withSandbox({ restart: AT_ONCE, say: (text) => said.push(text) }, async ({ url }) => {
    const server = await takePort(url);
    while (said.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    return server;
  });
  await new Promise((resolve) => other.close(resolve));
  expect(said).toHaveLength(1);
});

test('a port that is taken is told, with a way out', async () => {
  await withSandbox({}, async ({ url }) => {
    const port = Number(new URL(url).port);
    const second = withSandbox({ port }, async () => 'started');
    await expect(second).rejects.toMatchObject({ code: 'WRONG_USE', hint: 'Try --port 0.' });
  });
});
