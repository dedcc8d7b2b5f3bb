import type { AttributeKey, ObjectName } from './attribute-key.ts';
import { CHANGEABLE_TYPES, type DataType } from './data-types.ts';
import type { JsonObject, JsonValue } from './json.ts';
import type { Problem, SourcePosition } from './problem.ts';
import { requiredCells } from './screens.ts';

/** Where a definition is in the user's files. Lines are looked up only for messages. */
export interface Origin {
  /** Relative to the project's folder. */
  readonly file: string;
  /** The position of a setting ("data_option", "options", "4711"), or of its nearest parent in the file: of its key, if nothing else is asked for. */
  readonly locate: (path: readonly string[], at?: 'key' | 'value') => SourcePosition;
  /** A problem as it may be shown: with the line of its place, and without credentials of the file. */
  readonly tell: (problem: Problem) => Problem;
  /** The list that holds the options (`options_from`), if there is one. */
  readonly optionsFrom?: { readonly file: string } | undefined;
}

/** What `accept` may list: changes with an impact that a definition consents to, so that consent is reviewed in git. */
export const ACCEPTABLE_IMPACTS = [
  'required',
  'dates',
  'range',
  'shorter_maxlength',
  'data_type',
  'option_removed',
] as const;
export type AcceptableImpact = (typeof ACCEPTABLE_IMPACTS)[number];

/** A setting of data_option that only the environment knows; no value where none is read (`validate`, `--live`). */
export interface SecretSetting {
  readonly setting: string;
  readonly value: string | undefined;
  /** As the file has it, with the names of its variables: every output and every digest has this in place of the value. */
  readonly template: string;
}

/**
 * Reads the settings that only deskform has from an attribute of a file. Another one is written here, in both schemas, in
 * `ownShown` (plan/told.ts), and, to be seen, in `notesOn` (render/story/tell-decision.ts).
 */
export function ownSettingsOf({
  protect,
  ignore,
  accept,
}: JsonObject): Pick<PresentDefinition, 'protect' | 'ignore' | 'accept'> {
  return {
    protect: protect === true ? 'protected' : 'unprotected',
    ignore: textsOf(ignore).map((path) => path.split('/')),
    accept: textsOf(accept).flatMap((text) => ACCEPTABLE_IMPACTS.filter((impact) => impact === text)),
  };
}

function textsOf(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The desired state of one attribute. Settings are those of the API; `undefined` means not set. */
export interface PresentDefinition {
  readonly protect: 'protected' | 'unprotected';
  /** Settings that deskform does not manage: paths such as ["position"], ["data_option", "options"] or ["screens", "edit", "-all-"]. */
  readonly ignore: readonly (readonly string[])[];
  readonly accept: readonly AcceptableImpact[];
  readonly key: AttributeKey;
  readonly object: ObjectName;
  readonly name: string;
  readonly origin: Origin;
  readonly state: 'present';
  readonly display: string;
  readonly data_type: DataType;
  /** As written, without secrets; `{}` if not set. */
  readonly data_option: JsonObject;
  readonly secrets: readonly SecretSetting[];
  readonly active: boolean;
  readonly position: number | undefined;
  readonly screens: JsonObject | undefined;
}

/** `state: absent`: this attribute must not exist. */
export interface AbsentDefinition extends Pick<PresentDefinition, 'key' | 'object' | 'name' | 'origin'> {
  readonly state: 'absent';
  /** ISO date or time. A row created at or after it is a newer field, and is refused instead of deleted. */
  readonly created_before: string | undefined;
}

export type AttributeDefinition = PresentDefinition | AbsentDefinition;

/** The settings that only the environment knows; none of what is absent, or not declared. */
export function secretsOf(definition: AttributeDefinition | undefined): readonly SecretSetting[] {
  return definition?.state === 'present' ? definition.secrets : [];
}

/** Whether this setting or one of its parents is under `ignore`. Its value in the file does not count then. */
export function isIgnored({ ignore }: Pick<PresentDefinition, 'ignore'>, path: readonly string[]): boolean {
  return ignore.some((ignored) => beginsWith(path, ignored));
}

/** Whether a path equals another one or leads into it. */
export function beginsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.every((step, index) => path[index] === step);
}

/** Explains why no change of this definition can need this consent, in any live state; undefined if one can. */
export function whyNeverNeeded(definition: PresentDefinition, impact: AcceptableImpact): string | undefined {
  const { data_type, data_option } = definition;
  const isInForce = impact === 'required' || impact === 'dates' || impact === 'range';
  if (isInForce && !definition.active && !isIgnored(definition, ['active'])) return 'the field is not active';
  switch (impact) {
    case 'required':
      return mayBeRequired(definition) ? undefined : 'no screen makes it required';
    case 'dates':
      if (data_type !== 'datetime') return `only a datetime forbids times, not a ${data_type}`;
      return ['past', 'future'].some(
        (side) => data_option[side] === false && !isIgnored(definition, ['data_option', side]),
      )
        ? undefined
        : 'neither its past nor its future is false';
    case 'range':
      if (data_type !== 'integer') return `only an integer has min and max, not a ${data_type}`;
      return isIgnored(definition, ['data_option']) ? 'its min and max are ignored' : undefined;
    case 'shorter_maxlength':
      if (data_option.maxlength === undefined) return 'it sets no maxlength';
      return isIgnored(definition, ['data_option', 'maxlength']) ? 'its maxlength is ignored' : undefined;
    case 'data_type':
      if (!CHANGEABLE_TYPES.includes(data_type)) return `no other data type can become ${data_type}`;
      return isIgnored(definition, ['data_type']) ? 'its data_type is ignored' : undefined;
    case 'option_removed':
      // An input that was a select before loses its options.
      if (data_type !== 'boolean' && !CHANGEABLE_TYPES.includes(data_type)) return `${data_type} has no options`;
      return isIgnored(definition, ['data_option', 'options']) ? 'its options are ignored' : undefined;
  }
}

/** Ignored parts may have any value on the help desk. */
function mayBeRequired(definition: PresentDefinition): boolean {
  const { object, data_option } = definition;
  const isOpen = isIgnored(definition, ['data_option', 'null']) || data_option.null === false;
  const screens = isIgnored(definition, ['screens']) ? {} : (definition.screens ?? {});
  return requiredCells(object, screens, isOpen ? 'required' : 'optional').length > 0;
}

/** The edit that removes unused consents from `accept` and keeps the others. */
export function editOfAccept({ accept }: PresentDefinition, unused: readonly AcceptableImpact[]): string {
  const left = accept.filter((impact) => !unused.includes(impact));
  return left.length === 0 ? `Delete \`accept: [${accept.join(', ')}]\`` : `Write \`accept: [${left.join(', ')}]\``;
}
