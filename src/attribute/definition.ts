import type { SourcePosition } from '../problem/source-position.ts';
import type { AttributeKey, ObjectName } from './attribute-key.ts';
import type { DataType } from './data-types.ts';
import type { JsonObject, JsonValue } from './json.ts';

/** Where a definition stands in the user's files. Lines are looked up only when something has to be said. */
export interface Origin {
  /** Relative to the project's folder. */
  readonly file: string;
  /** The place of a setting ("data_option", "options", "4711"), or of its nearest parent that is written. */
  readonly locate: (path: readonly string[]) => SourcePosition;
  /** Where the options come from when they stand in a list of their own. */
  readonly optionsFrom?: OptionsSource | undefined;
}

/** A list of options beside the definition (`options_from`). */
export interface OptionsSource {
  /** Relative to the project's folder. */
  readonly file: string;
  /** The first line that makes the options differ from these; where one is gone, the line it stood below. */
  readonly locateChange: (before: JsonValue | undefined) => SourcePosition;
}

/** A cost that a definition consents to, so that consent is reviewed in git: what `accept` may list. */
export const ACCEPTABLE_COSTS = ['required', 'shorter_maxlength', 'data_type', 'option_removed'] as const;
export type AcceptableCost = (typeof ACCEPTABLE_COSTS)[number];

/** A credential inside data_option. Its value is unknown where no environment is read (`validate`, `--live`). */
export interface SecretSetting {
  readonly setting: string;
  readonly value: string | undefined;
  /** An address as the file has it, whose variables name what is secret: public, so that a review sees where they go. */
  readonly template?: string | undefined;
}

interface DefinitionIdentity {
  readonly key: AttributeKey;
  readonly object: ObjectName;
  readonly name: string;
  readonly origin: Origin;
}

/** What the files want one attribute to be. Settings are the API's own; `undefined` means not written. */
export interface PresentDefinition extends DefinitionIdentity {
  readonly state: 'present';
  readonly display: string;
  readonly dataType: DataType;
  /** As written, without secrets; `{}` when not written. */
  readonly dataOption: JsonObject;
  readonly secrets: readonly SecretSetting[];
  readonly active: boolean;
  readonly position: number | undefined;
  readonly screens: JsonObject | undefined;
  readonly protect: 'protected' | 'unprotected';
  /** Settings left to the help desk's administrators: paths such as ["position"] or ["data_option", "options"]. */
  readonly ignore: readonly (readonly string[])[];
  readonly accept: readonly AcceptableCost[];
}

/** `state: absent`: this attribute must not exist. */
export interface Tombstone extends DefinitionIdentity {
  readonly state: 'absent';
  /** ISO date or time: a row created at or after it is somebody's new field, and is refused instead of deleted. */
  readonly createdBefore: string | undefined;
}

export type AttributeDefinition = PresentDefinition | Tombstone;

/** Is this setting, or one that holds it, left to the help desk's administrators? What the file says of it does not count. */
export function isIgnored({ ignore }: PresentDefinition, path: readonly string[]): boolean {
  return ignore.some((ignored) => beginsWith(path, ignored));
}

/** Does a path lead to what another one leads to, or into it? */
export function beginsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.every((step, index) => path[index] === step);
}
