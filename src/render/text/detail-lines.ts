import { unreachable } from '../../problem/unreachable.ts';
import { type Paper, PLAIN, type Style } from '../paper.ts';
import { printableShort } from '../printable.ts';
import type { Detail } from '../story/story.ts';
import { EFFECT_IN_SHORT, limitInWords } from '../words.ts';
import { paddedTo, widest, widthOf, wrapWithEnd } from '../wrap.ts';
import { fromTo, placeInWords, quotedText } from './from-to.ts';
import { newOptions, optionCounts, optionLines } from './option-lines.ts';
import { screenLines, seenOn } from './screen-lines.ts';

const INDENT = ' '.repeat(6);
const LONGEST_COLUMN = 16;

/** What changes, a line for each setting: what it was and will be, when, what that costs, and where it is written. */
export function changeLines(details: readonly Detail[], paper: Paper): readonly string[] {
  const { style } = paper;
  const column = Math.min(LONGEST_COLUMN, widest(details.map(settingOf)));
  return details.flatMap((detail) => {
    const setting = settingOf(detail);
    const fits = widthOf(setting) <= column;
    const lead = `${INDENT}${paddedTo(fits ? setting : '', column)}  `;
    const what = [
      ...(fits ? [] : [`${setting}:`]),
      ...(detail.kind === 'screens' ? [] : [changeInWords(detail, style)]),
      ...(detail.effect === undefined ? [] : [style.dim(`(${EFFECT_IN_SHORT[detail.effect]})`)]),
    ].join(' ');
    return [...lineWithCost(lead, what, detail, paper), ...linesBelow(detail, paper)];
  });
}

function settingOf({ setting }: Detail): string {
  return printableShort(setting, 60);
}

function lineWithCost(lead: string, text: string, { cost, where }: Detail, paper: Paper): readonly string[] {
  const costs = cost === '' ? '' : `: ${paper.style.yellow(cost)}`;
  return wrapWithEnd(lead, `${text}${costs}`, placeInWords(where, paper.style), paper);
}

const NOT_SET = 'not set';

function changeInWords(detail: Exclude<Detail, { readonly kind: 'screens' }>, style: Style): string {
  switch (detail.kind) {
    case 'text': {
      const say = (runs: typeof detail.before): string => (runs === undefined ? NOT_SET : quotedText(runs, style));
      return fromTo(say(detail.before), say(detail.after), style);
    }
    case 'limit': {
      const { before, after } = detail;
      if (before !== undefined && after !== undefined) return limitInWords(detail, fromTo(before, after, style));
      const say = (number: typeof before): string => (number === undefined ? NOT_SET : limitInWords(detail, number));
      return fromTo(say(before), say(after), style);
    }
    case 'value':
      return fromTo(detail.before ?? NOT_SET, detail.after ?? NOT_SET, style);
    case 'options':
      return optionCounts(detail.diff);
    default:
      return unreachable(detail);
  }
}

function linesBelow(detail: Detail, paper: Paper): readonly string[] {
  if (detail.kind === 'options') return optionLines(detail.diff, paper);
  return detail.kind === 'screens' ? screenLines(detail.table, paper) : [];
}

/** What a new attribute brings: its small settings in one sentence, its options and its screens in one each. */
export function creationLines(details: readonly Detail[], paper: Paper): readonly string[] {
  const large = details.filter(({ kind }) => kind === 'options' || kind === 'screens');
  const small = details.filter((detail) => !large.includes(detail));
  const [first] = small;
  return [
    ...(first === undefined ? [] : lineWithCost(INDENT, small.map(settingInWords).join('; '), first, paper)),
    ...large.flatMap((detail) => lineWithCost(INDENT, settingInWords(detail), detail, paper)),
  ];
}

function settingInWords(detail: Detail): string {
  switch (detail.kind) {
    case 'text':
      return `${settingOf(detail)}: ${quotedText(detail.after ?? [], PLAIN)}`;
    case 'limit':
      return limitInWords(detail, detail.after ?? '');
    case 'value':
      return `${settingOf(detail)}: ${detail.after ?? ''}`;
    case 'options':
      return newOptions(detail.diff);
    case 'screens':
      return seenOn(detail.table);
    default:
      return unreachable(detail);
  }
}
