import type { SourcePosition } from '../../problem/source-position.ts';
import type { Style } from '../paper.ts';
import { printableShort } from '../printable.ts';
import { plainText, type TextRun } from '../story/story.ts';

/** Letters that are written from the right: an arrow between two of them would be turned round by the terminal. */
const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mandaic}]/u;

/** "old → new", in the colours of deleted and added. */
export function fromTo(before: string, after: string, style: Style): string {
  const between = FROM_THE_RIGHT.test(before + after) ? 'becomes' : '→';
  return `${style.red(before)} ${between} ${style.green(after)}`;
}

const LONGEST_TEXT = 400;

/** A text with the words marked that differ from the other side; with none where a mark would cut what must be escaped. */
function markedText(runs: readonly TextRun[], style: Style): string {
  const parts = runs.map(({ text, mark }) => ({ shown: printableShort(withoutGaps(text), LONGEST_TEXT), mark }));
  const whole = printableShort(withoutGaps(plainText(runs)), LONGEST_TEXT);
  if (parts.map(({ shown }) => shown).join('') !== whole) return whole;
  return parts.map(({ shown, mark }) => (mark === 'stays' ? shown : markWords(shown, style))).join('');
}

/** The spaces around the words stay outside the mark, unless nothing but spaces differs. */
function markWords(text: string, style: Style): string {
  const words = text.trim();
  if (words === '') return style.mark(text);
  const from = text.indexOf(words);
  return `${text.slice(0, from)}${style.mark(words)}${text.slice(from + words.length)}`;
}

const LONGEST_NAME = 100;

/** Characters of our own lines: a name that holds them could be read as one of those. */
const LIKE_OURS = /[,"[\](→›]|: | {2}/u;

/** A name, value or label of the user; in quotes where its end would not be clear. */
export function nameOf(text: string): string {
  const shown = printableShort(withoutGaps(text), LONGEST_NAME);
  return shown === '' || shown !== shown.trim() || LIKE_OURS.test(shown) ? `"${shown}"` : shown;
}

/** A text of the user in quotes, with the words marked that differ. It cannot be read as a line of ours. */
export function quotedText(runs: readonly TextRun[], style: Style): string {
  const inside = runs.map(({ text, mark }) => ({ text: text.replaceAll('"', '\\"'), mark }));
  return `"${markedText(inside, style)}"`;
}

/** The same; in quotes only where its end would not be clear. */
export function namedText(runs: readonly TextRun[], style: Style): string {
  const name = nameOf(plainText(runs));
  return name.startsWith('"') ? quotedText(runs, style) : markedText(runs, style);
}

/** A run of blanks would push what follows to where another line begins. */
function withoutGaps(text: string): string {
  return text.replace(/ {3,}/gu, (blanks) => ` (${blanks.length} spaces) `);
}

/** "attributes/ticket.yaml:12", as terminals open it; empty where no file says it. */
export function placeInWords(where: SourcePosition | undefined, style: Style): string {
  return where === undefined ? '' : style.dim(`${printableShort(where.file, 200)}:${where.line}`);
}
