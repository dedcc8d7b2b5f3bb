import type { JsonObject } from '../../attribute/json.ts';
import { once } from '../../problem/once.ts';
import type { Problem, ProblemText } from '../../problem/problem.ts';
import { quote } from '../../schema/secret-words.ts';
import { blanksAround, type CsvChoice, type CsvOptions, duplicate, stateOf } from './csv-options.ts';
import { checkMadeParents, type MadeParent } from './csv-parents.ts';
import type { Columns, CsvTable } from './csv-table.ts';

export const TREE_COLUMNS: Columns = { needed: ['path'], optional: ['value', 'active'] };

const JOINT = '::';
/** Trees were seen six deep. */
const MOST_NAMES_IN_PATH = 32;
/** No path with more names is shorter: a letter each, and what joins them. */
const SHORTEST_TOO_DEEP = MOST_NAMES_IN_PATH * (1 + JOINT.length) + 1;

/** A node that gets children row by row. */
interface GrowingNode extends JsonObject {
  readonly name: string;
  value: string;
  children?: GrowingNode[];
}

/** A node with its position. */
interface PlacedNode {
  readonly path: string;
  readonly node: GrowingNode;
  /** With itself among them. */
  readonly siblings: readonly GrowingNode[];
  /** Its own, or the first that is below it. */
  row: number;
  state: CsvChoice['state'];
}

interface Tree {
  readonly table: CsvTable;
  readonly pathAt: number;
  readonly valueAt: number;
  readonly activeAt: number;
  /** By path, parents first. */
  readonly nodes: Map<string, PlacedNode>;
  readonly tops: GrowingNode[];
  /** Parents that no row has named yet. */
  readonly made: Map<GrowingNode, MadeParent>;
  readonly problems: Problem[];
}

/**
 * Reads the options of a tree: each row is a path, and a parent without a row is created. The value is the path, as in
 * the help desk's own page, unless a row sets another. An inactive row omits everything below it.
 */
export function treeOptions(table: CsvTable): CsvOptions {
  const tree: Tree = {
    table,
    pathAt: table.column('path'),
    valueAt: table.column('value'),
    activeAt: table.column('active'),
    nodes: new Map(),
    tops: [],
    made: new Map(),
    problems: [],
  };
  addRows(tree);
  const shared = tree.valueAt >= 0 ? findSharedValues(tree) : [];
  const leftOut = new Set([...tree.nodes.values()].flatMap(({ node, state }) => (state === 'left out' ? [node] : [])));
  return {
    options: leftOut.size === 0 ? tree.tops : offeredOf(tree.tops, leftOut),
    choices: once(() => choicesOf(tree)),
    problems: [...tree.problems, ...shared, ...checkMadeParents(tree.made, table, tree.pathAt)],
  };
}

function addRows(tree: Tree): void {
  const { table, pathAt, valueAt, activeAt, nodes, made } = tree;
  for (const [row, fields] of table.rows.entries()) {
    if (fields.length !== table.width) continue;
    const path = fields[pathAt] ?? '';
    const known = nodes.get(path);
    if (known !== undefined && !made.delete(known.node)) {
      tree.problems.push(duplicate(table, row, pathAt, `the path ${quote(path)}`, known.row));
      continue;
    }
    const placed = known ?? addNode(path, row, tree);
    if (placed === undefined) continue;
    placed.row = row;
    if (valueAt >= 0) giveValue(placed.node, fields[valueAt] ?? '', row, tree);
    const state = stateOf(table, row, activeAt);
    if (typeof state === 'string') placed.state = state;
    else tree.problems.push(state);
  }
}

function giveValue(node: GrowingNode, value: string, row: number, tree: Tree): void {
  if (value === '' || value === node.value) return;
  const blanks = blanksAround(tree.table, row, tree.valueAt, value);
  tree.problems.push(...blanks);
  if (blanks.length === 0) node.value = value;
}

