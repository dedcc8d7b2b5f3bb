import { type Choice, choicesOf, pathText } from '../../attribute/choices.ts';
import { type JsonObject, member } from '../../attribute/json.ts';
import { printableShort } from '../printable.ts';
import type { ChoiceNode } from './page-data.ts';

const LONGEST_LABEL = 120;

/** Lists of choices by their content: a tree of thousands of nodes that both sides show stands in the page once. */
export interface ChoiceLists {
  readonly lists: readonly (readonly ChoiceNode[])[];
  /** Where the choices of a field stand; undefined where it has none of its own. */
  readonly indexOf: (dataOption: JsonObject) => number | undefined;
}

export function collectChoices(): ChoiceLists {
  const lists: (readonly ChoiceNode[])[] = [];
  const byContent = new Map<string, number>();
  // The same field stands on many forms: its choices are read once.
  const byField = new Map<JsonObject, number | undefined>();
  const place = (nodes: readonly ChoiceNode[]): number | undefined => {
    if (nodes.length === 0) return undefined;
    const content = JSON.stringify(nodes);
    const known = byContent.get(content) ?? lists.push(nodes) - 1;
    byContent.set(content, known);
    return known;
  };
  return {
    lists,
    indexOf: (dataOption) => {
      if (!byField.has(dataOption)) byField.set(dataOption, place(nodesOf(dataOption)));
      return byField.get(dataOption);
    },
  };
}

/** The labels as people see them, in the order in which they see them. */
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
