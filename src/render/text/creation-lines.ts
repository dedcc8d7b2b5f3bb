import { unreachable } from '../../problem/unreachable.ts';
import type { Paper } from '../paper.ts';
import { printableShort } from '../printable.ts';
import type { Detail } from '../story/story.ts';
import { PLAIN } from '../style.ts';
import { limitInWords } from '../words.ts';
import { hangWithEnd } from '../wrap.ts';
import { quotedText } from './from-to.ts';
import { newOptions } from './option-lines.ts';
import { placeOf } from './place.ts';
import { seenOn } from './screen-lines.ts';

const INDENT = ' '.repeat(6);

/** What a new attribute brings: its small settings in one sentence, its options and its screens in one each. */
export function creationLines(details: readonly Detail[], paper: Paper): readonly string[] {
  const small = details.filter(({ kind }) => kind !== 'options' && kind !== 'screens');
  const large = details.filter(({ kind }) => kind === 'options' || kind === 'screens');
  const together = small.length === 0 ? [] : lineOf(small.map(whatComes).join('; '), small[0], paper);
  return [...together, ...large.flatMap((detail) => lineOf(whatComes(detail), detail, paper))];
}

function lineOf(text: string, first: Detail | undefined, paper: Paper): readonly string[] {
  const cost = first === undefined || first.cost === '' ? '' : `: ${paper.style.yellow(first.cost)}`;
  return hangWithEnd(INDENT, `${text}${cost}`, placeOf(first?.where, paper.style), paper);
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
