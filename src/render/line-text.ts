import type { SourcePosition } from '../model/problem.ts';
import { PLAIN, type Style } from './paper.ts';
import { printableShort } from './printable.ts';
import { type Line, plainText, type Run } from './story/line.ts';

/** Right-to-left letters: a terminal would reverse an arrow between two of them. */
const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mandaic}]/u;

/** The words of a line in one text, its sides coloured as deleted and added: "at most 12 → 20 characters". */
export function wordsInText(words: readonly Run[], style: Style): string {
  const between = FROM_THE_RIGHT.test(plainText(words)) ? ' becomes ' : ' → ';
  const paint = { both: (text: string) => text, before: style.red, after: style.green };
  const parts: { readonly side: Run['side']; text: string }[] = [];
  for (const { text, side, mark } of words) {
    const shown = mark === 'plain' ? text : markWords(text, style);
    const last = parts.at(-1);
    if (last?.side === side) last.text += shown;
    else parts.push({ side, text: shown });
  }
  return parts
    .map(
      ({ side, text }, index) =>
        `${side === 'after' && parts[index - 1]?.side === 'before' ? between : ''}${paint[side](text)}`,
    )
    .join('');
}

/** Keeps spaces around the words outside the mark, unless only spaces differ. */
function markWords(text: string, style: Style): string {
  const words = text.trim();
  if (words === '') return style.mark(text);
  const from = text.indexOf(words);
  return `${text.slice(0, from)}${style.mark(words)}${text.slice(from + words.length)}`;
}

/** A line and what stands below it, as one: "options: a removed, b added, … and 3 more; full list in --json". */
export function lineInShort({ setting, words, below, left }: Line): string {
  const texts = words.length > 0 ? [words] : below.map((line) => line.words);
  const more = words.length === 0 && left > 0 ? [leftInWords(left)] : [];
  return `${setting}: ${[...texts.map((each) => wordsInText(each, PLAIN)), ...more].join('; ')}`;
}

/** "attributes/ticket.yaml:12", which terminals can open; empty without a file. */
export function placeInWords(where: SourcePosition | undefined, style: Style): string {
  return where === undefined ? '' : style.dim(`${printableShort(where.file, 200)}:${where.line}`);
}

/** "… and 3 more; full list in --json" */
export function leftInWords(left: number): string {
  return `… and ${left} more; full list in --json`;
}
