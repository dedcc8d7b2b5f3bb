import type { ObjectName } from '../../attribute/attribute-key.ts';
import type { Column } from '../../attribute/data-types.ts';
import type { JsonObject } from '../../attribute/json.ts';
import { columnNames } from '../../attribute/name-rules.ts';
import type { Release } from '../../attribute/release.ts';
import type { TableColumn } from './desk.ts';

const CHANGES: JsonObject = { updated_by_id: 1, created_by_id: 1, created_at: null, updated_at: null };

/** What a new record holds in the columns that every installation has, in the order of the wire (5.2/16, 6.5/24 "assets kept"). */
const NATIVE: Readonly<Record<string, JsonObject>> = {
  Ticket: {
    id: null,
    ...{ group_id: 1, priority_id: 2, state_id: 1, organization_id: null, number: null, title: null },
    ...{ owner_id: 1, customer_id: 2, note: null },
    ...{ first_response_at: null, first_response_escalation_at: null },
    ...{ first_response_in_min: null, first_response_diff_in_min: null },
    ...{ close_at: null, close_escalation_at: null, close_in_min: null, close_diff_in_min: null },
    ...{ update_escalation_at: null, update_in_min: null, update_diff_in_min: null },
    ...{ last_close_at: null, last_contact_at: null, last_contact_agent_at: null, last_contact_customer_at: null },
    ...{ last_owner_update_at: null, create_article_type_id: 10, create_article_sender_id: 1, article_count: 1 },
    ...{ escalation_at: null, pending_time: null, type: null, time_unit: null, preferences: {} },
    ...CHANGES,
    checklist_id: null,
  },
  Organization: {
    ...{ id: null, name: null, shared: true, domain: '', domain_assignment: false, active: true, vip: false, note: '' },
    ...CHANGES,
  },
  Group: {
    ...{ id: null, signature_id: 1, email_address_id: null, name: null, name_last: null, parent_id: null },
    ...{ assignment_timeout: null, follow_up_possible: 'yes', reopen_time_in_days: null, follow_up_assignment: true },
    ...{ active: true, shared_drafts: true, note: '', summary_generation: 'global_default' },
    ...CHANGES,
  },
};

const BOOLEANS = 'active vip verified shared domain_assignment follow_up_assignment shared_drafts out_of_office'.split(
  ' ',
);
const INTEGERS = 'id article_count assignment_timeout reopen_time_in_days login_failed'.split(' ');

function nativeKind(name: string): Column {
  if (BOOLEANS.includes(name)) return 'boolean';
  if (INTEGERS.includes(name) || /_(id|in_min)$/.test(name)) return 'integer';
  return /_at$|^(last_login|pending_time)$/.test(name) ? 'datetime' : 'text';
}

/** The columns that each object's table has from the start; times of records are those of the installation, unless they hold their own. */
export function nativeColumns(object: ObjectName, release: Release, installedAt: string): readonly TableColumn[] {
  const held = NATIVE[object] ?? {};
  return columnNames(object, release).map((name) => ({
    name,
    kind: nativeKind(name),
    unset: /^(created|updated)_at$/.test(name) ? installedAt : (held[name] ?? null),
    values: {},
  }));
}

/** The keys of a record on the wire; custom columns come after them. */
export function nativeKeys(object: ObjectName, release: Release): readonly string[] {
  const known = columnNames(object, release);
  return Object.keys(NATIVE[object] ?? {}).filter((name) => known.includes(name));
}
