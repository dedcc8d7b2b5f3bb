import { type Choice, pathText } from '../../attribute/choices.ts';
import type { Paper, Style } from '../paper.ts';
import { type Branch, type OptionsDiff, weightOf } from '../story/options-diff.ts';
import { diffWords } from '../story/word-diff.ts';
import { plural } from '../words.ts';
import { wrap } from '../wrap.ts';
import { fromTo, namedText, nameOf } from './from-to.ts';

const MOST_LINES = 12;
/** At least so many of each kind are shown, where there are more than fit. */
const SOME = 2;
const INDENT = ' '.repeat(8);

/** "3 removed, 2 added, 1 relabelled; the others in another order" */
export function optionCounts({ added, removed, relabelled, moved, order }: OptionsDiff): string {
  const counts = [
    [weightOf(removed), 'removed'],
    [relabelled.length, 'relabelled'],
    [moved.length, 'moved'],
    [weightOf(added), 'added'],
  ] as const;
  const parts = counts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
  if (parts.length === 0)
    return order === 'another' ? 'the same ones in another order' : 'the same ones, written otherwise';
  return `${parts.join(', ')}${order === 'another' ? '; the others in another order' : ''}`;
}

/** The choices that are touched, removed ones first. More than a screen can hold are only counted. */
export function optionLines(diff: OptionsDiff, paper: Paper): readonly string[] {
  const { style } = paper;
  const kinds: readonly (readonly WriteLine[])[] = [
    diff.removed.map((branch) => () => wrap(`${INDENT}- `, style.red(branchInWords(branch)), paper)),
    diff.relabelled.map((choice) => () => wrap(`${INDENT}~ `, relabelledInWords(choice, style), paper)),
    diff.moved.map((choice) => () => wrap(`${INDENT}~ `, movedInWords(choice, style), paper)),
    diff.added.map((branch) => () => wrap(`${INDENT}+ `, style.green(branchInWords(branch)), paper)),
  ];
  const total = kinds.reduce((sum, lines) => sum + lines.length, 0);
  const rest = `… and ${total - MOST_LINES} more; all of them: --json`;
  return [
    ...firstOfEach(kinds).flatMap((write) => write()),
    ...(total <= MOST_LINES ? [] : wrap(INDENT, style.dim(rest), paper)),
  ];
}

type WriteLine = () => readonly string[];

/** Some of every kind, and as many as fit of the first. */
function firstOfEach(kinds: readonly (readonly WriteLine[])[]): readonly WriteLine[] {
  const [first = [], ...others] = kinds.filter((lines) => lines.length > 0);
  const atLeast = (lines: readonly WriteLine[]): number => Math.min(lines.length, SOME);
  const rest = MOST_LINES - others.reduce((sum, lines) => sum + atLeast(lines), 0);
  let free = Math.max(0, rest - first.length);
  return [
    ...first.slice(0, rest),
    ...others.flatMap((lines) => {
      const shown = Math.min(lines.length, atLeast(lines) + free);
      free -= shown - atLeast(lines);
      return lines.slice(0, shown);
    }),
  ];
}

/** What a new attribute lets people choose: "4 options: Low, Medium, High, Urgent". */
export function newOptions({ added, total }: OptionsDiff): string {
  const names = added.slice(0, MOST_LINES).map((branch) => nameOf(branch.label) + belowInWords(branch));
  const left = added.length - names.length;
  return `${plural(total, 'option')}: ${names.join(', ')}${left === 0 ? '' : `, … and ${left} more`}`;
}

function relabelledInWords(choice: OptionsDiff['relabelled'][number], style: Style): string {
  const [before, after] = diffWords(choice.before, choice.label);
  const parents = choice.path.slice(0, -1).map((label) => `${nameOf(label)} › `);
  return `${nameOf(choice.value)}  ${parents.join('')}${fromTo(namedText(before, style), namedText(after, style), style)}`;
}

export function movedInWords(choice: OptionsDiff['moved'][number], style: Style): string {
  return `${valueBefore(choice)}${fromTo(pathInWords(choice.before), pathInWords(choice.path), style)}`;
}

/** "4711  Harbour › Pier 4 and 12 below it" */
export function branchInWords(branch: Branch): string {
  return `${valueBefore(branch)}${pathInWords(branch.path)}${belowInWords(branch)}`;
}

function belowInWords({ below }: Branch): string {
  return below === 0 ? '' : ` and ${below} below it`;
}

/** The stored value, where it says more than the labels do. */
function valueBefore(choice: Choice): string {
  return choice.value === pathText(choice) ? '' : `${nameOf(choice.value)}  `;
}

function pathInWords(path: readonly string[]): string {
  return path.map(nameOf).join(' › ');
}
