import type { Signs } from './paper.ts';

const TWINS: ReadonlyMap<string, string> = new Map([
  ['→', '->'],
  ['…', '...'],
  ['›', '>'],
  ['·', '-'],
  ['’', "'"],
]);

/** A text in the signs that its paper can show. What it says stays legible: a character becomes \u{e9}, not a question mark. */
export function inSigns(text: string, signs: Signs): string {
  return signs === 'unicode' ? text : text.replace(/[\u{80}-\u{10ffff}]/gu, asciiOf);
}

function asciiOf(character: string): string {
  return TWINS.get(character) ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
