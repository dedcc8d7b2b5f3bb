import { OBJECT_NAMES } from '../../model/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { columnNames } from '../../model/name-rules.ts';
import type { Release } from '../../model/release.ts';
import fresh52 from '../generated/fresh-5.2.json' with { type: 'json' };
import fresh65 from '../generated/fresh-6.5.json' with { type: 'json' };
import fresh71 from '../generated/fresh-7.1.json' with { type: 'json' };
import type { AttributeRow, Desk, Reference, Setting, User } from './desk.ts';
import { has } from './release-rules.ts';
import { addRecord, emptyColumn } from './table.ts';

// The file is made from the recordings by scripts/service-data.ts, which a test repeats.
const INSTALLATIONS: Readonly<Record<Release, unknown>> = { '5.2': fresh52, '6.5': fresh65, '7.1': fresh71 };

const ROLES: Desk['roles'] = [
  { id: 1, name: 'Admin', permissions: ['admin', 'user_preferences', 'report', 'knowledge_base.editor'] },
  { id: 2, name: 'Agent', permissions: ['ticket.agent', 'chat.agent', 'cti.agent', 'user_preferences'] },
  { id: 3, name: 'Customer', permissions: ['ticket.customer', 'user_preferences'] },
];

/** The two users that every installation has; the first is the system itself and cannot log in (5.2/13 "list users"). */
function seededUsers(at: string): readonly User[] {
  const seeded = { password: undefined, groups: {}, unset: '', created_at: at, updated_at: at } as const;
  const system = { login: '-', email: '', firstname: '-', lastname: '', active: false, organizationId: null };
  const customer = { firstname: 'Nicole', lastname: 'Braun', active: true, organizationId: 1 };
  const email = 'nicole.braun@zammad.org';
  return [
    { ...seeded, ...system, id: 1, roleIds: [] },
    { ...seeded, ...customer, id: 2, login: email, email, roleIds: [3] },
  ];
}

/** Settings that decide what a request may do; only some administrators see them in the list. */
const ACCESS_SETTINGS = [
  settingWith(9001, 'api_token_access', 'API::Base', true, { permission: ['admin.api'] }),
  settingWith(9002, 'api_password_access', 'API::Base', true, { permission: ['admin.api'] }),
  settingWith(9003, 'maintenance_mode', 'API::Base', false, { permission: ['admin.maintenance'] }),
];

/** 5.2's list of settings was recorded for these two alone (5.2/13 "settings"). */
const SETTINGS_5_2 = [
  settingWith(9, 'app_version', 'Core::WebApp', '', {}),
  settingWith(8, 'system_init_done', 'Core', true, {}),
];

function settingWith(id: number, name: string, area: string, value: JsonValue, preferences: JsonObject): JsonObject {
  return { id, name, area, options: {}, state_current: { value }, preferences };
}

function makeSetting(recorded: JsonObject, at: string): Setting {
  const { id, name, state_current, updated_at, ...rest } = recorded;
  return {
    id: Number(id),
    name: String(name),
    value: isJsonObject(state_current) ? (state_current.value ?? null) : null,
    updated_at: typeof updated_at === 'string' ? updated_at : at,
    rest: { created_at: at, ...rest },
  };
}

/** A new installation: its rows are those of the release's first recorded list, and nobody but the seeded users is there. */
export function freshDesk(release: Release): Desk {
  const { rows, references, settings } = structuredClone(INSTALLATIONS[release]) as {
    readonly rows: AttributeRow[];
    readonly references: readonly Reference[];
    readonly settings: readonly JsonObject[];
  };
  const at = rows[0]?.created_at ?? new Date(0).toISOString();
  const listed = has(release, 'all settings') ? settings : SETTINGS_5_2;
  const columns = OBJECT_NAMES.map((object) => {
    const names = columnNames(object, release);
    return [object, names.map((name) => emptyColumn(name, 'text'))] as const;
  });
  const desk: Desk = {
    release,
    rows,
    nextRowId: Math.max(...rows.map((row) => row.id)) + 1,
    roles: ROLES,
    users: seededUsers(at),
    tokens: [],
    settings: [...listed, ...ACCESS_SETTINGS].map((setting) => makeSetting(setting, at)),
    references,
    columns: Object.fromEntries(columns),
    records: { Ticket: [], Organization: [], Group: [] },
  };
  addRecord(desk, 'Group', { name: 'Users' });
  addRecord(desk, 'Organization', { name: 'Zammad Foundation' });
  addRecord(desk, 'Ticket', { title: 'Welcome to Zammad!' });
  return desk;
}
