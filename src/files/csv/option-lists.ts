import { readdirSync } from 'node:fs';
import { isAbsolute, join, posix } from 'node:path';
import { isJsonObject } from '../../model/json.ts';
import type { Path, ProblemText, SourcePosition } from '../../model/problem.ts';
import { carriesCredentials } from '../../model/secret-settings.ts';
import { nearest, valueAt } from '../check/words.ts';
import { staysIn } from '../disk/place.ts';
import { isProblem, readText, type SourceText } from '../source-text.ts';
import { LIST_COLUMNS, listOptions, TREE_COLUMNS, treeOptions } from './csv-options.ts';
import { readTable } from './csv-table.ts';

/** Reads a list, each file once. `namedIn` is the file that names it, to whose folder the name is relative. */
export type ReadList = (file: string, form: OptionsForm, namedIn: string) => OptionList | ProblemText;

/** A list: its options, with their positions, undefined where no row can be understood. */
export type OptionList = ReturnType<typeof listIn>;

/** Format of the options: a map, an ordered list, or a tree. */
export type OptionsForm = 'map' | 'ordered' | 'tree';

/** Reads the option lists of definitions in this folder. */
export function listReader(folder: string): ReadList {
  const lists = new Map<string, ReturnType<ReadList>>();
  const read = (file: string, form: OptionsForm) => {
    const source = readText(folder, file);
    if (!isProblem(source)) return listIn(source, form);
    return { message: source.message, hint: source.hint ?? findMeant(folder, file) };
  };
  return (written, form, namedIn) => {
    const foreign = foreignPath(written);
    const from = posix.dirname(namedIn);
    const file = posix.join(from, written);
    // What a file of one folder may read, one of another may not.
    const isInside = [folder, join(folder, from)].some((root) => staysIn(root, join(folder, file)));
    if (isAbsolute(written) || foreign !== undefined || !isInside) {
      const named = isAbsolute(written) || foreign !== undefined ? written : file;
      const hint =
        'Copy the list into the project, and write its path relative to this file, such as `options_from: list.csv`.';
      const what = foreign ?? 'leads outside the project';
      return { message: `${carriesCredentials(written) ? 'this' : named} ${what}`, hint };
    }
    const name = JSON.stringify([file, form]);
    const known = lists.get(name) ?? read(file, form);
    lists.set(name, known);
    return known;
  };
}

/** What a path is that no folder of the project can hold. */
function foreignPath(file: string): string | undefined {
  if (/^(?:[a-z]:[\\/]|\\\\)/iu.test(file)) return 'is a path of one computer';
  if (/^\w{2,}:\/\//u.test(file)) return 'is an address, and only files are read';
  return /^(?:~|\$\{?\w+\}?|%\w+%)[\\/]/u.test(file) ? 'is a path that only a shell can read' : undefined;
}

function listIn(source: SourceText, form: OptionsForm) {
  const { file, tell } = source;
  const { table, problems } = readTable(source, form === 'tree' ? TREE_COLUMNS : LIST_COLUMNS);
  if (table === undefined) return { listed: undefined, problems };
  const { options, lineOf, problems: ofRows } = form === 'tree' ? treeOptions(table) : listOptions(table, form);
  const [first = 1] = lineOf.values();
  /** The place of the option at a path below the options, or of the first one. */
  const locateOption = (path: Path): SourcePosition => {
    // In a map its key, in a list or a tree ("0", "children", "2") its value.
    const ways = path.map((_, index) => valueAt(options, path.slice(0, index + 1)));
    const value = Array.isArray(options) ? ways.findLast(isJsonObject)?.value : path[0];
    return { file, line: (typeof value === 'string' ? lineOf.get(value) : undefined) ?? first, column: 1 };
  };
  // The same problems each time the list is read, so that they are reported once.
  return { listed: { file, options, locateOption, tell }, problems: [...problems, ...ofRows] };
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
