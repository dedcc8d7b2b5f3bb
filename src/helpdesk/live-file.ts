import type { LiveAttribute } from '../attribute/live-attribute.ts';
import { Failure } from '../problem/failure.ts';
import { parseAttributeList } from './wire.ts';
import type { JsonSource } from './wire-field.ts';

const HINT = 'A saved answer of the list endpoint is needed, the answer of GET /api/v1/object_manager_attributes.';

/** Reads the text of `--live FILE`: a saved answer of the list endpoint, rows in any order. */
export function parseLiveFile(text: string, file: string): readonly LiveAttribute[] {
  const source: JsonSource = { code: 'FILE_UNREADABLE', name: file, hint: HINT };
  return parseAttributeList(parseText(text, file), source);
}

function parseText(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    // The parser's own words quote the text around the place, and a saved list may hold credentials.
    throw new Failure('FILE_UNREADABLE', `${file} is not JSON, or breaks off`, { hint: HINT });
  }
}
