import { readFileSync } from 'node:fs';
import type { DataType } from '../../src/model/data-types.ts';
import { isJsonObject, type JsonValue, member } from '../../src/model/json.ts';

const schema: JsonValue = JSON.parse(
  readFileSync(new URL('../../schemas/attributes.schema.json', import.meta.url), 'utf8'),
);

/** The keys that the schema offers inside data_option of a data type; docs/configuration.md lists them. */
export function dataOptionKeysOf(type: DataType): readonly string[] {
  const path = ['definitions', `options_of_${type}`, 'properties'];
  const keys = path.reduce<JsonValue | undefined>(
    (part, key) => (isJsonObject(part) ? member(part, key) : undefined),
    schema,
  );
  return Object.keys(isJsonObject(keys) ? keys : {});
}
