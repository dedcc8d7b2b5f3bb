import { asText, isJsonObject, type JsonValue } from '../../attribute/json.ts';

/** One option as people know it: the value that is stored, and the labels from the top of the tree down to it. */
export interface Choice {
  readonly value: string;
  /** Labels; the last one is its own. One label where options are no tree. */
  readonly path: readonly string[];
}

/** A choice that comes or goes together with all that stands below it. */
export interface Branch extends Choice {
  /** How many choices below it come or go with it. */
  readonly below: number;
}

export interface OptionsDiff {
  readonly added: readonly Branch[];
  readonly removed: readonly Branch[];
  readonly relabelled: readonly (Choice & { readonly before: string })[];
  /** The same stored value in another place of the tree. */
  readonly moved: readonly (Choice & { readonly before: readonly string[] })[];
  /** `order`: whatever else happened, the choices that stay stand in another order. */
  readonly order: 'as-before' | 'another';
  /** Choices afterwards, and how many of all are touched: a branch counts with all that is below it. */
  readonly total: number;
  readonly touched: number;
}

interface Placed extends Choice {
  readonly parent: string | undefined;
}

/**
 * What happens to the options, whatever their size: linear, by stored value. A choice that moves keeps its value; one
 * whose value follows its path is another choice afterwards, since stored values do not follow, and is told as such.
 */
export function diffOptions(before: JsonValue | undefined, after: JsonValue | undefined): OptionsDiff {
  const was = choicesOf(before);
  const is = choicesOf(after);
  const added = branches(is, was);
  const removed = branches(was, is);
  const relabelled: (Choice & { before: string })[] = [];
  const moved: (Choice & { before: readonly string[] })[] = [];
  for (const choice of is.values()) {
    const old = was.get(choice.value);
    if (old === undefined) continue;
    if (labelOf(old) !== labelOf(choice)) relabelled.push({ ...shown(choice), before: labelOf(old) });
    if (old.parent !== choice.parent) moved.push({ ...shown(choice), before: old.path });
  }
  return {
    added,
    removed,
    relabelled,
    moved,
    order: sameOrder(was, is) ? 'as-before' : 'another',
    total: is.size,
    touched: weightOf(added) + weightOf(removed) + relabelled.length + moved.length,
  };
}

/** Every choice by its stored value, in the order of the definition. A map's order says nothing: the page sorts it. */
function choicesOf(options: JsonValue | undefined): ReadonlyMap<string, Placed> {
  const found = new Map<string, Placed>();
  if (isJsonObject(options)) {
    for (const [value, label] of Object.entries(options))
      found.set(value, { value, path: [labelText(label, value)], parent: undefined });
    return found;
  }
  const walk = (nodes: JsonValue | undefined, path: readonly string[], parent: string | undefined): void => {
    if (!Array.isArray(nodes)) return;
    for (const node of nodes) {
      const { value, path: here, children } = choiceOfNode(node, path);
      found.set(value, { value, path: here, parent });
      walk(children, here, value);
    }
  };
  walk(options, [], undefined);
  return found;
}

/** A node of a list or tree: without a value it stands for its path, as the help desk's page writes it. */
export function choiceOfNode(
  node: JsonValue,
  above: readonly string[],
): Choice & { readonly children: readonly JsonValue[] } {
  if (!isJsonObject(node)) return { value: asText(node), path: [...above, asText(node)], children: [] };
  const path = [...above, asText(node.name ?? node.value ?? '')];
  const value = asText(node.value ?? path.join('::'));
  return { value, path, children: Array.isArray(node.children) ? node.children : [] };
}

function labelText(label: JsonValue, value: string): string {
  if (typeof label === 'string') return label === '' ? value : label;
  return label === null ? value : JSON.stringify(label);
}

/** What only `these` have: the topmost of each branch, with the number of those that share its fate below it. */
function branches(these: ReadonlyMap<string, Placed>, others: ReadonlyMap<string, Placed>): readonly Branch[] {
  const topOf = new Map<string, string>();
  const below = new Map<string, number>();
  for (const { value, parent } of these.values()) {
    if (others.has(value)) continue;
    const top = parent === undefined ? undefined : topOf.get(parent);
    topOf.set(value, top ?? value);
    if (top === undefined) below.set(value, 0);
    else below.set(top, (below.get(top) ?? 0) + 1);
  }
  return [...below].flatMap(([value, count]) => {
    const choice = these.get(value);
    return choice === undefined ? [] : [{ ...shown(choice), below: count }];
  });
}

/** Do those that stay where they are follow each other as before? Only lists and trees are shown in their own order. */
function sameOrder(was: ReadonlyMap<string, Placed>, is: ReadonlyMap<string, Placed>): boolean {
  const stays = (choice: Placed, other: Placed | undefined): boolean =>
    other !== undefined && other.parent === choice.parent;
  const before = [...was.values()].filter((choice) => stays(choice, is.get(choice.value)));
  const after = [...is.values()].filter((choice) => stays(choice, was.get(choice.value)));
  return before.every(({ value }, index) => after[index]?.value === value);
}

function shown({ value, path }: Placed): Choice {
  return { value, path };
}

export function labelOf({ path }: Choice): string {
  return path.at(-1) ?? '';
}

/** How many choices come or go with these branches. */
export function weightOf(found: readonly Branch[]): number {
  return found.reduce((sum, { below }) => sum + 1 + below, 0);
}
