import { attributeKey, type ObjectName } from '../../model/attribute-key.ts';
import { isDataType, offersChoices } from '../../model/data-types.ts';
import { ACCEPTABLE_IMPACTS } from '../../model/definition.ts';
import { adviceOn } from '../../model/foreign-words.ts';
import { isJsonObject, type JsonObject, type JsonValue, mapMembers } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { isSeed } from '../../model/seeds.ts';
import { judgeAttribute } from '../../model/settings/judge-attribute.ts';
import { isDataOptionKey } from '../../model/settings/setting-table.ts';
import { isOnEveryRelease } from '../../model/settings/value-fault.ts';
import { areChoicesKnown, checkChoices, findUnoffered } from './check-choices.ts';
import { KNOWN_OPTION_KEYS, keyMeant, keysOf, missingIn, problemsOfKeys } from './check-keys.ts';
import { checkName, problemOfType } from './check-names.ts';
import { checkDataOption, checkScreens, problemOfValue } from './check-settings.ts';
import { checkVariablesOfEntry } from './check-variables.ts';
import { attributeKeys, values } from './generated/validators.mjs';
import { findErrors } from './schema-errors.ts';
import { nearest, quote, suggestion, valueAt } from './words.ts';

/** Of an absent attribute they do not count: it is never refused for those of the attribute to delete. */
const OF_HELP_DESK = ['display', 'data_type', 'data_option', 'options_from', 'screens', 'position', 'active'];

/**
 * Checks one attribute as written, without looking at live state: its keys, then what is missing, then the value of each
 * known key. Paths begin inside of it.
 */
export function* checkEntry(entry: JsonObject, object: ObjectName | undefined): Generator<ProblemAtPath> {
  const keys = keysOf(entry, attributeKeys, keyMeant);
  const isAbsent = entry.state === 'absent';
  const counts = (key: string): boolean => attributeKeys.includes(key) && !(isAbsent && OF_HELP_DESK.includes(key));
  const settings = mapMembers(entry, (value, key) => (counts(key) ? value : undefined));
  const placeOf = (key: string) =>
    isDataOptionKey(key) ? 'It belongs under data_option.' : suggestion(key, attributeKeys);
  yield* problemsOfKeys(keys, [], 'key of an attribute', (key) => adviceOn('attribute', key) ?? placeOf(key));
  yield* missingIn(keys);
  yield* checkOwnSettings(settings);
  yield* checkVariablesOfEntry(settings);
  if (isAbsent) return;
  const { name, data_type, data_option: option, screens } = settings;
  const key = object !== undefined && typeof name === 'string' ? attributeKey(object, name.toLowerCase()) : undefined;
  if (typeof name === 'string') yield* checkName(name, object);
  const type = typeof data_type === 'string' && isDataType(data_type) ? data_type : undefined;
  if (data_type !== undefined && type === undefined) yield problemOfType(data_type);
  if (type !== undefined) {
    if (isJsonObject(option)) {
      yield* checkDataOption(option, type);
      yield* checkChoices(option.options, type);
    }
    yield* findUnoffered(settings, type, keys.strange.length === 0 ? 'known' : 'some-strange');
  }
  if (isJsonObject(screens))
    // A release may use its own attributes on screens that no other attribute has (7.1 "Ticket.customer_id").
    for (const problem of checkScreens(screens, object))
      if (problem.code !== 'screen-unknown' || key === undefined || !isSeed(key)) yield problem;
  // What the table of settings says of each value.
  const isOfChoices = type !== undefined && offersChoices(type);
  const judged = { ...settings, data_type: typeof data_type === 'string' ? data_type : '', object: key && object, key };
  for (const fault of judgeAttribute(judged, areChoicesKnown(settings) ? 'known' : 'elsewhere')) {
    // A default that is no option is told with the option that was meant (lint/lint-entry.ts), what options lack one by one.
    const { path, value, verdict } = fault;
    if (path[1] === 'default' && isOfChoices && !isOnEveryRelease(fault)) continue;
    if (path[1] === 'options' && verdict === 'altered' && (isOfChoices || value !== null)) continue;
    if (path[1] === 'options' && type === 'boolean' && Array.isArray(value)) continue;
    yield problemOfValue(fault);
  }
}

/** Settings of the help desk have their own codes. */
const CODES: Readonly<Record<string, ProblemCode>> = { data_option: 'data-option-invalid', name: 'setting-invalid' };

