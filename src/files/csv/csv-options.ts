import { grouped } from '../../model/grouped.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import type { Path, ProblemText, SourcePosition } from '../../model/problem.ts';
import { quote, twinsIn, valueAt } from '../check/words.ts';
import type { SourceText } from '../source-text.ts';
import { type Columns, type CsvRow, readTable } from './csv-table.ts';

/** A map of value to label, a list whose order is kept (`customsort: on`), or a tree of paths. */
export type OptionsForm = 'map' | 'ordered' | 'tree';

/** The page keeps an order only in a list, and only with this word. */
export function formOf(data_type: string, { customsort }: JsonObject): OptionsForm {
  return data_type.includes('tree') ? 'tree' : customsort === 'on' ? 'ordered' : 'map';
}

const LIST: Columns = { names: ['value', 'name', 'active'], needed: 2 };
const TREE: Columns = { names: ['path', 'value', 'active'], needed: 1 };

/**
 * Reads the options of a table, with their places; none where no row can be understood. An inactive row is left out, in a tree
 * with everything below it, but has the line of its stored value. In a tree a parent without a row is created.
 */
export function readOptions(source: SourceText, form: OptionsForm) {
  const { file, tell } = source;
  const isTree = form === 'tree';
  const { rows: all, problem, problems: ofTable } = readTable(source, isTree ? TREE : LIST);
  if (all === undefined) return { listed: undefined, problems: ofTable };
  const problems = [...ofTable];
  const rows = new Map<string, CsvRow>();
  for (const row of all) {
    const fault = (isTree ? faultOfPath(row.id) : faultOfValue(row.id)) ?? faultOfRow(row);
    const first = rows.get(row.id);
    if (fault !== undefined) problems.push(problem(row.line, 'option-invalid', fault));
    else if (first === undefined) rows.set(row.id, row);
    else
      problems.push(
        problem(row.line, 'option-duplicate', isTree ? pathTwice(row, first) : twice('value', row.id, first)),
      );
  }
  const lines = new Map<string, number>();
  for (const [id, { line }] of rows) {
    // A parent without a row has the line of the first one below it. Where there is one, there are those above it.
    const isMissing = isTree && !lines.has(pathAbove(id));
    for (const above of isMissing ? pathsAbove(id) : []) if (!lines.has(above)) lines.set(above, line);
    lines.set(id, line);
  }
  /** The value of a node is its path, as in the help desk's own page, unless its row sets another. */
  const written = (id: string): string => (isTree && rows.get(id)?.says) || id;
  for (const twins of twinsIn([...lines.keys()], written)) {
    const [first = 1, second = 1] = twins.map((id) => lines.get(id) ?? 1).sort((a, b) => a - b);
    problems.push(problem(second, 'option-duplicate', twice('value', written(twins[0]), { line: first })));
  }
  // One sentence for one mistake: with their paths they share nothing.
  const isUnclear = problems.some(({ code }) => code === 'option-duplicate');
  const stored = isUnclear ? (id: string) => id : written;
  const options = isTree ? treeOf([...lines.keys()], rows, stored) : listOf([...rows.values()], form);
  if (Object.keys(options).length === 0 && problems.length === 0) {
    const message = 'no row of this list is active: the field would offer nothing';
    problems.push(problem(1, 'no-options', { message, hint: 'Write true, or nothing, in the column active.' }));
  }
  const other = isTree ? otherJoint([...rows.values()]) : undefined;
  if (other !== undefined) problems.push(problem(other.line, 'spreadsheet-text', other));
  const lineOf = new Map([...lines].map(([id, line]) => [stored(id), line]));
  const [first = 1] = lineOf.values();
  /** The place of the option at a path below the options, or of the first one. */
  const locateOption = (path: Path): SourcePosition => {
    // In a map its key, in a list or a tree ("0", "children", "2") its value.
    const ways = path.map((_, index) => valueAt(options, path.slice(0, index + 1)));
    const value = Array.isArray(options) ? ways.findLast(isJsonObject)?.value : path[0];
    return { file, line: (typeof value === 'string' ? lineOf.get(value) : undefined) ?? first, column: 1 };
  };
  return { listed: { file, options, locateOption, tell }, problems };
}

function faultOfValue(value: string): ProblemText | undefined {
  return value === '' ? { message: 'the value is empty', hint: 'Every row needs a value to store.' } : undefined;
}

