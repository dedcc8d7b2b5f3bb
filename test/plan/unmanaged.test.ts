import { expect, test } from 'vitest';
import { attributeKey } from '../../src/model/attribute-key.ts';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import type { PlanRules } from '../../src/plan/decision.ts';
import { warnOfWhatLeft } from '../../src/plan/left-the-files.ts';
import { absent, inYaml, onDesk, planFor, seededRows } from './builders.ts';

interface Scene {
  readonly files: readonly AttributeDefinition[];
  readonly desk: readonly LiveAttribute[];
  readonly rules?: Partial<PlanRules>;
}

const OF_THESE = ['looks-like-a-rename', 'left-the-files', 'ships-with-zammad', 'undeclared'];

function told({ files, desk, rules }: Scene): readonly string[] {
  return planFor(files, desk, rules)
    .warnings.filter(({ code }) => OF_THESE.includes(code))
    .map(({ key, message }) => `${key} | ${message}`);
}

const select = (options: Record<string, string>) => ({ type: 'select', option: { options, default: '' } }) as const;
const SIZES = select({ s: 'Small', l: 'Large' });
const made = (name: string): Partial<PlanRules> => ({
  lastApplied: new Map([[attributeKey('Ticket', name), 'create']]),
});

test.each<[string, Scene, readonly string[]]>([
  [
    'the same label and type',
    { files: [inYaml({ name: 'storey', display: 'Floor' })], desk: [onDesk({ name: 'floor', display: 'floor ' })] },
    [
      'Ticket.storey | is this a rename? Ticket.floor has the same label and type, and is on the help desk but not in the files',
    ],
  ],
  [
    'the same options under another label',
    {
      files: [inYaml({ name: 'storey', display: 'Storey', ...SIZES })],
      desk: [onDesk({ name: 'floor', display: 'Floor', ...SIZES })],
    },
    [
      'Ticket.storey | is this a rename? Ticket.floor has the same type and options, and is on the help desk but not in the files',
    ],
  ],
  [
    'the same label, type and options',
    { files: [inYaml({ name: 'storey', ...SIZES })], desk: [onDesk({ name: 'floor', ...SIZES })] },
    [
      'Ticket.storey | is this a rename? Ticket.floor has the same label, type and options, and is on the help desk but not in the files',
    ],
  ],
  [
    'of several, the one that an earlier apply made',
    {
      files: [inYaml({ name: 'storey' })],
      desk: [onDesk({ name: 'etage', id: 61 }), onDesk({ name: 'floor', id: 62 })],
      rules: made('floor'),
    },
    [
      'Ticket.storey | is this a rename? Ticket.floor has the same label and type, and is on the help desk but not in the files',
    ],
  ],
  [
    'one that this plan deletes',
    {
      files: [inYaml({ name: 'storey' })],
      desk: [onDesk({ name: 'floor' }), ...seededRows()],
      rules: { undeclared: 'delete' },
    },
    [
      'Ticket.storey | is this a rename? Ticket.floor has the same label and type, and is deleted by this plan, with its data',
    ],
  ],
])('a new definition beside an undeclared row is asked about: %s', (_, scene, expected) => {
  expect(told(scene)).toEqual(expected);
});

test.each<[string, Scene]>([
  [
    'a row that a file declares',
    { files: [inYaml({ name: 'storey' }), inYaml({ name: 'floor' })], desk: [onDesk({ name: 'floor' })] },
  ],
  [
    'a row that the target leaves out',
    {
      files: [inYaml({ name: 'storey' })],
      desk: [onDesk({ name: 'floor' })],
      rules: { unmanaged: new Set([attributeKey('Ticket', 'floor')]) },
    },
  ],
  ['another object', { files: [inYaml({ name: 'storey' })], desk: [onDesk({ object: 'User', name: 'floor' })] }],
  [
    'another type',
    { files: [inYaml({ name: 'storey' })], desk: [onDesk({ name: 'floor', type: 'date', option: {} })] },
  ],
  ['another label', { files: [inYaml({ name: 'storey', display: 'Storey' })], desk: [onDesk({ name: 'floor' })] }],
  [
    'yes and no under another label',
    {
      files: [
        inYaml({ name: 'vip', display: 'V', type: 'boolean', option: { options: { true: 'yes', false: 'no' } } }),
      ],
      desk: [onDesk({ name: 'seen', type: 'boolean', option: { options: { true: 'yes', false: 'no' } } })],
    },
  ],
  ['a row that lives already', { files: [inYaml()], desk: [onDesk(), onDesk({ name: 'floor', id: 62 })] }],
  ['what ships with Zammad', { files: [inYaml({ name: 'kind' })], desk: [onDesk({ name: 'type' })] }],
])('no rename is asked about: %s', (_, scene) => {
  expect(told(scene)).toEqual([]);
});

