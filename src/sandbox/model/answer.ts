import { createHash } from 'node:crypto';
import type { JsonObject } from '../../model/json.ts';
import type { Release } from '../../model/release.ts';
import { type Actor, actorHolds, authenticate, authorize } from './access.ts';
import type { Desk } from './desk.ts';
import type { MigrationEffect } from './migrations.ts';
import { frameworkError, has, requestError, ServiceError, TEXTS } from './release-rules.ts';
import { parseRequest, readParameters, type SandboxRequest } from './request.ts';
import { findRoute } from './routes.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What a migration touched, so that a server can go away as the real one does. */
  readonly migrated: MigrationEffect;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The whole service: one request, the desk it changes in place, and the time. */
export function answer(desk: Desk, request: SandboxRequest, now: Date): Answer {
  const parsed = parseRequest(request);
  let actor: Actor | undefined;
  try {
    if (request.body === undefined) throw frameworkError(400, 'Bad Request');
    // Methods that no route has are refused by the web framework, unknown ones by the server (5.2/07 "PATCH", "FOO").
    if (METHODS_WITHOUT_ROUTES.includes(parsed.method)) throw frameworkError(404, 'Not Found');
    if (!METHODS.includes(parsed.method)) throw frameworkError(405, 'Method Not Allowed');
    if (parsed.method === 'OPTIONS') return makeAnswer(200, '', 'text/plain; charset=utf-8');
    const found = findRoute(desk.release, parsed);
    if (found === undefined) throw requestError(404, TEXTS[desk.release].noRoute(parsed.method, parsed.path));
    const { route, id } = found;
    actor = authenticate(desk, request, now);
    if (route.permissions.length > 0) authorize(desk, actor, route.permissions);
    const parameters = readParameters(request, parsed.query, desk.release);
    const saver = { userId: actor.user.id, now };
    const { value, status = 200, migrated = 'nothing' } = route.reply({ desk, actor, saver, id, parameters });
    return { ...makeAnswer(status, parsed.method === 'HEAD' ? '' : JSON.stringify(value), JSON_TYPE), migrated };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const readable = actor !== undefined && actorHolds(desk, actor, ['admin']);
    const text = error.kind === 'internal' && !readable ? maskedText(request, now) : error.message;
    return errorAnswer(desk.release, error, text);
  }
}

function makeAnswer(status: number, body: string, type: string): Answer {
  return { status, headers: { 'content-type': type }, body, migrated: 'nothing' };
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const METHODS_WITHOUT_ROUTES = ['PATCH', 'TRACE', 'CONNECT', 'PROPFIND', 'LINK', 'UNLINK'];

/** The text that hides an error from all but full administrators; the id would lead to the log. */
function maskedText(request: SandboxRequest, now: Date): string {
  const id = createHash('sha256').update(`${now.toISOString()} ${request.path}`).digest('base64url').slice(0, 8);
  return `Error ID ${id}: Please contact your administrator.`;
}

/** The service itself answers with a page where JSON is not asked for; ours is always JSON. */
function errorAnswer(release: Release, { status, kind }: ServiceError, text: string): Answer {
  const explained = { error: text, error_human: text };
  const body: Readonly<Record<ServiceError['kind'], JsonObject>> = {
    explained,
    unprocessable: has(release, 'unprocessable entity') ? { ...explained, unprocessable_entity: null } : explained,
    internal: { error: text },
    bare: { status, error: text },
  };
  return makeAnswer(status, JSON.stringify(body[kind]), JSON_TYPE);
}
