import { isJsonObject, type JsonObject, type JsonValue, member } from '../../attribute/json.ts';
import { printableShort } from '../printable.ts';
import { choiceOfNode, labelOf as labelOfChoice } from '../story/options-diff.ts';
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
      if (!byField.has(dataOption)) byField.set(dataOption, place(choicesOf(dataOption)));
      return byField.get(dataOption);
    },
  };
}

/** The labels as people see them, in the order in which they see them. */
function choicesOf(dataOption: JsonObject): readonly ChoiceNode[] {
  const options = member(dataOption, 'options');
  if (isJsonObject(options)) return Object.entries(options).map(labelOfEntry).sort(byLabel);
  if (!Array.isArray(options)) return [];
  const nodes = options.map((node) => nodeOf(node, []));
  const isTree = nodes.some((node) => typeof node !== 'string' && node[1].length > 0);
  return isTree || member(dataOption, 'customsort') === 'on' ? nodes : [...nodes].sort(byLabel);
}

function labelOfEntry([value, label]: [string, JsonValue]): ChoiceNode {
  return withValue(typeof label === 'string' && label !== '' ? label : value, [], value);
}

function nodeOf(node: JsonValue, above: readonly string[]): ChoiceNode {
  if (!isJsonObject(node)) return shown(typeof node === 'string' ? node : JSON.stringify(node));
  const choice = choiceOfNode(node, above);
  const label = labelOfChoice(choice);
  const below = choice.children.map((child) => nodeOf(child, choice.path));
  return withValue(label, below, choice.value === choice.path.join('::') ? label : choice.value);
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
  const options = member(dataOption, 'options');
  if (isJsonObject(options)) {
    const label = member(options, value);
    return typeof label === 'string' ? shown(label === '' ? value : label) : undefined;
  }
  return Array.isArray(options) ? pathTo(options, value, [])?.map(shown).join(' › ') : undefined;
}

function pathTo(nodes: readonly JsonValue[], value: string, above: readonly string[]): readonly string[] | undefined {
  for (const node of nodes) {
    const choice = choiceOfNode(node, above);
    if (choice.value === value) return choice.path;
    const found = pathTo(choice.children, value, choice.path);
    if (found !== undefined) return found;
  }
  return undefined;
}
