import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../config/temporary-project.ts';
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
    // Staged, so that the pending side holds credentials as well.
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
      stdout: 'Wrote 53 attributes of desk to live/desk.json, without credentials.\n',
    });
    const text = await readFile(join(folder, 'live/desk.json'), 'utf8');
    expect(text).not.toMatch(/swordfish|reader-of|http_basic_auth_/u);
    const ids = JSON.parse(text).map(({ id }: { id: number }) => id);
    expect(ids).toEqual([...ids].sort((a: number, b: number) => a - b));
    expect((await runDeskform(['snapshot'], where)).stdout).toBe(text);
    const asJson = JSON.parse((await runDeskform(['snapshot', '--json'], where)).stdout);
    expect(asJson).toMatchObject({ format_version: 1, command: 'snapshot', status: 'ok', attributes: 53 });
    expect(asJson.rows).toEqual(JSON.parse(text));

    const [live, saved] = await Promise.all([
      runDeskform(['plan', '--json'], where),
      runDeskform(['plan', '--json', '--live', 'live/desk.json'], { cwd: folder }),
    ]);
    const decisionsOf = (stdout: string) => JSON.parse(stdout).decisions;
    expect(decisionsOf(saved.stdout)).toEqual(decisionsOf(live.stdout));
    expect(saved.exitStatus).toBe(live.exitStatus);
  } finally {
    await desk.stop();
  }
});
