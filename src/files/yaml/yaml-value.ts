import { type Alias, type Document, isAlias, isMap, isScalar, isSeq, type Node, Scalar, type YAMLMap } from 'yaml';
import { DEEPEST, type JsonValue } from '../../model/json.ts';
import { formatPosition } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { quote } from '../check/words.ts';
import type { SourceText } from '../source-text.ts';
import { asNode, keyOf, offsetOf } from './yaml-documents.ts';

/** Reports a problem of what is named; discreet is how a line calls it that may contain a credential. There is no value. */
export type Trap = (
  offset: number,
  named: readonly [open: string, discreet?: string],
  message: string,
  hint: string | undefined,
  code?: ProblemCode,
) => null;

/** How many values one stands for, and how deep it nests them, with each alias in it written out. */
type Size = readonly [nodes: number, height: number];

/** The number of nodes that a document with aliases may have, each of them written out. */
const MOST_NODES = 1_000_000;

export const TOO_DEEP = [['this'], `is nested more than ${DEEPEST} levels deep`, 'Reduce the nesting.'] as const;

/**
 * Reads the JSON value of a document. Reports text that does not mean what it looks like, which `toJS` of the library
 * ignores, looking each alias up among all others; with an error, the value means nothing.
 */
export function readValue(document: Document.Parsed, source: SourceText, trap: Trap): JsonValue {
  // The last anchor of a name above an alias counts, also one inside of another. It has no value while it is being read.
  const anchors = new Map<string, { value?: JsonValue }>();
  const sizes = new Map<JsonValue, Size>();
  let nodes = 0;
  const read = (node: Node | null, depth: number): JsonValue => {
    nodes += 1;
    if (isAlias(node)) return standsFor(node, depth);
    const anchored: { value?: JsonValue } = {};
    if (node?.anchor !== undefined) anchors.set(node.anchor, anchored);
    anchored.value = contentOf(node, depth);
    return anchored.value;
  };
  const standsFor = (alias: Alias, depth: number): JsonValue => {
    const anchored = anchors.get(alias.source);
    if (anchored?.value === undefined) {
      const fault = anchored ? 'is inside its own anchor' : 'has no anchor above it';
      const missing = 'Put text that begins with "*" in quotes. An alias needs its anchor (&) above it.';
      const hint = anchored ? 'Write the value out instead.' : missing;
      return trap(offsetOf(alias), [`the alias *${short(alias.source)}`, 'this alias'], fault, hint);
    }
    const [nodesInside, height] = sizeOf(anchored.value, sizes);
    if (depth + height > DEEPEST) return trap(offsetOf(alias), ...TOO_DEEP);
    nodes += nodesInside - 1;
    if (nodes <= MOST_NODES) return anchored.value;
    // Told once.
    nodes = Number.NEGATIVE_INFINITY;
    const message = `expand this document to more than ${MOST_NODES} values`;
    return trap(offsetOf(alias), ['aliases'], message, 'Write the values out instead.');
  };
  const contentOf = (node: Node | null, depth: number): JsonValue => {
    const tag = node?.tag;
    if (tag !== undefined && !KNOWN_TAGS.has(tag)) {
      const name = `the tag ${short(tag.replace('tag:yaml.org,2002:', '!!'))}`;
      const isInclude = /include|file|import/iu.test(tag);
      const hint = isInclude ? INCLUDED : 'Remove it, or put text that begins with "!" in quotes.';
      return trap(offsetOf(node), [name, 'this tag'], 'is not supported', hint);
    }
    if (depth > DEEPEST) return trap(offsetOf(node), ...TOO_DEEP);
    if (isSeq(node)) return node.items.map((item) => read(asNode(item), depth + 1));
    if (isMap(node)) {
      checkKeys(node, source, trap);
      // For `fromEntries`, `__proto__` is a key like any other.
      return Object.fromEntries(node.items.map((pair) => [keyOf(pair), read(asNode(pair.value), depth + 1)]));
    }
    if (!isScalar(node)) return null;
    checkNumber(node, source, trap);
    checkComment(node, source, trap);
    const { value } = node;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  };
  return read(document.contents, 0);
}