/** Checks the form of each setting, and what the settings mean that only deskform has. */
function* checkOwnSettings(attribute: JsonObject): Generator<ProblemAtPath> {
  const { state, protect, ignore, data_option: option, created_before: before } = attribute;
  for (const { path, message, hint } of findErrors(values, attribute)) {
    const [setting = ''] = path;
    const better = path.length === 1 ? hintFor(setting, attribute[setting]) : undefined;
    yield problemAtValue(CODES[setting] ?? 'wrong-shape', path, message, better ?? hint);
  }
  if (state === 'absent' && protect === true) {
    const hint = 'Remove `protect: true` to delete the attribute, or remove `state: absent` to keep it.';
    yield problemAtKey('protect-absent', ['protect'], 'the attribute is both protected and absent', hint);
  }
  const place = ['created_before'];
  if (before !== undefined && state !== 'absent')
    yield problemAtKey('wrong-shape', place, 'created_before requires `state: absent`', 'Add it, or remove the date.');
  if (typeof before === 'string' && /^\d{4}-\d{2}-\d{2}/u.test(before) && !isRealTime(before))
    yield problemAtValue('wrong-shape', place, `${before} is not a valid time`);
  for (const [index, entry] of Array.isArray(ignore) ? ignore.entries() : [])
    if (typeof entry === 'string') yield* checkIgnored(option, entry.split('/'), ['ignore', String(index)]);
}

/** More specific hints than those of the schema. */
function hintFor(setting: string, value: JsonValue | undefined): string | undefined {
  if (setting === 'name' && typeof value === 'number') return `A name needs a letter, such as year_${value}.`;
  if (setting === 'state' && value !== null)
    return adviceOn('state', String(value).toLowerCase()) ?? 'Write `state: present`.';
  if (typeof value !== 'string') return undefined;
  if (setting === 'created_before') {
    const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(value) ?? [];
    if (year === undefined) return 'Write a date such as 2026-11-01.';
    return `Write ${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}.`;
  }
  if (setting !== 'accept' && setting !== 'ignore') return undefined;
  const [known, meant] =
    setting === 'accept' ? [ACCEPTABLE_IMPACTS, nearest(value, ACCEPTABLE_IMPACTS)] : [IGNORABLE, settingMeant(value)];
  return `Write ${meant === undefined ? `a list of ${known.join(', ')}` : `\`${setting}: [${meant}]\``}.`;
}

/** JavaScript reads 30 February as 2 March. */
function isRealTime(text: string): boolean {
  const day = text.slice(0, 10);
  return !Number.isNaN(Date.parse(text)) && new Date(day).toISOString().startsWith(day);
}

const IGNORABLE = ['display', 'position', 'active', 'screens', 'data_option', 'data_type'];

/** Finds what may be ignored that a word means. */
function settingMeant(word: string): string | undefined {
  const option = word.replace(/^data_option\./u, '');
  if (isDataOptionKey(option)) return `data_option/${option}`;
  return IGNORABLE.includes(word.replace(/\/.*$/u, '')) ? word : nearest(word, IGNORABLE);
}

/** Reports only probable typing errors, since the help desk may have other keys, and any word as a screen or a role. */
function* checkIgnored(option: unknown, [setting = '', ...parts]: Path, path: Path): Generator<ProblemAtPath> {
  const depth = { screens: 2, data_option: 1 }[setting] ?? 0;
  const [key = ''] = parts;
  if (!IGNORABLE.includes(setting)) {
    const meant = settingMeant(setting);
    const hint = meant === undefined ? suggestion(setting, IGNORABLE) : `Did you mean ${meant}?`;
    yield problemAtValue('unknown-key', path, `there is no setting ${quote(setting)} to ignore`, hint);
  } else if (parts.length > depth) {
    const whole = [setting, ...parts.slice(0, depth)].join('/');
    yield problemAtValue('unknown-key', path, `no single part of ${whole} can be ignored`, `Write ${whole} alone.`);
  } else if (setting === 'data_option' && !isDataOptionKey(key) && valueAt(option, [key]) === undefined) {
    const near = nearest(key, KNOWN_OPTION_KEYS);
    const message = `there is no key of data_option ${quote(key)} to ignore`;
    if (near !== undefined) yield problemAtValue('data-option-typo', path, message, `Did you mean ${near}?`);
  }
}
