import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/model/json.ts';
import { folderWith } from '../files/temporary-project.ts';
import { type Ran, runDeskform, startDesk } from '../program.ts';

const PATH = '/api/v1/object_manager_attributes';
const AUTH = { authorization: 'Token token=t', accept: 'application/json', 'content-type': 'application/json' };

interface Desk {
  readonly url: string;
  readonly post: (...bodies: readonly JsonObject[]) => Promise<void>;
  readonly put: (body: JsonObject) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  readonly migrate: () => Promise<void>;
}

/** A help desk of its own, on which people work with the page. */
async function deskWith(...fields: readonly JsonObject[]): Promise<Desk> {
  const running = await startDesk(['--token', 't'], { cwd: '.' });
  onTestFinished(() => running.stop());
  const send = async (method: string, path: string, body: JsonValue): Promise<void> => {
    const answer = await fetch(`${running.url}${path}`, { method, headers: AUTH, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  const desk: Desk = {
    url: running.url,
    post: async (...bodies) => {
      for (const body of bodies) await send('POST', PATH, body);
    },
    put: (body) => send('PUT', `${PATH}/1`, body),
    remove: async (name) => {
      const answer = await fetch(`${running.url}${PATH}`, { headers: AUTH });
      const rows: readonly { readonly id: number; readonly name: string }[] = JSON.parse(await answer.text());
      await send('DELETE', `${PATH}/${rows.find((row) => row.name === name)?.id}`, {});
    },
    migrate: () => send('POST', `${PATH}_execute_migrations`, {}),
  };
  await desk.post(...fields);
  if (fields.length > 0) await desk.migrate();
  return desk;
}

const SEVERITY = {
  object: 'Ticket',
  name: 'severity',
  display: 'Severity',
  data_type: 'select',
  data_option: { options: { low: 'Low', high: 'High' }, default: 'low' },
  active: true,
  position: 900,
  screens: { edit: { 'ticket.agent': { shown: true, required: false } } },
};
const ASKED = {
  ...SEVERITY,
  name: 'asked_back',
  display: 'Asked back',
  data_type: 'boolean',
  data_option: { options: { true: 'yes', false: 'no' }, default: false },
  position: 800,
};
const FLOOR = {
  ...SEVERITY,
  object: 'User',
  name: 'floor',
  display: 'Floor',
  data_type: 'input',
  data_option: { type: 'text', maxlength: 20 },
  screens: {},
};

interface Project {
  readonly folder: string;
  readonly run: (...args: readonly string[]) => Promise<Ran>;
  readonly read: (file: string) => Promise<string>;
  readonly files: () => Promise<readonly string[]>;
}

async function projectFor(
  { url }: { readonly url: string },
  files: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Project> {
  const config = `version: 1\ntargets:\n  desk: { url: "${url}", auth: { token: "\${env:TOKEN}" } }\n`;
  const folder = await folderWith({ 'deskform.yaml': config, ...files });
  return {
    folder,
    run: (...args) => runDeskform(args, { cwd: folder, env: { TOKEN: 't', ...env } }),
    read: (file) => readFile(join(folder, file), 'utf8'),
    files: async () => (await readdir(join(folder, 'attributes')).catch(() => [])).sort(),
  };
}

describe('an import into an empty project', () => {
  test('writes a file for each object, in the order of the forms, and the next plan is empty', async () => {
    const project = await projectFor(await deskWith(SEVERITY, ASKED, FLOOR));
    const imported = await project.run('import');
    expect(imported).toEqual({
      exitStatus: 0,
      stderr: '',
      stdout:
        'Imported 3 attributes from desk:\n  attributes/ticket.yaml  new, 2 attributes\n  attributes/user.yaml  new, 1 attribute\n',
    });
    expect(await project.read('attributes/ticket.yaml')).toBe(`\
# yaml-language-server: $schema=https://json.schemastore.org/deskform-attributes-1.json

object: Ticket
attributes:
  - name: asked_back
    display: Asked back
    data_type: boolean
    data_option:
      options:
        "true": "yes"
        "false": "no"
      default: false
    screens:
      edit:
        ticket.agent: { shown: true, required: false }
    position: 800

  - name: severity
    display: Severity
    data_type: select
    data_option:
      options:
        low: Low
        high: High
      default: low
    screens:
      edit:
        ticket.agent: { shown: true, required: false }
    position: 900
`);
    expect((await project.run('validate')).exitStatus).toBe(0);
    expect((await project.run('plan', '--detailed-exitcode')).exitStatus).toBe(0);
    expect(await project.run('import')).toMatchObject({
      exitStatus: 0,
      stdout: 'Nothing to write: the files match desk.\n',
    });
  });

  test('puts new files where the pattern of the project reads them', async () => {
    const desk = await deskWith(SEVERITY);
    const config = `version: 1\nattributes: fields/**/*.yml\ntargets: { desk: { url: "${desk.url}", auth: { token: t } } }\n`;
    const project = await projectFor(desk, { 'deskform.yaml': config });
    expect((await project.run('import')).stdout).toContain('fields/ticket.yml  new, 1 attribute');
    expect((await project.run('plan', '--detailed-exitcode')).exitStatus).toBe(0);
  });

  test('writes a row with staged changes as it will be, and none that is about to go', async () => {
    const desk = await deskWith(SEVERITY, ASKED);
    await desk.put({ ...SEVERITY, data_option: { ...SEVERITY.data_option, note: 'ask first' } });
    await desk.remove('asked_back');
    const project = await projectFor(desk);
    const { stdout } = await project.run('import');
    expect(stdout).toContain('Ticket.asked_back  marked for deletion: the next migration deletes it');
    expect(await project.read('attributes/ticket.yaml')).toContain('note: ask first');
    expect(await project.read('attributes/ticket.yaml')).not.toContain('asked_back');
  });
});

describe('what is imported', () => {
  test('is chosen by keys and patterns', async () => {
    const project = await projectFor(await deskWith(SEVERITY, ASKED, FLOOR));
    const told = async (...words: readonly string[]): Promise<JsonValue> =>
      JSON.parse((await project.run('import', '--check', '--json', ...words)).stdout).imported;
    expect(await told('Ticket.sev*', 'User.floor')).toEqual(['Ticket.severity', 'User.floor']);
    expect(await told('*.?loor')).toEqual(['User.floor']);
    expect(await told('Ticket')).toEqual(['Ticket.asked_back', 'Ticket.severity']);
    expect(await told('Ticket.title')).toEqual(['Ticket.title']);
    expect(await told('User.*', '--system')).toContain('User.login');
  });

  test.each([
    ['Ticket.severty', 1, 'the help desk has no field Ticket.severty', 'Did you mean Ticket.severity?'],
    ['Ticket.x*', 1, 'no field of the help desk matches Ticket.x*', 'A pattern matches complete keys'],
    ['severity', 64, '"severity" is not a key such as Ticket.cost_center', 'Did you mean Ticket.severity?'],
  ])('%s is a mistake', async (word, exitStatus, message, hint) => {
    const project = await projectFor(await deskWith(SEVERITY));
    const ran = await project.run('import', word);
    expect(ran.exitStatus).toBe(exitStatus);
    expect(ran.stderr).toContain(message);
    expect(ran.stderr).toContain(hint);
    expect(await project.files()).toEqual([]);
  });

  test('is not what only a system can have', async () => {
    const project = await projectFor(await deskWith(SEVERITY));
    const { stdout, exitStatus } = await project.run('import', '--system');
    expect(exitStatus).toBe(0);
    expect(stdout).toContain('Ticket.tags  the data type tag has no column, so no file can declare it');
    expect((await project.run('plan', '--detailed-exitcode')).exitStatus).toBe(0);
  });
});

test('long lists of choices go into a CSV file beside the YAML', async () => {
  const options = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`d${index}`, `District ${index}, "north"`]),
  );
  const tree = [{ name: 'A', value: 'A', children: [{ name: 'B, C', value: 'A::B, C' }] }];
  const project = await projectFor(
    await deskWith(
      { ...SEVERITY, name: 'district', data_option: { options } },
      { ...SEVERITY, name: 'place', data_type: 'tree_select', data_option: { options: tree } },
    ),
  );
  await project.run('import', 'Ticket.district');
  expect(await project.files()).toEqual(['ticket.district.csv', 'ticket.yaml']);
  expect((await project.read('attributes/ticket.district.csv')).split('\n').slice(0, 2)).toEqual([
    'value,name',
    'd0,"District 0, ""north"""',
  ]);
  expect(await project.read('attributes/ticket.yaml')).toContain(
    '    data_type: select\n    options_from: ticket.district.csv\n    screens:',
  );
  expect((await project.run('plan', '--detailed-exitcode')).exitStatus).toBe(0);
  await project.run('import', 'Ticket.place', '--csv-above', '1');
  expect(await project.read('attributes/ticket.place.csv')).toBe('path\nA\n"A::B, C"\n');
  expect((await project.run('plan', '--detailed-exitcode')).exitStatus).toBe(0);
});

test('credentials are named, and never written', async () => {
  const desk = await deskWith({
    ...SEVERITY,
    name: 'asset',
    data_type: 'autocompletion_ajax_external_data_source',
    data_option: {
      search_url: 'https://assets.example.com/?q=#{search.term}',
      http_auth_type: 'basic_auth',
      http_basic_auth_username: 'reader-of-assets',
      http_basic_auth_password: 'swordfish-4711',
    },
  });
  const project = await projectFor(
    desk,
    {},
    {
      DESKFORM_TICKET_ASSET_HTTP_BASIC_AUTH_USERNAME: 'reader-of-assets',
      DESKFORM_TICKET_ASSET_HTTP_BASIC_AUTH_PASSWORD: 'swordfish-4711',
    },
  );
  const check = await project.run('import', '--check', '--json');
  const { stdout } = await project.run('import');
  expect(stdout).toContain(
    'Credentials are not written. Set these where deskform runs:\n' +
      '  DESKFORM_TICKET_ASSET_HTTP_BASIC_AUTH_USERNAME  http_basic_auth_username of Ticket.asset\n' +
      '  DESKFORM_TICKET_ASSET_HTTP_BASIC_AUTH_PASSWORD  http_basic_auth_password of Ticket.asset\n',
  );
  const written = await project.read('attributes/ticket.yaml');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the file
  expect(written).toContain('http_basic_auth_password: ${env:DESKFORM_TICKET_ASSET_HTTP_BASIC_AUTH_PASSWORD}');
  for (const text of [check.stdout, stdout, written]) expect(text).not.toMatch(/swordfish|reader-of/u);
  expect((await project.run('plan', '--detailed-exitcode')).exitStatus).toBe(0);
});

test('another way in on the help desk is followed: no old credential is left to be written back', async () => {
  const asset = (auth: JsonObject) => ({
    ...SEVERITY,
    name: 'asset',
    data_type: 'autocompletion_ajax_external_data_source',
    data_option: { search_url: 'https://assets.example.com/?q=#{search.term}', ...auth },
  });
  const desk = await deskWith(
    asset({ http_auth_type: 'basic_auth', http_basic_auth_username: 'reader', http_basic_auth_password: 'swordfish' }),
  );
  const project = await projectFor(desk, {}, { DESKFORM_TICKET_ASSET_BEARER_TOKEN_AUTH: 'marlin' });
  await project.run('import');
  await desk.put(asset({ http_auth_type: 'bearer_token', bearer_token_auth: 'marlin' }));
  await desk.migrate();
  const { stdout } = await project.run('import', '--accept', 'Ticket.asset');
  expect(stdout).toContain('  DESKFORM_TICKET_ASSET_BEARER_TOKEN_AUTH  bearer_token_auth of Ticket.asset\n');
  const written = await project.read('attributes/ticket.yaml');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the file
  expect(written).toContain('bearer_token_auth: ${env:DESKFORM_TICKET_ASSET_BEARER_TOKEN_AUTH}');
  expect(written).not.toContain('http_basic_auth');
  expect((await project.run('plan', '--detailed-exitcode')).exitStatus).toBe(0);
});

test('a credential that the files ignore stays in them, also where the help desk has none', async () => {
  const asset = {
    ...SEVERITY,
    name: 'asset',
    data_type: 'autocompletion_ajax_external_data_source',
    data_option: { search_url: 'https://assets.example.com/?q=#{search.term}' },
  };
  const project = await projectFor(
    await deskWith(asset),
    {
      'attributes/ticket.yaml': `object: Ticket
attributes:
  - name: asset
    display: Another label
    data_type: autocompletion_ajax_external_data_source
    data_option: { search_url: "https://assets.example.com/?q=#{search.term}", bearer_token_auth: "\${env:ASSETS}" }
    ignore: [data_option/bearer_token_auth]
`,
    },
    { ASSETS: 'marlin' },
  );
  expect((await project.run('import', '--accept', 'Ticket.asset')).exitStatus).toBe(0);
  const written = await project.read('attributes/ticket.yaml');
  expect(written).toContain(`display: ${SEVERITY.display}`);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the file
  expect(written).toContain('bearer_token_auth: "${env:ASSETS}"');
});

test('labels of the world do nothing where they are shown, and are in the file as they are', async () => {
  const display = '"; rm -rf ~ # \u202egnp.exe <b>@all</b> ::error::x';
  const project = await projectFor(await deskWith({ ...SEVERITY, display }));
  const shown = await project.run('import', '--check');
  expect(shown.exitStatus).toBe(2);
  expect(shown.stdout).not.toContain('\u202e');
  expect(shown.stdout).not.toMatch(/(?<!\S)::error/u);
  await project.run('import');
  expect(await project.read('attributes/ticket.yaml')).toContain('\\u202egnp.exe');
  expect((await project.run('plan', '--detailed-exitcode')).exitStatus).toBe(0);
});

test('a row that no file can say is left out and told', async () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what somebody has typed
  const display = 'Cost ${env:HOME}';
  const project = await projectFor(await deskWith({ ...SEVERITY, display }, ASKED));
  const { stdout, exitStatus } = await project.run('import', '--json');
  expect(exitStatus).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    imported: ['Ticket.asked_back'],
    left: [{ key: 'Ticket.severity', why: 'cannot-be-declared' }],
  });
});

