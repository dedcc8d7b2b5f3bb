// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how files name environment variables.
import { describe, expect, test } from 'vitest';
import { resolveSecrets } from '../../src/files/targets/resolve-secrets.ts';
import { formatPosition } from '../../src/model/problem.ts';
import { mark, projectOf, tell } from './temporary-project.ts';

const COST_CENTER = `# What accounting asks for.
object: Ticket
attributes:
  - name: cost_center
    display: Cost centre
    data_type: select
    data_option:
      options: { "4711": Marketing, 007: Sales, 1e3: Thousand, null: None, __proto__: Odd }
      default: ""
      null: true
    screens:
      create_middle: { ticket.agent: { shown: true, required: true } }
    position: 1500
    protect: true
    ignore: [position, data_option/note]
    accept: [required, option_removed]
  - name: old_field
    state: absent
    created_before: 2026-11-01
`;

describe('a good file', () => {
  test('becomes definitions, settings as they are written', async () => {
    const { definitions, problems } = await projectOf(COST_CENTER);
    expect(problems).toEqual([]);
    expect(
      definitions.map(({ origin, ...rest }) => ({ ...rest, at: formatPosition(origin.locate(['name'])) })),
    ).toEqual([
      {
        key: 'Ticket.cost_center',
        object: 'Ticket',
        name: 'cost_center',
        at: 'a.yaml:4:5',
        state: 'present',
        display: 'Cost centre',
        data_type: 'select',
        data_option: {
          options: Object.fromEntries([
            ['4711', 'Marketing'],
            ['007', 'Sales'],
            ['1e3', 'Thousand'],
            ['null', 'None'],
            ['__proto__', 'Odd'],
          ]),
          default: '',
          null: true,
        },
        secrets: [],
        active: true,
        position: 1500,
        screens: { create_middle: { 'ticket.agent': { shown: true, required: true } } },
        protect: 'protected',
        ignore: [['position'], ['data_option', 'note']],
        accept: ['required', 'option_removed'],
      },
      {
        key: 'Ticket.old_field',
        object: 'Ticket',
        name: 'old_field',
        at: 'a.yaml:17:5',
        state: 'absent',
        created_before: '2026-11-01',
      },
    ]);
  });

  test('leaves open what is not written', async () => {
    const { definitions } = await projectOf('object: User\nattributes: [{ name: x, display: X, data_type: date }]\n');
    expect(definitions).toMatchObject([
      { data_option: {}, secrets: [], active: true, position: undefined, screens: undefined, protect: 'unprotected' },
    ]);
  });

  test('holds documents of several objects, and Organisation is Organization', async () => {
    const { definitions, problems } = await projectOf(
      '---\nobject: Organisation\nattributes: [{ name: x, state: absent }]\n---\nobject: Group\nattributes: [{ name: x, state: absent }]\n---\n',
    );
    expect(problems).toEqual([]);
    expect(definitions.map(({ key }) => key)).toEqual(['Organization.x', 'Group.x']);
  });

  test('may begin with a byte order mark and end its lines as Windows does', async () => {
    const { problems } = await projectOf(`\uFEFF${COST_CENTER.replaceAll('\n', '\r\n')}nonsense: 1\r\n`);
    expect(problems.map(tell)).toEqual([
      'unknown-key 20:1 "nonsense" is not a key of an attribute file | Possible here: object, attributes.',
    ]);
    expect(problems.map(mark)).toEqual(['nonsense: 1\n^']);
  });

  test('may name a part once and use it again', async () => {
    const { definitions, problems } = await projectOf(`object: Ticket
attributes:
  - { name: a, display: A, data_type: select, data_option: &yes { options: { a: A } } }
  - { name: b, display: B, data_type: select, data_option: *yes }
`);
    expect(problems).toEqual([]);
    expect(definitions).toMatchObject([
      { data_option: { options: { a: 'A' } } },
      { data_option: { options: { a: 'A' } } },
    ]);
  });
});

