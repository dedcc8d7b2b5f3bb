import { type Document, isAlias, isMap, isScalar, isSeq, type Node, Scalar, type YAMLMap } from 'yaml';
import { DEEPEST, type JsonValue } from '../../model/json.ts';
import { formatPosition, isError, makeProblem, type Problem } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { quote } from '../check/words.ts';
import type { SourceText } from '../source-text.ts';
import { asNode, offsetOf } from './yaml-documents.ts';

/** Reports a problem of what is named; discreet is how a line calls it that may contain a credential. */
type Trap = (
  offset: number,
  named: string | { readonly open: string; readonly discreet: string },
  message: string,
  hint: string,
  code?: ProblemCode,
) => void;

/** What an anchor stands for, with the number and depth of its nodes, each alias in it written out. */
type Anchored = 'being read' | { readonly value: JsonValue; readonly nodes: number; readonly height: number };

/** The number of nodes that a document with aliases may have, each of them written out. */
const MOST_NODES = 1_000_000;

const TOO_DEEP = ['this', `is nested more than ${DEEPEST} levels deep`, 'Reduce the nesting.'] as const;

/**
 * Reads the JSON value of a document. Reports text that does not mean what it looks like, which `toJS` of the library
 * ignores, looking each alias up among all others; with an error, there is no value.
 */
export function readValue(
  document: Document.Parsed,
  source: SourceText,
): { readonly value: JsonValue | undefined; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const trap: Trap = (offset, named, message, hint, code = 'yaml-trap') => {
    const where = source.positionAt(offset);
    const name = typeof named === 'string' ? named : source.isSecret(where) ? named.discreet : named.open;
    problems.push(source.tell(makeProblem(code, `${name} ${message}`, { hint, where })));
  };
  // The last anchor of a name above an alias counts, also one inside of another.
  const anchors = new Map<string, { now: Anchored }>();
  let [nodes, deepest] = [0, 0];
  const read = (node: Node | null, depth: number): JsonValue => {
    nodes += 1;
    deepest = Math.max(deepest, depth);
    if (isAlias(node)) return standsFor(node, node.source, depth);
    if (node?.anchor === undefined) return contentOf(node, depth);
    const [nodesBefore, deepestBefore] = [nodes - 1, deepest];
    deepest = depth;
    const own: { now: Anchored } = { now: 'being read' };
    anchors.set(node.anchor, own);
    const value = contentOf(node, depth);
    own.now = { value, nodes: nodes - nodesBefore, height: deepest - depth };
    deepest = Math.max(deepest, deepestBefore);
    return value;
  };
  const standsFor = (alias: Node, name: string, depth: number): JsonValue => {
    const anchored = anchors.get(name)?.now;
    const named = { open: `the alias *${short(name)}`, discreet: 'this alias' };
    const hint = 'Put text that begins with "*" in quotes. An alias needs its anchor (&) above it.';
    if (anchored === undefined) trap(offsetOf(alias), named, 'has no anchor above it', hint);
    else if (anchored === 'being read')
      trap(offsetOf(alias), named, 'is inside its own anchor', 'Write the value out instead.');
    if (typeof anchored !== 'object') return null;
    if (depth + anchored.height > DEEPEST) {
      trap(offsetOf(alias), ...TOO_DEEP);
      return null;
    }
    if (nodes + anchored.nodes > MOST_NODES) {
      const message = `expand this document to more than ${MOST_NODES} values`;
      trap(offsetOf(alias), 'aliases', message, 'Write the values out instead.');
      // Told once.
      nodes = Number.NEGATIVE_INFINITY;
      return null;
    }
    nodes += anchored.nodes - 1;
    deepest = Math.max(deepest, depth + anchored.height);
    return anchored.value;
  };
  const contentOf = (node: Node | null, depth: number): JsonValue => {
    const tag = node?.tag;
    if (tag !== undefined && !KNOWN_TAGS.has(tag)) {
      const named = { open: `the tag ${short(tag.replace('tag:yaml.org,2002:', '!!'))}`, discreet: 'this tag' };
      const isInclude = /include|file|import/iu.test(tag);
      const hint = isInclude ? INCLUDED : 'Remove it, or put text that begins with "!" in quotes.';
      trap(offsetOf(node), named, 'is not supported', hint);
      return null;
    }
    if (depth > DEEPEST) {
      trap(offsetOf(node), ...TOO_DEEP);
      return null;
    }
    if (isSeq(node)) return node.items.map((item) => read(asNode(item), depth + 1));
    if (isMap(node)) {
      checkKeys(node, source, trap);
      // For `fromEntries`, `__proto__` is a key like any other.
      return Object.fromEntries(
        node.items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', read(asNode(value), depth + 1)]),
      );
    }
    if (!isScalar(node)) return null;
    checkNumber(node, source, trap);
    checkComment(node, source, trap);
    const { value } = node;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  };
  const value = read(document.contents, 0);
  return { value: problems.some(isError) ? undefined : value, problems };
}

