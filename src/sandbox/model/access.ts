import { type Desk, settingValue, type User, userById } from './desk.ts';
import { leadingInteger } from './posted-attribute.ts';
import { has, requestError, TEXTS } from './release-rules.ts';
import type { SandboxRequest } from './request.ts';

/** Who a request acts for. An API token narrows its user's permissions; on behalf of somebody it does not count (6.5/12). */
export interface Actor {
  readonly user: User;
  readonly token: Desk['tokens'][number] | undefined;
}

/** "admin" holds "admin.object"; "admin.*" asks for any of the kind. */
function holds(held: readonly string[], wanted: string): boolean {
  if (wanted.endsWith('.*')) {
    const stem = wanted.slice(0, -2);
    return held.some((permission) => permission === stem || permission.startsWith(`${stem}.`));
  }
  return held.some((permission) => wanted === permission || wanted.startsWith(`${permission}.`));
}

export function userHolds(desk: Desk, user: User, wanted: readonly string[]): boolean {
  return actorHolds(desk, { user, token: undefined }, wanted);
}

export function actorHolds(desk: Desk, { user, token }: Actor, wanted: readonly string[]): boolean {
  const held = user.roleIds.flatMap((id) => desk.roles.find((role) => role.id === id)?.permissions ?? []);
  return wanted.some(
    (permission) => holds(held, permission) && (token === undefined || holds(token.permissions, permission)),
  );
}

/** 5.2 tells whether user or token lacks it; 6.5 speaks of the token whenever there is one (6.5/11). */
export function authorize(desk: Desk, actor: Actor, wanted: readonly string[]): void {
  if (actorHolds(desk, actor, wanted)) return;
  const texts = TEXTS[desk.release];
  const blamesToken =
    actor.token !== undefined && (has(desk.release, 'the token is blamed') || userHolds(desk, actor.user, wanted));
  throw requestError(403, blamesToken ? texts.tokenForbidden : texts.userForbidden);
}

/** Who sent the request, and whom it acts for (5.2/07, 6.5/11, 6.5/12). */
export function authenticate(desk: Desk, request: SandboxRequest, now: Date): Actor {
  const sender = findSender(desk, request.headers.authorization ?? '', now);
  const other = request.headers.from || request.headers['x-on-behalf-of'];
  if (other === undefined || other === '') return sender;
  if (!userHolds(desk, sender.user, ['admin.user']))
    throw requestError(403, "Current user has no permission to use 'From'/'X-On-Behalf-Of'!");
  const user = userById(desk, leadingInteger(other)) ?? findByLogin(desk, other);
  if (user === undefined) throw requestError(403, `No such user '${other}'`);
  return { user, token: undefined };
}

function findSender(desk: Desk, authorization: string, now: Date): Actor {
  const basic = /^basic\s+(.*)$/i.exec(authorization)?.[1];
  if (basic !== undefined) return findByPassword(desk, basic);
  const token = tokenOf(authorization);
  const api = token === undefined ? undefined : findByToken(desk, token, now);
  if (api !== undefined) return api;
  throw token === undefined
    ? requestError(403, 'Authentication required')
    : requestError(401, "Can't find User for Token");
}

function findByPassword(desk: Desk, credentials: string): Actor {
  if (settingValue(desk, 'api_password_access') === false) throw requestError(403, 'API password access disabled!');
  const [login = '', password = ''] = Buffer.from(credentials, 'base64').toString('utf8').split(/:(.*)/s);
  const user = findByLogin(desk, login);
  if (user === undefined || !user.active || user.password === undefined || user.password !== password)
    throw requestError(401, 'Invalid BasicAuth credentials');
  return requireActive(desk, { user, token: undefined });
}

/** `Token token=X`, `Token token="X"`, `Token X` and the same with Bearer; the scheme's case counts (6.5/11 "lower-case scheme"). */
function tokenOf(authorization: string): string | undefined {
  const rest = /^(?:Token|Bearer)\s+(.*)$/.exec(authorization)?.[1];
  const first = rest?.split(/"?\s*(?:,|;|\t+)\s*/)[0] ?? '';
  const token = first.replace(/^token=/, '').replace(/^"|"$/g, '');
  return token.trim() === '' ? undefined : token;
}

function findByToken(desk: Desk, text: string, now: Date): Actor | undefined {
  if (settingValue(desk, 'api_token_access') === false) throw requestError(403, 'API token access disabled!');
  const token = desk.tokens.find((candidate) => candidate.token === text);
  const user = token && userById(desk, token.userId);
  if (token === undefined || user === undefined) return undefined;
  if (token.expiresAt !== undefined && now >= new Date(token.expiresAt))
    throw requestError(401, 'Not authorized (token expired)!');
  return requireActive(desk, { user, token });
}

function requireActive(desk: Desk, actor: Actor): Actor {
  if (settingValue(desk, 'maintenance_mode') === true && !userHolds(desk, actor.user, ['admin.maintenance']))
    throw requestError(403, 'Maintenance mode enabled!');
  if (actor.user.active) return actor;
  const text = 'Login failed. Have you double-checked your credentials and completed the email verification step?';
  throw requestError(401, text);
}

function findByLogin(desk: Desk, text: string): User | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return undefined;
  return (
    desk.users.find((user) => user.login.toLowerCase() === wanted) ??
    desk.users.find((user) => user.email.toLowerCase() === wanted)
  );
}
