import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { FaultRule } from '../faults/fault-rules.ts';
import { folderWith } from '../files/temporary-project.ts';
import { type Ran, runDeskform } from '../program.ts';
import { stageSandbox } from '../sandbox/support.ts';

const PATH = '/api/v1/object_manager_attributes';
const AUTH = { authorization: 'Token token=t', accept: 'application/json', 'content-type': 'application/json' };
const WITH_LOGIN = 'https://reader:sw0rdfish-login@erp.example.com/items?q=#{search.term}';
const WITH_KEY = 'https://erp.example.com/items?api_key=sw0rdfish-key&q=#{search.term}';
const IN_ITS_PATH = 'https://erp.example.com/sw0rdfish-path/items?q=#{search.term}';

const field = (name: string, address: string) => ({
  object: 'Ticket',
  name,
  display: name,
  data_type: 'autocompletion_ajax_external_data_source',
  data_option: { search_url: address, search_result_list_key: 'items' },
  active: true,
  position: 900,
  screens: {},
});

interface World {
  readonly url: string;
  readonly folder: string;
  /** Of a run without these variables nothing is known of them. */
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Ran>;
  readonly send: (method: string, path: string, body: unknown) => Promise<void>;
  /** What the help desk holds as the address of a field. */
  readonly addressOf: (name: string) => Promise<unknown>;
  /** Every text that any run has put anywhere, but for the files that people wrote themselves. */
  readonly everything: (...written: readonly string[]) => Promise<string>;
}

async function worldWith(files: Readonly<Record<string, string>>, ...fields: readonly object[]): Promise<World> {
  return failingWorld([], files, ...fields);
}

async function failingWorld(
  faults: readonly FaultRule[],
  files: Readonly<Record<string, string>>,
  ...fields: readonly object[]
): Promise<World> {
  const folder = await folderWith(files);
  const running = await stageSandbox({ token: 't', faults });
  onTestFinished(() => running.close());
  const send = async (method: string, path: string, body: unknown): Promise<void> => {
    const answer = await fetch(`${running.url}${path}`, { method, headers: AUTH, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  };
  for (const one of fields) await send('POST', PATH, one);
  await send('POST', `${PATH}_execute_migrations`, {});
  const target = `version: 1\ntargets: { desk: { url: "${running.url}", auth: { token: t } } }\n`;
  await writeFile(join(folder, 'deskform.yaml'), target);
  const said: string[] = [];
  return {
    url: running.url,
    folder,
    send,
    run: async (args, env = {}) => {
      const ran = await runDeskform(args, { cwd: folder, env });
      said.push(ran.stdout, ran.stderr);
      return ran;
    },
    addressOf: async (name) => {
      const answer = await fetch(`${running.url}${PATH}`, { headers: AUTH });
      const rows: readonly { name: string; data_option: { search_url?: unknown } }[] = JSON.parse(await answer.text());
      return rows.find((row) => row.name === name)?.data_option.search_url;
    },
    everything: async (...written) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && !written.includes(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name));
      return [...said, ...(await Promise.all(files.map((file) => readFile(file, 'utf8'))))].join('\n');
    },
  };
}

const OUTS = ['json', 'md', 'html', 'txt'].flatMap((form) => ['--out', `plan.${form}`]);
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: as it stands in files

