import type { ProblemText } from '../../model/problem.ts';
import { nearest, quote } from '../check/words.ts';

/** The columns that the first line must name, and those that it may name. */
export interface Columns {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}

/** Texts that are no table, by their beginning. */
const NO_TABLES: readonly (readonly [beginning: RegExp, what: string, hint: string])[] = [
  [/^sep=/iu, 'this line of Excel is not part of the table', 'Delete it, and separate the fields with commas.'],
  [/^\s*</u, 'this is a web page, perhaps of a login, and no table', 'Download the table again, as CSV.'],
  [/^\s*[{[]/u, 'this is JSON and no table', 'Save the table as CSV.'],
  [/^(?:---|[\w-]+:(?:\s|$))/u, 'this is YAML and no table', 'Write it as a table, or under `options:` in YAML.'],
];

/** Says what a text is that is no table; undefined if it may be one. */
export function notATable(text: string): ProblemText | undefined {
  const found = NO_TABLES.find(([beginning]) => beginning.test(text));
  return found && { message: found[1], hint: found[2] };
}

const SEPARATORS: Readonly<Record<string, string>> = {
  ';': 'The fields are separated by ";". Save the file with commas.',
  '|': 'The fields are separated by "|". Save the file with commas.',
  '\t': 'The fields are separated by tabs. Save the file with commas.',
  '\r': 'The file uses CR line endings. Save it with LF or CRLF.',
};

export function faultOfHeader(header: readonly string[], { needed, optional }: Columns): ProblemText | undefined {
  const known = [...needed, ...optional];
  const message = `the first line must name the columns ${known.slice(0, -1).join(', ')} and ${known.at(-1)}`;
  const columns = known.slice(0, Math.max(needed.length, header.length));
  const hint = `Write \`${columns.join(',')}\` in the first line.`;
  const separator = Object.keys(SEPARATORS).find((mark) => header.some((name) => name.includes(mark)));
  if (separator !== undefined) return { message, hint: SEPARATORS[separator] };
  const unknown = header.find((name) => !known.includes(name));
  if (unknown === '') return { message: 'a column has no name', hint: 'Delete the empty columns and their commas.' };
  if (unknown === 'path')
    return { message: 'this is the table of a tree', hint: `${hint} Or use data_type: tree_select.` };
  if (unknown === 'name' && header.includes('value'))
    return {
      message: 'this is the table of a list',
      hint: `${hint} A path is North::Harbour. Or use data_type: select.`,
    };
  if (unknown !== undefined) {
    const near = nearest(unknown, known);
    return { message: `unknown column ${quote(unknown)}`, hint: near === undefined ? hint : `Did you mean ${near}?` };
  }
  const twice = header.find((name, index) => header.indexOf(name) !== index);
  if (twice !== undefined) return { message: `the column ${twice} appears twice`, hint: 'Remove one.' };
  return needed.every((name) => header.includes(name)) ? undefined : { message, hint };
}

export function wrongLength(fields: readonly string[], columns: number): ProblemText {
  const message = `this row has ${fields.length} ${fields.length === 1 ? 'field' : 'fields'}, but the header has ${columns}`;
  if (fields.length < columns) return { message, hint: 'Write a comma for every field, including empty ones.' };
  if (fields.slice(columns).every((field) => field === '')) return { message, hint: 'Delete the commas at its end.' };
  const isApostrophe = fields.some((field) => field.startsWith("'"));
  return { message, hint: isApostrophe ? `Quotes are " in CSV, not '.` : 'Put a field that holds a comma in quotes.' };
}

/** A path of a spreadsheet or a folder, where each name of the tree is separated by something else than "::". */
export function pathOfOthers(paths: readonly string[]): (ProblemText & { readonly path: string }) | undefined {
  const separator = /\s*(?:->|=>|[→>»/\\|:])\s*/gu;
  const path = paths.some((each) => each.includes('::')) ? undefined : paths.find((each) => each.search(separator) > 0);
  if (path === undefined) return undefined;
  const hint = `Write ${quote(path.replaceAll(separator, '::'))}, if these are levels of the tree.`;
  return { path, message: `${quote(path)} is one name: "::" separates the names of a path`, hint };
}
