import { type Document, isAlias, isMap, isScalar, isSeq, type Node } from 'yaml';
import { carriesSecrets, looksSecret, mayHoldSecret } from '../schema/secret-words.ts';
import { asNode } from './yaml/yaml-value.ts';

/** A part of a file. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Search {
  readonly spans: Span[];
  /** Of the document that is searched. A name may be given twice: then both parts count. */
  readonly anchors: Map<string, Set<Node>>;
  /** The names of what stands where a credential belongs. */
  readonly used: Set<string>;
}

/** Where credentials may stand in documents, apart and in order: settings of secrets with their keys, and what they mean. */
export function findSecretSpans(documents: readonly Document.Parsed[]): readonly Span[] {
  const spans: Span[] = [];
  for (const { contents } of documents) {
    const search: Search = { spans, anchors: new Map(), used: new Set() };
    look(contents, search);
    // It grows meanwhile: by what is meant there.
    for (const name of search.used)
      for (const node of search.anchors.get(name) ?? []) {
        spans.push(spanOf(node));
        noteNames(node, search);
      }
  }
  const apart: Span[] = [];
  for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
    const last = apart.at(-1);
    if (last === undefined || last.end < start) apart.push({ start, end });
    else apart[apart.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return apart;
}

function look(node: Node | null, search: Search): void {
  noteAnchor(node, search);
  if (isSeq(node)) for (const item of node.items) look(asNode(item), search);
  else if (isScalar(node) && typeof node.value === 'string' && looksSecret(node.value)) search.spans.push(spanOf(node));
  if (!isMap(node)) return;
  let expected: 'anything' | 'secrets' = 'anything';
  for (const pair of node.items) {
    const [key, value] = [asNode(pair.key), asNode(pair.value)];
    const name = isScalar(key) ? String(key.value) : undefined;
    const isSecret = name !== undefined && (mayHoldSecret(name) || isEmpty(key) || expected === 'secrets');
    if (isSecret || (name !== undefined && isScalar(value) && carriesSecrets(name, String(value.value)))) {
      search.spans.push({ start: spanOf(key).start, end: spanOf(value ?? key).end });
      noteNames(value, search);
    } else for (const part of [key, value]) look(part, search);
    // Somebody has not indented what belongs below it.
    if (name !== undefined && mayHoldSecret(name) && isEmpty(value)) expected = 'secrets';
  }
}

/** The anchors below a node, and the names that its aliases use. */
function noteNames(node: Node | null, search: Search): void {
  noteAnchor(node, search);
  if (isAlias(node)) search.used.add(node.source);
  else if (isSeq(node)) for (const item of node.items) noteNames(asNode(item), search);
  else if (isMap(node))
    for (const { key, value } of node.items) for (const part of [key, value]) noteNames(asNode(part), search);
}

function noteAnchor(node: Node | null, { anchors }: Search): void {
  if (node === null || !('anchor' in node) || typeof node.anchor !== 'string') return;
  anchors.set(node.anchor, (anchors.get(node.anchor) ?? new Set<Node>()).add(node));
}

function isEmpty(node: Node | null): boolean {
  return node === null || node.range?.[0] === node.range?.[1];
}

/** With the comment behind it. */
function spanOf(node: Node | null): Span {
  return { start: node?.range?.[0] ?? 0, end: node?.range?.[2] ?? 0 };
}
