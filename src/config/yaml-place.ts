import { type Document, isAlias, isMap, isScalar, isSeq, type Node } from 'yaml';
import { asNode } from './yaml-value.ts';

/** The offset of a key or of its value, or of the nearest parent that is written. */
export function findOffset(document: Document.Parsed, path: readonly string[], at: 'key' | 'value'): number {
  let node: Node | null = document.contents;
  let keyOffset = firstKeyOffset(node);
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
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === step);
    if (pair === undefined) return undefined;
    return { keyOffset: asNode(pair.key)?.range?.[0] ?? 0, value: asNode(pair.value) };
  }
  if (!isSeq(node)) return undefined;
  const item = asNode(node.items[Number(step)]);
  return item === null ? undefined : { keyOffset: item.range?.[0] ?? 0, value: item };
}

function resolve(node: Node | null, document: Document.Parsed): Node | null {
  return isAlias(node) ? (node.resolve(document) ?? null) : node;
}

function firstKeyOffset(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}

/** "key:" with nothing behind it has an empty value: the mark goes under the key. */
function isWritten(node: Node | null): boolean {
  return node?.range !== undefined && node.range !== null && node.range[1] > node.range[0];
}
