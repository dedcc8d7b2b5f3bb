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

/** Means nothing to a renderer: a word, a number too short for a commit, a sign of ours. */
const PLAIN_WORD = /^(?:\p{Script=Latin}+(?:['’-]\p{Script=Latin}+)*|\d{1,6}|\d{1,3}(?:,\d{3}){1,3}|[→…])$/u;
const LIKE_A_COMMIT = /^[a-f]{7,}$/iu;
/** What stands in backticks or in quotes, or a word; with the punctuation around it. */
const PIECES = /(\(?)(`[^`]+`|"(?:[^"\\]|\\.)*"|\S+?)([,.;:!?)]*)(?!\S)/gu;

/**
 * A sentence of ours, in which everything but plain words is code: what it quotes of people does nothing. It has to stand
 * behind something else in its line.
 */
export function sentence(text: string): string {
  const parts: string[] = [];
  let code: readonly string[] = [];
  const closeCode = (): void => {
    if (code.length > 0) parts.push(codeSpan(code.join(' ')));
    code = [];
  };
  for (const [piece, before = '', core = '', after = ''] of printable(text).matchAll(PIECES)) {
    const isWord = PLAIN_WORD.test(core) && !LIKE_A_COMMIT.test(core);
    if (!isWord && before === '' && after === '') code = [...code, unquoted(core)];
    else {
      closeCode();
      parts.push(isWord ? piece : `${before}${codeSpan(unquoted(core))}${after}`);
    }
  }
  closeCode();
  return parts.join(' ');
}

/** Our own sentences mark code as Markdown does. */
function unquoted(text: string): string {
  return /^`[^`]+`$/u.test(text) ? text.slice(1, -1) : text;
}

/** The same within so many bytes, marks included. */
export function sentenceWithin(text: string, bytes: number): string {
  const whole = text.length > bytes ? undefined : sentence(text);
  return whole !== undefined && Buffer.byteLength(whole) <= bytes ? whole : sentence(printableWithin(text, bytes / 4));
}

/** A name as text where it is a plain word, else as code. */
export function nameWithin(text: string, bytes: number): string {
  const isPlain = /^[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z][A-Za-z0-9]*)*$/u.test(text) && !/^[a-f\d]{7,}$/iu.test(text);
  return isPlain && text.length <= bytes ? text : codeSpanWithin(text, bytes);
}

/** An alert of GitHub. Elsewhere it is a quotation that names its kind. */
export function alert(kind: 'CAUTION' | 'WARNING', lines: readonly string[]): string {
  return [`[!${kind}]`, ...lines].map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}

/** A fenced block that its content cannot close. */
export function codeBlock(language: string, lines: readonly string[]): string {
  const content = lines.map((line) => printable(line)).join('\n');
  const fence = '`'.repeat(Math.max(3, longestRun(content) + 1));
  return `${fence}${language}\n${content}\n${fence}`;
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
export interface Room {
  /** As many of the first items as there is room for. After the first that is too long there is no room for anything. */
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
        left = size > left ? 0 : left - size;
        if (left === 0) break;
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
