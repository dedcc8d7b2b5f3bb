import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { DATA_TYPES, type DataType } from '../../../src/model/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/model/json.ts';
import { ALL_ROLES, ALL_SCREENS } from '../../../src/model/screens.ts';
import { CELL_SETTINGS, DATA_OPTION_SETTINGS } from '../../../src/model/settings/setting-table.ts';
import { offeredKeys } from './offered-keys.ts';

const load = async (name: string): Promise<JsonObject> =>
  JSON.parse(await readFile(new URL(`../../../schemas/${name}`, import.meta.url), 'utf8'));
const schemas = {
  attributes: await load('attributes.schema.json'),
  project: await load('project.schema.json'),
  plan: await load('plan.schema.json'),
};

function at(schema: JsonValue, ...path: readonly string[]): JsonObject {
  const found = path.reduce<JsonValue | undefined>((part, key) => (isJsonObject(part) ? part[key] : undefined), schema);
  return isJsonObject(found) ? found : {};
}

const types = Object.keys(DATA_TYPES) as readonly DataType[];
describe('the schema of attribute files', () => {
  test('offers for each data type the keys of the list', async () => {
    const listed = types.map((type) => `${type}: ${offeredKeys(type).toSorted().join(', ')}\n`).join('');
    await expect(listed).toMatchFileSnapshot('offered-keys.txt');
  });

  test('offers every known key for some data type, but for those of types that nobody can make', () => {
    const offered = new Set<string>(types.flatMap(offeredKeys));
    expect(Object.keys(DATA_OPTION_SETTINGS).filter((key) => !offered.has(key))).toEqual([
      'belongs_to',
      'bubble_menu',
      'display_config',
      'display_limit',
    ]);
  });

  test('offers the screens, roles and settings of the table', () => {
    const { definitions = {} } = schemas.attributes;
    const names = (...path: readonly string[]) => Object.keys(at(definitions, ...path, 'properties')).sort();
    expect(names('attribute', 'properties', 'screens')).toEqual([...ALL_SCREENS].sort());
    expect(names('screen')).toEqual([...ALL_ROLES].sort());
    expect(names('cell')).toEqual(Object.keys(CELL_SETTINGS).sort());
  });
});

describe.each(Object.entries(schemas))('the schema %s', (_, schema) => {
  test('describes every key, and every choice where there are several', () => {
    expect([...silentParts(schema, schema, '')]).toEqual([]);
  });

  test('is draft-07 without words that newer drafts read otherwise', () => {
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    const text = JSON.stringify(schema);
    expect(['"dependencies"', '"additionalItems"', '"$recursiveRef"'].filter((key) => text.includes(key))).toEqual([]);
  });
});

/** Properties that an editor would show without a word. */
function* silentParts(part: JsonValue, schema: JsonObject, path: string): Generator<string> {
  if (Array.isArray(part)) {
    for (const [index, item] of part.entries()) yield* silentParts(item, schema, `${path}/${index}`);
  }
  if (!isJsonObject(part)) return;
  // Branches only narrow what has been described before.
  const described = path.includes('/allOf/') ? {} : at(part, 'properties');
  for (const [key, property] of Object.entries(described)) {
    const shown =
      isJsonObject(property) && typeof property.$ref === 'string' ? follow(property.$ref, schema) : property;
    if (
      typeof at({ shown }, 'shown').description !== 'string' &&
      typeof at({ property }, 'property').description !== 'string'
    )
      yield `${path}/properties/${key}`;
  }
  const { enum: choices, enumDescriptions: descriptions } = part;
  if (Array.isArray(descriptions) && Array.isArray(choices) && descriptions.length !== choices.length)
    yield `${path}/enum`;
  for (const [key, item] of Object.entries(part)) yield* silentParts(item, schema, `${path}/${key}`);
}

function follow(reference: string, schema: JsonObject): JsonObject {
  return at(schema, ...reference.replace('#/', '').split('/'));
}
