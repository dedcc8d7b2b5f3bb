import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placeholder } from '../../src/model/placeholder.ts';
import { folderWith } from '../files/temporary-project.ts';
import { ROW } from '../helpdesk/given.ts';
import { runDeskform, startDesk } from '../program.ts';

const PATH = '/api/v1/object_manager_attributes';
const AUTH = { authorization: 'Token token=t', accept: 'application/json', 'content-type': 'application/json' };
const SECRETS = { http_basic_auth_username: 'reader-of-assets', http_basic_auth_password: 'swordfish-4711' };
const ASSET = {
  object: 'Ticket',
  name: 'asset',
  display: 'Asset',
  data_type: 'autocompletion_ajax_external_data_source',
  data_option: { search_url: 'https://assets.example.com/?q=#{search.term}', http_auth_type: 'basic_auth', ...SECRETS },
  active: true,
  position: 900,
  screens: {},
};
const FILE = `object: Ticket
attributes:
  - name: asset
    display: Our asset
    data_type: autocompletion_ajax_external_data_source
    data_option:
      search_url: "https://assets.example.com/?q=#{search.term}"
      http_auth_type: basic_auth
      http_basic_auth_username: "\${env:ASSET_USER}"
      http_basic_auth_password: "\${env:ASSET_PASSWORD}"
`;

test('a snapshot holds no credential, and a plan from it is the plan against the help desk', async () => {
  const desk = await startDesk(['--token', 't'], { cwd: '.' });
  try {
    const send = (method: string, path: string, body: unknown): Promise<Response> =>
      fetch(`${desk.url}${path}`, { method, headers: AUTH, body: JSON.stringify(body) });
    await send('POST', PATH, ASSET);
    await send('POST', `${PATH}_execute_migrations`, {});
    // Staged, so that the pending side contains credentials as well.
    await send('PUT', `${PATH}/1`, { ...ASSET, data_option: { ...ASSET.data_option, note: 'ask' } });
    const folder = await folderWith({
      'deskform.yaml': `version: 1\ntargets: { desk: { url: "${desk.url}", auth: { token: t } } }\n`,
      'attributes/ticket.yaml': FILE,
    });
    const where = {
      cwd: folder,
      env: { ASSET_USER: SECRETS.http_basic_auth_username, ASSET_PASSWORD: SECRETS.http_basic_auth_password },
    };
    const written = await runDeskform(['snapshot', '--out', 'live/desk.json'], where);
    expect(written).toEqual({
      exitStatus: 0,
      stderr: '',
      stdout: 'Wrote 54 attributes of desk to live/desk.json, without credentials.\n',
    });
    const text = await readFile(join(folder, 'live/desk.json'), 'utf8');
    expect(text).not.toMatch(/swordfish|reader-of/u);
    expect(text).toContain('"http_basic_auth_password": "(secret)"');
    const saved = JSON.parse(text);
    expect(saved).toEqual({
      format_version: 1,
      url: desk.url,
      connection: expect.stringMatching(/^[0-9a-f]{64}$/u),
      attributes: expect.any(Array),
    });
    const ids = saved.attributes.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([...ids].sort((a: number, b: number) => a - b));
    expect((await runDeskform(['snapshot'], where)).stdout).toBe(text);
    const asJson = JSON.parse((await runDeskform(['snapshot', '--json'], where)).stdout);
    expect(asJson).toMatchObject({
      format_version: 1,
      command: 'snapshot',
      status: 'ok',
      url: desk.url,
      attributes: 54,
    });
    expect(asJson.rows).toEqual(saved.attributes);

    const [live, offline] = await Promise.all([
      runDeskform(['plan', '--json'], where),
      runDeskform(['plan', '--json', '--live', 'live/desk.json'], { cwd: folder }),
    ]);
    const decisionsOf = (stdout: string) => JSON.parse(stdout).decisions;
    expect(decisionsOf(offline.stdout)).toEqual(decisionsOf(live.stdout));
    expect(offline.exitStatus).toBe(live.exitStatus);
  } finally {
    await desk.stop();
  }
});

describe('a snapshot', () => {
  const listFrom = (url: string): string => JSON.stringify({ format_version: 1, url, attributes: [ROW] });
  const projectAt = (url: string): Promise<string> =>
    folderWith({
      'deskform.yaml': `version: 1\ntargets: { desk: { url: "${url}" } }\n`,
      'attributes/ticket.yaml': 'object: Ticket\nattributes: []\n',
      'list.json': listFrom('https://Desk.example.com:443/support/'),
    });

  test.each([['plan'], ['drift'], ['import'], ['snapshot']])(
    'from another address is refused by %s',
    async (command) => {
      const cwd = await projectAt('https://other.example.com');
      const { exitStatus, stdout, stderr } = await runDeskform([command, '--live', 'list.json'], { cwd });
      expect({ exitStatus, stdout }).toEqual({ exitStatus: 3, stdout: '' });
      expect(stderr.replace(/\s+/gu, ' ')).toContain(
        'list.json was saved from https://Desk.example.com:443/support/, but the url of desk is https://other.example.com (SNAPSHOT_FROM_ANOTHER_DESK) ' +
          '→ Save one of desk: `deskform snapshot --target desk --out desk.json`.',
      );
    },
  );

  test('of the same address in another spelling is read', async () => {
    const cwd = await projectAt('https://desk.EXAMPLE.com/support');
    expect((await runDeskform(['plan', '--live', 'list.json'], { cwd })).exitStatus).toBe(0);
    await runDeskform(['snapshot', '--live', 'list.json', '--out', 'again.json'], { cwd });
    expect((await runDeskform(['plan', '--live', 'again.json'], { cwd })).exitStatus).toBe(0);
  });

  test('is compared where the variable of the url is set, whose value no message shows', async () => {
    const cwd = await projectAt(`https://${placeholder('DESK')}.example.com`);
    const args = ['plan', '--live', 'list.json'];
    expect((await runDeskform(args, { cwd })).exitStatus).toBe(0);
    expect((await runDeskform(args, { cwd, env: { DESK: '' } })).exitStatus).toBe(0);
    const { exitStatus, stderr } = await runDeskform(args, { cwd, env: { DESK: 'swordfish' } });
    expect(exitStatus).toBe(3);
    expect(stderr).toContain(placeholder('DESK'));
    expect(stderr).not.toContain('swordfish');
  });
});
