import { printable, printableShort } from './printable.ts';

/**
 * Renders foreign text as a code span, in which mentions, links, HTML and emphasis have no effect. The fence is longer than
 * any run of backticks in the text.
 */
export function codeSpan(text: string): string {
  const shown = printable(text);
  const fence = '`'.repeat(longestRun(shown) + 1);
  const padding = shown.startsWith('`') || shown.endsWith('`') || shown === '' || /^ .* $/u.test(shown) ? ' ' : '';
  return `${fence}${padding}${shown}${padding}${fence}`;
}

export function codeSpanWithin(text: string, limit: number): string {
  return codeSpan(printableShort(text, limit));
}

/**
 * A code span in a table, where a bar would end the cell even within code. Renderers disagree about a bar after a backslash,
 * so that one is written as an escape.
 */
export function codeCell(text: string): string {
  return codeSpan(printable(text).replaceAll('\\|', '\\\\u{7c}')).replaceAll('|', '\\|');
}

/** Text without effect in Markdown: a word, a number too short for a commit, a date, or our own sign. */
const PLAIN_WORD =
  /^(?:\p{Script=Latin}+(?:['’-]\p{Script=Latin}+)*|\d{1,6}|\d{1,3}(?:,\d{3}){1,3}|\d{4}-\d\d-\d\d|[→…])$/u;
const LIKE_A_COMMIT = /^[a-f]{7,}$/iu;
/** Text in backticks or quotes, or a word, with the punctuation around it. */
const PIECES = /(\(?)(`[^`]+`|"(?:[^"\\]|\\.)*"|\S+?)([,.;:!?)]*)(?!\S)/gu;

/**
 * Renders a sentence. Everything except plain words becomes code, so that foreign text in it has no effect. It must not
 * begin a line.
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

/** Removes the backticks that our own sentences put around code. */
function unquoted(text: string): string {
  return /^`[^`]+`$/u.test(text) ? text.slice(1, -1) : text;
}

export function sentenceWithin(text: string, limit: number): string {
  return sentence(printableShort(text, limit));
}

export function nameWithin(text: string, limit: number): string {
  const isPlain = /^[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z][A-Za-z0-9]*)*$/u.test(text) && !/^[a-f\d]{7,}$/iu.test(text);
  return isPlain && text.length <= limit ? text : codeSpanWithin(text, limit);
}

/** A GitHub alert. Other renderers show it as a quotation. */
export function alert(kind: 'CAUTION' | 'WARNING' | 'NOTE', lines: readonly string[]): string {
  return [`[!${kind}]`, ...lines].map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}

/** A fenced block that its content cannot close. */
export function codeBlock(language: string, lines: readonly string[]): string {
  const content = lines.map((line) => printable(line)).join('\n');
  const fence = '`'.repeat(Math.max(3, longestRun(content) + 1));
  return `${fence}${language}\n${content}\n${fence}`;
}

/** A collapsed section. `summary` is HTML. Empty lines around the content let it be parsed as Markdown. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

function longestRun(text: string): number {
  return (text.match(/`+/gu) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

const BETWEEN = 2;

/** A budget of this many bytes of UTF-8: writes as many items as fit. After the first that does not fit, it is used up. */
export function makeBudget(bytes: number) {
  let left = bytes;
  return <Item>(items: readonly Item[], write: (item: Item) => string): readonly string[] => {
    const written: string[] = [];
    for (const item of items) {
      const text = write(item);
      left = Math.max(0, left - sizeOf(text));
      if (left === 0) break;
      written.push(text);
    }
    return written;
  };
}

/** The bytes of a part in UTF-8, with the line ends after it. */
export function sizeOf(part: string): number {
  return Buffer.byteLength(part) + BETWEEN;
}
