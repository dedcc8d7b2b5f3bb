import type { Effect } from '../../plan/change.ts';
import { unreachable } from '../../problem/unreachable.ts';
import { type Paper, PLAIN, type Style } from '../paper.ts';
import { printableShort } from '../printable.ts';
import type { Detail, DetailValue } from '../story/story.ts';
import { EFFECT_IN_SHORT, limitInWords } from '../words.ts';
import { paddedTo, widest, widthOf, wrapWithEnd } from '../wrap.ts';
import { fromTo, placeInWords, quotedText } from './from-to.ts';
import { newOptions, optionCounts, optionLines } from './option-lines.ts';
import { screenLines, seenOn } from './screen-lines.ts';

const INDENT = ' '.repeat(6);
const LONGEST_COLUMN = 16;

/** What changes, a line for each setting: what it was and will be, when, what that costs, and where it is written. */
export function changeLines(details: readonly Detail[], paper: Paper): readonly string[] {
  const column = Math.min(LONGEST_COLUMN, widest(details.map(settingOf)));
  return details.flatMap((detail) => {
    const { style } = paper;
    const setting = settingOf(detail);
    const fits = widthOf(setting) <= column;
    const lead = `${INDENT}${paddedTo(fits ? setting : '', column)}  `;
    const what = [fits ? '' : `${setting}:`, changeInWords(detail, style), when(detail.effect, style)];
    const cost = detail.cost === '' ? '' : `: ${style.yellow(detail.cost)}`;
    const said = what.filter((part) => part !== '').join(' ');
    return [
      ...wrapWithEnd(lead, `${said}${cost}`, placeInWords(detail.where, style), paper),
      ...linesBelow(detail, paper),
    ];
  });
}

function settingOf({ setting }: Detail): string {
  return printableShort(setting, 60);
}

function when(effect: Effect | undefined, style: Style): string {
  return effect === undefined ? '' : style.dim(`(${EFFECT_IN_SHORT[effect]})`);
}

const NOT_SET = 'not set';

function changeInWords(told: DetailValue, style: Style): string {
  switch (told.kind) {
    case 'text':
      return fromTo(
        told.before === undefined ? NOT_SET : quotedText(told.before, style),
        told.after === undefined ? NOT_SET : quotedText(told.after, style),
        style,
      );
    case 'limit': {
      const { before, after } = told;
      if (before === undefined || after === undefined) {
        const say = (number: string | undefined): string =>
          number === undefined ? NOT_SET : limitInWords(told, number);
        return fromTo(say(before), say(after), style);
      }
      return limitInWords(told, fromTo(before, after, style));
    }
    case 'value':
      return fromTo(told.before ?? NOT_SET, told.after ?? NOT_SET, style);
    case 'options':
      return optionCounts(told.diff);
    case 'screens':
      return '';
    default:
      return unreachable(told);
  }
}

function linesBelow(told: DetailValue, paper: Paper): readonly string[] {
  switch (told.kind) {
    case 'options':
      return optionLines(told.diff, paper);
    case 'screens':
      return screenLines(told.table, paper);
    case 'text':
    case 'limit':
    case 'value':
      return [];
    default:
      return unreachable(told);
  }
}

/** What a new attribute brings: its small settings in one sentence, its options and its screens in one each. */
export function creationLines(details: readonly Detail[], paper: Paper): readonly string[] {
  const small = details.filter(({ kind }) => kind !== 'options' && kind !== 'screens');
  const large = details.filter(({ kind }) => kind === 'options' || kind === 'screens');
  const together = small.length === 0 ? [] : lineOf(small.map(whatComes).join('; '), small[0], paper);
  return [...together, ...large.flatMap((detail) => lineOf(whatComes(detail), detail, paper))];
}

function lineOf(text: string, first: Detail | undefined, paper: Paper): readonly string[] {
  const cost = first === undefined || first.cost === '' ? '' : `: ${paper.style.yellow(first.cost)}`;
  return wrapWithEnd(INDENT, `${text}${cost}`, placeInWords(first?.where, paper.style), paper);
}

function whatComes(detail: Detail): string {
  const setting = printableShort(detail.setting, 60);
  switch (detail.kind) {
    case 'text':
      return `${setting}: ${quotedText(detail.after ?? [], PLAIN)}`;
    case 'limit':
      return limitInWords(detail, detail.after ?? '');
    case 'value':
      return `${setting}: ${detail.after ?? ''}`;
    case 'options':
      return newOptions(detail.diff);
    case 'screens':
      return seenOn(detail.table);
    default:
      return unreachable(detail);
  }
}
