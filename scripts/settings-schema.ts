import { readFileSync } from 'node:fs';
import { sameJson } from '../src/model/json.ts';
import { factsOfKind, type Kind, WHOLE_NUMBER } from '../src/model/settings/kind.ts';
import {
  ATTRIBUTE_SETTINGS,
  CELL_SETTINGS,
  DATA_OPTION_SETTINGS,
  isCellKey,
  isDataOptionKey,
  LONGEST_LABEL,
  SAFE_RELATIONS,
  type Setting,
  settingOf,
} from '../src/model/settings/setting-table.ts';

/**
 * Kinds and ranges in the schema of attribute files are those of the table of settings; the words, and which keys an editor
 * offers for a data type, stand in the schema itself.
 */
export const ATTRIBUTES_SCHEMA = 'schemas/attributes.schema.json';

type Schema = { [key: string]: unknown };

function withSettingTable(schema: Schema): Schema {
  const definitions = mapIn(schema, 'definitions');
  const changed = Object.entries(definitions).map(([name, definition]) => {
    const shared = name.slice(KEY.length);
    if (name.startsWith(KEY) && isDataOptionKey(shared))
      return [name, withSetting(shared, definition, DATA_OPTION_SETTINGS[shared])];
    if (definition.properties === undefined) return [name, definition];
    const properties = Object.entries(mapIn(definition, 'properties')).map(([key, part]) => {
      const { description } = definitions[`${KEY}${key}`] ?? {};
      const setting = settingAt(name, key, part);
      return [key, setting === undefined ? part : withSetting(key, { description, ...part }, setting)];
    });
    return [name, { ...definition, properties: Object.fromEntries(properties) }];
  });
  return { ...schema, definitions: Object.fromEntries(changed) };
}

const KEY = 'key_';
const OPTIONS_OF = 'options_of_';

/** What the table says of a key of a definition; undefined where the schema alone knows it. */
function settingAt(definition: string, key: string, part: Schema): Setting | undefined {
  if (definition === 'attribute') return Object.entries(ATTRIBUTE_SETTINGS).find(([name]) => name === key)?.[1];
  if (definition === 'cell') return isCellKey(key) ? CELL_SETTINGS[key] : undefined;
  // The options of fields of choices have a form of their own, with the keys of one option.
  if (!definition.startsWith(OPTIONS_OF) || !isDataOptionKey(key) || key === 'options') return undefined;
  const setting = settingOf(definition.slice(OPTIONS_OF.length), key);
  // A data type that takes a key otherwise than the others says so in place.
  return part.$ref !== undefined && setting === DATA_OPTION_SETTINGS[key] ? undefined : setting;
}

function withSetting(key: string, { description, enumDescriptions }: Schema, setting: Setting): Schema {
  const values = ofSetting(setting);
  // A suggestion: another relation works where a field has options.
  if (key === 'relation') return { description, anyOf: [{ type: 'string', enum: SAFE_RELATIONS }, values] };
  return { description, ...values, ...(key === 'display' ? { maxLength: LONGEST_LABEL } : {}), enumDescriptions };
}

function ofSetting({ kind, empty, also }: Setting): Schema {
  const ofKind = ofKindAlone(kind);
  const others = [...also, ...(empty === 'unset' ? [null] : [])].filter((value) => !factsOfKind(kind).fits(value));
  if (others.length === 0) return ofKind;
  if (typeof ofKind.type === 'string' && Object.keys(ofKind).length === 1 && sameJson(others, [null]))
    return { type: [ofKind.type, 'null'] };
  return { anyOf: [ofKind, { enum: others }] };
}

const SCALARS = ['string', 'number', 'boolean'];

const SCHEMAS: Readonly<Record<Exclude<Kind['is'], 'integer' | 'word'>, Schema>> = {
  any: {},
  boolean: { type: 'boolean' },
  text: { type: 'string' },
  number: { type: 'number' },
  texts: { type: 'array', items: { type: 'string' } },
  ids: { type: 'array', items: { type: ['number', 'string'] } },
  map: { type: 'object' },
  choices: { type: ['object', 'array'] },
  choice: { type: SCALARS },
  selection: { anyOf: [{ type: 'array', items: { type: SCALARS } }, { type: 'string' }] },
};

function ofKindAlone(kind: Kind): Schema {
  if (kind.is === 'word') return { enum: kind.words };
  if (kind.is !== 'integer') return SCHEMAS[kind.is];
  return { type: 'integer', ...(kind.from === WHOLE_NUMBER.from ? {} : { minimum: kind.from, maximum: kind.to }) };
}

function mapIn(schema: Schema, key: string): { [key: string]: Schema } {
  return (schema[key] ?? {}) as { [key: string]: Schema };
}

/** The schema of attribute files with what the table says, unformatted. */
export function attributesSchema(): string {
  const schema: Schema = JSON.parse(readFileSync(ATTRIBUTES_SCHEMA, 'utf8'));
  return `${JSON.stringify(withSettingTable(schema), undefined, 2)}\n`;
}