describe('files that are there', () => {
  const COMMENTED = `\
# Kept by the service desk.
object: Ticket
attributes:
  - name: severity # asked on every form
    display: Severity
    data_type: select
    data_option: { options: { low: Low, high: High }, default: low }
    # the forms of agents
    screens:
      edit: { ticket.agent: { shown: true, required: false } }
    position: 900
`;

  test('get what they lack, and keep what they say', async () => {
    const project = await projectFor(await deskWith(SEVERITY, ASKED), { 'attributes/fields.yaml': COMMENTED });
    const { stdout } = await project.run('import');
    expect(stdout).toBe('Imported 1 attribute from desk:\n  attributes/fields.yaml  edited, 1 attribute added\n');
    const written = await project.read('attributes/fields.yaml');
    expect(written.startsWith(COMMENTED)).toBe(true);
    expect(written).toContain('  - name: asked_back\n    display: Asked back\n');
    expect(await project.files()).toEqual(['fields.yaml']);
    expect((await project.run('plan', '--detailed-exitcode')).exitStatus).toBe(0);
  });

  test('are formatted by their first edit, which is said', async () => {
    const odd = COMMENTED.replace('display: Severity', "display:   'Severity'");
    const project = await projectFor(await deskWith(SEVERITY, ASKED), { 'attributes/fields.yaml': odd });
    expect((await project.run('import', '--check')).stdout).toContain('Formatted like');
    const { stdout } = await project.run('import');
    expect(stdout).toContain('Formatted like `deskform fmt`, which they were not yet: attributes/fields.yaml.\n');
    expect((await project.read('attributes/fields.yaml')).startsWith(COMMENTED)).toBe(true);
    expect((await project.run('fmt', '--check')).exitStatus).toBe(0);
  });

  test('say what they said before, until the help desk’s side is asked for: then its lines change', async () => {
    const desk = await deskWith(SEVERITY);
    const project = await projectFor(desk, { 'attributes/fields.yaml': COMMENTED });
    await desk.put({ ...SEVERITY, display: 'How bad', data_option: { ...SEVERITY.data_option, default: 'high' } });
    await desk.migrate();
    for (const keys of [[], ['Ticket.severity'], ['Ticket.*']]) {
      const plain = await project.run('import', ...keys);
      expect(plain.stdout).toContain(
        'Ticket.severity  the files differ (display, data_option/default). To use the live settings: deskform import --accept Ticket.severity',
      );
    }
    expect(await project.read('attributes/fields.yaml')).toBe(COMMENTED);
    const check = await project.run('import', '--check', '--accept', 'Ticket.severity');
    expect(check.exitStatus).toBe(2);
    expect(check.stdout).toContain('-    display: Severity');
    expect(await project.read('attributes/fields.yaml')).toBe(COMMENTED);
    const wide = await project.run('import', '--accept', 'Ticket.*');
    expect([wide.exitStatus, wide.stderr]).toEqual([64, expect.stringContaining('--accept takes keys')]);
    const accepted = await project.run('import', '--accept', 'Ticket.severity');
    expect(accepted.stdout).toContain('Imported the live settings of Ticket.severity from desk:');
    expect(await project.read('attributes/fields.yaml')).toBe(
      COMMENTED.replace('Severity', 'How bad').replace('default: low', 'default: high'),
    );
    expect((await project.run('plan', '--detailed-exitcode')).exitStatus).toBe(0);
  });

  test.each([
    ['a cell', { screens: { edit: { 'ticket.agent': { shown: true, required: true } } } }, 'required: true'],
    ['a place in the form', { position: 950 }, 'position: 950'],
    [
      'another choice',
      { data_option: { options: { low: 'Low', mid: 'Middle', high: 'High' }, default: 'low' } },
      'mid',
    ],
    ['out of use', { active: false }, 'active: false'],
    ['a note', { data_option: { ...SEVERITY.data_option, note: 'ask' } }, 'note: ask'],
    ['other forms', { screens: { create_middle: { 'ticket.agent': { shown: true } } } }, 'create_middle'],
  ])('take %s', async (_, change, written) => {
    const desk = await deskWith(SEVERITY);
    const project = await projectFor(desk, { 'attributes/fields.yaml': COMMENTED });
    await desk.put({ ...SEVERITY, ...change });
    await desk.migrate();
    expect((await project.run('plan', '--detailed-exitcode')).exitStatus).not.toBe(0);
    const ran = await project.run('import', '--accept', 'Ticket.severity');
    expect(ran).toMatchObject({ exitStatus: 0 });
    const text = await project.read('attributes/fields.yaml');
    expect(text).toContain(written);
    for (const comment of ['# Kept by the service desk.', '# asked on every form', '# the forms of agents'])
      expect(text).toContain(comment);
    expect((await project.run('plan', '--detailed-exitcode')).exitStatus).toBe(0);
  });

  test('an absent definition of what lives becomes what lives', async () => {
    const grave =
      'object: Ticket\nattributes:\n  - name: severity # gone?\n    state: absent\n    created_before: 2026-11-01\n';
    const project = await projectFor(await deskWith(SEVERITY), { 'attributes/ticket.yaml': grave });
    expect((await project.run('import')).stdout).toContain('the files differ (state: absent)');
    expect(await project.run('import', '--accept', 'Ticket.severity')).toMatchObject({ exitStatus: 0 });
    expect(await project.read('attributes/ticket.yaml')).toContain('- name: severity # gone?\n');
    expect((await project.run('plan', '--detailed-exitcode')).exitStatus).toBe(0);
  });

  test('with a list of choices of their own follow it there', async () => {
    const desk = await deskWith(SEVERITY);
    const project = await projectFor(desk);
    await project.run('import', '--csv-above', '1');
    const before = await project.read('attributes/ticket.yaml');
    await desk.put({ ...SEVERITY, data_option: { options: { low: 'Low', high: 'Very high' }, default: 'low' } });
    await desk.migrate();
    expect((await project.run('import', '--accept', 'Ticket.severity')).exitStatus).toBe(0);
    expect(await project.read('attributes/ticket.severity.csv')).toBe('value,name\nlow,Low\nhigh,Very high\n');
    expect(await project.read('attributes/ticket.yaml')).toBe(before);
    await writeFile(join(project.folder, 'attributes/ticket.severity.csv'), 'name,value\nLow,low\nHigh,high\n');
    expect((await project.run('import', '--accept', 'Ticket.severity')).exitStatus).toBe(0);
    expect(await project.read('attributes/ticket.severity.csv')).toBe('name,value\nLow,low\nVery high,high\n');
  });

  test('with a list that others have too are not edited: the list and they are named', async () => {
    const other = { ...SEVERITY, name: 'impact', display: 'Impact' };
    const desk = await deskWith(SEVERITY, other);
    const field = ({ name, display }: typeof SEVERITY): string =>
      `  - { name: ${name}, display: ${display}, data_type: select, options_from: levels.csv, position: 900, data_option: { default: low }, screens: { edit: { ticket.agent: { shown: true, required: false } } } }\n`;
    const project = await projectFor(desk, {
      'attributes/ticket.yaml': `object: Ticket\nattributes:\n${field(SEVERITY)}${field(other)}`,
      'attributes/levels.csv': 'value,name\nlow,Low\nhigh,High\n',
    });
    const changed = { options: { low: 'Low', high: 'Very high' }, default: 'low' };
    await desk.put({ ...SEVERITY, data_option: changed });
    await desk.migrate();
    const alone = await project.run('import', '--accept', 'Ticket.severity');
    expect(alone.exitStatus).toBe(1);
    expect(alone.stdout.replaceAll(/\s+/gu, ' ')).toContain(
      'Edit attributes/levels.csv manually: it is the list of Ticket.impact too: give Ticket.severity its own list',
    );
    expect(await project.read('attributes/levels.csv')).toBe('value,name\nlow,Low\nhigh,High\n');
  });

  test('a key that only the files have is told', async () => {
    const project = await projectFor(await deskWith(ASKED), { 'attributes/ticket.yaml': COMMENTED });
    const { stdout, exitStatus } = await project.run('import', 'Ticket.severity');
    expect(exitStatus).toBe(0);
    expect(stdout).toContain('Ticket.severity  not on the help desk; remove it from the files');
  });

  test('with a mistake in them are not edited', async () => {
    const broken = COMMENTED.replace('position: 900', 'postion: 900');
    const project = await projectFor(await deskWith(SEVERITY, ASKED), { 'attributes/ticket.yaml': broken });
    const ran = await project.run('import');
    expect(ran.exitStatus).toBe(1);
    expect(ran.stderr).toContain('Did you mean position?');
    expect(await project.read('attributes/ticket.yaml')).toBe(broken);
  });
});

