import { choicesOf } from '../choices.ts';
import { isDataType, keepsHistory, offersChoices } from '../data-types.ts';
import { asText, isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { RELEASES } from '../release.ts';
import { cellsIn } from '../screens.ts';
import type { JudgedAttribute } from './judge-values.ts';
import { CONSEQUENCES } from './setting-table.ts';
import { faultAt, type ValueFault } from './value-fault.ts';

/** The entries of a list or a tree of options, parents first, each with its place. */
export function* optionsIn(
  list: readonly JsonValue[],
  path: readonly string[] = ['data_option', 'options'],
): Generator<readonly [entry: JsonValue, path: readonly string[]]> {
  for (const [index, entry] of list.entries()) {
    const here = [...path, String(index)];
    yield [entry, here];
    if (isJsonObject(entry) && Array.isArray(entry.children)) yield* optionsIn(entry.children, [...here, 'children']);
  }
}

/** What a list or a tree of options must be made of: maps, with lists of maps below them. */
export function* judgeOptions(data_type: string, { options }: JsonObject): Generator<ValueFault> {
  // The others of its list are fixed with the first one. The service itself removes null.
  const told = new Set<string>();
  // Of a boolean, the list itself is refused.
  for (const [entry, path] of Array.isArray(options) && data_type !== 'boolean' ? optionsIn(options) : []) {
    const list = path.slice(0, -1).join('/');
    const { children = null } = isJsonObject(entry) ? entry : {};
    if (children !== null && !Array.isArray(children)) yield strangeChildren(children, [...path, 'children']);
    if (entry === null || isJsonObject(entry) || told.has(list)) continue;
    told.add(list);
    yield plainEntry(data_type, entry, path);
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
