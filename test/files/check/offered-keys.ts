import { readFileSync } from 'node:fs';
import type { DataType } from '../../../src/model/data-types.ts';

const { definitions } = JSON.parse(
  readFileSync(new URL('../../../schemas/attributes.schema.json', import.meta.url), 'utf8'),
);

/**
 * What an editor offers for a data type, as the schema has it; offered-keys.txt is the list to review. A key of another
 * type is kept by the service all the same.
 */
export function offeredKeys(data_type: DataType): readonly string[] {
  return Object.keys(definitions[`options_of_${data_type}`].properties);
}