describe('nothing is written', () => {
  test('by --check, which says what would be', async () => {
    const project = await projectFor(await deskWith(SEVERITY));
    const ran = await project.run('import', '--check');
    expect(ran.exitStatus).toBe(2);
    expect(ran.stdout).toContain('1 file would change:\n  attributes/ticket.yaml  new, 1 attribute\n');
    expect(ran.stdout).toContain('    +  - name: severity\n');
    expect(await project.files()).toEqual([]);
    await project.run('import');
    expect(await project.run('import', '--check')).toMatchObject({ exitStatus: 0, stdout: 'Nothing would change.\n' });
  });
});

test('a snapshot is enough, without credentials', async () => {
  const desk = await deskWith(SEVERITY);
  const list = await (await fetch(`${desk.url}${PATH}`, { headers: AUTH })).text();
  const folder = await folderWith({
    'deskform.yaml': `targets: { desk: { url: "${desk.url}" } }\n`,
    'live.json': list,
  });
  const where = { cwd: folder };
  expect(await runDeskform(['import', '--live', 'live.json'], where)).toMatchObject({ exitStatus: 0, stderr: '' });
  const planned = await runDeskform(['plan', '--live', 'live.json', '--detailed-exitcode'], where);
  expect(planned.exitStatus).toBe(0);
});

