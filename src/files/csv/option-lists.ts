import { readdirSync } from 'node:fs';
import { isAbsolute, join, posix } from 'node:path';
import { isJsonObject, type JsonValue } from '../../model/json.ts';
import { carriesCredentials } from '../../model/secret-settings.ts';
import { nearest } from '../check/did-you-mean.ts';
import { staysIn } from '../disk/place.ts';
import { foreignPath, type OptionLists, type OptionsForm, type ReadList } from '../options-from.ts';
import { isProblem, readText } from '../read-text.ts';
import { LIST_COLUMNS, listOptions, TREE_COLUMNS, treeOptions } from './csv-options.ts';
import { readTable } from './csv-table.ts';

/** Reads the option lists of definitions in this folder. */
export function optionLists(folder: string): OptionLists {
  const lists = new Map<string, ReadList>();
  return {
    read: (file, form, namedIn) => {
      // What a file of one folder may read, one of another may not.
      if (isAbsolute(file) || foreignPath(file) !== undefined || !isInFolderOf(folder, file, posix.dirname(namedIn)))
        return refuseOutside(file);
      const name = JSON.stringify([file, form]);
      const known = lists.get(name) ?? readList(folder, file, form);
      lists.set(name, known);
      return known;
    },
  };
}

function refuseOutside(file: string): ReadList {
  const hint =
    'Copy the list into the project, and write its path relative to this file, such as `options_from: list.csv`.';
  const what = foreignPath(file) ?? 'leads outside the project';
  return { outcome: 'unreadable', message: `${carriesCredentials(file) ? 'this' : file} ${what}`, hint };
}

function readList(folder: string, file: string, form: OptionsForm): ReadList {
  const source = readText(folder, file);
  if (isProblem(source))
    return { outcome: 'unreadable', message: source.message, hint: source.hint ?? findMeant(folder, file) };
  const { table, problems } = readTable(source, form === 'tree' ? TREE_COLUMNS : LIST_COLUMNS);
  if (table === undefined) return { outcome: 'read', listed: undefined, problems };
  const read = form === 'tree' ? treeOptions(table) : listOptions(table, form);
  const [first] = read.lineOf.values();
  return {
    outcome: 'read',
    listed: {
      file,
      options: read.options,
      locateOption: (path) => {
        const value = storedAt(read.options, path);
        const line = (typeof value === 'string' ? read.lineOf.get(value) : undefined) ?? first ?? 1;
        return { file, line, column: 1 };
      },
      tell: source.tell,
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

/** The stored value of the option at a path: in a map its key, in a list or a tree ("0", "children", "2") its value. */
function storedAt(options: JsonValue, path: readonly string[]): JsonValue | undefined {
  return Array.isArray(options) ? valueAt(options, path) : path[0];
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
