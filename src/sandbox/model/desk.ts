import type { ObjectName } from '../../model/attribute-key.ts';
import type { Column } from '../../model/data-types.ts';
import type { JsonObject, JsonValue } from '../../model/json.ts';
import type { Row } from '../../model/live-attribute.ts';
import type { Release } from '../../model/release.ts';

/** One attribute as the database holds it; the keys are the wire's own. */
export interface AttributeRow extends Omit<Row, 'object'> {
  readonly id: number;
  /** The name of the object's lookup: "Ticket", and whatever else somebody posted. */
  readonly object: string;
  readonly data_option_new: JsonObject;
  readonly editable: boolean;
  /** Where the release says it: the row is the service's own. */
  readonly internal?: boolean;
  readonly to_create: boolean;
  readonly to_migrate: boolean;
  readonly to_delete: boolean;
  readonly to_config: boolean;
  readonly created_by_id: number;
  readonly updated_by_id: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The objects that the service has records of, by their ids from 1 on. */
export const LOOKUPS: readonly string[] = ['Ticket', 'TicketArticle', 'User', 'Organization', 'Group', 'Role'];

/** Classes beside the four whose rows the service takes (5.2/03 "object "Trigger""); nothing shows such attributes. */
export const OTHER_CLASSES: readonly string[] = (
  'Ticket::Article Ticket::State Ticket::Priority Trigger Overview Job Sla Role Macro Calendar Tag Token Setting ' +
  'Permission Report::Profile Signature EmailAddress Channel TextModule Template Store History Avatar Translation'
).split(' ');

export interface User {
  readonly id: number;
  readonly login: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string | undefined;
  readonly active: boolean;
  readonly organizationId: number | null;
  readonly roleIds: readonly number[];
  /** Access levels by group id. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Empty for those that the installation made, null for those that people made (5.2/13, 6.5/21). */
  readonly unset: '' | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface Setting {
  readonly id: number;
  readonly name: string;
  readonly value: JsonValue;
  readonly updated_at: string;
  /** The other keys of the record, in the wire's own form. */
  readonly rest: JsonObject;
}

export const REFERENCE_KINDS = ['Trigger', 'Overview', 'Job', 'Sla', 'Report::Profile', 'AI Agent'] as const;

/** Something that uses an attribute, so that the attribute can neither be deleted nor deactivated (5.2/05). */
export interface Reference {
  readonly object: string;
  readonly name: string;
  readonly kind: (typeof REFERENCE_KINDS)[number];
  readonly title: string;
  /** Where the attribute stands: a column stands for the sort field and the group of an overview, too. Left out: in a condition. */
  readonly place?: 'condition' | 'nested condition' | 'column';
}

/** One column of a table, with what the records hold in it: who drops the column drops the values. */
export interface TableColumn {
  readonly name: string;
  readonly kind: Column;
  /** What a record holds that has no value of its own here, such as one from before the column. */
  readonly unset: JsonValue;
  /** By the ids of records. Changed in place. */
  readonly values: Record<string, JsonValue>;
}

/** The whole state of one help desk: plain data, so that it can be kept in a file. `answer` changes it in place. */
export interface Desk {
  readonly release: Release;
  /** In the order in which the database holds them: a changed row moves to the end. */
  rows: AttributeRow[];
  nextRowId: number;
  roles: readonly { readonly id: number; readonly name: string; readonly permissions: readonly string[] }[];
  users: readonly User[];
  tokens: readonly {
    readonly token: string;
    readonly userId: number;
    readonly permissions: readonly string[];
    /** ISO 8601, or undefined when it lasts for ever. */
    readonly expiresAt: string | undefined;
  }[];
  settings: readonly Setting[];
  references: readonly Reference[];
  /** The columns of each object's table. */
  columns: Readonly<Record<string, readonly TableColumn[]>>;
  /** The ids of each object's records, in order. All that a record holds stands in the columns; a user has more to it. */
  readonly records: Readonly<Record<Exclude<ObjectName, 'User'>, number[]>>;
}

export function settingValue(desk: Desk, name: string): JsonValue | undefined {
  return desk.settings.find((setting) => setting.name === name)?.value;
}

export function setSetting(desk: Desk, name: string, value: JsonValue, now: Date): void {
  desk.settings = desk.settings.map((setting) =>
    setting.name === name ? { ...setting, value, updated_at: now.toISOString() } : setting,
  );
}

export function userById(desk: Desk, id: number): User | undefined {
  return desk.users.find((user) => user.id === id);
}