describe('of several help desks', () => {
  const RELATED = { ...SEVERITY, data_option: { options: {}, relation: 'Group', filter: [1, 2], default: 1 } };

  test('ids are named, and their attribute is left out', async () => {
    const desk = await deskWith(RELATED, ASKED);
    const config = `version: 1
targets:
  staging: { url: "${desk.url}", auth: { token: t } }
  production: { url: "https://desk.example.com", auth: { token: t } }
`;
    const project = await projectFor(desk, { 'deskform.yaml': config });
    expect((await project.run('import')).exitStatus).toBe(64);
    const { stdout } = await project.run('import', '--target', 'staging');
    expect(stdout).toContain('it contains ids that only staging has (data_option/filter, data_option/default)');
    expect(await project.read('attributes/ticket.yaml')).not.toContain('severity');
  });

  test('one that is like the others is valid, imported and planned before its first overlay', async () => {
    const desk = await deskWith(ASKED);
    const config = `version: 1
targets:
  staging: { url: "${desk.url}", auth: { token: "\${env:TOKEN}" }, overlays: "overlays/staging/*.yaml" }
  production: { url: "https://desk.example.com", overlays: "overlays/prodution/*.yaml" }
`;
    const project = await projectFor(desk, { 'deskform.yaml': config });
    expect(await project.run('import', '--target', 'staging')).toMatchObject({ exitStatus: 0, stderr: '' });
    const planned = await project.run('plan', '--target', 'staging', '--detailed-exitcode');
    expect(planned.exitStatus).toBe(0);
    expect(planned.stderr).toContain('warning no-overlays\n  no file matches overlays/staging/*.yaml');
    const valid = await project.run('validate');
    expect(valid.exitStatus).toBe(0);
    expect(valid.stderr).toContain('no file matches overlays/prodution/*.yaml (overlays of production)');
  });
});