const LEFT = 'Ticket.floor | Ticket.floor was removed from the files. It stays on the help desk, unmanaged';

test.each<[string, Scene, readonly string[]]>([
  ['is told', { files: [], desk: [onDesk({ name: 'floor' })], rules: made('floor') }, [LEFT]],
  [
    'is told once where the target reports',
    { files: [], desk: [onDesk({ name: 'floor' })], rules: { ...made('floor'), undeclared: 'report' } },
    [LEFT],
  ],
  ['is not told where it is gone', { files: [], desk: [], rules: made('floor') }, []],
  ['is not told where it was never ours', { files: [], desk: [onDesk({ name: 'floor' })] }, []],
  [
    'is not told where we deleted it before',
    {
      files: [],
      desk: [onDesk({ name: 'floor' })],
      rules: { lastApplied: new Map([[attributeKey('Ticket', 'floor'), 'delete']]) },
    },
    [],
  ],
  [
    'is not told where the target leaves it out',
    {
      files: [],
      desk: [onDesk({ name: 'floor' })],
      rules: { ...made('floor'), unmanaged: new Set([attributeKey('Ticket', 'floor')]) },
    },
    [],
  ],
  [
    'is told as a rename where one is likely',
    { files: [inYaml({ name: 'storey' })], desk: [onDesk({ name: 'floor' })], rules: made('floor') },
    [
      'Ticket.storey | is this a rename? Ticket.floor has the same label and type, and is on the help desk but not in the files',
    ],
  ],
])('what an earlier apply made and no file declares %s', (_, scene, expected) => {
  expect(told(scene)).toEqual(expected);
});

test('files of then tell nothing twice', () => {
  const [floor, storey, hall] = ['floor', 'storey', 'hall'].map((name) =>
    inYaml({ name, display: name === 'hall' ? 'Hall' : 'Floor', active: false }),
  );
  if (floor === undefined || storey === undefined || hall === undefined) throw new Error('three were made');
  const desk = [onDesk({ name: 'floor', display: 'Floor' }), onDesk({ name: 'hall', display: 'Hall', id: 62 })];
  const plan = planFor([storey], desk, { lastApplied: new Map([[hall.key, 'create']]) });
  expect(plan.warnings.map(({ code }) => code)).toEqual(['looks-like-a-rename', 'left-the-files']);
  expect(warnOfWhatLeft(plan, [floor, hall])).toEqual([]);
});

const TYPE = { name: 'type', display: 'Type', ...SIZES } as const;

test.each<[string, Scene, readonly string[]]>([
  [
    'a change',
    { files: [inYaml({ ...TYPE, display: 'Kind' })], desk: [onDesk(TYPE)] },
    ['Ticket.type | Ticket.type ships with Zammad: this definition changes it'],
  ],
  [
    'a change that is refused for what it costs',
    { files: [inYaml({ name: 'type', display: 'Type' })], desk: [onDesk(TYPE)] },
    ['Ticket.type | Ticket.type ships with Zammad: this definition changes it'],
  ],
  [
    'a deletion',
    { files: [absent('type')], desk: [onDesk(TYPE)] },
    ['Ticket.type | Ticket.type ships with Zammad: this `state: absent` entry deletes it'],
  ],
  ['no change', { files: [inYaml(TYPE)], desk: [onDesk(TYPE)] }, []],
  [
    'a field that does not ship',
    { files: [inYaml({ ...TYPE, name: 'kind', display: 'K' })], desk: [onDesk({ ...TYPE, name: 'kind' })] },
    [],
  ],
])('what a definition does to a field that ships with Zammad is told: %s', (_, scene, expected) => {
  expect(told(scene)).toEqual(expected);
});
