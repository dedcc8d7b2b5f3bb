import { printable, printableWithin } from './printable.ts';

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

/** The same, marks and all within so many bytes: a text of backticks needs as many again on both sides. */
export function codeSpanWithin(text: string, bytes: number): string {
  const shown = codeSpan(printableWithin(text, bytes - 2));
  return Buffer.byteLength(shown) <= bytes ? shown : codeSpan(printableWithin(text, Math.floor(bytes / 3) - 2));
}

/**
 * A span inside a table, where a bar would end the cell even within code. After a backslash no writing of a bar is read
 * alike by all renderers, so there it is an escape.
 */
export function codeCell(text: string): string {
  return codeSpan(printable(text).replaceAll('\\|', '\\\\u{7c}')).replaceAll('|', '\\|');
}

/** A fenced block that its content cannot close. */
export function codeBlock(language: string, lines: readonly string[]): string {
  const content = lines.map((line) => printable(line)).join('\n');
  const fence = '`'.repeat(Math.max(3, longestRun(content) + 1));
  return `${fence}${language}\n${content}\n${fence}`;
}

const OTHER_THAN_WORDS = /[^\p{L}\p{M}\p{N} ./:_-]/gu;

/** Text inside HTML inside Markdown: code, since elsewhere a mention would still be one. */
export function codeElement(text: string): string {
  return `<code>${printable(text).replace(OTHER_THAN_WORDS, entityOf)}</code>`;
}

function entityOf(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  return longest;
}
