import type { AttributeKey, ObjectName } from './attribute-key.ts';
import type { JsonObject } from './json.ts';

/** What is pending on a row until the next migration: to_create, to_migrate, to_delete and to_config in the API. */
export type WaitingFor = 'creation' | 'column-change' | 'deletion' | 'settings';

/** The settings of an attribute, spelled as the API spells them: in the list, in a request and in a plan. */
export interface Row {
  readonly object: ObjectName;
  readonly name: string;
  readonly display: string;
  /** Any text: built-in rows have types that cannot be created. */
  readonly data_type: string;
  readonly data_option: JsonObject;
  readonly active: boolean;
  readonly position: number;
  readonly screens: JsonObject;
}

/** A row to create. Without a position it becomes the last one of its object. It can contain credentials. */
export type NewRow = Omit<Row, 'position'> & { readonly position?: number | undefined };

/** One row of the help desk's list, with its settings in force. */
export interface LiveRow extends Row {
  readonly key: AttributeKey;
  /** Changes if a row is deleted and created again, so it is no identity. */
  readonly id: number;
  /** Replaces data_option at the next migration; undefined if no settings are pending. */
  readonly data_option_new: JsonObject | undefined;
  readonly editable: boolean;
  /** Missing if the release does not report it (7.1/01, 7.1/08). */
  readonly internal?: boolean;
  readonly waiting_for: readonly WaitingFor[];
  readonly created_by_id: number;
  readonly updated_by_id: number;
  /** ISO 8601, UTC. */
  readonly created_at: string;
  readonly updated_at: string;
  /** Keys of the row that no known release has. Their values are neither read nor sent. */
  readonly unknownKeys: readonly string[];
}

/** The only type that a delete decision accepts: a row that is not deletable cannot reach `apply/`. */
export type RemovableAttribute = LiveRow & { readonly deletable: true };
export type LiveAttribute =
  | RemovableAttribute
  | (LiveRow & { readonly deletable: false; readonly not_deletable_reason?: string });

export function isStaged(row: LiveRow): boolean {
  return row.waiting_for.length > 0;
}

/** Whether the row is built in and cannot be changed or deleted. */
export function isOfHelpDesk({ editable, internal }: LiveRow): boolean {
  return !editable || internal === true;
}

/** Whether the row was never migrated: it has no column, no values and is on no form. */
export function waitsForCreation(row: Pick<LiveRow, 'waiting_for'>): boolean {
  return row.waiting_for.includes('creation');
}

/** The pending data_option, or the live one. The admin page shows it, and the next migration makes it live. */
export function comingDataOption({ data_option, data_option_new }: LiveRow): JsonObject {
  return data_option_new ?? data_option;
}

/** The row as it will be after its pending changes are migrated. */
export function afterMigration<Live extends LiveRow>(row: Live): Live {
  return { ...row, data_option: comingDataOption(row), data_option_new: undefined };
}

/** Sorts like the forms of the help desk: by position, then by name. */
export function inFormOrder(a: Pick<Row, 'position' | 'name'>, b: Pick<Row, 'position' | 'name'>): number {
  return a.position - b.position || (a.name < b.name ? -1 : Number(a.name > b.name));
}
