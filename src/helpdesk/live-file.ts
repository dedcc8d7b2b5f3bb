import { parseJson } from '../attribute/json.ts';
import type { LiveAttribute } from '../attribute/live-attribute.ts';
import { Failure } from '../problem/failure.ts';
import { parseAttributeList } from './wire.ts';
import type { JsonSource } from './wire-field.ts';

const HINT = 'A saved answer of the list endpoint is needed, the answer of GET /api/v1/object_manager_attributes.';

/** Reads the text of `--live FILE`: a saved answer of the list endpoint, rows in any order. */
export function parseLiveFile(text: string, file: string): readonly LiveAttribute[] {
  const source: JsonSource = { code: 'FILE_UNREADABLE', name: file, hint: HINT };
  const json = parseJson(text);
  if (json === undefined) throw new Failure('FILE_UNREADABLE', `${file} is not JSON, or breaks off`, { hint: HINT });
  return parseAttributeList(json, source);
}
