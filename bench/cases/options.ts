import { diffOptions } from '../../src/render/story/options-diff.ts';
import type { BenchCase } from '../measure.ts';
import { treeOf } from '../trees.ts';

/** Trees of which every choice gets another label. */
export function optionsCase(nodes: number): BenchCase {
  const [before, after] = [
    treeOf(nodes, (number) => `Choice ${number}`),
    treeOf(nodes, (number) => `Option ${number}`),
  ];
  const [beforeText, afterText] = [JSON.stringify(before), JSON.stringify(after)];
  return {
    name: `differences of ${nodes} choices that all change`,
    against: 'JSON.parse of both trees',
    floor: () => [JSON.parse(beforeText), JSON.parse(afterText)],
    subject: () => diffOptions(before, after),
  };
}

/** Four times the tree; whatever is linear takes four times as long. */
export function growthCase(nodes: number): BenchCase {
  const [small, large] = [optionsCase(nodes), optionsCase(4 * nodes)];
  return {
    name: `differences of ${4 * nodes} choices`,
    against: `differences of ${nodes} choices; 4 is linear`,
    floor: small.subject,
    subject: large.subject,
  };
}
