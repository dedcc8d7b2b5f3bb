import { grouped } from '../../model/grouped.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { makeProblem, type Path, type Problem, type ProblemText, type SourcePosition } from '../../model/problem.ts';
import { quote, twinsIn, valueAt } from '../check/words.ts';
import type { SourceText } from '../source-text.ts';
import { type Columns, type CsvRow, type Report, readTable } from './csv-table.ts';

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
  const problems: Problem[] = [];
  const report: Report = (line, code, { message, hint }) => {
    problems.push(tell(makeProblem(code, message, { hint, where: { file, line, column: 1 } })));
    return undefined;
  };
  const table = readTable(source, isTree ? TREE : LIST, report);
  if (table === undefined) return { listed: undefined, problems };
  const rows = new Map<string, CsvRow>();
  for (const row of table) {
    const fault = (isTree ? faultOfPath(row.id) : undefined) ?? faultOfRow(row);
    const first = rows.get(row.id);
    if (fault !== undefined) report(row.line, 'option-invalid', fault);
    else if (first === undefined) rows.set(row.id, row);
    else report(row.line, 'option-duplicate', isTree ? pathTwice(row, first) : twice(row.id, first));
  }
  const all = new Map<string, CsvRow>();
  for (const row of rows.values()) {
    // A parent without a row has the line of the first one below it. Where there is one, there are those above it.
    const above = isTree && !all.has(pathAbove(row.id)) ? pathsAbove(row.id) : [];
    for (const id of above) if (!all.has(id)) all.set(id, rows.get(id) ?? { ...row, id, says: '', active: '' });
    all.set(row.id, row);
  }
  const offered = [...all.values()];
  /** The value of a node is its path, as in the help desk's own page, unless its row sets another. */
  const written = ({ id, says }: CsvRow): string => (isTree && says) || id;
  for (const [one, twin] of twinsIn(offered, written)) {
    const [first, second] = one.line < twin.line ? [one, twin] : [twin, one];
    report(second.line, 'option-duplicate', twice(written(one), first));
  }
  // One sentence for one mistake: with their paths they share nothing.
  const stored = problems.some(({ code }) => code === 'option-duplicate') ? ({ id }: CsvRow) => id : written;
  const options = isTree ? treeOf(offered, stored) : listOf(offered, form);
  if (Object.keys(options).length === 0 && problems.length === 0) {
    const message = 'no row of this list is active: the field would offer nothing';
    report(1, 'no-options', { message, hint: 'Write true, or nothing, in the column active.' });
  }
  const other = isTree ? otherJoint(offered) : undefined;
  if (other !== undefined) report(other.line, 'spreadsheet-text', other);
  const lineOf = new Map(offered.map((row) => [stored(row), row.line]));
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

/** What is wrong with the fields of a row, whatever they mean. */
function faultOfRow({ id, blank, active }: CsvRow): ProblemText | undefined {
  if (id === '') return { message: 'the value is empty', hint: 'Every row needs a value to store.' };
  if (blank !== undefined)
    return {
      message: `${quote(blank)} begins or ends with whitespace`,
      hint: 'Remove the whitespace. To keep it, put the whole field in quotes.',
    };
  if (/^(?:true|false|)$/iu.test(active)) return undefined;
  const message = `active must be true or false, not ${quote(active)}`;
  return { message, hint: 'false omits the option; an empty field means true.' };
}

function isActive({ active }: CsvRow): boolean {
  return active.toLowerCase() !== 'false';
}

function twice(id: string, { line }: CsvRow, what = 'value'): ProblemText {
  const hint = `The first is on line ${line}. Keep one of them.`;
  return { message: `the ${what} ${quote(id)} appears in two rows`, hint };
}

function pathTwice({ id, says }: CsvRow, first: CsvRow): ProblemText {
  const said = twice(id, first, 'path');
  const isName = says !== '' && says !== id && !says.includes(JOINT);
  return isName
    ? { ...said, hint: `Write the whole path in the first column, such as ${quote(id + JOINT + says)}.` }
    : said;
}

/** The help desk's own page writes the value where a label is left empty. */
function listOf(rows: readonly CsvRow[], form: 'map' | 'ordered'): JsonObject | readonly JsonObject[] {
  const offered = rows.filter(isActive).map(({ id, says }) => ({ name: says || id, value: id }));
  // Built by `fromEntries`, for which `__proto__` is a key like any other.
  return form === 'ordered' ? offered : Object.fromEntries(offered.map(({ name, value }) => [value, name]));
}

function treeOf(rows: readonly CsvRow[], stored: (row: CsvRow) => string): readonly JsonObject[] {
  const below = grouped(rows.map((row) => [pathAbove(row.id), row] as const));
  const offered = (row: CsvRow): readonly JsonObject[] => {
    if (!isActive(row)) return [];
    const above = pathAbove(row.id);
    const [name, value] = [row.id.slice(above === '' ? 0 : above.length + JOINT.length), stored(row)];
    const children = (below.get(row.id) ?? []).flatMap(offered);
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
  const hint = 'Write a path such as North::Harbour::Pier 4.';
  const names = path.split(JOINT);
  if (names.length > MOST_NAMES_IN_PATH)
    return { message: `the path has more than ${MOST_NAMES_IN_PATH} names`, hint: 'Use fewer levels.' };
  if (names.includes('')) return { message: `a name in the path ${quote(path)} is empty`, hint };
  if (!names.some((name) => name.startsWith(':') || name.endsWith(':'))) return undefined;
  const inYaml =
    '"::" separates the names. To begin or end a name with a colon, write the tree under `options` in YAML.';
  return { message: `a name in the path ${quote(path)} begins or ends with ":"`, hint: inYaml };
}

/** A path of a spreadsheet or a folder, where each name of the tree is separated by something else than "::". */
function otherJoint(rows: readonly CsvRow[]): (ProblemText & Pick<CsvRow, 'line'>) | undefined {
  const separator = /\s*(?:->|=>|[→>»/\\|:])\s*/gu;
  const row = rows.find(({ id }) => id.search(separator) > 0);
  if (row === undefined || rows.some(({ id }) => id.includes(JOINT))) return undefined;
  const hint = `Write ${quote(row.id.replaceAll(separator, JOINT))}, if these are levels of the tree.`;
  return { line: row.line, message: `${quote(row.id)} is one name: "::" separates the names of a path`, hint };
}
