import { readdirSync } from 'node:fs';
import { isAbsolute, join, posix } from 'node:path';
import { isJsonObject, type JsonValue } from '../../model/json.ts';
import type { Path } from '../../model/problem.ts';
import { carriesCredentials } from '../../model/secret-settings.ts';
import { nearest } from '../check/did-you-mean.ts';
import { valueAt } from '../check/document.ts';
import { staysIn } from '../disk/place.ts';
import { foreignPath, type OptionLists, type OptionsForm, type ReadList } from '../options-from.ts';
import { isProblem, readText } from '../read-text.ts';
import { LIST_COLUMNS, listOptions, TREE_COLUMNS, treeOptions } from './csv-options.ts';
import { readTable } from './csv-table.ts';

/** Reads the option lists of definitions in this folder. */
export function listReader(folder: string): OptionLists['read'] {
  const lists = new Map<string, ReadList>();
  return (file, form, namedIn) => {
    const foreign = foreignPath(file);
    // What a file of one folder may read, one of another may not.
    if (isAbsolute(file) || foreign !== undefined || !isInFolderOf(folder, file, posix.dirname(namedIn))) {
      const hint =
        'Copy the list into the project, and write its path relative to this file, such as `options_from: list.csv`.';
      const what = foreign ?? 'leads outside the project';
      return { message: `${carriesCredentials(file) ? 'this' : file} ${what}`, hint };
    }
    const name = JSON.stringify([file, form]);
    const known = lists.get(name) ?? readList(folder, file, form);
    lists.set(name, known);
    return known;
  };
}

function readList(folder: string, file: string, form: OptionsForm): ReadList {
  const source = readText(folder, file);
  if (isProblem(source)) return { message: source.message, hint: source.hint ?? findMeant(folder, file) };
  const { table, problems } = readTable(source, form === 'tree' ? TREE_COLUMNS : LIST_COLUMNS);
  if (table === undefined) return { listed: undefined, problems };
  const read = form === 'tree' ? treeOptions(table) : listOptions(table, form);
  const [first] = read.lineOf.values();
  return {
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
function storedAt(options: JsonValue, path: Path): unknown {
  if (!Array.isArray(options)) return path[0];
  const ways = path.map((_, index) => valueAt(options, path.slice(0, index + 1)));
  return ways.findLast(isJsonObject)?.value;
}
