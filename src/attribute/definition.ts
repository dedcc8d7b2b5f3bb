import type { SourcePosition } from '../problem/source-position.ts';
import type { AttributeKey, ObjectName } from './attribute-key.ts';
import { CHANGEABLE_TYPES, type DataType } from './data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue, member } from './json.ts';
import { isRequired } from './screens.ts';

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

/** The keys of an attribute in a file, in the order in which they are written: those of the API, then our own. */
export const ATTRIBUTE_KEYS: readonly string[] = [
  'name',
  'display',
  'data_type',
  'data_option',
  'options_from',
  'screens',
  'position',
  'active',
  'state',
  'created_before',
  'protect',
  'ignore',
  'accept',
];
/** Further keys of an attribute in an overlay. */
export const OVERLAY_KEYS: readonly string[] = ['manage', 'remove'];

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

/** Maps from value to label: whatever stands behind their name is one key, a slash in it too. */
const FLAT = ['options', 'historical_options'];

/**
 * The steps of a path under `ignore`: "data_option/options/a/b" leads to the option "a/b". Elsewhere the longest key that
 * the attribute has is taken, as `remove` of an overlay does, and a slash ends a key that only the help desk may have.
 */
export function ignoredPath(attribute: JsonObject, text: string): readonly string[] {
  const [setting = '', ...rest] = text.split('/');
  if (rest.length === 0) return [setting];
  const inside = text.slice(setting.length + 1);
  const flat = setting === 'data_option' ? FLAT.find((name) => inside.startsWith(`${name}/`)) : undefined;
  if (flat !== undefined) return [setting, flat, inside.slice(flat.length + 1)];
  return [setting, ...steps(member(attribute, setting), inside)];
}

/** No deeper than the settings are: behind them there may be as many slashes as somebody cares to write. */
function steps(settings: JsonValue | undefined, text: string): readonly string[] {
  if (!isJsonObject(settings)) return text.split('/');
  const slash = text.indexOf('/');
  if (slash < 0 || Object.hasOwn(settings, text)) return [text];
  const key = longestKey(settings, text) ?? text.slice(0, slash);
  return [key, ...steps(member(settings, key), text.slice(key.length + 1))];
}

/**
 * The longest key of a map with which a path begins: keys may hold slashes themselves. Asked for from slash to slash, not
 * from key to key: there may be thousands of those, and as many paths.
 */
export function longestKey(settings: JsonObject, path: string): string | undefined {
  for (let end = path.lastIndexOf('/'); end >= 0; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
    const key = path.slice(0, end);
    if (Object.hasOwn(settings, key)) return key;
  }
  return undefined;
}

/** Why no change of this definition can ever have this cost, whatever is live; undefined where one can. */
export function whyNeverNeeded(definition: PresentDefinition, cost: AcceptableCost): string | undefined {
  const { dataType, dataOption, screens } = definition;
  switch (cost) {
    case 'required':
      return isIgnored(definition, ['screens']) || !hasRequiredCell(screens)
        ? 'no screen makes it required'
        : undefined;
    case 'shorter_maxlength':
      if (dataOption.maxlength === undefined) return 'it sets no maxlength';
      return isIgnored(definition, ['data_option', 'maxlength']) ? 'its maxlength is ignored' : undefined;
    case 'data_type':
      if (!CHANGEABLE_TYPES.includes(dataType)) return `no other data type can become ${dataType}`;
      return isIgnored(definition, ['data_type']) ? 'its data_type is ignored' : undefined;
    case 'option_removed':
      // A text that was a select before loses the options of that.
      if (dataType !== 'boolean' && !CHANGEABLE_TYPES.includes(dataType)) return `${dataType} has no options`;
      return isIgnored(definition, ['data_option', 'options']) ? 'its options are ignored' : undefined;
  }
}

function hasRequiredCell(screens: PresentDefinition['screens']): boolean {
  return Object.values(screens ?? {}).some(
    (cells) => isJsonObject(cells) && Object.values(cells).some((cell) => isRequired(cell)),
  );
}

/** The edit that takes consents out of `accept`, and leaves the others in force. */
export function editOfAccept({ accept }: PresentDefinition, unused: readonly AcceptableCost[]): string {
  const left = accept.filter((cost) => !unused.includes(cost));
  return left.length === 0 ? `Delete \`accept: [${accept.join(', ')}]\`` : `Write \`accept: [${left.join(', ')}]\``;
}
