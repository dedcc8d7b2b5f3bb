import { type Paper, PLAIN } from '../../render/paper.ts';
import { printableSentence } from '../../render/printable.ts';
import type { Detail, Entry, Note } from '../../render/story/story.ts';
import { changeLines, creationLines } from '../../render/text/detail-lines.ts';

/** GitHub breaks lines by itself. */
const ENDLESS: Paper = { style: PLAIN, columns: Number.POSITIVE_INFINITY, signs: 'unicode' };

/** What happens to an attribute as a whole. */
export function linesOfEntry({ headline, notes }: Entry): readonly string[] {
  return [printableSentence(headline), ...linesOfNotes(notes)];
}

export function linesOfNotes(notes: readonly Note[]): readonly string[] {
  return notes.map(({ tone, text }) => `${tone === 'advice' ? '→ ' : ''}${printableSentence(text)}`);
}

/** One setting as the terminal tells it: what it was and will be, when, and what it costs. */
export function linesOfDetail(detail: Detail): readonly string[] {
  return withoutMargin(changeLines([withoutPlace(detail)], ENDLESS));
}

/** What a new attribute brings. */
export function linesOfCreation(details: readonly Detail[]): readonly string[] {
  return withoutMargin(creationLines(details.map(withoutPlace), ENDLESS));
}

/** The mark stands there already. */
function withoutPlace(detail: Detail): Detail {
  return { ...detail, where: undefined };
}

/** The terminal sets details in below their attribute. */
function withoutMargin([first = '', ...below]: readonly string[]): readonly string[] {
  const margin = / */u.exec(first)?.[0].length ?? 0;
  return [first.slice(margin), ...below.map((line) => line.replace(/^ {6}/u, ''))];
}
