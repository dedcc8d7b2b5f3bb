import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import type { SourcePosition } from '../../problem/source-position.ts';
import type { SourceText } from '../source-text.ts';
import { asNode, offsetOf } from './yaml-value.ts';

/** The place of a key or a value, or of the nearest parent that is written. */
export type Locate = (path: readonly string[], at: 'key' | 'value') => SourcePosition;

/**
 * Where the parts of a document stand. Its tree takes many times as much memory as what it means, and most runs have
 * nothing to say about any line: where the entries of a list begin is noted down, for anything else it is read again.
 */
export function locatorOf(document: Document.Parsed, source: SourceText, readAgain: () => Document.Parsed): Locate {
  const entries = entryOffsets(document);
  return (path, at) => {
    const [list = '', index = '', ...inside] = path;
    const known = inside.length === 0 ? entries.get(list)?.[Number(index)] : undefined;
    if (known !== undefined && index !== '') return source.positionAt(known);
    return source.positionAt(findOffset(readAgain(), path, at));
  };
}

/** Where each entry of the lists begins that stand at the top of a document. */
function entryOffsets({ contents }: Document.Parsed): ReadonlyMap<string, readonly number[]> {
  const offsets = new Map<string, readonly number[]>();
  for (const { key, value } of isMap(contents) ? contents.items : [])
    if (isScalar(key) && isSeq(value))
      offsets.set(
        String(key.value),
        value.items.map((item) => offsetOf(asNode(item))),
      );
  return offsets;
}

/** The offset of a key or of its value, or of the nearest parent that is written. */
function findOffset(document: Document.Parsed, path: readonly string[], at: 'key' | 'value'): number {
  let node: Node | null = document.contents;
  let keyOffset = offsetOf(node);
  for (const step of path) {
    const next = stepInto(resolve(node, document), step);
    if (next === undefined) return keyOffset;
    keyOffset = next.keyOffset;
    node = next.value;
  }
  if (at === 'key' || path.length === 0) return keyOffset;
  return isWritten(node) ? (node?.range?.[0] ?? keyOffset) : keyOffset;
}

interface Step {
  readonly keyOffset: number;
  readonly value: Node | null;
}

function stepInto(node: Node | null, step: string): Step | undefined {
  if (isMap(node)) {
    const pair = pairsOf(node).get(step);
    if (pair === undefined) return undefined;
    return { keyOffset: offsetOf(asNode(pair.key)), value: asNode(pair.value) };
  }
  if (!isSeq(node)) return undefined;
  const item = asNode(node.items[Number(step)]);
  return item === null ? undefined : { keyOffset: offsetOf(item), value: item };
}

/** Made when a place in a map is asked for first: a long list may have a mistake in each line. */
const PAIRS = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const known = PAIRS.get(map);
  if (known !== undefined) return known;
  const pairs = new Map<string, Pair>();
  // Of a key that stands there twice the first counts.
  for (const pair of map.items)
    if (isScalar(pair.key) && !pairs.has(String(pair.key.value))) pairs.set(String(pair.key.value), pair);
  PAIRS.set(map, pairs);
  return pairs;
}

function resolve(node: Node | null, document: Document.Parsed): Node | null {
  return isAlias(node) ? (node.resolve(document) ?? null) : node;
}

/** "key:" with nothing behind it has an empty value: the mark goes under the key. */
function isWritten(node: Node | null): boolean {
  return node?.range !== undefined && node.range !== null && node.range[1] > node.range[0];
}
