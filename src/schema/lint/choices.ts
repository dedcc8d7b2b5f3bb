import { asText, isJsonObject, type JsonValue } from '../../attribute/json.ts';
import type { Path } from '../remark.ts';

/** One choice of a list, a map or a tree. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** The node that it stands below; undefined at the top, where a map or a list has all of its choices. */
  readonly parent: Choice | undefined;
  /** 1 at the top. */
  readonly level: number;
  /** Labels from the top, joined as the help desk's page joins them. */
  readonly way: string;
  readonly step: string;
  /** Whether the file says the value, or leaves it to the label. */
  readonly valueIs: 'written' | 'left-out';
}

/** All choices in the order of the definition. A node without value stands for its name. */
export function choicesOf(options: JsonValue | undefined): readonly Choice[] {
  const choices: Choice[] = [];
  if (Array.isArray(options)) collect(options, undefined, choices);
  else if (isJsonObject(options)) {
    for (const [value, label] of Object.entries(options)) choices.push(topChoice(value, label));
  }
  return choices;
}

/** The help desk's page writes the value where a label was left empty. */
function topChoice(value: string, written: JsonValue): Choice {
  const label = written === '' || written === null ? value : asText(written);
  return { value, label, parent: undefined, level: 1, way: label, step: value, valueIs: 'written' };
}

function collect(nodes: readonly JsonValue[], parent: Choice | undefined, choices: Choice[]): void {
  nodes.forEach((node, index) => {
    // Bare entries are a mistake of their own.
    if (!isJsonObject(node)) return;
    const { name, value } = node;
    const label = textOf(name) ?? textOf(value);
    if (label === undefined) return;
    const choice: Choice = {
      value: textOf(value) ?? label,
      label,
      parent,
      level: (parent?.level ?? 0) + 1,
      way: parent === undefined ? label : `${parent.way}::${label}`,
      step: String(index),
      valueIs: textOf(value) === undefined ? 'left-out' : 'written',
    };
    choices.push(choice);
    if (Array.isArray(node.children)) collect(node.children, choice, choices);
  });
}

function textOf(value: JsonValue | undefined): string | undefined {
  return value === undefined || value === null || typeof value === 'object' ? undefined : String(value);
}

/** Where a choice stands in its definition. Worked out only for what has to be said. */
export function placeOf(choice: Choice): Path {
  const above = choice.parent === undefined ? OPTIONS : [...placeOf(choice.parent), 'children'];
  return [...above, choice.step];
}

const OPTIONS: Path = ['data_option', 'options'];
