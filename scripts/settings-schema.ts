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
  const definitions = Object.fromEntries(
    Object.entries(mapIn(schema, 'definitions')).map(([name, definition]) => {
      if (name.startsWith('key_')) return [name, ofKey('', name.slice('key_'.length), definition)];
      if (name.startsWith('options_of_')) return [name, ofType(name.slice('options_of_'.length), definition, schema)];
      if (name === 'cell') return [name, withProperties(definition, (key, part) => ofCell(key, part))];
      if (name === 'attribute') return [name, withProperties(definition, (key, part) => ofAttribute(key, part))];
      return [name, definition];
    }),
  );
  return { ...schema, definitions };
}

/** The keys of a data type: those that it takes otherwise than the others say so in place. */
function ofType(data_type: string, definition: Schema, schema: Schema): Schema {
  return withProperties(definition, (key, part) => {
    // The options of fields of choices have a form of their own, with the keys of one option.
    if (!isDataOptionKey(key) || key === 'options') return part;
    if (settingOf(data_type, key) === DATA_OPTION_SETTINGS[key] && typeof part.$ref === 'string') return part;
    const shared = mapIn(mapIn(schema, 'definitions'), `key_${key}`);
    const { $ref: _, ...own } = part;
    return ofKey(data_type, key, { description: shared.description, ...own });
  });
}

function ofKey(data_type: string, key: string, part: Schema): Schema {
  if (!isDataOptionKey(key)) return part;
  const setting = settingOf(data_type, key);
  // A suggestion: another relation works where a field has options.
  if (key === 'relation')
    return described(part, { anyOf: [{ type: 'string', enum: [...SAFE_RELATIONS] }, ofSetting(setting)] });
  return described(part, ofSetting(setting), setting.kind);
}

function ofCell(key: string, part: Schema): Schema {
  return isCellKey(key) ? described(part, ofSetting(CELL_SETTINGS[key])) : part;
}

function ofAttribute(key: string, part: Schema): Schema {
  if (key !== 'display' && key !== 'position' && key !== 'active') return part;
  const longest = key === 'display' ? { maxLength: LONGEST_LABEL } : {};
  return described(part, { ...ofSetting(ATTRIBUTE_SETTINGS[key]), ...longest });
}

function ofSetting({ kind, empty, also }: Setting): Schema {
  const ofKind = ofKindAlone(kind);
  const others = [...also, ...(empty === 'unset' ? [null] : [])].filter((value) => !factsOfKind(kind).fits(value));
  if (others.length === 0 || kind.is === 'any') return ofKind;
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

function described({ description, enumDescriptions }: Schema, part: Schema, kind?: Kind): Schema {
  const words = kind?.is === 'word' && enumDescriptions !== undefined ? { enumDescriptions } : {};
  return { description, ...part, ...words };
}

function withProperties(definition: Schema, change: (key: string, part: Schema) => Schema): Schema {
  const properties = Object.entries(mapIn(definition, 'properties')).map(([key, part]) => [key, change(key, part)]);
  return { ...definition, properties: Object.fromEntries(properties) };
}

function mapIn(schema: Schema, key: string): { [key: string]: Schema } {
  return (schema[key] ?? {}) as { [key: string]: Schema };
}

/** The schema of attribute files with what the table says, unformatted. */
export function attributesSchema(): string {
  const schema: Schema = JSON.parse(readFileSync(ATTRIBUTES_SCHEMA, 'utf8'));
  return `${JSON.stringify(withSettingTable(schema), undefined, 2)}\n`;
}
