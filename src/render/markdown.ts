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

/** The same within so many bytes, fences included: a text of backticks needs as many again on both sides. */
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
  return `<code>${printable(text).replace(OTHER_THAN_WORDS, (character) => `&#${character.codePointAt(0)};`)}</code>`;
}

/** A folded part. `summary` is HTML. The content needs empty lines around it to be read as Markdown. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  return longest;
}

/** At most two line ends separate two parts. */
const BETWEEN = 2;

/** What is left of a budget of bytes. */
interface Room {
  /** As many of the first items as there is room for. It stops at the first that is too long, so that none is skipped. */
  readonly fill: <Item>(items: readonly Item[], write: (item: Item) => string) => readonly string[];
}

/** Room for so many bytes of UTF-8. */
export function makeRoom(bytes: number): Room {
  let left = bytes;
  return {
    fill: (items, write) => {
      const written: string[] = [];
      for (const item of items) {
        const text = write(item);
        const size = sizeOf(text);
        if (size > left) break;
        left -= size;
        written.push(text);
      }
      return written;
    },
  };
}

/** In UTF-8, with the line ends behind it. */
export function sizeOf(part: string): number {
  return Buffer.byteLength(part) + BETWEEN;
}
