import fc from 'fast-check';
import type { ObjectName } from '../../src/model/attribute-key.ts';
import { OBJECT_NAMES } from '../../src/model/attribute-key.ts';
import { DATA_TYPES, type DataType } from '../../src/model/data-types.ts';
import type { AttributeDefinition, PresentDefinition } from '../../src/model/definition.ts';
import { ACCEPTABLE_IMPACTS } from '../../src/model/definition.ts';
import type { JsonObject, JsonValue } from '../../src/model/json.ts';
import { holdsOn, RELEASES, type Release } from '../../src/model/release.ts';
import { absent, inYaml } from '../plan/builders.ts';

/** A step of somebody on the help desk before we come: with our credentials or others, it makes no difference. */
export type Deed =
  | { readonly kind: 'post' | 'put'; readonly definition: PresentDefinition }
  | { readonly kind: 'delete'; readonly object: ObjectName; readonly name: string }
  | { readonly kind: 'migrate' };

export interface World {
  readonly release: Release;
  readonly deeds: readonly Deed[];
  readonly definitions: readonly AttributeDefinition[];
}

const TYPES = Object.keys(DATA_TYPES).filter((type): type is DataType => Object.hasOwn(DATA_TYPES, type));
const KEYS = ['a', 'b', '4711', '007', 'x y', 'ü', 'true', 'a::b', '__proto__'];
const LABELS = ['One', 'Zwei', '', 'A "b" <c>', '1'];

const name = fc.constantFrom('alpha', 'beta', 'gamma', 'delta');
const object = fc.constantFrom(...OBJECT_NAMES);
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

const optionMap = fc
  .uniqueArray(fc.constantFrom(...KEYS), { maxLength: 4 })
  .chain((keys) =>
    fc.tuple(...keys.map((key) => fc.constantFrom(...LABELS).map((label): [string, string] => [key, label]))),
  )
  .map((entries): JsonValue => Object.fromEntries(entries));
const optionList = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
  .map((values): JsonValue => values.map((value) => ({ name: value.toUpperCase(), value })));
const tree = fc
  .uniqueArray(fc.constantFrom('North', 'South', 'East'), { maxLength: 3 })
  .map(
    (roots): JsonValue =>
      roots.map((root) => ({ name: root, value: root, children: [{ name: 'Pier', value: `${root}::Pier` }] })),
  );

const COMMON: Readonly<Record<string, fc.Arbitrary<JsonValue | undefined>>> = {
  null: maybe(fc.boolean()),
  note: maybe(fc.constantFrom('', 'ask first')),
  translate: maybe(fc.boolean()),
  linktemplate: maybe(fc.constantFrom('', 'https://x.example/#{ticket.id}')),
  x_unknown: maybe(fc.constantFrom(1, 'kept')),
};
const CHOICES = {
  ...COMMON,
  nulloption: maybe(fc.boolean()),
  maxlength: maybe(fc.constantFrom(100, 255, 300)),
  default: maybe(fc.constantFrom<JsonValue>('', null, 'a')),
};

/** The data_option settings of each type, valid ones: what is refused has tables of its own. */
const SETTINGS: Readonly<Record<DataType, Readonly<Record<string, fc.Arbitrary<JsonValue | undefined>>>>> = {
  input: {
    ...COMMON,
    type: fc.constantFrom('text', 'url', 'email'),
    maxlength: fc.constantFrom<JsonValue>(20, 120, 255),
    default: maybe(fc.constantFrom('', 'x')),
  },
  textarea: {
    ...COMMON,
    maxlength: fc.constantFrom(100, 500),
    rows: maybe(fc.constantFrom(4, 6)),
    default: maybe(fc.constantFrom<JsonValue>('', null)),
  },
  richtext: { ...COMMON, maxlength: fc.constantFrom(100, 500) },
  integer: {
    ...COMMON,
    min: fc.constantFrom(0, -5),
    max: fc.constantFrom(10, 99),
    default: maybe(fc.constantFrom<JsonValue>(null, 5, '')),
  },
  boolean: {
    ...COMMON,
    options: maybe(fc.constant<JsonValue>({ true: 'yes', false: 'no' })),
    default: maybe(fc.constantFrom<JsonValue>(true, false, null, 'true', 'false')),
  },
  date: { ...COMMON, diff: maybe(fc.constantFrom<JsonValue>(0, 24, null)) },
  datetime: {
    ...COMMON,
    future: fc.boolean(),
    past: fc.boolean(),
    diff: maybe(fc.constantFrom<JsonValue>(0, 24, null)),
  },
  select: { ...CHOICES, options: maybe(fc.oneof(optionMap, optionList)) },
  multiselect: { ...CHOICES, options: maybe(fc.oneof(optionMap, optionList)), multiple: maybe(fc.boolean()) },
  tree_select: { ...CHOICES, options: maybe(tree) },
  multi_tree_select: { ...CHOICES, options: maybe(tree) },
  checkbox: { ...CHOICES, options: maybe(optionMap) },
  user_autocompletion: { ...COMMON, relation: maybe(fc.constant('User')) },
  autocompletion_ajax_external_data_source: {
    ...COMMON,
    search_url: fc.constant('https://x.example/?q=#{search.term}'),
    search_result_value_key: maybe(fc.constant('id')),
  },
  active: COMMON,
};