test('what an import takes over names the address, and nothing shows it afterwards', async () => {
  const world = await worldWith({}, field('by_login', WITH_LOGIN), field('by_key', WITH_KEY));
  const { stdout } = await world.run(['import']);
  expect(stdout).toContain(
    '  DESKFORM_TICKET_BY_KEY_SEARCH_URL  search_url of Ticket.by_key\n' +
      '  DESKFORM_TICKET_BY_LOGIN_SEARCH_URL  search_url of Ticket.by_login\n',
  );
  const file = await readFile(join(world.folder, 'attributes/ticket.yaml'), 'utf8');
  expect(file).toContain('search_url: ${env:DESKFORM_TICKET_BY_LOGIN_SEARCH_URL}\n');
  const env = { DESKFORM_TICKET_BY_LOGIN_SEARCH_URL: WITH_LOGIN, DESKFORM_TICKET_BY_KEY_SEARCH_URL: WITH_KEY };
  expect((await world.run(['plan', '--detailed-exitcode'], env)).exitStatus).toBe(0);
  expect((await world.run(['plan'])).stderr).toContain('DESKFORM_TICKET_BY_LOGIN_SEARCH_URL is not set');

  await world.run(['snapshot', '--out', 'live.json']);
  // Of the whole address a fingerprint: the files say that a variable fills it.
  expect(await readFile(join(world.folder, 'live.json'), 'utf8')).toMatch(/"search_url": "\(secret:[\w-]{22}\)"/u);
  expect((await world.run(['plan', '--live', 'live.json', '--detailed-exitcode'])).exitStatus).toBe(0);

  const other = { ...env, DESKFORM_TICKET_BY_LOGIN_SEARCH_URL: WITH_LOGIN.replace('-login', '-login-new') };
  expect((await world.run(['plan', '--detailed-exitcode', ...OUTS], other)).stdout).toContain(
    '"${env:DESKFORM_TICKET_BY_LOGIN_SEARCH_URL}"',
  );
  expect((await world.run(['drift', '--json'], other)).exitStatus).toBe(2);
  expect((await world.run(['plan', '--json', '--debug'], other)).exitStatus).toBe(0);
  expect((await world.run(['apply', '--yes', '--debug'], other)).exitStatus).toBe(0);
  expect(await world.addressOf('by_login')).toBe(other.DESKFORM_TICKET_BY_LOGIN_SEARCH_URL);
  expect((await world.run(['plan', '--detailed-exitcode'], other)).exitStatus).toBe(0);
  expect((await world.run(['status', '--json'], other)).exitStatus).toBe(0);
  const everything = await world.everything();
  expect(everything).toMatch(/"\(secret:[\w-]{22}\)"/u);
  expect(everything).not.toContain('sw0rdfish');
});

const PARTLY = `object: Ticket
attributes:
  - name: items
    display: Items
    data_type: autocompletion_ajax_external_data_source
    data_option:
      search_url: "https://erp.example.com/\${env:ERP_PATH}/items?q=#{search.term}"
`;

test('a variable in an address goes to the help desk, and only there', async () => {
  const world = await worldWith({ 'attributes/ticket.yaml': PARTLY });
  const env = { ERP_PATH: 'sw0rdfish-path' };
  expect((await world.run(['validate'])).exitStatus).toBe(0);
  expect((await world.run(['plan', ...OUTS], env)).stdout).toContain(
    '"https://erp.example.com/${env:ERP_PATH}/items?q=#{search.term}"',
  );
  expect((await world.run(['apply', '--yes', '--plan', 'plan.json'], env)).exitStatus).toBe(0);
  expect(await world.addressOf('items')).toBe(IN_ITS_PATH);
  expect((await world.run(['plan', '--detailed-exitcode'], env)).exitStatus).toBe(0);

  // What others have staged there is as secret as what is in force.
  await world.send('PUT', `${PATH}/1`, { ...field('items', IN_ITS_PATH.replace('-path', '-path-theirs')) });
  expect((await world.run(['plan', ...OUTS, '--json'], env)).exitStatus).toBe(3);
  await world.run(['snapshot', '--out', 'live.json']);
  expect((await world.run(['drift'], env)).exitStatus).not.toBe(0);
  expect((await world.run(['import', '--check', '--accept', 'Ticket.items', '--json'])).exitStatus).not.toBe(1);
  expect((await world.run(['status', '--json'], env)).exitStatus).toBe(0);
  expect(await world.everything()).not.toContain('sw0rdfish');
});

/** The second of an apply, after one by somebody else. */
const THIRD_PUT_FAILS: FaultRule = { method: 'PUT', nth: 3, do: 'status', status: 500 };

test('an address that an undo has put back is ours, although others keep it waiting', async () => {
  const older = IN_ITS_PATH.replace('-path', '-path-older');
  const other = PARTLY.replace(/object.*\nattributes:\n/u, '').replace('name: items', 'name: other');
  const world = await failingWorld(
    [THIRD_PUT_FAILS],
    { 'attributes/ticket.yaml': `${PARTLY}${other}` },
    field('items', older),
    field('other', older),
    field('theirs', WITH_LOGIN),
  );
  await appendFile(join(world.folder, 'deskform.yaml'), 'defaults: { foreign_changes: include }\n');
  await world.send('PUT', `${PATH}/1`, field('theirs', WITH_KEY));
  const env = { ERP_PATH: 'sw0rdfish-path' };
  expect((await world.run(['apply', '--yes', '--debug'], env)).exitStatus).toBe(4);
  expect(await world.addressOf('items')).toBe(older);
  const { stdout } = await world.run(['plan', '--json', ...OUTS], env);
  expect(JSON.parse(stdout).decisions.find(({ key }: { key: string }) => key === 'Ticket.items')).toMatchObject({
    action: 'update',
  });
  expect((await world.run(['apply', '--yes'], env)).exitStatus).toBe(0);
  expect(await world.addressOf('items')).toBe(IN_ITS_PATH);
  expect(await world.everything()).not.toContain('sw0rdfish');
});

