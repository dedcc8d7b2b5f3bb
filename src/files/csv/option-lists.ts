import { readdirSync } from 'node:fs';
import { isAbsolute, join, posix } from 'node:path';
import type { DataType } from '../../model/data-types.ts';
import type { JsonObject } from '../../model/json.ts';
import type { ProblemText } from '../../model/problem.ts';
import { carriesCredentials } from '../../model/secret-settings.ts';
import { nearest } from '../check/words.ts';
import { staysIn } from '../disk/place.ts';
import { isProblem, readText } from '../source-text.ts';
import { formOf, type OptionsForm, readOptions } from './csv-options.ts';

/** Reads a list, each file once. */
export type ReadList = ReturnType<typeof listReader>;

/** Reads option lists below this folder. `namedIn` is the file that names a list, to whose folder the name is relative. */
export function listReader(folder: string) {
  const read = (file: string, form: OptionsForm): ReturnType<typeof readOptions> | ProblemText => {
    const source = readText(folder, file);
    if (!isProblem(source)) return readOptions(source, form);
    return { message: source.message, hint: source.hint ?? findMeant(folder, file) };
  };
  const lists = new Map<string, ReturnType<typeof read>>();
  return (written: string, namedIn: string, data_type: DataType, option: JsonObject) => {
    const form = formOf(data_type, option);
    const from = posix.dirname(namedIn);
    const file = posix.join(from, written);
    // What a file of one folder may read, one of another may not.
    const isInside = [folder, join(folder, from)].some((root) => staysIn(root, join(folder, file)));
    const what = foreignPath(written) ?? (isInside ? undefined : 'leads outside the project');
    if (what !== undefined) {
      const hint =
        'Copy the list into the project, and write its path relative to this file, such as `options_from: list.csv`.';
      return { message: `${carriesCredentials(written) ? 'this' : written} ${what}`, hint };
    }
    // The same problems each time a list is read, so that they are reported once.
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
  if (/^(?:~|\$\{?\w+\}?|%\w+%)[\\/]/u.test(file)) return 'is a path that only a shell can read';
  return isAbsolute(file) ? 'leads outside the project' : undefined;
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
