import { choicesOf } from '../choices.ts';
import { isDataType, keepsHistory, offersChoices } from '../data-types.ts';
import { asText, isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { RELEASES } from '../release.ts';
import { cellsIn } from '../screens.ts';
import type { JudgedAttribute } from './judge-values.ts';
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

/** One list of the values that a form offers: of data_option, or of a cell. */
export interface WrittenFilter {
  readonly path: readonly string[];
  readonly values: readonly JsonValue[];
}

/** The filters of an attribute: data_option has one for every form, a cell its own. */
export function filtersOf(option: JsonObject, screens: JsonValue | undefined): readonly WrittenFilter[] {
  const filters: WrittenFilter[] = [];
  const add = (path: readonly string[], filter: JsonValue | undefined): void => {
    if (Array.isArray(filter)) filters.push({ path: [...path, 'filter'], values: filter });
  };
  add(['data_option'], option.filter);
  for (const { screen, role, cell } of cellsIn(screens))
    if (cell.shown !== false) add(['screens', screen, role], cell.filter);
  return filters;
}

/** Whether a filter leaves something to choose. The ids of a relation belong to the help desk, so they are not known. */
export function leavesChoices(data_type: string, option: JsonObject, { values }: WrittenFilter): boolean {
  if (!isDataType(data_type) || !offersChoices(data_type) || data_type === 'boolean') return true;
  if (typeof option.relation === 'string' && option.relation !== '') return true;
  const offered = new Set(choicesOf(option.options).map(({ value }) => value));
  return offered.size === 0 || values.some((value) => offered.has(asText(value)));
}

/** New records get the default, which the form must offer (case "cell filter unknown option list"). */
export function judgeFilters({ data_type, screens }: JudgedAttribute, option: JsonObject): readonly ValueFault[] {
  const { default: preset } = option;
  if (preset === undefined || preset === null || preset === '' || typeof preset === 'object') return [];
  const tell = () => 'filter offers none of the options, and not the default: no new ticket could be created';
  return filtersOf(option, screens)
    .filter((filter) => filter.values.length > 0 && !leavesChoices(data_type, option, filter))
    .map(({ path, values }) =>
      faultAt(path, values, 'harmful', tell, 'List the values of options, or leave filter out.'),
    );
}
