import { type Desk, type Token, type User, userById } from './desk.ts';
import { requestError } from './service-error.ts';
import { TEXTS } from './texts.ts';

/** Who a request acts for. An API token narrows its user's permissions; on behalf of somebody it does not count (6.5/12). */
export interface Actor {
  readonly user: User;
  readonly token: Token | undefined;
}

function userPermissions(desk: Desk, user: User): readonly string[] {
  return user.roleIds.flatMap((id) => desk.roles.find((role) => role.id === id)?.permissions ?? []);
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
  const held = userPermissions(desk, user);
  return wanted.some((permission) => holds(held, permission));
}

export function actorHolds(desk: Desk, actor: Actor, wanted: readonly string[]): boolean {
  const held = userPermissions(desk, actor.user);
  const { token } = actor;
  return wanted.some(
    (permission) => holds(held, permission) && (token === undefined || holds(token.permissions, permission)),
  );
}

/** Refuses unless the actor holds one of these. */
export function authorize(desk: Desk, actor: Actor, wanted: readonly string[]): void {
  if (!actorHolds(desk, actor, wanted)) throw forbidden(desk, actor, wanted);
}

/** 5.2 tells whether user or token lacks it; 6.5 speaks of the token whenever there is one (6.5/11). */
function forbidden(desk: Desk, actor: Actor, wanted: readonly string[]): Error {
  const texts = TEXTS[desk.release];
  const blamesToken = actor.token !== undefined && (desk.release === '6.5' || userHolds(desk, actor.user, wanted));
  return requestError(403, blamesToken ? texts.tokenForbidden : texts.userForbidden);
}

export function loginOf(desk: Desk, userId: number): string | undefined {
  return userById(desk, userId)?.login;
}
