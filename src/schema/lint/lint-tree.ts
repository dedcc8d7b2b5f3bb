import { type Choice, pathText } from '../../attribute/choices.ts';
import { quote, type Remark } from '../remark.ts';
import { tellFirst } from './tell-first.ts';

/** The deepest tree that is known to be in use. */
const DEEPEST_TREE = 6;

/** What goes wrong with trees alone. */
export function lintTree(choices: readonly Choice[]): readonly Remark[] {
  const tooDeep = choices.filter(({ path }) => path.length === DEEPEST_TREE + 1);
  const offPath = choices.filter((choice) => choice.valueIs === 'left-out' || choice.value !== pathText(choice));
  return [
    ...tellFirst('tree-too-deep', tooDeep, (choice) => ({
      choice,
      message: `${quote(pathText(choice))} stands on level ${DEEPEST_TREE + 1} of its tree`,
      hint: `Write the tree with at most ${DEEPEST_TREE} levels, or split it into two fields.`,
    })),
    ...tellFirst('tree-value-off-path', offPath, (choice) => ({
      choice,
      message: `${quote(pathText(choice))} ${choice.valueIs === 'written' ? `is stored as ${quote(choice.value)}` : 'has no value written'}`,
      hint: `Write value: ${quote(pathText(choice))}. Saved in the help desk's own page, it becomes that anyway.`,
    })),
  ];
}
