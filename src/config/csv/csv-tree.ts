import type { JsonObject } from '../../attribute/json.ts';
import type { Problem } from '../../problem/problem.ts';
import { quote } from '../../schema/secret-words.ts';
import { blanksAround, type Choice, type Choices, duplicate, hasBlanksAround, stateOf } from './csv-choices.ts';
import { type MadeParent, remarkOnParents } from './csv-parents.ts';
import type { Columns, CsvTable } from './csv-table.ts';

export const TREE_COLUMNS: Columns = { needed: ['path'], optional: ['value', 'active'] };

const JOINT = '::';
/** Trees were seen six deep. */
const MOST_NAMES_IN_PATH = 32;
/** No path with more names is shorter: a letter each, and what joins them. */
const SHORTEST_TOO_DEEP = MOST_NAMES_IN_PATH * (1 + JOINT.length) + 1;

/** A node to which children are added as their rows come. */
export interface GrowingNode extends JsonObject {
  readonly name: string;
  value: string;
  children?: GrowingNode[];
}

/** Little is kept of a row beside its node: long lists are mostly leaves. */
interface Tree {
  readonly table: CsvTable;
  readonly pathAt: number;
  readonly valueAt: number;
  readonly activeAt: number;
  readonly nodes: Map<string, GrowingNode>;
  readonly tops: GrowingNode[];
  /** Parents that no row has named yet. */
  readonly made: Map<GrowingNode, MadeParent>;
  readonly leftOut: Set<GrowingNode>;
  /** How many values are not the path. */
  ownValues: number;
  readonly problems: Problem[];
  /** Undefined until somebody asks. */
  rowsOfPaths: ReadonlyMap<string, number> | undefined;
}

/**
 * The options of a tree: each row is a path, and a parent that has no row of its own is made. The value is the path, as
 * the help desk's own page writes it, unless a row says otherwise. A row that is left out takes along what is below it.
 */
export function treeOptions(table: CsvTable): Choices {
  const tree: Tree = {
    table,
    pathAt: table.column('path'),
    valueAt: table.column('value'),
    activeAt: table.column('active'),
    nodes: new Map(),
    tops: [],
    made: new Map(),
    leftOut: new Set(),
    ownValues: 0,
    problems: [],
    rowsOfPaths: undefined,
  };
  addRows(tree);
  const shared = tree.ownValues > 0 ? findSharedValues(tree) : [];
  return {
    options: tree.leftOut.size === 0 ? tree.tops : offeredOf(tree.tops, tree.leftOut),
    all: () => choicesOf(tree),
    problems: [...tree.problems, ...shared, ...remarkOnParents(tree.made, table, tree.pathAt)],
  };
}

function addRows(tree: Tree): void {
  const { table, pathAt, valueAt, activeAt, nodes, made } = tree;
  // Rows of one family mostly stand together: the parent of the row before is the first that is tried.
  let [parentPath, siblings] = ['', tree.tops];
  for (let row = 0; row < table.rows.length; row += 1) {
    const fields = table.rows[row] ?? [];
    if (fields.length !== table.width) continue;
    const path = fields[pathAt] ?? '';
    let node = nodes.get(path);
    if (node === undefined) {
      const joint = path.lastIndexOf(JOINT);
      if (joint < 0) [parentPath, siblings] = ['', tree.tops];
      else if (joint !== parentPath.length || joint === 0 || !path.startsWith(parentPath)) {
        const found = childrenOf(path, joint, row, tree);
        if (found === undefined) continue;
        [parentPath, siblings] = [path.slice(0, joint), found];
      }
      node = addNode(path, joint, siblings, row, tree);
      if (node === undefined) continue;
    } else if (!made.delete(node)) {
      tree.problems.push(duplicate(table, row, pathAt, `the path ${quote(path)}`, firstRowOf(path, tree)));
      continue;
    }
    if (valueAt >= 0) giveValue(node, fields[valueAt] ?? '', row, tree);
    if (activeAt < 0) continue;
    const state = stateOf(table, row, activeAt);
    if (state === 'left out') tree.leftOut.add(node);
    else if (state !== 'offered') tree.problems.push(state);
  }
}

/** Asked for only when a path stands there twice. */
function firstRowOf(path: string, tree: Tree): number {
  tree.rowsOfPaths ??= rowsOfPaths(tree);
  return tree.rowsOfPaths.get(path) ?? 0;
}