function sizeOf(value: JsonValue, sizes: Map<JsonValue, Size>): Size {
  const known = sizes.get(value);
  if (known !== undefined || typeof value !== 'object' || value === null) return known ?? [1, 0];
  const parts = Object.values(value).map((part) => sizeOf(part, sizes));
  const size = parts.reduce(([sum, most], [nodes, height]) => [sum + nodes, Math.max(most, height + 1)], [1, 0]);
  sizes.set(value, size);
  return size;
}

const INCLUDED =
  'Nothing is included. For a list of options, write `options_from: list.csv` beside data_option instead.';

const KNOWN_TAGS: ReadonlySet<string> = new Set([
  '!',
  ...['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].map((name) => `tag:yaml.org,2002:${name}`),
]);

function checkKeys(map: YAMLMap, source: SourceText, trap: Trap): void {
  const firstAt = new Map<string, number>();
  for (const [index, pair] of map.items.entries()) {
    const [key, offset, text] = [pair.key, offsetOf(asNode(pair.key)), keyOf(pair)];
    if (text === '<<' && isScalar(key) && key.type === Scalar.PLAIN) {
      const hint = 'Write the settings out. If the key is the text "<<", put it in quotes.';
      trap(offset, ['merge keys (<<)'], 'are not part of YAML 1.2', hint);
    }
    const first = firstAt.get(text);
    if (first !== undefined) {
      const other = text === 'name' ? ', or begin another entry with "- name:"' : '';
      const hint = `Keep one of them${other}. The first is at ${formatPosition(source.positionAt(first))}.`;
      trap(offset, [`the key ${quote(text)}`, 'this key'], 'appears twice', hint, 'yaml-syntax');
      continue;
    }
    firstAt.set(text, offset);
    const before = map.items[index - 1]?.value;
    // A comma may have ended the value before it too early.
    if (map.flow && pair.value === null && isScalar(before) && /^(?:string|number)$/u.test(typeof before.value)) {
      const hint = 'Is the comma part of the value before it? Put a text in quotes, and write 10,000 as 10000.';
      trap(offset, [quote(text), 'this'], 'has no value', hint);
    }
  }
}

/** Reports a number that is not stored as it is written. */
function checkNumber(scalar: Scalar, text: SourceText, trap: Trap): void {
  const { value, source = String(value) } = scalar;
  if (typeof value !== 'number') return;
  const isTheSame = String(value) === source;
  const isKept = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (isTheSame && isKept) return;
  const offset = offsetOf(scalar);
  if (text.isSecret(text.positionAt(offset))) {
    trap(offset, ['this'], 'is read as a number and would change', 'Put it in quotes.');
    return;
  }
  const thousands = /^\d{1,3}(?:\.\d{3})+$/u.test(source) ? `${source.replaceAll('.', '')} or ` : '';
  const fault = isTheSame ? 'has more digits than a number can store' : `is read as the number ${value}`;
  const number = isKept ? `, or write ${thousands}${value} for the number` : '';
  trap(offset, [short(source)], fault, `Quote "${short(source)}" to keep it as text${number}.`);
}

/**
 * "Ticket #2" is "Ticket" and a comment, and "#{ticket.id}" is nothing but one. A comment that is meant as one has a space
 * behind the sign.
 */
function checkComment({ range, value, type }: Scalar, source: SourceText, trap: Trap): void {
  if ((typeof value !== 'string' && value !== null) || type !== Scalar.PLAIN) return;
  const comment = value === null ? /[ \t]*#(?=\{)/uy : /[ \t]+#(?=[\p{L}\p{N}{]|[ \t]*\r?$)/muy;
  comment.lastIndex = range?.[1] ?? 0;
  if (!comment.test(source.text)) return;
  const hint = 'Put the whole text in quotes. If it is a comment, write a space and words after the #.';
  trap(comment.lastIndex - 1, ['a comment'], 'begins here: the text ends before it', hint, 'text-cut');
}

/** A number of a million digits is one, too. */
function short(written: string): string {
  return written.length > 60 ? `${written.slice(0, 60)}...` : written;
}
