import type { SourcePosition } from '../../model/problem.ts';
import type { Style } from '../paper.ts';
import { printableShort } from '../printable.ts';
import { plainText, type TextRun } from '../story/story.ts';

/** Right-to-left letters: a terminal would reverse an arrow between two of them. */
const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mandaic}]/u;

/** "old → new", coloured as deleted and added. */
export function fromTo(before: string, after: string, style: Style): string {
  const between = FROM_THE_RIGHT.test(before + after) ? 'becomes' : '→';
  return `${style.red(before)} ${between} ${style.green(after)}`;
}

const LONGEST_TEXT = 400;

/** A text with its changed words marked; without marks if one would cut a sequence that must be escaped. */
export function markedText(runs: readonly TextRun[], style: Style): string {
  const parts = runs.map(({ text, mark }) => ({ shown: printableShort(withoutGaps(text), LONGEST_TEXT), mark }));
  const whole = printableShort(withoutGaps(plainText(runs)), LONGEST_TEXT);
  if (parts.map(({ shown }) => shown).join('') !== whole) return whole;
  return parts.map(({ shown, mark }) => (mark === 'stays' ? shown : markWords(shown, style))).join('');
}

/** Keeps spaces around the words outside the mark, unless only spaces differ. */
function markWords(text: string, style: Style): string {
  const words = text.trim();
  if (words === '') return style.mark(text);
  const from = text.indexOf(words);
  return `${text.slice(0, from)}${style.mark(words)}${text.slice(from + words.length)}`;
}

const LONGEST_NAME = 100;

/** Characters of our own syntax: a name with them could be misread. */
const LIKE_OURS = /[,"[\](→›]|: | {2}/u;

/** A name, value or label of the user; in quotes if its end would be unclear. */
export function nameOf(text: string): string {
  const shown = printableShort(withoutGaps(text), LONGEST_NAME);
  return shown === '' || shown !== shown.trim() || LIKE_OURS.test(shown) ? `"${shown}"` : shown;
}

/** A text of the user in quotes, with changed words marked. It cannot be mistaken for our own output. */
export function quotedText(runs: readonly TextRun[], style: Style): string {
  const inside = runs.map(({ text, mark }) => ({ text: text.replaceAll('"', '\\"'), mark }));
  return `"${markedText(inside, style)}"`;
}

/** Like `quotedText`, but in quotes only if its end would be unclear. */
export function namedText(runs: readonly TextRun[], style: Style): string {
  const name = nameOf(plainText(runs));
  return name.startsWith('"') ? quotedText(runs, style) : markedText(runs, style);
}

/** Replaces long runs of spaces, which would push the rest of the line out of its column. */
function withoutGaps(text: string): string {
  return text.replace(/ {3,}/gu, (blanks) => ` (${blanks.length} spaces) `);
}

/** "attributes/ticket.yaml:12", which terminals can open; empty without a file. */
export function placeInWords(where: SourcePosition | undefined, style: Style): string {
  return where === undefined ? '' : style.dim(`${printableShort(where.file, 200)}:${where.line}`);
}
