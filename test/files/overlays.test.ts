// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how files name environment variables.
import { describe, expect, test } from 'vitest';
import { loadProject } from '../../src/files/load-project.ts';
import { type Declared, declaredBy } from '../../src/files/pipeline.ts';
import { declaredIn, folderWith, tell } from './temporary-project.ts';

const CONFIG = `targets:
  staging: { url: https://staging.example.com }
  production: { url: https://production.example.com, overlays: overlays/**/*.yaml }
`;
const TICKET = `object: Ticket
attributes:
  - name: room
    display: Room
    data_type: select
    data_option:
      options: { "1": Hall, "2": Attic }
      default: ""
      note: ask the porter
    screens: { edit: { ticket.agent: { shown: true } } }
    ignore: [position]
  - { name: floor, display: Floor, data_type: integer, data_option: { min: 0, max: 9 } }
`;

/** The project on staging, which has no overlays, and on production. */
async function projects(
  overlays: Readonly<Record<string, string>>,
  base: Readonly<Record<string, string>> = {},
): Promise<{ readonly files: Declared; readonly staging: Declared; readonly production: Declared }> {
  const folder = await folderWith({
    'deskform.yaml': CONFIG,
    'attributes/ticket.yaml': TICKET,
    ...base,
    ...Object.fromEntries(Object.entries(overlays).map(([name, text]) => [`overlays/${name}`, text])),
  });
  const project = await loadProject({ folder });
  const { targets } = project.settings;
  const on = (name?: string): Promise<Declared> =>
    declaredBy(
      project,
      targets.find((one) => one.name === name),
    );
  return { files: await on(), staging: await on('staging'), production: await on('production') };
}

const overlayOf = (...lines: readonly string[]): Readonly<Record<string, string>> => ({
  'a.yaml': ['object: Ticket', 'attributes:', ...lines.map((line) => `  ${line}`), ''].join('\n'),
});

const definitionOf = ({ definitions }: Declared, key: string): unknown =>
  definitions.find((definition) => definition.key === key);

describe('an overlay', () => {
  test('changes one target alone: maps merge, lists replace, null is a value', async () => {
    const { files, staging, production } = await projects(
      overlayOf(
        '- name: ROOM',
        '  display: Chamber',
        '  data_option: { options: { "2": Loft, "3": Cellar }, default: null }',
        '  screens: { edit: { ticket.agent: { required: true } } }',
        '  ignore: [active]',
        '  accept: [required]',
      ),
    );
    expect(production.problems).toEqual([]);
    expect(staging.definitions.map(({ key }) => key)).toEqual(files.definitions.map(({ key }) => key));
    expect(definitionOf(staging, 'Ticket.room')).toMatchObject({ display: 'Room', ignore: [['position']], accept: [] });
    expect(definitionOf(production, 'Ticket.room')).toMatchObject({
      display: 'Chamber',
      data_option: { options: { '1': 'Hall', '2': 'Loft', '3': 'Cellar' }, default: null, note: 'ask the porter' },
      screens: { edit: { 'ticket.agent': { shown: true, required: true } } },
      ignore: [['active']],
      accept: ['required'],
    });
    expect(definitionOf(production, 'Ticket.floor')).toBe(definitionOf(files, 'Ticket.floor'));
  });

  test('leaves out, buries, and adds what only its target has', async () => {
    const { files, production } = await projects(
      overlayOf(
        '- { name: room, manage: false }',
        '- { name: floor, state: absent, created_before: 2026-11-01 }',
        '- { name: tower, display: Tower, data_type: date, data_option: { diff: 0 } }',
        '- { name: shed, state: absent }',
      ),
    );
    expect(production.problems).toEqual([]);
    expect(files.definitions.map(({ key }) => key)).toEqual(['Ticket.room', 'Ticket.floor']);
    expect(production.definitions).toMatchObject([
      { key: 'Ticket.floor', state: 'absent', created_before: '2026-11-01' },
      { key: 'Ticket.tower', state: 'present', display: 'Tower' },
      { key: 'Ticket.shed', state: 'absent' },
    ]);
    expect(production.unmanaged).toEqual(['Ticket.room']);
  });

  test('makes whole what the files leave open, and its lines are the places of what it says', async () => {
    const { staging, production } = await projects(
      overlayOf('- name: gate', '  data_type: integer', '  data_option: { min: 0, max: 9 }'),
      {
        'attributes/gate.yaml': 'object: Ticket\nattributes:\n  - { name: gate, display: Gate }\n',
      },
    );
    expect(staging.problems.map(tell)).toEqual([
      'setting-invalid 3:5 data_type is missing | Write one of input, textarea, richtext, integer, boolean, date, datetime, select, multiselect, tree_select, multi_tree_select, checkbox, user_autocompletion, autocompletion_ajax_external_data_source, active.',
    ]);
    expect(production.problems).toEqual([]);
    const gate = production.definitions.find(({ key }) => key === 'Ticket.gate');
    expect(gate?.origin.locate([])).toMatchObject({ file: 'attributes/gate.yaml', line: 3 });
    expect(gate?.origin.locate(['display'])).toMatchObject({ file: 'attributes/gate.yaml', line: 3 });
    expect(gate?.origin.locate(['data_option', 'max'])).toMatchObject({ file: 'overlays/a.yaml', line: 5, column: 28 });
  });

  test('is no attribute file, also where their pattern matches it', async () => {
    const { files, production } = await projects(overlayOf('- { name: room, display: Chamber }'), {
      'deskform.yaml': `attributes: "**/*.yaml"\n${CONFIG}`,
    });
    expect(files.files).toEqual(['attributes/ticket.yaml']);
    expect(production.problems).toEqual([]);
  });

  test('takes the credentials of its target from the environment', async () => {
    const { production } = await projects(
      overlayOf('- { name: crm, data_option: { bearer_token_auth: "${env:CRM}" } }'),
      {
        'attributes/crm.yaml': `object: Ticket
attributes:
  - name: crm
    display: CRM
    data_type: autocompletion_ajax_external_data_source
    data_option: { search_url: "https://crm.example.com/?q=#{search.term}", search_result_list_key: "", search_result_value_key: id, search_result_label_key: name }
`,
      },
    );
    expect(production.secrets).toMatchObject([{ key: 'Ticket.crm', template: '${env:CRM}' }]);
    expect(production.secrets[0]?.problem('env-missing', '', '')).toMatchObject({
      where: { file: 'overlays/a.yaml', line: 3 },
    });
  });
});

