import { isDataType, keepsHistory } from '../data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { RELEASES } from '../release.ts';
import { CONSEQUENCES } from './setting-table.ts';
import { faultAt, type ValueFault } from './value-fault.ts';

/** What a list or a tree of options must be made of: maps, with lists of maps below them. */
export function judgeOptions(data_type: string, { options }: JsonObject): readonly ValueFault[] {
  // Of a boolean, the list itself is refused.
  return Array.isArray(options) && data_type !== 'boolean'
    ? [...judgeList(data_type, options, ['data_option', 'options'])]
    : [];
}

function* judgeList(data_type: string, list: readonly JsonValue[], path: readonly string[]): Generator<ValueFault> {
  // The others of its list are fixed with the first one. The service itself removes null.
  const plain = list.findIndex((entry) => entry !== null && !isJsonObject(entry));
  if (plain >= 0) yield plainEntry(data_type, list[plain] ?? null, [...path, String(plain)]);
  for (const [index, entry] of list.entries()) {
    if (!isJsonObject(entry)) continue;
    const { children } = entry;
    const below = [...path, String(index), 'children'];
    if (Array.isArray(children)) yield* judgeList(data_type, children, below);
    else if (children !== undefined && children !== null) yield strangeChildren(children, below);
  }
}

/**
 * A migration that keeps a history of options fails at a plain value (6.5/18). Elsewhere a text is an option that nobody can
 * select, and anything else stops every form (case "autocompletion_ajax_external_data_source options [1]").
 */
function plainEntry(data_type: string, value: JsonValue, path: readonly string[]): ValueFault {
  const isAlwaysStuck = isDataType(data_type) && RELEASES.every((release) => keepsHistory(data_type, release));
  const verdict = isAlwaysStuck ? 'refused' : typeof value === 'string' ? 'wrong' : 'harmful';
  const harm = { refused: CONSEQUENCES.migration[1], wrong: '', harmful: CONSEQUENCES.tickets[1] }[verdict];
  const tell = (shown: string) => `an option must be a map of name and value, not ${shown}${harm}`;
  return faultAt(path, value, verdict, tell, 'Write a map of value to label, or a list of { name: …, value: … }.');
}

/** Cases "tree_select options …": nothing but a list can be gone through; an empty map is nothing. */
function strangeChildren(value: JsonValue, path: readonly string[]): ValueFault {
  const isNothing = isJsonObject(value) && Object.keys(value).length === 0;
  const [verdict, harm] = isNothing ? CONSEQUENCES.ignored : CONSEQUENCES.tickets;
  const tell = (shown: string) => `children must be a list of options, not ${shown}${harm}`;
  return faultAt(path, value, verdict, tell, 'Begin each entry with "- ", or write [a, b].');
}
