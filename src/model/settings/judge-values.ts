import type { AttributeKey, ObjectName } from '../attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue, sameJson } from '../json.ts';
import { fill, withoutNullsInArrays } from '../normal-form.ts';
import { EVERYONE, isPermission } from '../screens.ts';
import { factsOfKind } from './kind.ts';
import {
  ATTRIBUTE_SETTINGS,
  CELL_SETTINGS,
  CONSEQUENCES,
  isCellKey,
  isDataOptionKey,
  LONGEST_LABEL,
  type Setting,
  settingOf,
} from './setting-table.ts';
import { correctionOf, faultAt, type ValueFault } from './value-fault.ts';

/** The settings of an attribute that are judged, in the spelling of the API. A missing one is not there. */
export interface JudgedAttribute {
  readonly key?: AttributeKey | undefined;
  readonly object?: ObjectName | undefined;
  readonly display?: JsonValue | undefined;
  readonly position?: JsonValue | undefined;
  readonly active?: JsonValue | undefined;
  /** Empty where it is not known: then every key has its general kind. */
  readonly data_type: string;
  readonly data_option?: JsonValue | undefined;
  readonly screens?: JsonValue | undefined;
}

/** Judges each value for itself, by the table of settings. What stands inside options has its own checks. */
export function judgeValues(attribute: JudgedAttribute): readonly ValueFault[] {
  const { display, data_type, data_option: option, screens } = attribute;
  return [
    ...(['display', 'position', 'active'] as const).flatMap((key) => {
      const value = attribute[key];
      return value === undefined ? [] : (judgeValue(ATTRIBUTE_SETTINGS[key], value, [key]) ?? []);
    }),
    ...(typeof display === 'string' ? judgeLabel(display) : []),
    ...(isJsonObject(option) ? judgeDataOption(data_type, option) : []),
    ...(isJsonObject(screens) ? judgeScreens(screens) : []),
    ...judgeTexts({ display, screens, ...(isJsonObject(option) ? { data_option: option } : {}) }),
  ];
}

/** Half of a character cannot be stored: the POST answers 500 (lived with on 5.4.1 and 6.1). */
function judgeTexts(settings: Readonly<Record<string, JsonValue | undefined>>): readonly ValueFault[] {
  return Object.entries(settings).flatMap(([setting, value]): readonly ValueFault[] => {
    if (value === undefined || !holdsHalfCharacter(value)) return [];
    const inside = isJsonObject(value)
      ? Object.keys(value).find((key) => holdsHalfCharacter(value[key] ?? null))
      : undefined;
    const path = inside === undefined ? [setting] : [setting, inside];
    const tell = () => `${path.at(-1)} contains half of a character (\\ud800 to \\udfff), which the help desk refuses`;
    return [faultAt(path, value, 'wrong', tell, 'Remove it, or write the whole character.')];
  });
}

function holdsHalfCharacter(value: JsonValue): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inside]) => holdsHalfCharacter(key) || holdsHalfCharacter(inside));
}

function judgeLabel(display: string): readonly ValueFault[] {
  const length = [...display].length;
  const fault = (message: string, hint: string) => [faultAt(['display'], display, 'wrong', () => message, hint)];
  if (length > LONGEST_LABEL)
    return fault(
      `the label has ${length} characters: the help desk would cut it after ${LONGEST_LABEL}`,
      `Write at most ${LONGEST_LABEL} characters.`,
    );
  if (!display.includes('\0')) return [];
  return fault('the label contains a NUL character, which the help desk would remove', 'Remove the character.');
}

function judgeDataOption(data_type: string, option: JsonObject): readonly ValueFault[] {
  const stored = fill(data_type, option);
  return Object.entries(option).flatMap(([key, value]) => {
    if (!isDataOptionKey(key)) return [];
    const path = ['data_option', key];
    const setting = settingOf(data_type, key);
    const fault = judgeValue(setting, value, path);
    if (fault !== undefined) return [fault];
    const kept = withoutNullsInArrays(stored[key] ?? null);
    return sameJson(kept, value) ? [] : [alteredValue(path, value, kept)];
  });
}

/** One value against its row of the table. */
export function judgeValue(setting: Setting, value: JsonValue, path: readonly string[]): ValueFault | undefined {
  const { kind, also, empty, otherwise } = setting;
  const { words, fits } = factsOfKind(kind);
  if (value === null ? empty === 'unset' : fits(value) || also.some((other) => sameJson(other, value)))
    return undefined;
  const key = path.at(-1) ?? '';
  const [verdict, harm] =
    CONSEQUENCES[value === null ? 'refused' : typeof otherwise === 'function' ? otherwise(value) : otherwise];
  const isOtherList = Array.isArray(value) && fits([]);
  const tell = (shown: string) =>
    `${key} must be ${words}, not ${isOtherList ? 'a list of other values' : shown}${harm}`;
  const fault = faultAt(path, value, verdict, tell, correctionOf(key, kind, value));
  return kind.is === 'word' ? { ...fault, words: kind.words } : fault;
}

/** Named with what will be stored, so that nobody has to look it up. */
function alteredValue(path: readonly string[], value: JsonValue, stored: JsonValue): ValueFault {
  const key = path.at(-1) ?? '';
  const shown = JSON.stringify(stored);
  const short = shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
  const write = `Write \`${key}: ${short}\``;
  if (value === null) {
    const message = `${key} is empty: the help desk stores ${short}`;
    return faultAt(path, value, 'altered', () => message, `${write}, or leave it out.`);
  }
  const tell = (written: string) => `the help desk stores ${key} as ${short}, not as ${written}`;
  return faultAt(path, value, 'altered', tell, `${write}.`);
}

/** A screen, or a permission of it, that is no map stops every form in which it is looked at: cases "screens …". */
function judgeScreens(screens: JsonObject): readonly ValueFault[] {
  return Object.entries(screens).flatMap(([screen, roles]) => {
    const path = ['screens', screen];
    if (!isJsonObject(roles)) return [brokenScreen(path, roles, 'a map of roles', 'ticket.agent: { shown: true }')];
    return Object.entries(roles).flatMap(([role, cell]): readonly ValueFault[] => {
      const here = [...path, role];
      if (isPermission(role) && isJsonObject(cell)) return judgeCell(cell, here);
      if (isJsonObject(cell)) return [];
      if (isPermission(role)) return [brokenScreen(here, cell, 'a map of settings', 'shown: true')];
      const hint = `For example: \`${screen}: { ticket.agent: { ${role}: ${JSON.stringify(cell)} } }\`.`;
      return [faultAt(here, cell, 'wrong', () => `${role} stands where a role belongs, and has no effect`, hint)];
    });
  });
}

function judgeCell(cell: JsonObject, path: readonly string[]): readonly ValueFault[] {
  return Object.entries(cell).flatMap(([key, value]) =>
    isCellKey(key) ? (judgeValue(CELL_SETTINGS[key], value, [...path, key]) ?? []) : [],
  );
}

function brokenScreen(path: readonly string[], value: JsonValue, wanted: string, example: string): ValueFault {
  const name = path.at(-1) ?? '';
  const [, harm] = CONSEQUENCES[name === EVERYONE ? 'tickets' : 'login'];
  const hint =
    value === null
      ? `Nothing is written after the colon. Write \`${name}: {}\`, or its settings below it, indented.`
      : `For example: \`${name}: { ${example} }\`.`;
  return faultAt(path, value, 'harmful', (shown) => `${name} must be ${wanted}, not ${shown}${harm}`, hint);
}
