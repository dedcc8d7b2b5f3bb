import type { JsonObject, JsonValue } from '../../model/json.ts';
import { type Actor, userHolds } from './access.ts';
import { type Desk, type User, userById } from './desk.ts';
import { has } from './release-rules.ts';

/** What a user has that nobody filled in (5.2/13 and 6.5/21 "who am I"). */
const NOT_FILLED_IN: JsonObject = {
  ...valuesOf('web phone fax mobile street zip city country note', ''),
  ...valuesOf('image image_source last_login source', null),
  ...valuesOf('out_of_office_start_at out_of_office_end_at out_of_office_replacement_id', null),
  ...valuesOf('vip verified out_of_office', false),
  login_failed: 0,
  ...valuesOf('updated_by_id created_by_id', 1),
};

function valuesOf(keys: string, value: JsonValue): JsonObject {
  return Object.fromEntries(keys.split(' ').map((key) => [key, value]));
}

/** Whoever is logged in may ask who that is, whatever the token may do. */
export function showMe(desk: Desk, { user }: Actor, query: JsonObject): JsonValue {
  const { id, organizationId, login, firstname, lastname, email, active, unset, created_at, updated_at } = user;
  const preferences = userHolds(desk, user, ['ticket.agent']) ? AGENT_PREFERENCES : {};
  const record = {
    ...{ id, organization_id: organizationId, login, firstname, lastname, email, active, created_at, updated_at },
    ...NOT_FILLED_IN,
    ...{ department: unset, address: unset, preferences },
    ...relatedIds(desk, user),
    ...(query.expand === 'true' ? relatedNames(desk, user) : {}),
  };
  // Whoever is neither agent nor administrator sees less, also of the own record (5.2/13 "who am I on behalf of another").
  if (userHolds(desk, user, ['ticket.agent', 'admin.*'])) return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !HIDDEN_FROM_CUSTOMERS.includes(key)));
}

const HIDDEN_FROM_CUSTOMERS = 'web phone fax mobile department street zip city country address note'.split(' ');

const criteria = (mine: boolean, others: boolean): JsonObject => ({
  criteria: { owned_by_me: mine, owned_by_nobody: others, subscribed: others, no: false },
  channel: { email: true, online: true },
});

/** What agents are told of unless they choose otherwise. */
const AGENT_PREFERENCES: JsonObject = {
  notification_config: {
    matrix: {
      create: criteria(true, true),
      update: criteria(true, true),
      reminder_reached: criteria(true, false),
      escalation: criteria(true, false),
    },
  },
};

/** Ids of related records that each release lists beside the roles (5.2/13 and 6.5/21 "who am I"). */
function relatedIds({ release }: Desk, { roleIds: role_ids, groups: group_ids }: User): JsonObject {
  const both = { organization_ids: [], authorization_ids: [] };
  return has(release, 'newer users')
    ? { role_ids, two_factor_preference_ids: [], ...both, overview_sorting_ids: [], group_ids }
    : { role_ids, ...both, karma_user_ids: [], group_ids };
}

const GROUP_NAMES: Readonly<Record<string, string>> = { '1': 'Users' };
const ORGANIZATION_NAMES: Readonly<Record<number, string>> = { 1: 'Zammad Foundation' };

/** `?expand=true`: names beside the ids. */
function relatedNames(desk: Desk, user: User): JsonObject {
  const roles = user.roleIds.map((id) => desk.roles.find((role) => role.id === id)?.name ?? null);
  const groups = Object.entries(user.groups).map(([id, access]) => [GROUP_NAMES[id] ?? id, access]);
  const organization = user.organizationId === null ? undefined : ORGANIZATION_NAMES[user.organizationId];
  const both = { organizations: [], authorizations: [] };
  return {
    roles,
    ...(has(desk.release, 'newer users')
      ? { two_factor_preferences: [], ...both, overview_sortings: [] }
      : { ...both, karma_user: [] }),
    ...(organization === undefined ? {} : { organization }),
    groups: Object.fromEntries(groups),
    created_by: userById(desk, 1)?.login ?? null,
    updated_by: userById(desk, 1)?.login ?? null,
  };
}
