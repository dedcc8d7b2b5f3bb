import {
  type Document,
  isCollection,
  isNode,
  isPair,
  isScalar,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { YamlStyle } from './write-yaml.ts';

/** A pair of a map or an item of a list, with its range in the text. */
export interface YamlEntry {
  /** Of a pair alone. */
  readonly key: Scalar | undefined;
  readonly value: unknown;
  /** With its dash, and with what names or tags it. */
  readonly start: number;
  /** Behind the colon or the dash, and what names or tags the value; undefined where there is neither. */
  readonly mark: number | undefined;
  /** Without a trailing comment, and without blank lines after a block text. */
  readonly end: number;
}

export function entriesOf(collection: YAMLMap | YAMLSeq, text: string): readonly YamlEntry[] {
  return collection.items.map((_, index) => entryAt(collection, index, text));
}

const SIGNS: ReadonlySet<string> = new Set(['seq-item-ind', 'explicit-key-ind', 'map-value-ind', 'anchor', 'tag']);

export function entryAt(collection: YAMLMap | YAMLSeq, index: number, text: string): YamlEntry {
  const item = collection.items[index];
  const pair = isPair(item) ? item : undefined;
  const key = isScalar(pair?.key) ? pair.key : undefined;
  const value = pair === undefined ? item : pair.value;
  const holder = collection.srcToken;
  const token = pair?.srcToken ?? (holder !== undefined && 'items' in holder ? holder.items[index] : undefined);
  const before = token?.start ?? [];
  const sign = (pair === undefined ? before : (token?.sep ?? [])).findLast(({ type }) => SIGNS.has(type));
  const mark = sign === undefined ? undefined : sign.offset + sign.source.length;
  const start = before.find(({ type }) => SIGNS.has(type))?.offset ?? startOf(key ?? value);
  return { key, value, start, mark, end: isWritten(value) ? endOf(value, text) : (mark ?? endOf(key, text)) };
}

/** Where a node begins, without its anchor and its tag. */
export function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

export function endOf(node: unknown, text: string): number {
  const [start, end] = isNode(node) ? (node.range ?? [0, 0]) : [0, 0];
  if (isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'))
    return endOfBlockText(text, start, end);
  if (!isCollection(node) || node.flow === true || node.items.length === 0) return end;
  return entryAt(node, node.items.length - 1, text).end;
}

function endOfBlockText(text: string, start: number, end: number): number {
  const source = text.slice(start, end);
  const content = /^[|>]\d?\+/u.test(source) ? source.replace(/\r?\n$/u, '') : source.trimEnd();
  return Math.min(lineEndOf(text, start + content.length), end);
}

/** Whether a node has text. A key or a dash alone has an empty value. */
export function isWritten(node: unknown): node is Node {
  return isNode(node) && node.range !== undefined && node.range !== null && node.range[1] > node.range[0];
}

/** A document with the edits found so far: ranges of its text, and obstacles. */
export interface DocumentEdit {
  readonly text: string;
  readonly eol: string;
  readonly style: YamlStyle;
  readonly document: Document.Parsed;
  readonly replacements: Replacement[];
  readonly obstacles: string[];
}

/** One range of the old text, and its replacement. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function replace({ replacements }: DocumentEdit, start: number, end: number, text: string): void {
  replacements.push({ start, end, text });
}

export function insert(edit: DocumentEdit, at: number, text: string): void {
  replace(edit, at, at, text);
}

/** Removes lines with the line break before them, so that text added after them does not overlap. */
export function removeLines(edit: DocumentEdit, start: number, end: number): void {
  const { text } = edit;
  const above = endOfLineAbove(text, start);
  const lineBreak = text.indexOf('\n', end);
  if (above !== undefined) replace(edit, above, lineEndOf(text, end), '');
  else replace(edit, 0, lineBreak < 0 ? text.length : lineBreak + 1, '');
}

/** Replaces all ranges. Undefined if two overlap. Insertions at the same place keep their order. */
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

/** The end of the line above; undefined in the first line. */
export function endOfLineAbove(text: string, offset: number): number | undefined {
  const start = lineStartOf(text, offset);
  if (start === 0) return undefined;
  return text[start - 2] === '\r' ? start - 2 : start - 1;
}

export function columnOf(text: string, offset: number): number {
  return offset - lineStartOf(text, offset);
}

/** Returns the start of the whitespace before an offset. Searches backwards, since lines may be very long. */
export function startOfBlanks(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text[start - 1] !== '\n' && /\s/u.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** Whether only whitespace precedes an offset in its line. */
export function startsLine(text: string, offset: number): boolean {
  const start = startOfBlanks(text, offset);
  return start === 0 || text[start - 1] === '\n';
}