describe('the place of a setting', () => {
  test.each([
    [['display'], 'a.yaml:5:5'],
    [['data_option', 'options', '007'], 'a.yaml:8:37'],
    [['data_option', 'maxlength'], 'a.yaml:7:5'],
    [['screens', 'edit', 'ticket.agent', 'shown'], 'a.yaml:11:5'],
    [['active'], 'a.yaml:4:5'],
    [[], 'a.yaml:4:5'],
  ])('%j is at %s, or where its nearest parent is', async (path, place) => {
    const { definitions } = await projectOf(COST_CENTER);
    expect(definitions.slice(0, 1).map(({ origin }) => formatPosition(origin.locate(path)))).toEqual([place]);
  });
});

describe('a own rule', () => {
  test('is told, and the definition is made all the same, since the desk may hold such a row already', async () => {
    const { definitions, problems } = await projectOf(
      'object: Ticket\nattributes: [{ name: frozen, display: X, data_type: date }]\n',
    );
    expect(problems.map(({ code, key }) => [code, key])).toEqual([['name-fatal', 'Ticket.frozen']]);
    expect(definitions.map(({ key }) => key)).toEqual(['Ticket.frozen']);
  });
});

describe('secrets', () => {
  const SOURCE = `object: Ticket
attributes:
  - name: part
    display: Part
    data_type: autocompletion_ajax_external_data_source
    data_option:
      search_url: "https://erp.example.com/?q=#{search.term}"
      http_basic_auth_username: deskform
      http_basic_auth_password: "\${env:ERP_PASSWORD}"
`;

  test('are not read with the files', async () => {
    const project = await projectOf(SOURCE);
    expect(project.problems.map(tell)).toEqual([
      'literal-secret 8:33 http_basic_auth_username is a secret in plain text | Write ${env:NAME} and set that environment variable where deskform runs.',
    ]);
    expect(project.definitions).toMatchObject([
      {
        data_option: { search_url: 'https://erp.example.com/?q=#{search.term}' },
        secrets: [
          { setting: 'http_basic_auth_username', value: undefined },
          { setting: 'http_basic_auth_password', value: undefined },
        ],
      },
    ]);
  });

  test('are read for a run that sends them', async () => {
    const { definitions, problems } = resolveSecrets(await projectOf(SOURCE), { ERP_PASSWORD: 'hunter2' });
    expect(problems).toEqual([]);
    expect(definitions).toMatchObject([
      {
        secrets: [
          { setting: 'http_basic_auth_username', value: 'deskform' },
          { setting: 'http_basic_auth_password', value: 'hunter2' },
        ],
      },
    ]);
  });

  test.each([
    [{}, 'not set'],
    [{ ERP_PASSWORD: '' }, 'empty'],
  ])('whose variable is not set (%j) are told with their place', async (env, state) => {
    const { problems } = resolveSecrets(await projectOf(SOURCE), env);
    expect(problems.map(tell)).toEqual([
      `env-missing 9:33 the environment variable ERP_PASSWORD is ${state}: http_basic_auth_password of Ticket.part needs it | Set ERP_PASSWORD where deskform runs: \`export ERP_PASSWORD=…\`.`,
    ]);
  });

  test('whose variable is no variable of the process is told, and what objects inherit is none', async () => {
    const { problems } = resolveSecrets(await projectOf(SOURCE.replace('ERP_PASSWORD', 'constructor')), process.env);
    expect(problems.map(({ message }) => message)).toEqual([
      'the environment variable constructor is not set: http_basic_auth_password of Ticket.part needs it',
    ]);
  });

  test('whose variable stands there very often is told once', async () => {
    const often = '${env:ERP_PASSWORD}'.repeat(20_000);
    const { problems } = resolveSecrets(await projectOf(SOURCE.replace('${env:ERP_PASSWORD}', often)), {});
    expect(problems).toHaveLength(1);
  });

  test('of which very many variables are not set are told one by one', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `\${env:V${index}}`).join('');
    const { problems } = resolveSecrets(await projectOf(SOURCE.replace('${env:ERP_PASSWORD}', many)), {});
    expect(problems).toHaveLength(20_000);
  });
});
