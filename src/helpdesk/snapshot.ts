import { Failure } from '../model/failure.ts';
import { isJsonObject, kindOf, parseJson } from '../model/json.ts';
import type { LiveAttribute } from '../model/live-attribute.ts';
import { readUrl } from '../model/target-texts.ts';
import { parseCounts, type SavedCounts } from './saved-counts.ts';
import { parseAttributeList } from './wire.ts';
import { type JsonSource, unreadable } from './wire-field.ts';

/** A list of attributes with the address that it was read from; undefined if the file has none. */
export interface AddressedList {
  readonly url: string | undefined;
  readonly rows: readonly LiveAttribute[];
  /** Undefined if the list was saved without counts, or was just read. */
  readonly counts?: SavedCounts | undefined;
}

/** The version of the format. */
export const SNAPSHOT_VERSION = 1;

const HINT =
  'Write it with `deskform snapshot --out FILE`, or save the answer of GET /api/v1/object_manager_attributes.';

/** Parses a snapshot, or a plain answer of the list endpoint, which has no address. */
export function parseSnapshot(text: string, file: string): AddressedList {
  const source: JsonSource = { code: 'FILE_UNREADABLE', name: file, hint: HINT };
  const json = parseJson(text);
  if (json === undefined) throw new Failure('FILE_UNREADABLE', `${file} is truncated or not JSON`, { hint: HINT });
  if (!isJsonObject(json) || !Object.hasOwn(json, 'attributes'))
    return { url: undefined, rows: parseAttributeList(json, source) };
  if (json.format_version !== SNAPSHOT_VERSION) throw unreadable(source, `"format_version" is not ${SNAPSHOT_VERSION}`);
  const counts = parseCounts(json.counts, source);
  return { url: addressIn(json.url, source), rows: parseAttributeList(json.attributes, source), counts };
}

/** The hash of the connection that a snapshot was read from; undefined if the file has none. */
export function connectionInSnapshot(text: string): string | undefined {
  const json = parseJson(text);
  return isJsonObject(json) && typeof json.connection === 'string' ? json.connection : undefined;
}

function addressIn(url: unknown, source: JsonSource): string | undefined {
  if (url === undefined) return undefined;
  if (typeof url !== 'string') throw unreadable(source, `"url" is ${kindOf(url)}, not an address`);
  const { protocol = '', username, password } = readUrl(url) ?? {};
  // Messages show it, so it must be without credentials.
  if (/^https?:$/u.test(protocol) && username === '' && password === '') return url;
  throw unreadable(source, '"url" is not the address of a help desk');
}
