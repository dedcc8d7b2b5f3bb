import type { Desk, User } from '../../src/sandbox/model/desk.ts';

/** One user of a test's desk. `roles` are "Admin", "Agent" and "Customer"; `permissions` create a role for the user. */
export interface SandboxUser {
  readonly login: string;
  readonly firstname?: string;
  readonly lastname?: string;
  /** For HTTP Basic; without one the user has tokens only. */
  readonly password?: string;
  readonly active?: boolean;
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
  /** Access levels by group id, such as {"1": ["full"]}. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  readonly tokens?: readonly {
    readonly token: string;
    /** Default: all permissions of the user. */
    readonly permissions?: readonly string[];
    readonly expired?: boolean;
  }[];
}

const LONG_AGO = '2000-01-01T00:00:00.000Z';

export function addUser(desk: Desk, user: SandboxUser, now: Date): void {
  const at = now.toISOString();
  const added: User = {
    id: nextId(desk.users),
    login: user.login,
    email: user.login,
    firstname: user.firstname ?? '',
    lastname: user.lastname ?? '',
    password: user.password,
    active: user.active ?? true,
    organizationId: null,
    roleIds: roleIdsOf(desk, user),
    groups: user.groups ?? {},
    unset: null,
    created_at: at,
    updated_at: at,
  };
  desk.users = [...desk.users, added];
  const all = desk.roles.filter((role) => added.roleIds.includes(role.id)).flatMap((role) => role.permissions);
  const tokens = (user.tokens ?? []).map(({ token, permissions = all, expired }) => ({
    token,
    userId: added.id,
    permissions,
    expiresAt: expired === true ? LONG_AGO : undefined,
  }));
  desk.tokens = [...desk.tokens, ...tokens];
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
