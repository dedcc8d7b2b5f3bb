import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import { DEEPEST, type JsonValue } from '../../model/json.ts';
import { formatPosition, isError, type Problem } from '../../model/problem.ts';
import { quote } from '../check/words.ts';
import { problemAt, type SourceText } from '../source-text.ts';
import { asNode, offsetOf } from './yaml-documents.ts';

/** Reports a problem of what is named first; second is how a line calls it that may contain a credential. */
type Trap = (
  node: Node | null,
  named: readonly [open: string, discreet: string],
  message: string,
  hint: string,
  code?: 'yaml-syntax',
) => void;

/**
 * Reads the JSON value of a document. Reports text that does not mean what it looks like, which `toJS` of the library
 * ignores, looking each alias up among all others; with an error, there is no value.
 */
export function readValue(
  document: Document.Parsed,
  source: SourceText,
): { readonly value: JsonValue | undefined; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const trap: Trap = (node, [open, discreet], message, hint, code) => {
    const where = source.positionAt(offsetOf(node));
    const said = { message: `${source.isSecret(where) ? discreet : open} ${message}`, hint };
    problems.push(problemAt(source, code ?? 'yaml-trap', where, said));
  };
  const anchors = new Map<string, Node>();
  const aliases = new Map<Node, Node | undefined>();
  visit(document, {
    Alias: (_, node, path) => {
      const anchored = anchors.get(node.source);
      aliases.set(node, anchored);
      const named = [`the alias *${short(node.source)}`, 'this alias'] as const;
      const hint = 'Put text that begins with "*" in quotes. An alias needs its anchor (&) above it.';
      if (anchored === undefined) trap(node, named, 'has no anchor above it', hint);
      else if (path.includes(anchored)) trap(node, named, 'is inside its own anchor', 'Write the value out instead.');
    },
    Value: (at, node, path) => {
      if (at === 'key') return visit.SKIP;
      const { anchor, tag } = node;
      if (anchor !== undefined) anchors.set(anchor, node);
      if (tag !== undefined && !KNOWN_TAGS.has(tag)) {
        const named = [`the tag ${short(tag.replace('tag:yaml.org,2002:', '!!'))}`, 'this tag'] as const;
        const isInclude = /include|file|import/iu.test(tag);
        const hint = isInclude ? INCLUDED : 'Remove it, or put text that begins with "!" in quotes.';
        trap(node, named, 'is not supported', hint);
        return visit.SKIP;
      }
      if (path.length > DEEPEST && path.filter(isCollection).length > DEEPEST) {
        trap(node, ...TOO_DEEP);
        return visit.SKIP;
      }
      if (isMap(node)) checkKeys(node, source, trap);
      if (!isScalar(node)) return undefined;
      checkNumber(node, source, trap);
      problems.push(...commentIn(node, source));
      return undefined;
    },
  });
  if (problems.some(isError)) return { value: undefined, problems };
  const { value, nodes, height } = expand(document.contents, aliases, new Map());
  const [first = null] = aliases.keys();
  if (first !== null && height > DEEPEST) trap(first, ...TOO_DEEP);
  else if (first !== null && nodes > MOST_NODES)
    trap(first, ['aliases', 'aliases'], `expand this document to more than ${MOST_NODES} values`, WRITE_OUT);
  return { value: problems.some(isError) ? undefined : value, problems };
}

const WRITE_OUT = 'Write the values out instead.';

/** The number of nodes that a document with aliases may have, each of them written out. */
const MOST_NODES = 1_000_000;

const TOO_DEEP = [['this', 'this'], `is nested more than ${DEEPEST} levels deep`, 'Reduce the nesting.'] as const;

interface Expanded {
  readonly value: JsonValue;
  readonly nodes: number;
  readonly height: number;
}

/** The value of a node, and what it would be with each alias written out. What several aliases stand for is made once. */
function expand(node: Node | null, aliases: ReadonlyMap<Node, Node | undefined>, made: Map<Node, Expanded>): Expanded {
  if (isAlias(node)) return expand(aliases.get(node) ?? null, aliases, made);
  const known = node === null ? undefined : made.get(node);
  if (known !== undefined) return known;
  let [nodes, height] = [1, 0];
  const partOf = (part: unknown): JsonValue => {
    const inside = expand(asNode(part), aliases, made);
    nodes += inside.nodes;
    height = Math.max(height, inside.height + 1);
    return inside.value;
  };
  const value = jsonOf(node, partOf);
  const expanded = { value, nodes, height };
  if (node?.anchor !== undefined) made.set(node, expanded);
  return expanded;
}