/** What is wrong with the fields of a row, whatever they mean. */
function faultOfRow({ blank, active }: CsvRow): ProblemText | undefined {
  if (blank !== undefined)
    return {
      message: `${quote(blank)} begins or ends with whitespace`,
      hint: 'Remove the whitespace. To keep it, put the whole field in quotes.',
    };
  if (/^(?:true|false|)$/iu.test(active)) return undefined;
  return {
    message: `active must be true or false, not ${quote(active)}`,
    hint: 'false omits the option; an empty field means true.',
  };
}

function isActive({ active }: CsvRow): boolean {
  return active.toLowerCase() !== 'false';
}

function twice(what: 'value' | 'path', written: string, { line }: Pick<CsvRow, 'line'>): ProblemText {
  return {
    message: `the ${what} ${quote(written)} appears in two rows`,
    hint: `The first is on line ${line}. Keep one of them.`,
  };
}

function pathTwice({ id, says }: CsvRow, first: CsvRow): ProblemText {
  const said = twice('path', id, first);
  if (says === '' || says === id || says.includes(JOINT)) return said;
  return { ...said, hint: `Write the whole path in the first column, such as ${quote(id + JOINT + says)}.` };
}

/** The help desk's own page writes the value where a label is left empty. */
function listOf(rows: readonly CsvRow[], form: 'map' | 'ordered'): JsonObject | readonly JsonObject[] {
  const offered = rows.filter(isActive).map(({ id, says }) => ({ name: says || id, value: id }));
  // Built by `fromEntries`, for which `__proto__` is a key like any other.
  return form === 'ordered' ? offered : Object.fromEntries(offered.map(({ name, value }) => [value, name]));
}

function treeOf(
  paths: readonly string[],
  rows: ReadonlyMap<string, CsvRow>,
  stored: (path: string) => string,
): readonly JsonObject[] {
  const below = grouped(paths.map((path) => [pathAbove(path), path] as const));
  const offered = (path: string): readonly JsonObject[] => {
    const row = rows.get(path);
    if (row !== undefined && !isActive(row)) return [];
    const above = pathAbove(path);
    const [name, value] = [above === '' ? path : path.slice(above.length + JOINT.length), stored(path)];
    const children = (below.get(path) ?? []).flatMap(offered);
    return [children.length === 0 ? { name, value } : { name, value, children }];
  };
  return (below.get('') ?? []).flatMap(offered);
}

const JOINT = '::';
/** Trees were seen six deep. */
const MOST_NAMES_IN_PATH = 32;

function pathAbove(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf(JOINT)));
}

/** The paths of all parents of a node, from the top. */
export function pathsAbove(path: string): readonly string[] {
  const names = path.split(JOINT);
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join(JOINT));
}

function faultOfPath(path: string): ProblemText | undefined {
  if (path === '') return { message: 'the path is empty', hint: 'Every row needs a path, such as North::Harbour.' };
  const names = path.split(JOINT);
  if (names.length > MOST_NAMES_IN_PATH)
    return { message: `the path has more than ${MOST_NAMES_IN_PATH} names`, hint: 'Use fewer levels.' };
  if (names.includes(''))
    return {
      message: `a name in the path ${quote(path)} is empty`,
      hint: 'Write a path such as North::Harbour::Pier 4.',
    };
  if (!names.some((name) => name.startsWith(':') || name.endsWith(':'))) return undefined;
  return {
    message: `a name in the path ${quote(path)} begins or ends with ":"`,
    hint: '"::" separates the names. To begin or end a name with a colon, write the tree under `options` in YAML.',
  };
}

/** A path of a spreadsheet or a folder, where each name of the tree is separated by something else than "::". */
function otherJoint(rows: readonly CsvRow[]): (ProblemText & Pick<CsvRow, 'line'>) | undefined {
  const separator = /\s*(?:->|=>|[→>»/\\|:])\s*/gu;
  if (rows.some(({ id }) => id.includes(JOINT))) return undefined;
  const row = rows.find(({ id }) => id.search(separator) > 0);
  if (row === undefined) return undefined;
  const hint = `Write ${quote(row.id.replaceAll(separator, JOINT))}, if these are levels of the tree.`;
  return { line: row.line, message: `${quote(row.id)} is one name: "::" separates the names of a path`, hint };
}
