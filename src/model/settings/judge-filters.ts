import { choicesOf } from '../choices.ts';
import { isDataType, offersChoices } from '../data-types.ts';
import { asText, type JsonObject, type JsonValue } from '../json.ts';
import { RELEASES } from '../release.ts';
import { cellsIn } from '../screens.ts';
import type { JudgedAttribute } from './judge-values.ts';
import type { ValueFault } from './value-fault.ts';

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
  return filtersOf(option, screens)
    .filter((filter) => filter.values.length > 0 && !leavesChoices(data_type, option, filter))
    .map(({ path, values }) => ({
      path,
      value: values,
      verdict: 'harmful',
      releases: RELEASES,
      tell: () => 'filter offers none of the options, and not the default: no new ticket could be created',
      hint: 'List the values of options, or leave filter out.',
    }));
}