describe('mistakes in an overlay', () => {
  test.each<readonly [says: string, overlay: readonly string[], problems: readonly string[]]>([
    [
      'a name that no file has',
      ['- { name: rom, data_option: { note: x } }'],
      [
        'overlays/a.yaml overlay-of-nothing 3:13 no attribute file declares Ticket.rom, which this overlay changes | Did you mean Ticket.room?',
      ],
    ],
    [
      'leaving out what no file has',
      ['- { name: cellar_door, manage: false }'],
      [
        'overlays/a.yaml overlay-of-nothing 3:13 no attribute file declares Ticket.cellar_door, which this overlay changes | Fix the name. An attribute of this target only needs display and data_type here.',
      ],
    ],
    [
      'a setting that comes out wrong',
      ['- name: room', '  data_option: { maxlenth: 5 }', '  screens: { edits: { ticket.agent: { shown: true } } }'],
      [
        'overlays/a.yaml data-option-typo 4:20 "maxlenth" is not a key of data_option | Did you mean maxlength? The help desk would store the key and ignore it.',
        'overlays/a.yaml screen-typo 5:16 there is no screen "edits" | Did you mean edit?',
      ],
    ],
    [
      'words of an overlay in another form',
      ['- { name: room, manage: true }', '- x', '- { display: Nameless }'],
      [
        'overlays/a.yaml wrong-shape 3:27 manage must be false, not true | To manage the attribute, remove the line.',
        'overlays/a.yaml wrong-shape 4:5 entry 2 of attributes must be a map, not the text "x" | Write its settings below it, indented, as "key: value".',
        'overlays/a.yaml setting-invalid 5:5 name is missing | Add `name:` with the attribute that this entry changes.',
      ],
    ],
    [
      'leaving out and changing at once',
      ['- { name: room, manage: false, display: X }'],
      [
        'overlays/a.yaml wrong-shape 3:19 manage: false cannot be combined with display | Remove `manage: false` to change the attribute, or remove display to leave it unmanaged.',
      ],
    ],
    [
      'burying what is protected, and the same key twice',
      ['- { name: room, protect: true }', '- { name: room, state: absent }'],
      [
        'overlays/a.yaml protect-absent 3:19 the attribute is both protected and absent | Remove `protect: true` to delete the attribute, or remove `state: absent` to keep it.',
        'overlays/a.yaml duplicate-attribute 4:13 Ticket.room is defined twice | The other one is at overlays/a.yaml:3:13. Keep one of them.',
      ],
    ],
    [
      'no form at all',
      ['- { name: room', ''],
      ['overlays/a.yaml yaml-syntax 3:5 invalid YAML: the bracket { opened on line 3 is not closed | Close it with }.'],
    ],
  ])('%s', async (_, lines, expected) => {
    const { production, staging } = await projects(overlayOf(...lines));
    expect(production.problems.map((problem) => `${problem.where?.file} ${tell(problem)}`)).toEqual(expected);
    expect(staging.problems).toEqual([]);
  });

  test('manage in an attribute file', async () => {
    const { files } = await projects(overlayOf('- { name: room, display: X }'), {
      'attributes/gate.yaml':
        'object: Ticket\nattributes:\n  - { name: gate, display: Gate, data_type: date, data_option: { diff: 0 }, manage: false }\n',
    });
    expect(files.problems.map(tell)).toEqual([
      'unknown-key 3:77 "manage" is not a key of an attribute | It belongs in an overlay: a file listed under `overlays:` of a target.',
    ]);
  });
});

