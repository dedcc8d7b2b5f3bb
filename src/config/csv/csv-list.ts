import type { JsonObject, JsonValue } from '../../attribute/json.ts';
import type { Problem } from '../../problem/problem.ts';
import { quote } from '../../schema/secret-words.ts';
import { blanksAround, type Choices, duplicate, hasBlanksAround, stateOf } from './csv-choices.ts';
import type { Columns, CsvTable } from './csv-table.ts';

export const LIST_COLUMNS: Columns = { needed: ['value', 'name'], optional: ['active'] };

/** How the options are written: a map of value to label, or a list whose order is kept (`customsort: on`). */
export type ListForm = 'map' | 'ordered';

/** The options of a select, a multiselect or a checkbox. */
export function listOptions(table: CsvTable, form: ListForm): Choices {
  const [valueAt, nameAt, activeAt] = [table.column('value'), table.column('name'), table.column('active')];
  const problems: Problem[] = [];
  const leftOut = new Set<string>();
  let rowOf: ReadonlyMap<string, number> | undefined;
  const offered = form === 'map' ? labelMap() : labelList();
  for (let row = 0; row < table.rows.length; row += 1) {
    const fields = table.rows[row] ?? [];
    if (fields.length !== table.width) continue;
    const [value = '', name = ''] = [fields[valueAt], fields[nameAt]];
    if (value === '') {
      const said = { message: 'the value is empty', hint: 'Every row needs the value that is stored.' };
      problems.push(table.problem(row, valueAt, 'option-invalid', said));
      continue;
    }
    if (offered.has(value) || leftOut.has(value)) {
      rowOf ??= firstRows(table, valueAt);
      problems.push(duplicate(table, row, valueAt, `the value ${quote(value)}`, rowOf.get(value) ?? 0));
      continue;
    }
    if (hasBlanksAround(value) || hasBlanksAround(name)) {
      const found = [...blanksAround(table, row, valueAt, value), ...blanksAround(table, row, nameAt, name)];
      problems.push(...found);
      if (found.length > 0) continue;
    }
    const state = activeAt < 0 ? 'offered' : stateOf(table, row, activeAt);
    if (state === 'offered') offered.add(value, name === '' ? value : name);
    else leftOut.add(value);
    if (typeof state !== 'string') problems.push(state);
  }
  return {
    options: offered.options,
    all: function* () {
      for (const [row, fields] of table.rows.entries()) {
        const [value = '', name = ''] = [fields[valueAt], fields[nameAt]];
        const state = stateOf(table, row, activeAt) === 'offered' ? 'offered' : 'left out';
        // The help desk's own page writes the value where a label is left empty.
        yield { value, label: name === '' ? value : name, row, state };
      }
    },
    problems,
  };
}

/** Asked for only when a value stands there twice. */
function firstRows(table: CsvTable, valueAt: number): ReadonlyMap<string, number> {
  return new Map([...table.rows.entries()].reverse().map(([row, fields]) => [fields[valueAt] ?? '', row]));
}

interface Offered {
  readonly options: JsonValue;
  readonly has: (value: string) => boolean;
  readonly add: (value: string, label: string) => void;
}

function labelMap(): Offered {
  const options: Record<string, JsonValue> = {};
  return {
    options,
    has: (value) => Object.hasOwn(options, value),
    add: (value, label) => {
      // Any other way of writing this one name sets what the map inherits from.
      if (value === '__proto__')
        Object.defineProperty(options, value, { value: label, enumerable: true, writable: true, configurable: true });
      else options[value] = label;
    },
  };
}

function labelList(): Offered {
  const options: JsonObject[] = [];
  const values = new Set<string>();
  return {
    options,
    has: (value) => values.has(value),
    add: (value, name) => {
      values.add(value);
      options.push({ name, value });
    },
  };
}
