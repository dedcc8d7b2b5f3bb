import { readFileSync } from 'node:fs';
import { grouped } from '../src/model/grouped.ts';
import { factsOfKind } from '../src/model/settings/kind.ts';
import {
  CELL_SETTINGS,
  isCellKey,
  isDataOptionKey,
  type Setting,
  settingOf,
} from '../src/model/settings/setting-table.ts';
import { withRegions } from './regions.ts';

/** The reference page of all settings: its lists are made from the schemas that editors use and the table of settings. */
export const CONFIGURATION_DOC = 'docs/configuration.md';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly enumDescriptions?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly definitions?: Definitions;
}

type Definitions = Readonly<Record<string, Schema>>;

const OPTIONS_OF = 'options_of_';

export function configurationDoc(): string {
  const project = readSchema('project');
  const attributes = readSchema('attributes');
  const { target = {} } = project.definitions ?? {};
  const { attribute = {}, screen = {}, cell = {}, option_node: choice = {} } = attributes.definitions ?? {};
  return withRegions(
    readFileSync(CONFIGURATION_DOC, 'utf8'),
    new Map([
      ['deskform.yaml', items(project, project.definitions)],
      ['target', items(target)],
      ['attribute file', items(attributes)],
      ['attribute', items(attribute)],
      ['data_option', settingsOfTypes(attributes)],
      ['option', items(choice)],
      ['screens', items({ properties: attribute.properties?.screens?.properties ?? {} })],
      ['role', items(screen)],
      ['cell', cellSettings(cell)],
    ]),
  );
}

function readSchema(name: string): Schema {
  return JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as Schema;
}

/** One item a key, with its words and the keys of a map inside it right below. */
function items(schema: Schema, shared: Definitions = {}, prefix = ''): string {
  return Object.entries(schema.properties ?? {})
    .flatMap(([key, setting]) => {
      const path = `${prefix}${key}`;
      const kind = kindOf(referred(setting, shared) ?? setting);
      const required = schema.required?.includes(key) === true ? ['required'] : [];
      const taken = [...(['', 'text'].includes(kind) ? [] : [kind]), ...required].join(', ');
      const own = `- ${code(path)}${taken === '' ? '' : ` (${taken})`}: ${setting.description ?? ''}`;
      const inside = key === 'screens' || setting.properties === undefined ? [] : [items(setting, {}, `${path}/`)];
      return [own, ...meanings(setting), ...inside];
    })
    .join('\n');
}

function kindOf({ type, const: only, enum: words, enumDescriptions }: Schema): string {
  if (only !== undefined) return String(only);
  if (words !== undefined) return enumDescriptions !== undefined ? '' : [...new Set(words.map(String))].join(', ');
  if (type === undefined) return '';
  const several = typeof type === 'string' ? [type] : type;
  if (several.length > 3) return 'any value';
  return several.map((kind) => KINDS[kind] ?? kind).join(' or ');
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'map',
  array: 'list',
  string: 'text',
};

/** What each word of a setting means, where the schema says it word by word. */
function meanings(setting: Schema): readonly string[] {
  const { enum: words, enumDescriptions } = setting.items ?? setting;
  if (words === undefined || enumDescriptions === undefined) return [];
  return words.map((word, index) => `  - ${code(String(word))}: ${enumDescriptions[index] ?? ''}`);
}

/** What a setting is for one data type. */
interface Use {
  readonly kind: string;
  readonly about: string;
  readonly type: string;
}

/** One item a setting, in alphabetical order. Below it, what it is for each data type, where the types differ. */
function settingsOfTypes({ definitions = {} }: Schema): string {
  const types = Object.entries(definitions).filter(([name]) => name.startsWith(OPTIONS_OF));
  const uses = types.flatMap(([name, { properties = {}, required = [] }]) =>
    Object.entries(properties).map(([key, setting]): readonly [string, Use] => {
      const type = name.slice(OPTIONS_OF.length);
      const words = [kindInWords(type, key), ...(required.includes(key) ? ['required'] : [])];
      return [
        key,
        { kind: words.filter((word) => word !== '').join(', '), about: described(setting, definitions), type },
      ];
    }),
  );
  return [...grouped(uses)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, ofKey]) => settingItem(key, ofKey, types.length))
    .join('\n');
}