test('an address in clear follows the help desk into a variable', async () => {
  const world = await worldWith({}, field('items', 'https://erp.example.com/items?q=#{search.term}'));
  await world.run(['import']);
  await world.send('PUT', `${PATH}/1`, field('items', WITH_KEY));
  await world.send('POST', `${PATH}_execute_migrations`, {});
  expect((await world.run(['plan', ...OUTS, '--detailed-exitcode'])).exitStatus).toBe(2);
  expect((await world.run(['drift'])).exitStatus).toBe(2);
  const { stdout } = await world.run(['import', '--accept', 'Ticket.items']);
  expect(stdout).toContain('  DESKFORM_TICKET_ITEMS_SEARCH_URL  search_url of Ticket.items\n');
  const env = { DESKFORM_TICKET_ITEMS_SEARCH_URL: WITH_KEY };
  expect((await world.run(['plan', '--detailed-exitcode'], env)).exitStatus).toBe(0);
  expect((await world.run(['import', '--json', '--check', 'Ticket.items'])).stdout).toContain('"same": [');
  expect(await world.everything()).not.toContain('sw0rdfish');
});

test('what stands under keys of its own is in no file and no output', async () => {
  const more = {
    type: 'text',
    maxlength: 100,
    api_token: 'sw0rdfish-token',
    headers: { Authorization: 'Bearer sw0rdfish-header' },
    linktemplate: 'https://me:sw0rdfish-link@erp.example.com/',
  };
  const odd = { ...field('odd', ''), data_type: 'input', data_option: more };
  const world = await worldWith({}, odd);
  await world.run(['snapshot', '--out', 'live.json']);
  await world.run(['snapshot']);
  const { stdout } = await world.run(['import']);
  expect(stdout).toContain('DESKFORM_TICKET_ODD_API_TOKEN');
  const env = { DESKFORM_TICKET_ODD_API_TOKEN: 'sw0rdfish-token', DESKFORM_TICKET_ODD_LINKTEMPLATE: more.linktemplate };
  expect((await world.run(['plan', '--detailed-exitcode', ...OUTS], env)).exitStatus).toBe(0);
  await world.send('PUT', `${PATH}/1`, { ...odd, display: 'By somebody' });
  await world.send('POST', `${PATH}_execute_migrations`, {});
  expect((await world.run(['plan', '--detailed-exitcode', ...OUTS, '--json'], env)).exitStatus).toBe(2);
  expect((await world.run(['plan', '--live', 'live.json', '--json'])).exitStatus).toBe(0);
  expect((await world.run(['apply', '--yes', '--debug'], env)).exitStatus).toBe(0);
  expect((await world.run(['plan', '--detailed-exitcode'], env)).exitStatus).toBe(0);
  const everything = await world.everything();
  expect(everything).toContain('(secret:');
  expect(everything).not.toContain('sw0rdfish');
});

test('one that a file has in clear is told, and its line is not', async () => {
  const written = `object: Ticket
attributes:
  - name: items
    display: Items
    data_type: autocompletion_ajax_external_data_source
    data_option:
      search_url: "${WITH_KEY}"
`;
  const world = await worldWith({});
  await writeFile(join(world.folder, 'written.yaml'), written);
  await appendFile(
    join(world.folder, 'deskform.yaml'),
    `attributes: "written.yaml"\nlint: { credentials-in-address: error }\n`,
  );
  const { exitStatus, stdout, stderr } = await world.run(['validate']);
  expect(exitStatus).toBe(1);
  expect(`${stdout}${stderr}`).toContain('written.yaml:7:19  error credentials-in-address');
  expect(await world.everything('written.yaml')).not.toContain('sw0rdfish');
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as it stands in files
