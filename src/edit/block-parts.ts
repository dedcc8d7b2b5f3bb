import type { Addition, Part } from './parts.ts';
import {
  columnOf,
  endOfLineAbove,
  lineEndOf,
  lineStartOf,
  nextLineOf,
  startOfBlanks,
  startsLine,
  wholeLines,
} from './places.ts';
import { replace, type Workbench } from './workbench.ts';
import { indent } from './writing.ts';

/** Whether entries stand line below line, or are set apart by blank lines, as the items of lists may be. */
type Spacing = 'close' | 'apart';

/** Entries of a block, each with lines of its own. */
export function editBlockParts(
  parts: readonly Part[],
  additions: readonly Addition[],
  kind: 'map' | 'list',
  bench: Workbench,
): void {
  const { text, eol } = bench;
  const spacing = kind === 'list' ? spacingOf(parts, text) : 'close';
  const blank = spacing === 'apart' ? eol : '';
  const first = parts[0]?.start ?? 0;
  const column = columnOf(text, first);
  const above = startsLine(text, first) ? endOfLineAbove(text, aboveComments(first, column, text)) : undefined;
  for (const { after, lines } of additions) {
    const before = parts[after];
    const written = indent(lines(), column);
    const below = written.map((line) => eol + line).join('');
    if (before !== undefined) {
      const at = lineEndOf(text, before.end);
      replace(bench, at, at, blank + below);
    } else if (above !== undefined) replace(bench, above, above, below + blank);
    else replace(bench, first, first, written.join(eol).trimStart() + eol + ' '.repeat(column));
  }
  for (const [index, part] of parts.entries()) if (!part.kept) removeBlockPart(parts, index, spacing, bench);
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

function spacingOf([first, second]: readonly Part[], text: string): Spacing {
  if (first === undefined || second === undefined) return 'close';
  return /\n[ \t]*\r?\n/u.test(text.slice(lineEndOf(text, first.end), second.start)) ? 'apart' : 'close';
}

function removeBlockPart(parts: readonly Part[], index: number, spacing: Spacing, bench: Workbench): void {
  const { text } = bench;
  const part = parts[index];
  if (part === undefined) return;
  if (startsLine(text, part.start)) {
    const lines = wholeLines(text, part.start, part.end);
    const above = endOfLineAbove(text, lines.start);
    const isBlankAbove = spacing === 'apart' && index > 0 && startsLine(text, lines.start);
    bench.replacements.push(isBlankAbove && above !== undefined ? { ...lines, start: above } : lines);
    return;
  }
  const next = parts[index + 1];
  if (next === undefined) {
    bench.obstacles.push('an entry shares its line with what holds it');
    return;
  }
  const line = nextLineOf(text, part.end);
  if (text.slice(line, next.start).trim() === '') {
    replace(bench, part.start, next.start, '');
    return;
  }
  replace(bench, startOfBlanks(text, part.start), lineEndOf(text, part.end), '');
}
