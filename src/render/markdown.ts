import { printable } from './printable.ts';

/**
 * Text of people or of the network inside Markdown: always a code span, in which nothing is a mention, a link, HTML or
 * an emphasis. The span's fence is longer than any run of backticks in the text.
 */
export function codeSpan(text: string): string {
  const shown = printable(text);
  const fence = '`'.repeat(longestRun(shown) + 1);
  const padding = shown.startsWith('`') || shown.endsWith('`') || shown === '' || /^ .* $/u.test(shown) ? ' ' : '';
  return `${fence}${padding}${shown}${padding}${fence}`;
}

/** The same inside a table, where a bar would end the cell even within code. */
export function codeCell(text: string): string {
  return codeSpan(text).replaceAll('|', '\\|');
}

/** A fenced block that its content cannot close. */
export function codeBlock(language: string, lines: readonly string[]): string {
  const content = lines.map((line) => printable(line)).join('\n');
  const fence = '`'.repeat(Math.max(3, longestRun(content) + 1));
  return `${fence}${language}\n${content}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
}
