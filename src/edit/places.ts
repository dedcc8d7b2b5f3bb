import { isAlias, isCollection, isMap, isNode, isScalar, isSeq, type Node, type Pair } from 'yaml';

/** One range of the old text and what stands there afterwards. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with every range replaced; of two at one place the first comes first. */
export function replaceRanges(text: string, replacements: readonly Replacement[]): string | undefined {
  const sorted = [...replacements].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let done = 0;
  for (const { start, end, text: wanted } of sorted) {
    if (start < done) return undefined;
    result += text.slice(done, start) + wanted;
    done = end;
  }
  return result + text.slice(done);
}

export function lineStartOf(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** The end of a line without its line break. */
export function lineEndOf(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return end > offset && text[end - 1] === '\r' ? end - 1 : end;
}

export function nextLineOf(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

export function columnOf(text: string, offset: number): number {
  return offset - lineStartOf(text, offset);
}

/** Where the blanks in front of a place begin. They are counted from behind: lines may be as long as their file. */
export function startOfBlanks(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text[start - 1] !== '\n' && /\s/u.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** Whether nothing but blanks stands before it in its line. */
export function startsLine(text: string, offset: number): boolean {
  const start = startOfBlanks(text, offset);
  return start === 0 || text[start - 1] === '\n';
}

/** The end of the line above; undefined in the first line. */
export function endOfLineAbove(text: string, offset: number): number | undefined {
  const start = lineStartOf(text, offset);
  if (start === 0) return undefined;
  return text[start - 2] === '\r' ? start - 2 : start - 1;
}

/** Whole lines with the line break before them, so that what is added behind them does not meet it. */
export function wholeLines(text: string, start: number, end: number): Replacement {
  const above = endOfLineAbove(text, start);
  if (above === undefined) return { start: 0, end: nextLineOf(text, end), text: '' };
  return { start: above, end: lineEndOf(text, end), text: '' };
}

/** Where a node begins, without its anchor and its tag. */
export function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** Where the content of a node ends: neither the comment behind it nor the blank lines below a block of text count. */
export function endOf(node: Node, text: string): number {
  const [start, end] = node.range ?? [0, 0];
  if (isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'))
    return endOfBlockText(text, start, end);
  if (isAlias(node) || isScalar(node) || (isCollection(node) && node.flow)) return end;
  if (isMap(node)) {
    const last = node.items.at(-1);
    return last === undefined ? end : endOfPair(last, text);
  }
  if (isSeq(node)) {
    const last = node.items.at(-1);
    const mark = markOfItem(tokensOfItems(node).at(-1) ?? []);
    return isWritten(last, text) ? endOf(last, text) : (mark ?? end);
  }
  return end;
}

function endOfBlockText(text: string, start: number, end: number): number {
  const header = text.slice(start, lineEndOf(text, start));
  const source = text.slice(start, end);
  if (/^[|>]\d?\+/u.test(header)) return source.endsWith('\n') ? lineEndOf(text, end - 1) : end;
  return Math.min(lineEndOf(text, start + source.trimEnd().length), end);
}

export function isWritten(part: unknown, text: string): part is Node {
  if (!isNode(part) || !part.range) return false;
  return part.range[1] > part.range[0] || text === '';
}

type Token = { readonly type: string; readonly offset: number; readonly source: string };

const PROPERTIES: ReadonlySet<string> = new Set(['anchor', 'tag']);

function endOfLast(tokens: readonly Token[], types: (type: string) => boolean): number | undefined {
  const last = tokens.findLast(({ type }) => types(type));
  return last === undefined ? undefined : last.offset + last.source.length;
}

/** Behind the colon of a pair and what names or tags its value; undefined where there is no colon. */
export function markOfPair(pair: Pair): number | undefined {
  const tokens = pair.srcToken?.sep ?? [];
  return endOfLast(tokens, (type) => type === 'map-value-ind' || PROPERTIES.has(type));
}

/** Behind the dash of an item and what names or tags it. */
export function markOfItem(tokens: readonly Token[]): number | undefined {
  return endOfLast(tokens, (type) => type === 'seq-item-ind' || PROPERTIES.has(type));
}

/** Where a pair begins, with what names its key. */
export function startOfPair(pair: Pair): number {
  const first = pair.srcToken?.start.find(({ type }) => type === 'explicit-key-ind' || PROPERTIES.has(type));
  return first?.offset ?? (isNode(pair.key) ? startOf(pair.key) : 0);
}

export function endOfPair(pair: Pair, text: string): number {
  if (isWritten(pair.value, text)) return endOf(pair.value, text);
  return markOfPair(pair) ?? (isNode(pair.key) ? endOf(pair.key, text) : 0);
}

/** The tokens before each item of a list: dash, comma, names and comments. */
export function tokensOfItems(list: Node): readonly (readonly Token[])[] {
  const token = list.srcToken;
  if (token?.type === 'block-seq')
    return token.items.map(({ start }) => start).filter((start) => start.some(({ type }) => type === 'seq-item-ind'));
  if (token?.type === 'flow-collection')
    return token.items
      .filter(({ key, sep, value }) => key != null || sep !== undefined || value !== undefined)
      .map(({ start }) => start);
  return [];
}

/** Where an item of a list begins, with its dash or what names it. */
export function startOfItem(tokens: readonly Token[], node: unknown): number {
  const first = tokens.find(({ type }) => type === 'seq-item-ind' || PROPERTIES.has(type));
  return first?.offset ?? (isNode(node) ? startOf(node) : 0);
}
