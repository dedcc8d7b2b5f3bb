import { expect, test } from 'vitest';
import { RELEASES } from '../../src/model/release.ts';
import { ATTRIBUTES, ask, definition, storeLongText, TOKEN, withSandbox } from './support.ts';

test.each(RELEASES)('the token of %s may do everything, and its user is not id 1', async (release) => {
  await withSandbox({ release }, async ({ url }) => {
    const { body } = await ask(url, 'GET', 'users/me?expand=true');
    expect(body).toMatchObject({ id: 3, roles: ['Admin', 'Agent'], created_by: '-' });
    expect(await ask(url, 'GET', 'version')).toEqual({ status: 200, body: { version: `${release}.x` } });
  });
});

test('users log in with token and password, with what they may do', async () => {
  const users = [
    {
      login: 'clerk@example.com',
      password: 'secret',
      permissions: ['admin.object'],
      tokens: [{ token: 'api' }, { token: 'narrow', permissions: ['ticket.agent'] }],
    },
    { login: 'left@example.com', active: false, roles: ['Admin'], tokens: [{ token: 'left' }] },
  ];
  await withSandbox({ users }, async ({ url }) => {
    const status = async (authorization: string) => {
      const headers = { accept: 'application/json', authorization };
      return (await fetch(`${url}/api/v1/${ATTRIBUTES}`, { headers })).status;
    };
    expect(await status('Token token=api')).toBe(200);
    expect(await status('Token token=narrow')).toBe(403);
    expect(await status(`Basic ${btoa('clerk@example.com:secret')}`)).toBe(200);
    expect(await status(`Basic ${btoa('clerk@example.com:wrong')}`)).toBe(401);
    expect(await status('Token token=left')).toBe(401);
    expect(await status('Token token=nobody')).toBe(401);
  });
});

test('what is referenced can neither be deleted nor deactivated, and says by what', async () => {
  const references = [{ object: 'Ticket', name: 'severity', kind: 'Trigger', title: 'VIP' } as const];
  await withSandbox({ references }, async (sandbox) => {
    const { url } = sandbox;
    await ask(url, 'POST', ATTRIBUTES, definition('severity'));
    expect(await ask(url, 'DELETE', `${ATTRIBUTES}/59`)).toMatchObject({
      status: 422,
      body: { error: 'Ticket.severity is referenced by Trigger: VIP and thus cannot be deleted!' },
    });
    const inactive = { ...definition('severity'), active: false };
    expect(await ask(url, 'PUT', `${ATTRIBUTES}/59`, inactive)).toMatchObject({ status: 422 });
    sandbox.desk.references = [];
    expect(await ask(url, 'DELETE', `${ATTRIBUTES}/59`)).toEqual({ status: 200, body: {} });
  });
});

test('a width below what is stored fails the migration until the old one is put back', async () => {
  await withSandbox({}, async (sandbox) => {
    const { url } = sandbox;
    const wide = { ...definition('code'), data_type: 'input', data_option: { type: 'text', maxlength: 50 } };
    const narrow = { ...wide, data_option: { type: 'text', maxlength: 10 } };
    await ask(url, 'POST', ATTRIBUTES, wide);
    await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
    storeLongText(sandbox.desk, 'Ticket', 'code', 30);
    await ask(url, 'PUT', `${ATTRIBUTES}/59`, narrow);
    expect(await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`)).toMatchObject({ status: 422 });
    await ask(url, 'PUT', `${ATTRIBUTES}/59`, wide);
    expect(await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`)).toEqual({ status: 200, body: {} });
  });
});

test('speaks of users whose names are beyond ASCII', async () => {
  await withSandbox({}, async ({ url }) => {
    const wanted = Buffer.from('Jürgen', 'utf8').toString('latin1');
    const headers = { accept: 'application/json', authorization: `Token token=${TOKEN}`, 'x-on-behalf-of': wanted };
    const response = await fetch(`${url}/api/v1/users/me`, { headers });
    expect(await response.json()).toMatchObject({ error: "No such user 'Jürgen'" });
  });
});
