import { type Desk, replace } from './edit-desk.ts';
import { type Addition, type Part, startsLine } from './edit-parts.ts';
import { columnOf, endOfLineAbove, lineEndOf, lineStartOf, nextLineOf, wholeLines } from './edit-places.ts';
import { indent } from './edit-writing.ts';

/** Entries of a block, each with lines of its own. */
export function editBlockParts(
  parts: readonly Part[],
  additions: readonly Addition[],
  kind: 'map' | 'list',
  desk: Desk,
): void {
  const { text, eol } = desk;
  const column = columnOf(text, parts[0]?.start ?? 0);
  const blank = kind === 'list' && isSpaced(parts, text) ? eol : '';
  for (const { after, lines } of additions) {
    const before = parts[after];
    const written = indent(lines(), column);
    if (before !== undefined) {
      const at = lineEndOf(text, before.end);
      replace(desk, at, at, `${blank}${written.map((line) => eol + line).join('')}`);
      continue;
    }
    const first = parts[0]?.start ?? 0;
    const above = startsLine(first, text) ? endOfLineAbove(text, aboveComments(first, column, text)) : undefined;
    if (above === undefined) replace(desk, first, first, written.join(eol).trimStart() + eol + ' '.repeat(column));
    else replace(desk, above, above, written.map((line) => eol + line).join('') + blank);
  }
  for (const [index, part] of parts.entries()) if (!part.kept) removeBlockPart(parts, index, blank !== '', desk);
}

/** A comment directly above the first entry is about it, so what is new goes above both. */
function aboveComments(offset: number, column: number, text: string): number {
  let start = lineStartOf(text, offset);
  while (start > 0) {
    const above = lineStartOf(text, start - 1);
    const line = text.slice(above, start);
    if (line.search(/\S/u) !== column || line[column] !== '#') break;
    start = above;
  }
  return start;
}

/** Whether the items of a list are set apart by blank lines. */
function isSpaced(parts: readonly Part[], text: string): boolean {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return false;
  return /\n[ \t]*\r?\n/u.test(text.slice(lineEndOf(text, first.end), second.start));
}

function removeBlockPart(parts: readonly Part[], index: number, spaced: boolean, desk: Desk): void {
  const { text } = desk;
  const part = parts[index];
  if (part === undefined) return;
  if (startsLine(part.start, text)) {
    const lines = wholeLines(text, part.start, part.end);
    const above = endOfLineAbove(text, lines.start);
    const isBlankAbove = spaced && index > 0 && text.slice(lineStartOf(text, lines.start), lines.start).trim() === '';
    desk.replacements.push(isBlankAbove && above !== undefined ? { ...lines, start: above } : lines);
    return;
  }
  const next = parts[index + 1];
  if (next === undefined) {
    desk.obstacles.push('an entry shares its line with what holds it');
    return;
  }
  const line = nextLineOf(text, part.end);
  if (text.slice(line, next.start).trim() === '') {
    replace(desk, part.start, next.start, '');
    return;
  }
  const start = part.start - (/[ ]*$/u.exec(text.slice(0, part.start))?.[0].length ?? 0);
  replace(desk, start, lineEndOf(text, part.end), '');
}
