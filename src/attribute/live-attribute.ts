import type { AttributeKey, ObjectName } from './attribute-key.ts';
import type { JsonObject } from './json.ts';

/** What a row waits for until the next migration: to_create, to_migrate, to_delete and to_config on the wire. */
export type WaitingFor = 'creation' | 'column-change' | 'deletion' | 'settings';

/** One row of the help desk's list. */
export interface LiveRow {
  readonly key: AttributeKey;
  /** Changes when a row is deleted and made again: never an identity. */
  readonly id: number;
  readonly object: ObjectName;
  readonly name: string;
  readonly display: string;
  /** Any text: seeds carry types that cannot be created. */
  readonly dataType: string;
  /** In force now. */
  readonly dataOption: JsonObject;
  /** Takes the place of dataOption at the next migration; undefined when nothing waits. */
  readonly pendingDataOption: JsonObject | undefined;
  readonly active: boolean;
  readonly position: number;
  readonly screens: JsonObject;
  readonly editable: 'editable' | 'fixed';
  /** Whether the service says that the row is its own; undefined where the release does not tell (7.1/01, 7.1/08). */
  readonly internal: 'internal' | 'not-internal' | undefined;
  readonly waitingFor: readonly WaitingFor[];
  readonly createdById: number;
  readonly updatedById: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Keys of the row that no known release has. What they hold is neither read nor sent. */
  readonly unknownKeys: readonly string[];
}

/** The only shape that a delete decision accepts: a protected attribute cannot reach `apply/`. */
export type RemovableAttribute = LiveRow & { readonly deletable: true };
type ProtectedAttribute = LiveRow & { readonly deletable: false; readonly usedBy: string | undefined };
export type LiveAttribute = RemovableAttribute | ProtectedAttribute;

export function isStaged(row: LiveRow): boolean {
  return row.waitingFor.length > 0;
}

/** Is the row the help desk's own, so that nobody can change or delete it? */
export function isOfHelpDesk({ editable, internal }: LiveRow): boolean {
  return editable === 'fixed' || internal === 'internal';
}

/** Nothing of it is in force yet: no column, no value, no form. */
export function waitsForCreation(row: Pick<LiveRow, 'waitingFor'>): boolean {
  return row.waitingFor.includes('creation');
}

/** What is staged, where something is: the help desk's own page shows it, and the next migration puts it in force. */
export function comingDataOption({ dataOption, pendingDataOption }: LiveRow): JsonObject {
  return pendingDataOption ?? dataOption;
}

/** The row as it is once its staged changes are migrated. */
export function afterMigration<Row extends LiveRow>(row: Row): Row {
  return { ...row, dataOption: comingDataOption(row), pendingDataOption: undefined };
}

/** All that a POST says of one attribute. It can hold credentials: it is sent, and never shown. */
export interface AttributeBody {
  readonly object: ObjectName;
  readonly name: string;
  readonly display: string;
  readonly dataType: string;
  readonly dataOption: JsonObject;
  readonly active: boolean;
  /** Left out, it becomes the last one of its object. */
  readonly position: number | undefined;
  readonly screens: JsonObject;
}

/** What a PUT says: always the whole row, since every setting that is missing stages something (6.5/06 "omitted"). */
export type WholeAttributeBody = AttributeBody & { readonly position: number };

/** The help desk shows its fields, and lists them, by position and, where two have the same, by name. */
export function inFormOrder(a: Placed, b: Placed): number {
  return a.position - b.position || (a.name < b.name ? -1 : Number(a.name > b.name));
}

interface Placed {
  readonly position: number;
  readonly name: string;
}
