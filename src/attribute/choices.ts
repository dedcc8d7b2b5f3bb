import { asText, isJsonObject, type JsonValue } from './json.ts';

/** One choice of a map, a list or a tree of options. */
export interface Choice {
  /** What records store. */
  readonly value: string;
  /** What people see. */
  readonly label: string;
  /** Labels from the top of the tree down to its own. One label where options are no tree. */
  readonly path: readonly string[];
  /** The choice that it stands below; undefined at the top, where a map or a list has all of its choices. */
  readonly parent: Choice | undefined;
  /** Whether the definition has the value, leaves it to the path, or has an option that is an error of its own. */
  readonly valueIs: 'written' | 'left-out' | 'broken';
  /** Where it stands among its siblings: the index in a list, the key in a map. */
  readonly step: string;
}

/**
 * All choices in the order of the definition, parents first. A node without `value` stands for its path: the service keeps
 * the node as it came (5.2/03 "show after migration"), and its page writes the path with the next save.
 */
export function choicesOf(options: JsonValue | undefined): readonly Choice[] {
  if (Array.isArray(options)) return addNodes(options, undefined, []);
  if (!isJsonObject(options)) return [];
  return Object.entries(options).map(([value, written]) => {
    const label = textOf(written) ?? value;
    const valueIs = value === '' ? 'broken' : 'written';
    return { value, label, path: [label], parent: undefined, valueIs, step: value };
  });
}

/** Into one list for all levels, since a branch may hold a hundred thousand twigs. */
function addNodes(nodes: readonly JsonValue[], parent: Choice | undefined, choices: Choice[]): readonly Choice[] {
  for (const [index, entry] of nodes.entries()) {
    // Nulls do not survive the way into the service (5.2/11_misc "nested nulls").
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

/** The help desk's page writes the value where a label was left empty. */
function textOf(label: JsonValue | undefined): string | undefined {
  return label === undefined || label === null || label === '' ? undefined : asText(label);
}

/** The labels of a path in one text: what a tree stores, unless the definition says otherwise. */
export function pathText({ path }: Pick<Choice, 'path'>): string {
  return path.join('::');
}

/** The values that people could choose before, and cannot any more. */
export function removedValues(before: JsonValue | undefined, after: JsonValue | undefined): readonly string[] {
  const offered = new Set(choicesOf(after).map(({ value }) => value));
  return choicesOf(before).flatMap(({ value }) => (offered.has(value) ? [] : [value]));
}
