import { quote, type Remark } from '../remark.ts';
import type { Choice } from './choices.ts';
import { tellFirst } from './tell-first.ts';

/** The deepest tree that is known to be in use. */
const DEEPEST_TREE = 6;

/** What goes wrong with trees alone. */
export function lintTree(choices: readonly Choice[]): readonly Remark[] {
  const tooDeep = choices.filter(({ level }) => level === DEEPEST_TREE + 1);
  const offPath = choices.filter(({ value, way }) => value !== way);
  return [
    ...tellFirst('tree-too-deep', tooDeep, (choice) => ({
      choice,
      message: `${quote(choice.way)} stands on level ${DEEPEST_TREE + 1} of its tree`,
      hint: `Write the tree with at most ${DEEPEST_TREE} levels, or split it into two fields.`,
    })),
    ...tellFirst('tree-value-off-path', offPath, (choice) => ({
      choice,
      message: `${quote(choice.way)} ${choice.valueIs === 'written' ? 'is stored' : 'has no value written, and is stored'} as ${quote(choice.value)}`,
      hint: `Write value: ${quote(choice.way)}. Saved in the help desk's own page, it becomes that anyway.`,
    })),
  ];
}
