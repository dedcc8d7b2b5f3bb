import { readdirSync } from 'node:fs';
import { isAbsolute, join, posix } from 'node:path';
import { staysIn } from '../disk/place.ts';
import { nearest } from '../schema/did-you-mean.ts';
import { LIST_COLUMNS, listOptions } from './csv/csv-list.ts';
import { type CsvOptions, firstDifference, rowFinder } from './csv/csv-options.ts';
import { type CsvTable, readTable } from './csv/csv-table.ts';
import { TREE_COLUMNS, treeOptions } from './csv/csv-tree.ts';
import type { ListedOptions, OptionLists, OptionsForm, ReadList } from './options-from.ts';
import { isProblem, readText } from './read-text.ts';

/** Reads the lists that definitions in this folder name. */
export function optionLists(folder: string): OptionLists {
  const lists = new Map<string, ReadList>();
  const allowed = new Map<string, boolean>();
  /** What a file of one folder may read, one of another may not. */
  const mayRead = (file: string, from: string): boolean => {
    const name = JSON.stringify([file, from]);
    const known = allowed.get(name) ?? (!isAbsolute(file) && standsBeside(folder, file, from));
    allowed.set(name, known);
    return known;
  };
  return {
    read: (file, form, beside) => {
      if (!mayRead(file, posix.dirname(beside))) return outside(file);
      const name = JSON.stringify([file, form]);
      const known = lists.get(name) ?? readList(folder, file, form);
      lists.set(name, known);
      return known;
    },
  };
}

function outside(file: string): ReadList {
  const hint = 'Put the list into the project, and name it as it is seen from this file.';
  return { outcome: 'unreadable', message: `${file} leads out of the project`, hint };
}

function readList(folder: string, file: string, form: OptionsForm): ReadList {
  const source = readText(folder, file);
  if (isProblem(source))
    return { outcome: 'unreadable', message: source.message, hint: source.hint ?? findMeant(folder, file) };
  const { table, problems } = readTable(source, form === 'tree' ? TREE_COLUMNS : LIST_COLUMNS);
  if (table === undefined) return { outcome: 'read', list: { file, listed: undefined, problems } };
  const read = form === 'tree' ? treeOptions(table) : listOptions(table, form);
  return {
    outcome: 'read',
    list: { file, listed: listedOptions(table, read), problems: [...problems, ...read.problems] },
  };
}

function listedOptions(table: CsvTable, read: CsvOptions): ListedOptions {
  const rowOf = rowFinder(read);
  return {
    options: read.options,
    locateOption: (path) => table.locate(rowOf(path) ?? 0, 0),
    locateChange: (before) => table.locate(firstDifference(read, before), 0),
    lineAt: table.lineAt,
  };
}

/** In the project, or with a definition that a pattern has fetched from outside in the folder of that one. */
function standsBeside(folder: string, file: string, from: string): boolean {
  return [folder, join(folder, from)].some((root) => staysIn(root, join(folder, file)));
}

function findMeant(folder: string, file: string): string {
  const counted = 'The path counts from the folder of this file.';
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