describe('ids of one help desk', () => {
  const RELATED = `object: Ticket
attributes:
  - name: desk_group
    display: Group
    data_type: select
    data_option: { relation: Group, default: 3, filter: [1, 3], options: {} }
    screens: { edit: { ticket.agent: { shown: true, filter: [1], default: 3 } } }
  - { name: helper, display: Helper, data_type: user_autocompletion, data_option: { default: 7, relation: User } }
  - { name: harmless, display: Harmless, data_type: select, data_option: { relation: Group, default: "", filter: [], options: {} } }
  - { name: plain, display: Plain, data_type: select, data_option: { options: { "3": Three }, default: "3" } }
  - { name: gone, state: absent }
`;
  const WAY_OUT = 'On other help desks this id would break tickets. Move it to an overlay of its target.';

  test('are refused where several share them, whatever an overlay says beside', async () => {
    const { production } = await projects(overlayOf('- { name: desk_group, data_option: { default: 5 } }'), {
      'attributes/related.yaml': RELATED,
    });
    const filter = `filter contains ids specific to one help desk, but this project has several | ${WAY_OUT}`;
    const preset = `the default of a relation is an id specific to one help desk, but this project has several | ${WAY_OUT}`;
    expect(production.problems.filter(({ code }) => code === 'id-outside-overlay').map(tell)).toEqual([
      `id-outside-overlay 6:37 ${preset}`,
      `id-outside-overlay 6:49 ${filter}`,
      `id-outside-overlay 7:53 ${filter}`,
      `id-outside-overlay 7:66 ${preset}`,
      `id-outside-overlay 8:85 ${preset}`,
    ]);
  });

  test('are refused in an overlay that several targets share', async () => {
    const { production } = await projects(
      { 'a.yaml': 'object: Ticket\nattributes: [{ name: desk_group, data_option: { default: 5 } }]\n' },
      {
        'deskform.yaml': CONFIG.replace('staging.example.com', 'staging.example.com, overlays: overlays/a.yaml'),
        'attributes/related.yaml':
          'object: Ticket\nattributes: [{ name: desk_group, display: Group, data_type: select, data_option: { relation: Group, default: "", options: {} } }]\n',
      },
    );
    expect(production.problems.map((problem) => `${problem.where?.file} ${tell(problem)}`)).toEqual([
      `overlays/a.yaml id-outside-overlay 2:49 the default of a relation is an id specific to one help desk, but this project has several | ${WAY_OUT}`,
    ]);
  });

  test('are welcome in an overlay, and where there is one target only', async () => {
    const inOverlay = await projects(overlayOf('- { name: desk_group, data_option: { default: 5, filter: [5] } }'), {
      'attributes/related.yaml':
        'object: Ticket\nattributes: [{ name: desk_group, display: Group, data_type: select, data_option: { relation: Group, default: "", options: {} } }]\n',
    });
    expect(inOverlay.production.problems).toEqual([]);
    const alone = await declaredIn({
      folder: await folderWith({
        'deskform.yaml': 'targets: { desk: { url: "https://desk.example.com" } }\n',
        'attributes/related.yaml': RELATED,
      }),
    });
    expect(alone.problems.filter(({ code }) => code === 'id-outside-overlay')).toEqual([]);
  });
});
