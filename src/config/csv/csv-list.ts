import type { JsonValue } from '../../attribute/json.ts';
import type { Problem } from '../../problem/problem.ts';
import { quote } from '../../schema/remark.ts';
import { blanksAround, type CsvChoice, type CsvOptions, duplicate, stateOf } from './csv-options.ts';
import type { Columns, CsvTable } from './csv-table.ts';

export const LIST_COLUMNS: Columns = { needed: ['value', 'name'], optional: ['active'] };

/** How the options are written: a map of value to label, or a list whose order is kept (`customsort: on`). */
export type ListForm = 'map' | 'ordered';

/** The options of a select, a multiselect or a checkbox. */
export function listOptions(table: CsvTable, form: ListForm): CsvOptions {
  const [valueAt, nameAt, activeAt] = [table.column('value'), table.column('name'), table.column('active')];
  const problems: Problem[] = [];
  const byValue = new Map<string, CsvChoice>();
  for (const [row, fields] of table.rows.entries()) {
    if (fields.length !== table.width) continue;
    const [value = '', name = ''] = [fields[valueAt], fields[nameAt]];
    const first = byValue.get(value);
    if (value === '') {
      const said = { message: 'the value is empty', hint: 'Every row needs the value that is stored.' };
      problems.push(table.problem(row, valueAt, 'option-invalid', said));
      continue;
    }
    if (first !== undefined) {
      problems.push(duplicate(table, row, valueAt, `the value ${quote(value)}`, first.row));
      continue;
    }
    const blanks = [...blanksAround(table, row, valueAt, value), ...blanksAround(table, row, nameAt, name)];
    problems.push(...blanks);
    if (blanks.length > 0) continue;
    const state = stateOf(table, row, activeAt);
    // The help desk's own page writes the value where a label is left empty.
    if (typeof state === 'string') byValue.set(value, { value, label: name === '' ? value : name, row, state });
    else problems.push(state);
  }
  const choices = [...byValue.values()];
  return { options: optionsOf(choices, form), choices: () => choices, problems };
}

/** Built by `fromEntries`, for which `__proto__` is a key like any other. */
function optionsOf(choices: readonly CsvChoice[], form: ListForm): JsonValue {
  const offered = choices.filter(({ state }) => state === 'offered');
  return form === 'map'
    ? Object.fromEntries(offered.map(({ value, label }) => [value, label]))
    : offered.map(({ value, label }) => ({ name: label, value }));
}
