import { isJsonObject, isNestedDeeper, type JsonObject, type JsonValue } from '../../model/json.ts';
import { withoutNullsInArrays } from '../../model/normal-form.ts';
import type { Release } from '../../model/release.ts';
import { has, internalError } from './release-rules.ts';

/** One request as it arrives. */
export interface SandboxRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Empty when there is none; undefined when its bytes are no UTF-8. */
  readonly body: string | undefined;
}

// text/json and other JSON-like types are not read (5.2/07 "content type …").
const JSON_BODY = /^(application\/json|text\/x-json|application\/jsonrequest)\s*(;|$)/i;

/** The path in its plain form, without `.json`, double and trailing slashes, and the query that followed it. */
export function parseRequest({ method, path: whole }: SandboxRequest) {
  const [path = '', query] = whole.split(/\?(.*)/s);
  const plain = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const parameters: JsonObject = Object.fromEntries(new URLSearchParams(query));
  return { method, path: plain.replace(/\.json$/, ''), query: parameters };
}

/** The settings that a request carries: its query, overlaid by its body (5.2/02 "create with query parameters merged"). */
export function readParameters(
  { headers, body = '' }: SandboxRequest,
  query: JsonObject,
  release: Release,
): JsonObject {
  if (body === '' || !JSON_BODY.test(headers['content-type'] ?? '')) return query;
  const value = withoutNullsInArrays(parseJson(body, release));
  return isJsonObject(value) ? { ...query, ...value } : query;
}

const DEEPEST = 100;

function parseJson(body: string, release: Release): JsonValue {
  const unreadable = (text: string) =>
    internalError(500, has(release, 'parser keeps silent') ? 'Error occurred while parsing request parameters' : text);
  if (isNestedDeeper(body, DEEPEST)) throw unreadable(`nesting of ${DEEPEST + 1} is too deep`);
  try {
    return JSON.parse(body);
  } catch {
    throw unreadable(`859: unexpected token at '${body}'`);
  }
}
