import type { JsonObject } from '../src/model/json.ts';

const CHILDREN = 10;

/** A tree of so many choices, ten below each. `label` names a choice by its number. */
export function treeOf(nodes: number, label: (number: number) => string): readonly JsonObject[] {
  const nodeAt = (number: number): JsonObject => {
    const first = number * CHILDREN + 1;
    const below = Array.from({ length: CHILDREN }, (_, index) => first + index).filter((child) => child <= nodes);
    return {
      name: label(number),
      value: `choice_${number}`,
      ...(below.length === 0 ? {} : { children: below.map(nodeAt) }),
    };
  };
  return Array.from({ length: Math.min(CHILDREN, nodes) }, (_, index) => nodeAt(index + 1));
}
