import type { JsonObject, JsonValue } from '../../model/json.ts';
import { type Actor, userHolds } from './access.ts';
import { type Desk, type User, userById } from './desk.ts';
import { has } from './release-rules.ts';

/** Whoever is logged in may ask who that is, whatever the token may do. */
export function showMe(desk: Desk, { user }: Actor, query: JsonObject): JsonValue {
  const record = userRecord(desk, user);
  return visibleTo(desk, user, query.expand === 'true' ? { ...record, ...relatedNames(desk, user) } : record);
}

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

function userRecord(desk: Desk, user: User): JsonObject {
  return {
    id: user.id,
    organization_id: user.organizationId,
    login: user.login,
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    image: null,
    image_source: null,
    web: '',
    phone: '',
    fax: '',
    mobile: '',
    department: user.unset,
    street: '',
    zip: '',
    city: '',
    country: '',
    address: user.unset,
    vip: false,
    verified: false,
    active: user.active,
    note: '',
    last_login: null,
    source: null,
    login_failed: 0,
    out_of_office: false,
    out_of_office_start_at: null,
    out_of_office_end_at: null,
    out_of_office_replacement_id: null,
    preferences: userHolds(desk, user, ['ticket.agent']) ? AGENT_PREFERENCES : {},
    updated_by_id: 1,
    created_by_id: 1,
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...relatedIds(desk, user),
  };
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

const HIDDEN_FROM_CUSTOMERS = 'web phone fax mobile department street zip city country address note'.split(' ');

/** Whoever is neither agent nor administrator sees less, also of the own record (5.2/13 "who am I on behalf of another"). */
function visibleTo(desk: Desk, viewer: User, record: JsonObject): JsonObject {
  if (userHolds(desk, viewer, ['ticket.agent', 'admin.*'])) return record;
  const visible = Object.entries(record).filter(([key]) => !HIDDEN_FROM_CUSTOMERS.includes(key));
  return Object.fromEntries<JsonValue>(visible);
}
