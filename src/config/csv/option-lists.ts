import { readdirSync } from 'node:fs';
import { isAbsolute, join, posix } from 'node:path';
import { choicesOf } from '../../attribute/choices.ts';
import { isJsonObject, type JsonValue } from '../../attribute/json.ts';
import { staysIn } from '../../disk/place.ts';
import { once } from '../../problem/once.ts';
import type { Problem } from '../../problem/problem.ts';
import { nearest } from '../../schema/did-you-mean.ts';
import { quote } from '../../schema/secret-words.ts';
import type { OptionLists, OptionsForm, ReadList } from '../options-from.ts';
import { isProblem, readText } from '../read-text.ts';
import { blanksAround, type CsvChoice, type CsvOptions, duplicate, stateOf } from './csv-options.ts';
import { type Columns, type CsvTable, readTable } from './csv-table.ts';
import { TREE_COLUMNS, treeOptions } from './csv-tree.ts';

/** Reads the option lists of definitions in this folder. */
export function optionLists(folder: string): OptionLists {
  const lists = new Map<string, ReadList>();
  return {
    read: (file, form, namedIn) => {
      // What a file of one folder may read, one of another may not.
      if (isAbsolute(file) || !isInFolderOf(folder, file, posix.dirname(namedIn))) return refuseOutside(file);
      const name = JSON.stringify([file, form]);
      const known = lists.get(name) ?? readList(folder, file, form);
      lists.set(name, known);
      return known;
    },
  };
}

function refuseOutside(file: string): ReadList {
  const hint = 'Move the list into the project, and write its path relative to this file.';
  return { outcome: 'unreadable', message: `${file} leads outside the project`, hint };
}

function readList(folder: string, file: string, form: OptionsForm): ReadList {
  const source = readText(folder, file);
  if (isProblem(source))
    return { outcome: 'unreadable', message: source.message, hint: source.hint ?? findMeant(folder, file) };
  const { table, problems } = readTable(source, form === 'tree' ? TREE_COLUMNS : LIST_COLUMNS);
  if (table === undefined) return { outcome: 'read', listed: undefined, problems };
  const read = form === 'tree' ? treeOptions(table) : listOptions(table, form);
  const rowOf = rowFinder(read);
  return {
    outcome: 'read',
    listed: {
      file,
      options: read.options,
      locateOption: (path) => table.locate(rowOf(path) ?? 0, 0),
      locateChange: (before) => table.locate(firstDifference(read, before), 0),
      lineAt: table.lineAt,
    },
    problems: [...problems, ...read.problems],
  };
}

/** Whether a file is in the project, or in the folder of a definition outside of it. */
function isInFolderOf(folder: string, file: string, from: string): boolean {
  return [folder, join(folder, from)].some((root) => staysIn(root, join(folder, file)));
}

function findMeant(folder: string, file: string): string {
  const counted = 'The path is relative to the folder of this file.';
  try {
    const there = readdirSync(join(folder, posix.dirname(file))).filter(
      (name) => name.endsWith('.csv') && name !== posix.basename(file),
    );
    const near = nearest(posix.basename(file), there);
    return near === undefined ? counted : `Did you mean ${near}?`;
  } catch {
    return counted;
  }
}

const LIST_COLUMNS: Columns = { needed: ['value', 'name'], optional: ['active'] };

/** How the options are written: a map of value to label, or a list whose order is kept (`customsort: on`). */
type ListForm = 'map' | 'ordered';

/** The options of a select, a multiselect or a checkbox. */
function listOptions(table: CsvTable, form: ListForm): CsvOptions {
  const [valueAt, nameAt, activeAt] = [table.column('value'), table.column('name'), table.column('active')];
  const problems: Problem[] = [];
  const byValue = new Map<string, CsvChoice>();
  for (const [row, fields] of table.rows.entries()) {
    if (fields.length !== table.width) continue;
    const [value = '', name = ''] = [fields[valueAt], fields[nameAt]];
    const first = byValue.get(value);
    if (value === '') {
      const said = { message: 'the value is empty', hint: 'Every row needs a value to store.' };
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
    const isKnown = typeof state === 'string';
    if (!isKnown) problems.push(state);
    byValue.set(value, { value, label: name === '' ? value : name, row, state: isKnown ? state : 'left out' });
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

/** Returns the first row that differs from the earlier options: added, changed or inactive. */
function firstDifference({ choices }: CsvOptions, before: JsonValue | undefined): number {
  const was = new Map(choicesOf(before).map(({ value, label }) => [value, label]));
  const rowOf = new Map<string, number>();
  let first: number | undefined;
  for (const { value, label, row, state } of choices()) {
    rowOf.set(value, row);
    const differs = state === 'offered' ? was.get(value) !== label : was.has(value);
    if (differs && (first === undefined || row < first)) first = row;
  }
  return first ?? rowAboveGap(was.keys(), rowOf);
}

/** A deleted choice has no row: returns the row before the gap. */
function rowAboveGap(was: Iterable<string>, rowOf: ReadonlyMap<string, number>): number {
  let above = 0;
  for (const value of was) {
    const row = rowOf.get(value);
    if (row === undefined) return above;
    above = row;
  }
  return 0;
}

/** Finds the row of an option by its value in a map, or by its path in a list or a tree ("0", "children", "2"). */
function rowFinder({ options, choices }: CsvOptions): (path: readonly string[]) => number | undefined {
  const rows = once(() => new Map(choices().map(({ value, row }) => [value, row])));
  return (path) => {
    const value = Array.isArray(options) ? valueAt(options, path) : path[0];
    return typeof value === 'string' ? rows().get(value) : undefined;
  };
}

function valueAt(options: JsonValue, path: readonly string[]): JsonValue | undefined {
  let [at, value]: [JsonValue | undefined, JsonValue | undefined] = [options, undefined];
  for (const step of path) {
    if (Array.isArray(at)) at = at[Number(step)];
    else if (isJsonObject(at)) at = step === 'children' ? at.children : undefined;
    if (isJsonObject(at)) ({ value } = at);
  }
  return value;
}
