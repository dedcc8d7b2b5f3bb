import { readFileSync } from 'node:fs';
import type { JSONSchema } from 'json-schema-to-typescript';
import { grouped } from '../src/model/grouped.ts';
import { withRegions } from './regions.ts';

/** The reference page of all settings: its lists are made from the schemas that editors use. */
export const CONFIGURATION_DOC = 'docs/configuration.md';

export function configurationDoc(attributesSchema: string): string {
  const project = parseSchema(readFileSync('schemas/project.schema.json', 'utf8'));
  const attributes = parseSchema(attributesSchema);
  const { target = {} } = project.definitions ?? {};
  const { attribute = {}, screen = {}, cell = {}, option_node: choice = {} } = attributes.definitions ?? {};
  return withRegions(
    readFileSync(CONFIGURATION_DOC, 'utf8'),
    new Map([
      ['deskform.yaml', items(project)],
      ['target', items(target)],
      ['attribute file', items(attributes)],
      ['attribute', items(attribute)],
      ['data_option', settingsOfTypes(attributes)],
      ['option', items(choice)],
      ['screens', items(attribute.properties?.screens ?? {})],
      ['role', items(screen)],
      ['cell', items(cell)],
    ]),
  );
}

/** Each part that refers to a definition has what stands there, but for what it says itself. */
function parseSchema(text: string): JSONSchema {
  const { definitions } = JSON.parse(text);
  return JSON.parse(text, (_, part) =>
    part?.$ref === undefined ? part : { ...definitions[part.$ref.split('/').at(-1)], ...part },
  );
}

/** One item a key, with its words and the keys of a closed map inside it right below. */
function items({ properties = {}, required }: JSONSchema, prefix = ''): string {
  return Object.entries(properties)
    .flatMap(([key, setting]) => {
      const path = `${prefix}${key}`;
      const values = valuesOf({ ...setting, enum: [] }, key, required);
      const isClosedMap = setting.$ref === undefined && setting.additionalProperties === false;
      return [
        `- ${code(path)}${inBrackets(values)}: ${setting.description}`,
        ...meanings(setting),
        ...(isClosedMap ? [items(setting, `${path}/`)] : []),
      ];
    })
    .join('\n');
}

/** What each word of a setting means. */
function meanings({ items: ofEach, ...setting }: JSONSchema): readonly string[] {
  const { enum: words = [], enumDescriptions = [] } = [ofEach ?? setting].flat()[0] ?? {};
  return words.map((word, index) => `  - ${code(String(word))}: ${enumDescriptions[index]}`);
}

/** What a setting takes; text goes without saying, and so does null, which leaves it out. */
function valuesOf(setting: JSONSchema, key: string, required: JSONSchema['required']): string {
  const { const: only, enum: words = [] } = setting;
  const kinds = [...new Set(kindsOf(setting))].join(' or ');
  const values = kinds === '' ? (only ?? words.map((word) => code(String(word))).join(', ')) : kinds;
  const isRequired = [required].flat().includes(key);
  return [...(['', 'text'].includes(values) ? [] : [values]), ...(isRequired ? ['required'] : [])].join(', ');
}

function kindsOf({ anyOf = [], type = [], minimum, maximum }: JSONSchema): readonly string[] {
  const range = minimum === undefined || maximum === undefined ? '' : ` from ${minimum} to ${maximum}`;
  const own = [type].flat().filter((name) => name !== 'null');
  return [
    ...own.map((name) => (name === 'integer' ? `${name}${range}` : (KINDS[name] ?? name))),
    ...anyOf.flatMap(kindsOf),
  ];
}

const KINDS: Readonly<Record<string, string>> = { object: 'map', array: 'list', string: 'text' };

/** What a setting is for one data type. */
interface Use {
  readonly type: string;
  readonly values: string;
  readonly about: string;
}

/** One item a setting, in alphabetical order. */
function settingsOfTypes({ definitions = {} }: JSONSchema): string {
  const types = Object.entries(definitions).filter(([name]) => name.startsWith(OPTIONS_OF));
  const uses = types.flatMap(([name, { properties = {}, required }]) =>
    Object.entries(properties).map(([key, setting]): readonly [string, Use] => {
      const values = valuesOf(setting, key, required);
      return [key, { type: name.slice(OPTIONS_OF.length), values, about: setting.description ?? '' }];
    }),
  );
  return [...grouped(uses)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, ofKey]) => settingItem(key, ofKey, types.length))
    .join('\n');
}

const OPTIONS_OF = 'options_of_';

/** What it is for the most data types, and below, where it is something else. */
function settingItem(key: string, uses: readonly Use[], all: number): string {
  const alike = grouped(uses.map((use) => [`${use.values} ${use.about}`, use] as const));
  const [most = [], ...others] = [...alike.values()].sort((a, b) => b.length - a.length);
  const [{ values, about } = { values: '', about: '' }] = most;
  return [
    `- ${code(key)}${inBrackets(values, most.length > all / 2 ? '' : typesOf(most))}: ${about}`,
    ...others.map((variant) => variantItem(variant, about)),
  ].join('\n');
}

function variantItem(uses: readonly Use[], aboutMost: string): string {
  const [{ values, about } = { values: '', about: '' }] = uses;
  return `  - ${typesOf(uses)}${inBrackets(values)}${about === aboutMost ? '' : `: ${about}`}`;
}

function typesOf(uses: readonly Use[]): string {
  const types = uses.map(({ type }) => code(type)).join(', ');
  return types.replace(WITH_OPTIONS, 'with options').replace(EXTERNAL, 'external');
}

const WITH_OPTIONS = '`select`, `multiselect`, `tree_select`, `multi_tree_select`, `checkbox`';
const EXTERNAL = '`autocompletion_ajax_external_data_source`';

function inBrackets(...words: readonly string[]): string {
  const said = words.filter((word) => word !== '').join('; ');
  return said === '' ? '' : ` (${said})`;
}

function code(text: string): string {
  return `\`${text}\``;
}