function settingItem(key: string, uses: readonly Use[], all: number): string {
  const alike = grouped(uses.map((use) => [`${use.kind} ${use.about}`, use] as const));
  const variants = [...alike.values()].sort((a, b) => b.length - a.length);
  const [[most] = [], ...others] = variants;
  if (most === undefined) return '';
  const types = variants[0] ?? [];
  const isGeneral = types.length > all / 2;
  if (others.length === 0 || isGeneral) {
    const note = [most.kind, isGeneral ? '' : typesInWords(types)].filter((word) => word !== '').join('; ');
    const own = `- ${code(key)}${note === '' ? '' : ` (${note})`}: ${most.about}`;
    return [own, ...others.map((variant) => variantItem(variant, most))].join('\n');
  }
  // What is said of it for more than half of its types.
  const abouts = [...grouped(uses.map((use) => [use.about, use] as const))];
  const [about] = abouts.find(([, same]) => same.length > uses.length / 2) ?? [''];
  const own = `- ${code(key)}:${about === '' ? '' : ` ${about}`}`;
  return [own, ...variants.map((variant) => variantItem(variant, { about, kind: '' }))].join('\n');
}

function variantItem(uses: readonly Use[], above: Pick<Use, 'kind' | 'about'>): string {
  const [{ kind, about } = above] = uses;
  const note = kind === above.kind ? '' : ` (${kind === '' ? 'text' : kind})`;
  return `  - ${typesInWords(uses)}${note}${about === above.about ? '' : `: ${about}`}`;
}

function cellSettings({ properties = {} }: Schema): string {
  return Object.entries(properties)
    .map(([key, { description = '' }]) => {
      const kind = isCellKey(key) ? inWords(CELL_SETTINGS[key]) : '';
      return `- ${code(key)}${kind === '' ? '' : ` (${kind})`}: ${description}`;
    })
    .join('\n');
}

/** As the table of settings has it; text goes without saying. */
function kindInWords(data_type: string, key: string): string {
  if (!isDataOptionKey(key)) return '';
  return inWords(settingOf(data_type, key));
}

/** In the words that this page has for all settings. */
function inWords({ kind }: Setting): string {
  switch (kind.is) {
    case 'text':
    case 'any':
      return '';
    case 'boolean':
      return 'boolean';
    case 'word':
      return kind.words.map(code).join(', ');
    default:
      return factsOfKind(kind)
        .words.replace(/^an? (?!list of options)|^the /u, '')
        .replace('whole number', 'integer')
        .replace('map or a list', 'map or list');
  }
}

const CHOICES = ['select', 'multiselect', 'tree_select', 'multi_tree_select', 'checkbox'];
const EXTERNAL = 'autocompletion_ajax_external_data_source';

function typesInWords(uses: readonly Use[]): string {
  const types = uses.map(({ type }) => type);
  const hasChoices = CHOICES.every((type) => types.includes(type));
  const others = hasChoices ? types.filter((type) => !CHOICES.includes(type)) : types;
  return [
    ...(hasChoices ? ['with options'] : []),
    ...others.map((type) => (type === EXTERNAL ? 'external' : code(type))),
  ].join(', ');
}

function described(setting: Schema, definitions: Definitions): string {
  return setting.description ?? referred(setting, definitions)?.description ?? '';
}

/** What a setting is where the schema says it in one place for several. */
function referred({ $ref }: Schema, definitions: Definitions): Schema | undefined {
  return $ref === undefined ? undefined : definitions[$ref.replace('#/definitions/', '')];
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}
