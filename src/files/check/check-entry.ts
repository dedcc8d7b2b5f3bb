import { attributeKey, type ObjectName } from '../../model/attribute-key.ts';
import { isDataType, offersChoices } from '../../model/data-types.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { type ProblemAtPath, problemAtKey } from '../../model/problem.ts';
import { isSeed } from '../../model/seeds.ts';
import { isOfSeed, judgeAttribute } from '../../model/settings/judge-attribute.ts';
import { isOnEveryRelease } from '../../model/settings/value-fault.ts';
import { areChoicesKnown, checkChoices, isLeftAlone } from './check-choices.ts';
import { checkDataOption, problemOfValue } from './check-data-option.ts';
import { checkEntryKeys, keyMeant, keysOf, missingIn } from './check-keys.ts';
import { checkDataType, checkName } from './check-names.ts';
import { checkOwnSettings } from './check-own-settings.ts';
import { checkScreens } from './check-screens.ts';
import { checkVariablesOfEntry } from './check-variables.ts';
import { attributeKeys } from './generated/validators.mjs';

/** Of an absent attribute they do not count: it is never refused for those of the attribute to delete. */
const OF_HELP_DESK = ['display', 'data_type', 'data_option', 'options_from', 'screens', 'position', 'active'];

/**
 * Checks one attribute as written, without looking at live state: its keys, then what is missing, then the value of each
 * known key. Paths begin inside of it.
 */
export function checkEntry(entry: JsonObject, object: ObjectName | undefined): readonly ProblemAtPath[] {
  const keys = keysOf(entry, attributeKeys, keyMeant);
  const isAbsent = entry.state === 'absent';
  const settings = Object.fromEntries(
    Object.entries(keys.known).filter(([name]) => !isAbsent || !OF_HELP_DESK.includes(name)),
  );
  return [
    ...checkEntryKeys(keys, entry),
    ...missingIn(keys, entry),
    ...checkOwnSettings(settings),
    ...checkVariablesOfEntry(settings),
    ...(isAbsent ? [] : checkSettings(settings, object, keys.strange.length === 0 ? 'all-known' : 'some-strange')),
  ];
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
  const isOfChoices = type !== undefined && offersChoices(type);
  // A release may use its own attributes on screens that no other attribute has (7.1 "Ticket.customer_id").
  const isOdd = ({ code }: ProblemAtPath): boolean => code !== 'screen-unknown' || key === undefined || !isSeed(key);
  // What the table of settings says of each value.
  const judged = { ...settings, data_type: typeof data_type === 'string' ? data_type : '', object: key && object };
  const faults = judgeAttribute(judged, areChoicesKnown(settings) ? 'known' : 'elsewhere').filter((fault) => {
    const { path, value, verdict } = fault;
    // The built-in attributes are never refused for what they are.
    if (key !== undefined && isOfSeed(key, fault)) return false;
    // A default that is no option is told with the option that was meant (lint/lint-entry.ts).
    if (path[1] === 'default') return isOnEveryRelease(fault) || !isOfChoices;
    // Options have checks of their own, with more to say.
    if (path.length !== 2 || path[1] !== 'options' || verdict === 'harmful') return true;
    return !Array.isArray(value) && !(value === null && isOfChoices);
  });
  return [
    ...(typeof name === 'string' ? checkName(name, object) : []),
    ...(data_type === undefined ? [] : checkDataType(data_type)),
    ...(type !== undefined && isJsonObject(data_option) ? checkDataOption(data_option, type) : []),
    ...(type === undefined ? [] : checkChoices(settings, type, keys)),
    ...(isJsonObject(screens) ? checkScreens(screens, object).filter(isOdd) : []),
    ...checkSearch(settings),
    ...faults.map(problemOfValue),
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
