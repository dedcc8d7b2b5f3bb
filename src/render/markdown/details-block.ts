import { codeBlock, codeElement } from '../markdown.ts';
import { printableWithin } from '../printable.ts';
import type { Entry } from '../story/story.ts';
import { SIGN_OF } from '../words.ts';
import { diffLines } from './diff-lines.ts';

const LONGEST_LINE = 600;

/** One attribute, folded: its name and place, and a diff of what happens to it. Empty where the table says it all. */
export function detailsBlock(entry: Entry, bytes: number): string {
  const lines = diffLines(entry);
  if (lines.length === 0) return '';
  const short = Math.min(LONGEST_LINE, Math.floor(bytes / 4));
  const named = [entry.key, entry.label, placeOf(entry)].flatMap((text) => (text === undefined ? [] : [text]));
  const summary = named.map((text) => codeElement(printableWithin(text, short))).join(' ');
  return folded(`${SIGN_OF[entry.action]} ${summary}`, codeBlock('diff', linesWithin(lines, short, bytes)));
}

/** The summary is HTML already; the content stands between empty lines, without which it would be no Markdown. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

function placeOf({ where }: Entry): string | undefined {
  return where === undefined ? undefined : `${where.file}:${where.line}`;
}

function linesWithin(lines: readonly string[], longest: number, bytes: number): readonly string[] {
  const shown: string[] = [];
  let left = bytes;
  for (const line of lines) {
    const text = printableWithin(line, longest);
    left -= Buffer.byteLength(text) + 1;
    if (left < 0) return [...shown, `# … and ${lines.length - shown.length} more lines, in plan.json`];
    shown.push(text);
  }
  return shown;
}
