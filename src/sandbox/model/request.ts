import { isJsonObject, isNestedDeeper, type JsonObject, type JsonValue } from '../../model/json.ts';
import { withoutNullsInArrays } from '../../model/normal-form.ts';
import type { Release } from '../../model/release.ts';
import { has } from './release-rules.ts';
import { internalError } from './service-error.ts';

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

/** A request whose path is in its plain form. */
export interface ParsedRequest {
  readonly method: string;
  /** Without query, `.json`, double and trailing slashes. */
  readonly path: string;
  readonly query: JsonObject;
}

// text/json and other JSON-like types are not read (5.2/07 "content type …").
const JSON_BODY = /^(application\/json|text\/x-json|application\/jsonrequest)\s*(;|$)/i;

export function parseRequest(request: SandboxRequest): ParsedRequest {
  const mark = request.path.indexOf('?');
  const withoutQuery = mark < 0 ? request.path : request.path.slice(0, mark);
  const plain = withoutQuery.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return {
    method: request.method,
    path: plain.replace(/\.json$/, ''),
    query: mark < 0 ? {} : Object.fromEntries(new URLSearchParams(request.path.slice(mark + 1))),
  };
}

/** The settings that a request carries: its query, overlaid by its body (5.2/02 "create with query parameters merged"). */
export function readParameters(request: SandboxRequest, parsed: ParsedRequest, release: Release): JsonObject {
  const type = request.headers['content-type'] ?? '';
  const body = request.body ?? '';
  if (body === '') return parsed.query;
  if (!JSON_BODY.test(type)) return parsed.query;
  const value = withoutNullsInArrays(parseJson(body, release));
  return isJsonObject(value) ? { ...parsed.query, ...value } : parsed.query;
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
