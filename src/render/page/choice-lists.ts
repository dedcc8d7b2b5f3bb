import { type Choice, choicesOf, pathText } from '../../attribute/choices.ts';
import { type JsonObject, member } from '../../attribute/json.ts';
import { printableShort } from '../printable.ts';
import type { ChoiceNode } from './page-data.ts';

const LONGEST_LABEL = 120;

/** Lists of choices, each content once: both sides of a form may show the same tree of thousands of nodes. */
export interface ChoiceLists {
  readonly lists: readonly (readonly ChoiceNode[])[];
  /** The index of a field's list; undefined where it has no choices of its own. */
  readonly indexOf: (dataOption: JsonObject) => number | undefined;
}

export function collectChoices(): ChoiceLists {
  const lists = collectByContent<readonly ChoiceNode[]>();
  // Many forms show the same field: its choices are read once.
  const byField = new Map<JsonObject, number | undefined>();
  return {
    lists: lists.items,
    indexOf: (dataOption) => {
      if (!byField.has(dataOption)) {
        const nodes = nodesOf(dataOption);
        byField.set(dataOption, nodes.length === 0 ? undefined : lists.indexOf(nodes));
      }
      return byField.get(dataOption);
    },
  };
}

/** Keeps each content once, and knows its index. */
export function collectByContent<Item>(): {
  readonly items: readonly Item[];
  readonly indexOf: (item: Item) => number;
} {
  const items: Item[] = [];
  const known = new Map<string, number>();
  return {
    items,
    indexOf: (item) => {
      const content = JSON.stringify(item);
      const index = known.get(content) ?? items.push(item) - 1;
      known.set(content, index);
      return index;
    },
  };
}

/** The labels in the order in which a form shows them. */
function nodesOf(dataOption: JsonObject): readonly ChoiceNode[] {
  const options = member(dataOption, 'options');
  const choices = choicesOf(options);
  const families = new Map<Choice | undefined, Choice[]>();
  for (const choice of choices) {
    const siblings = families.get(choice.parent) ?? [];
    siblings.push(choice);
    families.set(choice.parent, siblings);
  }
  const nodes = nodesBelow(undefined, families);
  const isTree = nodes.length < choices.length;
  const hasOrder = isTree || (Array.isArray(options) && member(dataOption, 'customsort') === 'on');
  return hasOrder ? nodes : [...nodes].sort(byLabel);
}

function nodesBelow(
  parent: Choice | undefined,
  families: ReadonlyMap<Choice | undefined, readonly Choice[]>,
): readonly ChoiceNode[] {
  return (families.get(parent) ?? []).map((choice) => {
    const { label, value } = choice;
    return withValue(label, nodesBelow(choice, families), value === pathText(choice) ? label : value);
  });
}

function withValue(label: string, below: readonly ChoiceNode[], value: string): ChoiceNode {
  if (value !== label) return [shown(label), below, shown(value)];
  return below.length === 0 ? shown(label) : [shown(label), below];
}

function shown(label: string): string {
  return printableShort(label, LONGEST_LABEL);
}

function labelOf(node: ChoiceNode): string {
  return typeof node === 'string' ? node : node[0];
}

const collator = new Intl.Collator('en');

function byLabel(a: ChoiceNode, b: ChoiceNode): number {
  return collator.compare(labelOf(a), labelOf(b));
}

/** The label behind a stored value: "Network › VPN" in a tree. */
export function labelOfValue(dataOption: JsonObject, value: string): string | undefined {
  const choices = choicesOf(member(dataOption, 'options'));
  return choices
    .find((choice) => choice.value === value)
    ?.path.map(shown)
    .join(' › ');
}