/** Built by `fromEntries`, for which `__proto__` is a key like any other. */
function jsonOf(node: Node | null, partOf: (part: unknown) => JsonValue): JsonValue {
  if (isSeq(node)) return node.items.map(partOf);
  if (isMap(node))
    return Object.fromEntries(
      node.items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', partOf(value)]),
    );
  const value = isScalar(node) ? node.value : null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
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
      trap(key, ['a key', 'a key'], 'must be plain text', 'Put the key in quotes.');
      continue;
    }
    const text = String(key.value);
    if (text === '<<' && key.type === Scalar.PLAIN) {
      const hint = 'Write the settings out. If the key is the text "<<", put it in quotes.';
      trap(key, ['merge keys (<<)', 'merge keys (<<)'], 'are not part of YAML 1.2', hint);
    }
    const first = firstAt.get(text);
    if (first !== undefined) {
      const other = text === 'name' ? ', or begin another entry with "- name:"' : '';
      const hint = `Keep one of them${other}. The first is at ${formatPosition(source.positionAt(first))}.`;
      trap(key, [`the key ${quote(text)}`, 'this key'], 'appears twice', hint, 'yaml-syntax');
      continue;
    }
    firstAt.set(text, offsetOf(key));
    const before = map.items[index - 1]?.value;
    // A comma may have ended the value before it too early.
    if (map.flow && value === null && isScalar(before) && /^(?:string|number)$/u.test(typeof before.value)) {
      const hint = 'Is the comma part of the value before it? Put a text in quotes, and write 10,000 as 10000.';
      trap(key, [quote(text), 'this'], 'has no value', hint);
    }
  }
}

/** Reports a number that is not stored as it is written. */
function checkNumber(scalar: Scalar, text: SourceText, trap: Trap): void {
  const { value } = scalar;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  const source = scalar.source ?? String(value);
  const named = [short(source), 'this'] as const;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    const hint = 'Write a number, or text in quotes.';
    trap(scalar, named, 'cannot be sent to the help desk', hint);
    return;
  }
  const isTheSame = String(value) === source;
  const isKept = !Number.isInteger(value) || Number.isSafeInteger(value);
  if (isTheSame && isKept) return;
  if (text.isSecret(text.positionAt(offsetOf(scalar)))) {
    trap(scalar, named, 'is read as a number and would change', 'Put it in quotes.');
    return;
  }
  const thousands = /^\d{1,3}(?:\.\d{3})+$/u.test(source) ? `${source.replaceAll('.', '')} or ` : '';
  const fault = isTheSame ? 'has more digits than a number can store' : `is read as the number ${value}`;
  const number = isKept ? `, or write ${thousands}${value} for the number` : '';
  trap(scalar, named, fault, `Quote "${short(source)}" to keep it as text${number}.`);
}

/**
 * "Ticket #2" is "Ticket" and a comment, and "#{ticket.id}" is nothing but one. A comment that is meant as one has a space
 * behind the sign.
 */
function commentIn({ range, value, type }: Scalar, source: SourceText): readonly Problem[] {
  if ((typeof value !== 'string' && value !== null) || type !== Scalar.PLAIN) return [];
  const comment = value === null ? /[ \t]*#(?=\{)/uy : /[ \t]+#(?=[\p{L}\p{N}{]|[ \t]*\r?$)/muy;
  comment.lastIndex = range?.[1] ?? 0;
  if (!comment.test(source.text)) return [];
  const hint = 'Put the whole text in quotes. If it is a comment, write a space and words after the #.';
  const message = 'a comment begins here: the text ends before it';
  return [problemAt(source, 'text-cut', source.positionAt(comment.lastIndex - 1), { message, hint })];
}

/** A number of a million digits is one, too. */
function short(written: string): string {
  return written.length > LONGEST_QUOTED ? `${written.slice(0, LONGEST_QUOTED)}...` : written;
}

const LONGEST_QUOTED = 60;
