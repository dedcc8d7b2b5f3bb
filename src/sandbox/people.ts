import type { Desk, User, UserToken } from './model/desk.ts';

/** A token of a sandbox user. */
interface SandboxToken {
  readonly token: string;
  /** Default: all permissions of the user. */
  readonly permissions?: readonly string[];
  readonly expired?: boolean;
  /** An OAuth 2 token: sent as Bearer, with the permissions of the user. */
  readonly oauth?: boolean;
}

/**
 * One user of a `--users` file: `{"users": [...]}`. Ids begin at 3, since a help desk comes with two users. `roles` are
 * "Admin", "Agent" and "Customer"; `permissions` such as "admin.object" create a role for the user.
 */
export interface SandboxUser {
  readonly login: string;
  readonly email?: string;
  readonly firstname?: string;
  readonly lastname?: string;
  /** For HTTP Basic; without one the user has tokens only. */
  readonly password?: string;
  readonly active?: boolean;
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
  /** Access levels by group id, such as {"1": ["full"]}. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  readonly tokens?: readonly SandboxToken[];
}

const LONG_AGO = '2000-01-01T00:00:00.000Z';

export function addUser(desk: Desk, user: SandboxUser, now: Date): void {
  const id = nextId(desk.users);
  const at = now.toISOString();
  const added: User = {
    id,
    login: user.login,
    email: user.email ?? user.login,
    firstname: user.firstname ?? '',
    lastname: user.lastname ?? '',
    password: user.password,
    active: user.active ?? true,
    organizationId: null,
    roleIds: roleIdsOf(desk, user),
    groups: user.groups ?? {},
    unset: null,
    createdAt: at,
    updatedAt: at,
  };
  desk.users = [...desk.users, added];
  for (const token of user.tokens ?? []) addToken(desk, added, token);
}

export function addToken(desk: Desk, user: User, token: SandboxToken): void {
  desk.tokens = [...desk.tokens, makeToken(desk, user, token)];
}

function nextId(known: readonly { readonly id: number }[]): number {
  return known.reduce((last, { id }) => Math.max(last, id), 0) + 1;
}

function roleIdsOf(desk: Desk, user: SandboxUser): readonly number[] {
  const named = desk.roles.filter((role) => user.roles?.includes(role.name)).map((role) => role.id);
  if (user.permissions === undefined) return named;
  const id = nextId(desk.roles);
  desk.roles = [...desk.roles, { id, name: `Role of ${user.login}`, permissions: user.permissions }];
  return [...named, id];
}

function makeToken(desk: Desk, user: User, { token, permissions, expired, oauth }: SandboxToken): UserToken {
  const all = desk.roles.filter((role) => user.roleIds.includes(role.id)).flatMap((role) => role.permissions);
  return {
    token,
    userId: user.id,
    kind: oauth === true ? 'oauth' : 'api',
    permissions: permissions ?? all,
    expiresAt: expired === true ? LONG_AGO : undefined,
  };
}
