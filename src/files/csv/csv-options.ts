import type { JsonObject } from '../../model/json.ts';
import type { Problem, ProblemText } from '../../model/problem.ts';
import { quote, twinsIn } from '../check/words.ts';
import { type Columns, type CsvTable, pathOfOthers } from './csv-table.ts';

export const LIST_COLUMNS: Columns = { needed: ['value', 'name'], optional: ['active'] };

/**
 * Reads the options of a select, a multiselect or a checkbox: a map of value to label, or a list whose order is kept
 * (`customsort: on`). An inactive row is left out, but has the line of its stored value.
 */
export function listOptions(table: CsvTable, form: 'map' | 'ordered') {
  const problems: Problem[] = [];
  const lineOf = new Map<string, number>();
  const offered: { readonly name: string; readonly value: string }[] = [];
  for (const row of table.rows) {
    const [value, name] = [row.field('value'), row.field('name')];
    const fault =
      value === ''
        ? { message: 'the value is empty', hint: 'Every row needs a value to store.' }
        : faultOfRow(row, ['value', 'name']);
    const first = lineOf.get(value);
    if (fault !== undefined) problems.push(table.problem(row.line, 'option-invalid', fault));
    else if (first !== undefined) problems.push(duplicate(table, row.line, `the value ${quote(value)}`, first));
    else {
      lineOf.set(value, row.line);
      // The help desk's own page writes the value where a label is left empty.
      if (isActive(row)) offered.push({ name: name === '' ? value : name, value });
    }
  }
  if (offered.length === 0 && problems.length === 0 && table.rows.length > 0) problems.push(nothingOffered(table));
  // Built by `fromEntries`, for which `__proto__` is a key like any other.
  const options = form === 'map' ? Object.fromEntries(offered.map(({ name, value }) => [value, name])) : offered;
  return { options, lineOf, problems };
}

/** What is wrong with the fields of a row, whatever they mean. */
function faultOfRow(row: CsvTable['rows'][number], columns: readonly string[]): ProblemText | undefined {
  const blank = row.blanksAround.find((column) => columns.includes(column));
  if (blank !== undefined)
    return {
      message: `${quote(row.field(blank))} begins or ends with whitespace`,
      hint: 'Remove the whitespace. To keep it, put the whole field in quotes.',
    };
  if (/^(?:true|false|)$/iu.test(row.field('active'))) return undefined;
  return {
    message: `active must be true or false, not ${quote(row.field('active'))}`,
    hint: 'false omits the option; an empty field means true.',
  };
}

function isActive(row: CsvTable['rows'][number]): boolean {
  return row.field('active').toLowerCase() !== 'false';
}

function nothingOffered(table: CsvTable): Problem {
  const message = 'no row of this list is active: the field would offer nothing';
  return table.problem(1, 'no-options', { message, hint: 'Write true, or nothing, in the column active.' });
}

function duplicate(table: CsvTable, line: number, what: string, first: number): Problem {
  return table.problem(line, 'option-duplicate', {
    message: `${what} appears in two rows`,
    hint: `The first is on line ${first}. Keep one of them.`,
  });
}

export const TREE_COLUMNS: Columns = { needed: ['path'], optional: ['value', 'active'] };

const JOINT = '::';
/** Trees were seen six deep. */
const MOST_NAMES_IN_PATH = 32;

/** A node that gets children row by row. */
interface GrowingNode {
  readonly path: string;
  readonly name: string;
  value: string;
  /** The line of its own row, or else of the first one below it. */
  line: number;
  state: 'without-row' | 'offered' | 'left-out';
  readonly children: GrowingNode[];
}

/**
 * Reads the options of a tree: each row is a path, and a parent without a row is created. The value is the path, as in
 * the help desk's own page, unless a row sets another. An inactive row omits everything below it.
 */
export function treeOptions(table: CsvTable) {
  const nodes = new Map<string, GrowingNode>();
  const tops: GrowingNode[] = [];
  const problems: Problem[] = [];
  const nodeAt = (path: string, line: number): GrowingNode => {
    const known = nodes.get(path);
    if (known !== undefined) return known;
    const joint = path.lastIndexOf(JOINT);
    const name = joint < 0 ? path : path.slice(joint + JOINT.length);
    const siblings = joint < 0 ? tops : nodeAt(path.slice(0, joint), line).children;
    const node: GrowingNode = { path, name, value: path, line, state: 'without-row', children: [] };
    siblings.push(node);
    nodes.set(path, node);
    return node;
  };
  for (const row of table.rows) {
    const { line } = row;
    const [path, value] = [row.field('path'), row.field('value')];
    const fault = faultOfPath(path) ?? faultOfRow(row, ['path', 'value']);
    if (fault !== undefined) {
      problems.push(table.problem(line, 'option-invalid', fault));
      continue;
    }
    const node = nodeAt(path, line);
    if (node.state !== 'without-row') {
      const twice = duplicate(table, line, `the path ${quote(path)}`, node.line);
      const hint = `Write the whole path in the first column, such as ${quote(`${path}${JOINT}${value}`)}.`;
      problems.push(value === '' || value === path || value.includes(JOINT) ? twice : { ...twice, hint });
      continue;
    }
    node.line = line;
    node.state = isActive(row) ? 'offered' : 'left-out';
    if (value !== '') node.value = value;
  }
  const isNothing = tops.length > 0 && tops.every(({ state }) => state === 'left-out');
  if (isNothing && problems.length === 0) problems.push(nothingOffered(table));
  const levels = pathOfOthers([...nodes.keys()]);
  if (levels !== undefined) problems.push(table.problem(nodes.get(levels.path)?.line ?? 1, 'spreadsheet-text', levels));
  const shared = twinsIn([...nodes.values()], ({ value }) => value).map(([first, twin]) => {
    const [earlier, later] = first.line < twin.line ? [first, twin] : [twin, first];
    return duplicate(table, later.line, `the value ${quote(twin.value)}`, earlier.line);
  });
  // One sentence for one mistake: with their paths they share nothing.
  if (shared.length > 0 || problems.some(({ code }) => code === 'option-duplicate'))
    for (const node of nodes.values()) node.value = node.path;
  return {
    options: tops.flatMap(offeredOf),
    lineOf: new Map([...nodes.values()].map(({ value, line }) => [value, line])),
    problems: [...problems, ...shared],
  };
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

function offeredOf({ name, value, state, children }: GrowingNode): readonly JsonObject[] {
  if (state === 'left-out') return [];
  const below = children.flatMap(offeredOf);
  return [below.length === 0 ? { name, value } : { name, value, children: below }];
}
