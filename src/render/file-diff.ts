import { structuredPatch } from 'diff';
import { printable } from './printable.ts';
import type { Style } from './style.ts';

/** What changes in a file, as people know it from their version control. */
export function fileDiff(before: string, after: string, style: Style): readonly string[] {
  // Where most lines differ the search for the shortest way takes long, and nobody reads it.
  const patch = structuredPatch('', '', before, after, '', '', { context: 3, timeout: 2000 });
  if (patch === undefined) return ['  (too much differs to be shown)'];
  return patch.hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    style.dim(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`),
    ...lines.map((line) => painted(line, style)),
  ]);
}

function painted(line: string, style: Style): string {
  const shown = printable(line.replace(/\r$/u, ''));
  if (line.startsWith('+')) return style.green(shown);
  return line.startsWith('-') ? style.red(shown) : shown;
}