/** Adds a node below its parent; undefined where the path is wrong. */
function addNode(path: string, row: number, tree: Tree): PlacedNode | undefined {
  const joint = path.lastIndexOf(JOINT);
  const siblings = joint < 0 ? tree.tops : childrenOf(path, joint, row, tree);
  if (siblings === undefined) return undefined;
  const name = joint < 0 ? path : path.slice(joint + JOINT.length);
  if (name === '' || name.startsWith(':') || name.endsWith(':')) return refuseRow(row, tree, faultOf(path, name));
  const blanks = blanksAround(tree.table, row, tree.pathAt, name);
  tree.problems.push(...blanks);
  if (blanks.length > 0) return undefined;
  const node: GrowingNode = { name, value: path };
  const placed: PlacedNode = { path, node, siblings, row, state: 'offered' };
  tree.nodes.set(path, placed);
  siblings.push(node);
  return placed;
}

/** Returns the children of the parent path, creating the parent if needed. Undefined if the path is invalid. */
function childrenOf(path: string, joint: number, row: number, tree: Tree): GrowingNode[] | undefined {
  if (joint === 0) return refuseRow(row, tree, emptyName(path));
  if (path.length >= SHORTEST_TOO_DEEP && path.split(JOINT).length > MOST_NAMES_IN_PATH)
    return refuseRow(row, tree, TOO_DEEP);
  const parentPath = path.slice(0, joint);
  const parent = tree.nodes.get(parentPath) ?? makeParent(parentPath, row, tree);
  if (parent === undefined) return undefined;
  parent.node.children ??= [];
  return parent.node.children;
}

function makeParent(path: string, row: number, tree: Tree): PlacedNode | undefined {
  const parent = addNode(path, row, tree);
  if (parent !== undefined) tree.made.set(parent.node, parent);
  return parent;
}

const TOO_DEEP: ProblemText = {
  message: `the path has more than ${MOST_NAMES_IN_PATH} names`,
  hint: 'Use fewer levels.',
};

function refuseRow(row: number, { problems, table, pathAt }: Tree, fault: ProblemText): undefined {
  problems.push(table.problem(row, pathAt, 'option-invalid', fault));
}

function faultOf(path: string, name: string): ProblemText {
  if (path === '') return { message: 'the path is empty', hint: 'Every row needs a path, such as North::Harbour.' };
  if (name === '') return emptyName(path);
  return {
    message: `a name in the path ${quote(path)} begins or ends with ":"`,
    hint: '"::" separates the names. To begin or end a name with a colon, write the tree under `options` in YAML.',
  };
}

function emptyName(path: string): ProblemText {
  return {
    message: `a name in the path ${quote(path)} is empty`,
    hint: 'Write a path such as North::Harbour::Pier 4.',
  };
}

function findSharedValues({ table, pathAt, valueAt, nodes }: Tree): readonly Problem[] {
  const holders = new Map<string, PlacedNode>();
  const problems: Problem[] = [];
  for (const placed of nodes.values()) {
    const { value } = placed.node;
    const first = holders.get(value);
    if (first === undefined) {
      holders.set(value, placed);
      continue;
    }
    const [earlier, later] = first.row < placed.row ? [first, placed] : [placed, first];
    const column = later.node.value === later.path ? pathAt : valueAt;
    problems.push(duplicate(table, later.row, column, `the value ${quote(value)}`, earlier.row));
  }
  // One sentence for one mistake: with their paths they share nothing.
  if (problems.length > 0) for (const { path, node } of nodes.values()) node.value = path;
  return problems;
}

function offeredOf(nodes: readonly GrowingNode[], leftOut: ReadonlySet<GrowingNode>): readonly GrowingNode[] {
  return nodes.flatMap((node) => {
    if (leftOut.has(node)) return [];
    const { name, value, children = [] } = node;
    const below = [...offeredOf(children, leftOut)];
    return [below.length === 0 ? { name, value } : { name, value, children: below }];
  });
}

function choicesOf({ nodes }: Tree): readonly CsvChoice[] {
  const leftOut = new Set<string>();
  return [...nodes.values()].map(({ path, node, row, state }) => {
    const parentPath = path.slice(0, Math.max(path.lastIndexOf(JOINT), 0));
    if (state === 'left out' || leftOut.has(parentPath)) leftOut.add(path);
    return { value: node.value, label: node.name, row, state: leftOut.has(path) ? 'left out' : 'offered' };
  });
}
