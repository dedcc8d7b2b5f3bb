import { unreachable } from '../../problem/unreachable.ts';
import type { Paper } from '../paper.ts';
import { printableShort } from '../printable.ts';
import type { Entry, Note } from '../story/story.ts';
import type { Style } from '../style.ts';
import { SIGN_OF } from '../words.ts';
import { hang, hangWithEnd } from '../wrap.ts';
import { creationLines } from './creation-lines.ts';
import { changeLines } from './detail-lines.ts';
import { placeOf } from './place.ts';

/** One attribute: what happens to it, what there is to know about that, and every setting that it touches. */
export function entryLines(entry: Entry, paper: Paper): readonly string[] {
  const { style } = paper;
  const paint = paintOf(entry.action, style);
  const name = style.bold(printableShort(entry.name, 100));
  const label = entry.label === undefined ? '' : ` "${printableShort(entry.label, 200)}"`;
  const head = paint(`${name}${label}: ${printableShort(entry.headline, 200)}`);
  return [
    ...hangWithEnd(`  ${paint(SIGN_OF[entry.action])} `, head, placeOf(entry.where, style), paper),
    ...entry.notes.flatMap((note) => noteLines(note, paper)),
    ...detailLines(entry, paper),
  ];
}

function detailLines({ action, details }: Entry, paper: Paper): readonly string[] {
  if (details.length === 0) return [];
  return action === 'create' ? creationLines(details, paper) : changeLines(details, paper);
}

function paintOf(action: Entry['action'], style: Style): (text: string) => string {
  switch (action) {
    case 'create':
      return style.green;
    case 'update':
      return style.yellow;
    case 'delete':
    case 'refuse':
      return style.red;
    case 'keep':
      return style.dim;
    default:
      return unreachable(action);
  }
}

const LONGEST_NOTE = 1_000;

function noteLines({ tone, text }: Note, paper: Paper): readonly string[] {
  const shown = printableShort(text, LONGEST_NOTE);
  const indent = ' '.repeat(6);
  switch (tone) {
    case 'danger':
      return hang(indent, paper.style.red(shown), paper);
    case 'advice':
      return hang(`${indent}→ `, shown, paper);
    case 'plain':
      return hang(indent, shown, paper);
    default:
      return unreachable(tone);
  }
}