const INCLUDED =
  'Nothing is included. For a list of options, write `options_from: list.csv` beside data_option instead.';

const KNOWN_TAGS: ReadonlySet<string> = new Set([
  '!',
  ...['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].map((name) => `tag:yaml.org,2002:${name}`),
]);

function checkKeys(map: YAMLMap, source: SourceText, trap: Trap): void {
  const firstAt = new Map<string, number>();
  for (const [index, { key: keyPart, value }] of map.items.entries()) {
    const key = asNode(keyPart);
    if (!isScalar(key)) {
      trap(offsetOf(key), 'a key', 'must be plain text', 'Put the key in quotes.');
      continue;
    }
    const text = String(key.value);
    if (text === '<<' && key.type === Scalar.PLAIN) {
      const hint = 'Write the settings out. If the key is the text "<<", put it in quotes.';
      trap(offsetOf(key), 'merge keys (<<)', 'are not part of YAML 1.2', hint);
    }
    const first = firstAt.get(text);
    if (first !== undefined) {
      const other = text === 'name' ? ', or begin another entry with "- name:"' : '';
      const hint = `Keep one of them${other}. The first is at ${formatPosition(source.positionAt(first))}.`;
      const named = { open: `the key ${quote(text)}`, discreet: 'this key' };
      trap(offsetOf(key), named, 'appears twice', hint, 'yaml-syntax');
      continue;
    }
    firstAt.set(text, offsetOf(key));
    const before = map.items[index - 1]?.value;
    // A comma may have ended the value before it too early.
    if (map.flow && value === null && isScalar(before) && /^(?:string|number)$/u.test(typeof before.value)) {
      const hint = 'Is the comma part of the value before it? Put a text in quotes, and write 10,000 as 10000.';
      trap(offsetOf(key), { open: quote(text), discreet: 'this' }, 'has no value', hint);
    }
  }
}

/** Reports a number that is not stored as it is written. */
function checkNumber(scalar: Scalar, text: SourceText, trap: Trap): void {
  const { value } = scalar;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  const source = scalar.source ?? String(value);
  const [offset, named] = [offsetOf(scalar), { open: short(source), discreet: 'this' }];
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    const hint = 'Write a number, or text in quotes.';
    trap(offset, named, 'cannot be sent to the help desk', hint);
    return;
  }
  const isTheSame = String(value) === source;
  const isKept = !Number.isInteger(value) || Number.isSafeInteger(value);
  if (isTheSame && isKept) return;
  if (text.isSecret(text.positionAt(offset))) {
    trap(offset, named, 'is read as a number and would change', 'Put it in quotes.');
    return;
  }
  const thousands = /^\d{1,3}(?:\.\d{3})+$/u.test(source) ? `${source.replaceAll('.', '')} or ` : '';
  const fault = isTheSame ? 'has more digits than a number can store' : `is read as the number ${value}`;
  const number = isKept ? `, or write ${thousands}${value} for the number` : '';
  trap(offset, named, fault, `Quote "${short(source)}" to keep it as text${number}.`);
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
  trap(comment.lastIndex - 1, 'a comment', 'begins here: the text ends before it', hint, 'text-cut');
}

/** A number of a million digits is one, too. */
function short(written: string): string {
  return written.length > LONGEST_QUOTED ? `${written.slice(0, LONGEST_QUOTED)}...` : written;
}

const LONGEST_QUOTED = 60;
