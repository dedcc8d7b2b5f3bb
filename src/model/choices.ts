import { asText, isJsonObject, type JsonObject, type JsonValue, withMember } from './json.ts';

/** One choice of a map, a list or a tree of options. */
export interface Choice {
  /** What records store. */
  readonly value: string;
  /** What people see. */
  readonly label: string;
  /** Labels from the top of the tree down to its own; a single label if the options are not a tree. */
  readonly path: readonly string[];
  /** The parent choice in a tree; undefined at the top, and in a map or list. */
  readonly parent: Choice | undefined;
  /** Whether the definition has the value, leaves it out (the path counts), or has an invalid option. */
  readonly valueIs: 'written' | 'left-out' | 'broken';
  /** Its place among its siblings: the index in a list, the key in a map. */
  readonly step: string;
}

/**
 * Lists all choices in the order of the definition, parents first. The value of a node without `value` is its path: the
 * service keeps the node unchanged (5.2/03 "show after migration"), and the admin page writes the path with the next save.
 */
export function choicesOf(options: JsonValue | undefined): readonly Choice[] {
  if (Array.isArray(options)) return addNodes(options, undefined, []);
  if (!isJsonObject(options)) return [];
  return Object.entries(options).map(([value, written]) => {
    const label = textOf(written) ?? value;
    const isStructure = typeof written === 'object' && written !== null;
    const valueIs = value === '' || isStructure ? 'broken' : 'written';
    return { value, label, path: [label], parent: undefined, valueIs, step: value };
  });
}

/** Adds to one list for all levels, since a branch may have 100,000 nodes. */
function addNodes(nodes: readonly JsonValue[], parent: Choice | undefined, choices: Choice[]): readonly Choice[] {
  for (const [index, entry] of nodes.entries()) {
    // The service drops nulls on the way in (5.2/11_misc "nested nulls").
    if (entry === null) continue;
    const node = isJsonObject(entry) ? entry : { value: entry };
    const value = node.value === undefined || node.value === null ? undefined : asText(node.value);
    const label = textOf(node.name) ?? value ?? '';
    const path = parent === undefined ? [label] : [...parent.path, label];
    const choice: Choice = {
      value: value ?? pathText({ path }),
      label,
      path,
      parent,
      valueIs: stateOf(entry, label),
      step: String(index),
    };
    choices.push(choice);
    if (Array.isArray(node.children)) addNodes(node.children, choice, choices);
  }
  return choices;
}

function stateOf(entry: JsonValue, label: string): Choice['valueIs'] {
  if (!isJsonObject(entry) || label === '' || entry.value === '' || entry.value === null) return 'broken';
  return entry.value === undefined ? 'left-out' : 'written';
}

/**
 * A tree in which each node has a value. The service offers no node without one (case "tree by names alone" on 6.1), and its
 * admin page always writes the path.
 */
export function withPathValues(options: JsonValue | undefined): JsonValue | undefined {
  return mapTree(options, [], (node, path) =>
    node.value === undefined ? { ...node, value: pathText({ path }) } : node,
  );
}

/** The same tree for a file: a value that is the path says nothing more than the names. */
export function withoutPathValues(options: JsonValue | undefined): JsonValue | undefined {
  return mapTree(options, [], (node, path) =>
    node.value === pathText({ path }) ? withMember(node, 'value', undefined) : node,
  );
}

function mapTree(
  nodes: JsonValue | undefined,
  above: readonly string[],
  change: (node: JsonObject, path: readonly string[]) => JsonObject,
): JsonValue | undefined {
  if (!Array.isArray(nodes)) return nodes;
  return nodes.map((node: JsonValue): JsonValue => {
    if (!isJsonObject(node)) return node;
    const label = textOf(node.name) ?? textOf(node.value);
    if (label === undefined) return node;
    const path = [...above, label];
    const changed = change(node, path);
    return Array.isArray(node.children)
      ? { ...changed, children: mapTree(node.children, path, change) ?? [] }
      : changed;
  });
}

/** The text of a label; undefined if it is empty, since the admin page then writes the value. */
function textOf(label: JsonValue | undefined): string | undefined {
  return label === undefined || label === null || label === '' ? undefined : asText(label);
}

/** The labels of a path, joined: the stored value of a tree, unless the definition sets another. */
export function pathText({ path }: Pick<Choice, 'path'>): string {
  return path.join('::');
}

/** The values that can no longer be selected. */
export function removedValues(before: JsonValue | undefined, after: JsonValue | undefined): readonly string[] {
  const offered = new Set(choicesOf(after).map(({ value }) => value));
  return choicesOf(before).flatMap(({ value }) => (offered.has(value) ? [] : [value]));
}
