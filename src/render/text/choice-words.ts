import { type Choice, pathText } from '../../attribute/choices.ts';
import type { Branch } from '../story/options-diff.ts';
import { nameOf } from './from-to.ts';

/** "4711  Harbour › Pier 4 and 12 below it" */
export function branchInWords(branch: Branch): string {
  return `${valueBefore(branch)}${pathInWords(branch.path)}${belowInWords(branch)}`;
}

export function belowInWords({ below }: Branch): string {
  return below === 0 ? '' : ` and ${below} below it`;
}

/** The stored value, where it says more than the labels do. */
export function valueBefore(choice: Choice): string {
  return choice.value === pathText(choice) ? '' : `${nameOf(choice.value)}  `;
}

export function pathInWords(path: readonly string[]): string {
  return path.map(nameOf).join(' › ');
}
