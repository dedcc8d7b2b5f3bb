import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { hidesLogin, isPublicKey, isVariableAlone, looksSecret, mayHoldSecret, stars } from '../schema/secret-words.ts';
import { asNode } from './yaml-value.ts';

/** What stands below a key whose value may be a credential, with the comments in it, or what an alias there means. */
interface Region {
  readonly start: number;
  readonly end: number;
  /** In the order of the text. Between them stand signs, comments and names of anchors. */
  readonly parts: readonly Part[];
}

interface Part {
  readonly start: number;
  readonly end: number;
  readonly is: 'public' | 'secret';
}

/** Where the credentials of a file stand. */
export interface SecretPlaces {
  readonly regions: readonly Region[];
  /** Where the keys begin below which they stand. */
  readonly keys: ReadonlySet<number>;
}

interface Search {
  readonly text: string;
  readonly regions: Region[];
  readonly keys: Set<number>;
  /** Of the document that is searched. A name may be given twice: then both parts count. */
  readonly anchors: Map<string, Set<Node>>;
  /** What is hidden wherever it stands, with what its aliases mean. They may mean what holds them. */
  readonly hidden: Set<Node | string>;
}

export function findSecretPlaces(documents: readonly Document.Parsed[], text: string): SecretPlaces {
  const regions: Region[] = [];
  const keys = new Set<number>();
  for (const { contents } of documents) {
    const search: Search = { text, regions, keys, anchors: new Map(), hidden: new Set() };
    look(contents, search);
    // It grows meanwhile: by what is meant there.
    for (const found of search.hidden) {
      if (typeof found === 'string') for (const node of search.anchors.get(found) ?? []) search.hidden.add(node);
      else hide(found, search);
    }
  }
  return { regions, keys };
}

/** Whether a credential may stand at an offset. */
export function secretOffsets({ regions }: SecretPlaces): (offset: number) => boolean {
  const apart: Span[] = [];
  for (const { start, end } of [...regions].sort((a, b) => a.start - b.start)) {
    const last = apart.at(-1);
    if (last === undefined || last.end < start) apart.push({ start, end });
    else apart[apart.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return (offset) => {
    const span = apart[countUpTo(offset, apart) - 1];
    // What has nothing but a tag stands at the end.
    return span !== undefined && offset <= span.end;
  };
}

/** How many begin at an offset or before it. */
function countUpTo(offset: number, spans: readonly Span[]): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The text with stars in the places of credentials, every other sign in its column. */
export function withStars(text: string, { regions }: SecretPlaces): string {
  const spans = regions.flatMap((region) => spansOf(region, text)).sort((a, b) => a.start - b.start);
  const pieces: string[] = [];
  let shown = 0;
  for (const { start, end } of spans) {
    if (end <= shown) continue;
    const from = Math.max(start, shown);
    pieces.push(text.slice(shown, from), stars(text.slice(from, end)));
    shown = end;
  }
  pieces.push(text.slice(shown));
  return pieces.join('');
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function spansOf({ start, end, parts }: Region, text: string): readonly Span[] {
  const spans: Span[] = [];
  let done = start;
  for (const part of parts) {
    for (const word of wordsBetween(done, part.start, text)) spans.push(word);
    if (part.is === 'secret') spans.push(part);
    done = part.end;
  }
  for (const word of wordsBetween(done, end, text)) spans.push(word);
  return spans;
}

/** All but the signs that show how a file is built. */
function wordsBetween(start: number, end: number, text: string): readonly Span[] {
  return [...text.slice(start, end).matchAll(/[^\s:{}[\],"'?-]+/gu)].map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
  }));
}

function look(node: Node | null, search: Search): void {
  note(node, search);
  if (isMap(node)) {
    let expected: 'anything' | 'secrets' = 'anything';
    for (const pair of node.items) {
      const [key, value] = [asNode(pair.key), asNode(pair.value)];
      const isSecret = isScalar(key) && mayHoldSecret(String(key.value));
      if (isScalar(key) && (isSecret || isEmpty(key) || expected === 'secrets')) hideBelow(key, value, search);
      else lookInto(key, value, search);
      // Somebody has not indented what belongs below it.
      if (isSecret && isEmpty(value)) expected = 'secrets';
    }
  } else if (isSeq(node)) for (const item of node.items) look(asNode(item), search);
  else if (isScalar(node) && isLongSecret(node, search)) search.hidden.add(node);
}

function lookInto(key: Node | null, value: Node | null, search: Search): void {
  look(key, search);
  look(value, search);
  if (isScalar(key) && isScalar(value) && hidesLogin(String(key.value), String(value.value))) search.hidden.add(value);
}

function note(node: Node | null, { anchors }: Search): void {
  if (node === null || !('anchor' in node) || typeof node.anchor !== 'string') return;
  const named = anchors.get(node.anchor) ?? new Set();
  anchors.set(node.anchor, named.add(node));
}

/** On one line it is seen when the line is shown. */
function isLongSecret(scalar: Scalar, { text }: Search): boolean {
  const { start, end } = spanOf(scalar);
  return typeof scalar.value === 'string' && text.slice(start, end).includes('\n') && looksSecret(scalar.value);
}

function hideBelow(key: Scalar, value: Node | null, search: Search): void {
  const [start = 0, end = 0] = key.range ?? [];
  // Behind the quote, where a line has its name.
  search.keys.add(start).add(start + 1);
  if (value !== null) hide(value, search, end);
}

function hide(node: Node, search: Search, start = node.range?.[0] ?? 0): void {
  const parts: Part[] = [];
  collect(node, parts, search);
  search.regions.push({ start, end: endOf(node), parts });
}

/** The parts of what holds credentials. */
function collect(node: Node | null, parts: Part[], search: Search): void {
  if (node === null) return;
  note(node, search);
  if (isMap(node))
    for (const pair of node.items) {
      const [key, value] = [asNode(pair.key), asNode(pair.value)];
      collectKey(key, isEmpty(value) ? 'alone' : 'with a value', parts, search);
      collect(value, parts, search);
    }
  else if (isSeq(node)) for (const item of node.items) collect(asNode(item), parts, search);
  else if (isScalar(node))
    parts.push({ ...spanOf(node), is: isVariableAlone(String(node.value)) ? 'public' : 'secret' });
  else {
    parts.push({ ...spanOf(node), is: 'secret' });
    if (isAlias(node)) search.hidden.add(node.source);
  }
}

function collectKey(key: Node | null, is: 'with a value' | 'alone', parts: Part[], search: Search): void {
  if (!isScalar(key) || !isPublicKey(String(key.value), is)) {
    collect(key, parts, search);
    return;
  }
  note(key, search);
  search.keys.add(spanOf(key).start).add(spanOf(key).start + 1);
  parts.push({ ...spanOf(key), is: 'public' });
}

function isEmpty(node: Node | null): boolean {
  return node === null || spanOf(node).start === spanOf(node).end;
}

function spanOf(node: Node): Span {
  const [start = 0, end = 0] = node.range ?? [];
  return { start, end };
}

/** With the comment behind it. */
function endOf(node: Node): number {
  return node.range?.[2] ?? 0;
}