function rowsOfPaths({ table, pathAt }: Tree): ReadonlyMap<string, number> {
  const rowOf = new Map<string, number>();
  for (const [row, fields] of table.rows.entries()) {
    const path = fields[pathAt] ?? '';
    if (fields.length === table.width && !rowOf.has(path)) rowOf.set(path, row);
  }
  return rowOf;
}

function giveValue(node: GrowingNode, value: string, row: number, tree: Tree): void {
  if (value === '' || value === node.value) return;
  const blanks = blanksAround(tree.table, row, tree.valueAt, value);
  tree.problems.push(...blanks);
  if (blanks.length > 0) return;
  node.value = value;
  tree.ownValues += 1;
}

/** The children of what stands before the joint, which is made where it is new; undefined where the path is broken. */
function childrenOf(path: string, joint: number, row: number, tree: Tree): GrowingNode[] | undefined {
  if (joint === 0) return broken(row, tree, emptyName(path));
  if (path.length >= SHORTEST_TOO_DEEP && path.split(JOINT).length > MOST_NAMES_IN_PATH)
    return broken(row, tree, TOO_DEEP);
  const parentPath = path.slice(0, joint);
  const parent = tree.nodes.get(parentPath) ?? makeParent(parentPath, row, tree);
  if (parent === undefined) return undefined;
  parent.children ??= [];
  return parent.children;
}

function makeParent(path: string, row: number, tree: Tree): GrowingNode | undefined {
  const joint = path.lastIndexOf(JOINT);
  const siblings = joint < 0 ? tree.tops : childrenOf(path, joint, row, tree);
  const parent = siblings && addNode(path, joint, siblings, row, tree);
  if (siblings !== undefined && parent !== undefined) tree.made.set(parent, { path, row, siblings });
  return parent;
}

function addNode(
  path: string,
  joint: number,
  siblings: GrowingNode[],
  row: number,
  tree: Tree,
): GrowingNode | undefined {
  const name = joint < 0 ? path : path.slice(joint + JOINT.length);
  if (name === '' || name.startsWith(':') || name.endsWith(':')) return broken(row, tree, faultOf(path, name));
  if (hasBlanksAround(name)) {
    const blanks = blanksAround(tree.table, row, tree.pathAt, name);
    tree.problems.push(...blanks);
    if (blanks.length > 0) return undefined;
  }
  const node: GrowingNode = { name, value: path };
  tree.nodes.set(path, node);
  siblings.push(node);
  return node;
}

interface Fault {
  readonly message: string;
  readonly hint: string;
}

const TOO_DEEP: Fault = {
  message: `the path has more than ${MOST_NAMES_IN_PATH} names`,
  hint: 'Make the tree flatter.',
};

function broken(row: number, { problems, table, pathAt }: Tree, fault: Fault): undefined {
  problems.push(table.problem(row, pathAt, 'option-invalid', fault));
}

function faultOf(path: string, name: string): Fault {
  if (path === '') return { message: 'the path is empty', hint: 'Every row needs a path, such as North::Harbour.' };
  if (name === '') return emptyName(path);
  return {
    message: `a name in the path ${quote(path)} begins or ends with ":"`,
    hint: 'Names are joined by "::" and hold no such colon; a tree that needs one stands in `options` of the YAML.',
  };
}

function emptyName(path: string): Fault {
  return { message: `a name in the path ${quote(path)} is empty`, hint: 'Write it as in North::Harbour::Pier 4.' };
}

function findSharedValues(tree: Tree): readonly Problem[] {
  const { table, pathAt, valueAt, nodes } = tree;
  const holders = new Map<string, Placed>();
  const problems: Problem[] = [];
  for (const placed of placedNodes(tree)) {
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
  if (problems.length > 0) for (const [path, node] of nodes) node.value = path;
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

function* choicesOf(tree: Tree): Iterable<Choice> {
  const gone = new Set<string>();
  for (const { path, node, row } of placedNodes(tree)) {
    const isGone = tree.leftOut.has(node) || gone.has(parentOf(path));
    if (isGone) gone.add(path);
    yield { value: node.value, label: node.name, row, state: isGone ? 'left out' : 'offered' };
  }
}

interface Placed {
  readonly path: string;
  readonly node: GrowingNode;
  /** Its own, or the one that made it. */
  readonly row: number;
}

/** Every node, parents first. */
function* placedNodes(tree: Tree): Iterable<Placed> {
  for (const [path, node] of tree.nodes) yield { path, node, row: tree.made.get(node)?.row ?? firstRowOf(path, tree) };
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf(JOINT), 0));
}