const cell = fc
  .record({ shown: maybe(fc.boolean()), required: maybe(fc.boolean()), item_class: maybe(fc.constant('column')) })
  .map(withoutUndefined);
const screens = fc
  .uniqueArray(fc.constantFrom('create_middle', 'edit', 'view'), { maxLength: 2 })
  .chain((names) =>
    fc.tuple(
      ...names.map((screen) =>
        fc
          .uniqueArray(fc.constantFrom('ticket.agent', 'ticket.customer', '-all-'), { maxLength: 2 })
          .chain((roles) =>
            fc.tuple(...roles.map((role) => cell.map((settings): [string, JsonValue] => [role, settings]))),
          )
          .map((cells): [string, JsonValue] => [screen, Object.fromEntries(cells)]),
      ),
    ),
  )
  .map((entries): JsonObject => Object.fromEntries(entries));

function withoutUndefined(record: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

function definitionOf(release: Release): fc.Arbitrary<PresentDefinition> {
  const types = TYPES.filter((type) => holdsOn(release, DATA_TYPES[type].span));
  return fc.constantFrom(...types).chain((type) =>
    fc
      .record({
        object,
        name,
        display: fc.constantFrom('Label', 'Étiquette', 'x'.repeat(230)),
        option: fc.record({ ...SETTINGS[type] }).map(withoutUndefined),
        active: fc.boolean(),
        position: maybe(fc.constantFrom(5, 900, 1550)),
        screens: maybe(screens),
        ignore: fc.constantFrom<readonly (readonly string[])[]>(
          [],
          [],
          [],
          [['position']],
          [['data_option', 'options']],
          [['screens', 'edit']],
        ),
      })
      .map((settings) => inYaml({ ...settings, type, accept: ACCEPTABLE_IMPACTS })),
  );
}

/** What most edits are: one setting of a field that is there already. */
const edit: fc.Arbitrary<(definition: PresentDefinition) => PresentDefinition> = fc.oneof(
  fc.constantFrom('', 'new note').map((note) => (definition: PresentDefinition) => ({
    ...definition,
    data_option: { ...definition.data_option, note },
  })),
  fc.constantFrom(60, 400).map((maxlength) => (definition: PresentDefinition) => ({
    ...definition,
    data_option:
      'maxlength' in definition.data_option ? { ...definition.data_option, maxlength } : definition.data_option,
  })),
  fc.constant((definition: PresentDefinition) => ({ ...definition, display: 'Edited' })),
  fc.constant((definition: PresentDefinition) => ({ ...definition, active: !definition.active })),
  screens.map((cells) => (definition: PresentDefinition) => ({ ...definition, screens: cells })),
);

export const world: fc.Arbitrary<World> = fc.constantFrom(...RELEASES).chain(worldOf);

/** A world on a help desk of this release. */
export function worldOf(release: Release): fc.Arbitrary<World> {
  const definition = definitionOf(release);
  const deed: fc.Arbitrary<Deed> = fc.oneof(
    { weight: 4, arbitrary: definition.map((posted): Deed => ({ kind: 'post', definition: posted })) },
    { weight: 2, arbitrary: definition.map((put): Deed => ({ kind: 'put', definition: put })) },
    { weight: 1, arbitrary: fc.record({ object, name }).map((row): Deed => ({ kind: 'delete', ...row })) },
    { weight: 2, arbitrary: fc.constant<Deed>({ kind: 'migrate' }) },
  );
  const wanted: fc.Arbitrary<AttributeDefinition> = fc.oneof(
    { weight: 6, arbitrary: definition },
    { weight: 1, arbitrary: name.map((gone) => absent(gone)) },
  );
  return fc
    .record({
      release: fc.constant(release),
      deeds: fc.array(deed, { maxLength: 10 }),
      fresh: fc.array(wanted, { maxLength: 4 }),
      edits: fc.array(fc.tuple(fc.nat({ max: 9 }), edit), { maxLength: 4 }),
    })
    .map(({ deeds, fresh, edits, ...rest }) => {
      const edited = edits.flatMap(([index, change]) => {
        const posted = deeds[index];
        return posted?.kind === 'post' ? [change(posted.definition)] : [];
      });
      const byKey = new Map([...edited, ...fresh].map((definition) => [definition.key, definition]));
      return { ...rest, deeds, definitions: [...byKey.values()] };
    });
}
