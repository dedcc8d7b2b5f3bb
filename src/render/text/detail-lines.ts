import { type Choice, pathText } from '../../model/choices.ts';
import { unreachable } from '../../model/unreachable.ts';
import { type Paper, PLAIN, type Style } from '../paper.ts';
import { printableShort } from '../printable.ts';
import { type Branch, type OptionsDiff, weightOf } from '../story/options-diff.ts';
import { type Detail, type Entry, unmarked } from '../story/story.ts';
import { diffWords } from '../story/word-diff.ts';
import { EFFECT_IN_SHORT, limitInWords, plural } from '../words.ts';
import { paddedTo, widest, wrap, wrapWithEnd } from '../wrap.ts';
import { fromTo, markedText, namedText, nameOf, placeInWords, quotedText } from './from-to.ts';
import { screenLines, screensInWords } from './screen-lines.ts';

const INDENT = ' '.repeat(6);
/** A longer name pushes its own value to the right. */
const LONGEST_COLUMN = 21;

/** One line per changed setting: before and after, when it takes effect, its impact and its place. */
export function changeLines({ details, where }: Written, paper: Paper): readonly string[] {
  const { style } = paper;
  const column = Math.min(LONGEST_COLUMN, widest(details.map(settingOf)));
  return details.flatMap((detail) => {
    const setting = settingOf(detail);
    const lead = `${INDENT}${paddedTo(setting, column)}  `;
    const what = [
      ...(detail.kind === 'screens' ? [] : [changeInWords(detail, style)]),
      ...(detail.effect === undefined ? [] : [style.dim(`(${EFFECT_IN_SHORT[detail.effect]})`)]),
    ].join(' ');
    return [...lineWithImpact(lead, what, { ...detail, near: where }, paper), ...linesBelow(detail, paper)];
  });
}

/** The settings of an attribute, and its own place. */
type Written = Pick<Entry, 'details' | 'where'>;

function settingOf({ setting }: Detail): string {
  return printableShort(setting, 60);
}

/** `near`: the place of the attribute. A setting in another file, such as a list, always shows its place. */
type PlacedDetail = Pick<Detail, 'impact' | 'where'> & { readonly near: Entry['where'] };

function lineWithImpact(
  lead: string,
  text: string,
  { impact, near, where }: PlacedDetail,
  paper: Paper,
): readonly string[] {
  const impacts = impact === '' ? '' : `: ${paper.style.yellow(impact)}`;
  const showsPlace = paper.places === 'of-each-setting' || where?.file !== near?.file;
  const place = showsPlace ? placeInWords(where, paper.style) : '';
  return wrapWithEnd(lead, `${text}${impacts}`, place, paper);
}

const NOT_SET = 'not set';

/** "at most 12 → 20 characters", "1 removed, 1 added" */
export function changeInWords(detail: Exclude<Detail, { readonly kind: 'screens' }>, style: Style): string {
  if (detail.kind === 'options') return optionCounts(detail.diff);
  const { before, after, unit } = detail;
  if (before !== undefined && after !== undefined)
    return limitInWords(unit, fromTo(markedText(before, style), markedText(after, style), style));
  const say = (runs: typeof before): string =>
    runs === undefined ? NOT_SET : limitInWords(unit, markedText(runs, style));
  return fromTo(say(before), say(after), style);
}

function linesBelow(detail: Detail, paper: Paper): readonly string[] {
  if (detail.kind === 'options') return optionLines(detail.diff, paper);
  return detail.kind === 'screens' ? screenLines(detail.table, paper) : [];
}

/** The settings of a new attribute: small ones on one line, options and screens on one line each. */
export function creationLines({ details, where }: Written, paper: Paper): readonly string[] {
  const isLarge = ({ kind, impact }: Detail): boolean => kind === 'options' || kind === 'screens' || impact !== '';
  const large = details.filter(isLarge);
  const small = details.filter((detail) => !isLarge(detail));
  const [first] = small;
  return [
    ...(first === undefined
      ? []
      : lineWithImpact(INDENT, small.map(newSettingInWords).join('; '), { ...first, near: where }, paper)),
    ...large.flatMap((detail) => lineWithImpact(INDENT, newSettingInWords(detail), { ...detail, near: where }, paper)),
  ];
}

/** One setting of a new attribute: "at most 120 characters", "3 options: Low, Medium, High". */
export function newSettingInWords(detail: Detail): string {
  switch (detail.kind) {
    case 'value':
      return `${settingOf(detail)}: ${markedText(detail.after ?? [], PLAIN)}`;
    case 'options':
      return newOptions(detail.diff);
    case 'screens':
      return screensInWords(detail.table);
    default:
      return unreachable(detail);
  }
}

const MOST_LINES = 12;
/** The least to show of each kind, if not all fit. */
const SOME = 2;
const CHOICE_INDENT = ' '.repeat(8);

/** "3 removed, 2 added, 1 relabelled; others reordered" */
export function optionCounts({ added, removed, relabelled, moved, order }: OptionsDiff): string {
  const counts = [
    [weightOf(removed), 'removed'],
    [relabelled.length, 'relabelled'],
    [moved.length, 'moved'],
    [weightOf(added), 'added'],
  ] as const;
  const parts = counts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
  if (parts.length === 0)
    return order === 'another' ? 'same options, different order' : 'same options, written differently';
  return `${parts.join(', ')}${order === 'another' ? '; others reordered' : ''}`;
}

/** The changed choices, removed ones first. What does not fit is only counted. */
function optionLines(diff: OptionsDiff, paper: Paper): readonly string[] {
  const { style } = paper;
  const kinds: readonly (readonly WriteLine[])[] = [
    diff.removed.map((branch) => () => wrap(`${CHOICE_INDENT}- `, style.red(branchInWords(branch)), paper)),
    diff.relabelled.map((choice) => () => wrap(`${CHOICE_INDENT}~ `, relabelledInWords(choice, style), paper)),
    diff.moved.map((choice) => () => wrap(`${CHOICE_INDENT}~ `, movedInWords(choice, style), paper)),
    diff.added.map((branch) => () => wrap(`${CHOICE_INDENT}+ `, style.green(branchInWords(branch)), paper)),
  ];
  const total = kinds.reduce((sum, lines) => sum + lines.length, 0);
  const rest = `… and ${total - MOST_LINES} more; full list in --json`;
  return [
    ...firstOfEach(kinds).flatMap((write) => write()),
    ...(total <= MOST_LINES ? [] : wrap(CHOICE_INDENT, style.dim(rest), paper)),
  ];
}

type WriteLine = () => readonly string[];

/** Some of each kind, and as many as fit of the first. */
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

/** The options of a new attribute. The stored value is permanent: "3 options: low "Low", 2 "Medium", High". */
function newOptions({ added, total }: OptionsDiff): string {
  const names = added.slice(0, MOST_LINES).map((branch) => newOption(branch) + belowInWords(branch));
  const left = added.length - names.length;
  if (total === 0) return 'no options';
  return `${plural(total, 'option')}: ${names.join(', ')}${left === 0 ? '' : `, … and ${left} more`}`;
}

function newOption(branch: Branch): string {
  if (branch.value === branch.label || branch.value === pathText(branch)) return nameOf(branch.label);
  return `${nameOf(branch.value)} ${quotedText(unmarked(branch.label), PLAIN)}`;
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

/** The stored value, if it differs from the labels. */
function valueBefore(choice: Choice): string {
  return choice.value === pathText(choice) ? '' : `${nameOf(choice.value)}  `;
}

function pathInWords(path: readonly string[]): string {
  return path.map(nameOf).join(' › ');
}
