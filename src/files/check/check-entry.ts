import { type AttributeKey, attributeKey, type ObjectName, splitAttributeKey } from '../../model/attribute-key.ts';
import { type DataType, isDataType, offersChoices } from '../../model/data-types.ts';
import { ACCEPTABLE_IMPACTS } from '../../model/definition.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { isSeed } from '../../model/seeds.ts';
import { isOfSeed, judgeAttribute } from '../../model/settings/judge-attribute.ts';
import { isDataOptionKey } from '../../model/settings/setting-table.ts';
import { isOnEveryRelease } from '../../model/settings/value-fault.ts';
import { areChoicesKnown, checkChoices, isLeftAlone } from './check-choices.ts';
import { checkDataOption, problemOfValue } from './check-data-option.ts';
import { checkDataType, checkEntryKeys, missingIn } from './check-entry-keys.ts';
import { checkName } from './check-names.ts';
import { checkOwnSettings, IGNORABLE } from './check-own-settings.ts';
import { checkScreens } from './check-screens.ts';
import { checkVariablesOfEntry } from './check-variables.ts';
import { nearest } from './did-you-mean.ts';
import { valueAt } from './document.ts';
import { attributeKeys, values } from './generated/validators.mjs';
import { keysOf } from './keys.ts';
import { findErrors, type SchemaError } from './schema-errors.ts';
import { hintForState, keyMeant } from './words-of-others.ts';

/** The only settings of an absent attribute that count: it is never refused for those of the attribute to delete. */
const OF_ABSENT = ['name', 'state', 'created_before', 'protect', 'ignore', 'accept'];

/**
 * Checks one attribute as written, without looking at live state: its keys, then what is missing, then the value of each
 * known key. Paths begin inside of it.
 */
export function checkEntry(entry: JsonObject, object: ObjectName | undefined): readonly ProblemAtPath[] {
  const keys = keysOf(entry, attributeKeys, keyMeant);
  const isAbsent = entry.state === 'absent';
  const settings = isAbsent ? only(OF_ABSENT, keys.known) : keys.known;
  return [
    ...checkEntryKeys(keys, entry),
    ...missingIn(keys, entry),
    ...findErrors(values, settings).map((error) => problemOfError(error, settings)),
    ...checkOwnSettings(settings),
    ...checkVariablesOfEntry(settings),
    ...(isAbsent ? [] : checkSettings(settings, object, keys.strange.length === 0 ? 'all-known' : 'some-strange')),
  ];
}

function only(names: readonly string[], settings: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}

/** The settings of the help desk. */
function checkSettings(
  settings: JsonObject,
  object: ObjectName | undefined,
  keys: 'all-known' | 'some-strange',
): readonly ProblemAtPath[] {
  const { name, data_type, data_option, screens } = settings;
  const type = typeof data_type === 'string' && isDataType(data_type) ? data_type : undefined;
  const key = object !== undefined && typeof name === 'string' ? attributeKey(object, name.toLowerCase()) : undefined;
  // A release may use its own attributes on screens that no other attribute has (7.1 "Ticket.customer_id").
  const isOdd = ({ code }: ProblemAtPath): boolean => code !== 'screen-unknown' || key === undefined || !isSeed(key);
  return [
    ...(typeof name === 'string' ? checkName(name, object) : []),
    ...(data_type === undefined ? [] : checkDataType(data_type)),
    ...(type !== undefined && isJsonObject(data_option) ? checkDataOption(data_option, type) : []),
    ...(type === undefined ? [] : checkChoices(settings, type, keys)),
    ...(isJsonObject(screens) ? checkScreens(screens, object).filter(isOdd) : []),
    ...checkSearch(settings),
    ...judgeSettings(settings, type, key),
  ];
}

const SEARCH_URL = ['data_option', 'search_url'];

/** Without an address an external data source offers nothing: only one that is told to leave it to the help desk lacks it. */
function checkSearch(settings: JsonObject): readonly ProblemAtPath[] {
  const { data_type, data_option: option } = settings;
  const written = isJsonObject(option) ? option.search_url : undefined;
  if (data_type !== 'autocompletion_ajax_external_data_source' || (written !== undefined && written !== '')) return [];
  if (isLeftAlone(settings, SEARCH_URL)) return [];
  const hint = 'Write it in data_option, such as `search_url: "https://crm.example.com/search?q=#{search.term}"`.';
  return [problemAtKey('value-invalid', SEARCH_URL, 'search_url is missing: the field would offer nothing', hint)];
}

/** What the table of settings says of each value. */
function judgeSettings(
  settings: JsonObject,
  type: DataType | undefined,
  key: AttributeKey | undefined,
): readonly ProblemAtPath[] {
  const { data_type } = settings;
  const judged = {
    ...settings,
    data_type: typeof data_type === 'string' ? data_type : '',
    object: key === undefined ? undefined : splitAttributeKey(key)[0],
  };
  const isOfChoices = type !== undefined && offersChoices(type);
  return judgeAttribute(judged, areChoicesKnown(settings) ? 'known' : 'elsewhere').flatMap((fault) => {
    const { path, value } = fault;
    // The built-in attributes are never refused for what they are.
    const isBuiltIn = key !== undefined && isOfSeed(key, fault);
    // Options have checks of their own, with more to say.
    const isOptions =
      path.length === 2 &&
      path[1] === 'options' &&
      fault.verdict !== 'harmful' &&
      (Array.isArray(value) || (value === null && isOfChoices));
    // A default that is no option is told with the option that was meant (lint/lint-entry.ts).
    const isChoice = path[1] === 'default' && !isOnEveryRelease(fault) && isOfChoices;
    return isBuiltIn || isOptions || isChoice ? [] : [problemOfValue(fault)];
  });
}

function problemOfError({ path, message, hint }: SchemaError, settings: JsonObject): ProblemAtPath {
  return problemAtValue(codeOf(path[0]), path, message, hintForSetting(path, valueAt(settings, path)) ?? hint);
}

/** Settings of the help desk have their own codes. */
function codeOf(setting: string | undefined): ProblemCode {
  if (setting === 'data_option') return 'data-option-invalid';
  return setting === 'name' ? 'setting-invalid' : 'wrong-shape';
}

/** A more specific hint than that of the schema. */
function hintForSetting([setting, inside]: Path, value: unknown): string | undefined {
  if (inside !== undefined) return undefined;
  if (setting === 'name' && typeof value === 'number') return `A name needs a letter, such as year_${value}.`;
  if (setting === 'state' && value === 'unmanaged')
    return 'Remove the definition, or write `manage: false` in an overlay.';
  if (setting === 'state' && (typeof value === 'string' || value === false)) return hintForState(String(value));
  if (typeof value !== 'string') return undefined;
  if (setting === 'created_before') return hintForDate(value);
  if (setting === 'accept') return hintForList('accept', nearest(value, ACCEPTABLE_IMPACTS), ACCEPTABLE_IMPACTS);
  const option = isDataOptionKey(value) ? `data_option/${value}` : undefined;
  const [top = ''] = value.split('/');
  const meant = IGNORABLE.includes(top) ? value : (option ?? nearest(value, IGNORABLE));
  return setting === 'ignore' ? hintForList('ignore', meant, IGNORABLE) : undefined;
}

function hintForList(setting: string, meant: string | undefined, known: readonly string[]): string {
  return meant === undefined ? `Write a list of ${known.join(', ')}.` : `Write \`${setting}: [${meant}]\`.`;
}

/** Reads 31.12.2026. */
function hintForDate(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(text) ?? [];
  if (year === undefined) return 'Write a date such as 2026-11-01.';
  return `Write ${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}.`;
}
