import { type Document, isAlias, isMap, isScalar, isSeq, type Node, Scalar, type YAMLMap } from 'yaml';
import { DEEPEST, type JsonValue } from '../../model/json.ts';
import type { Problem, ProblemText } from '../../model/problem.ts';
import { formatPosition } from '../../model/problem.ts';
import { quote } from '../check/secret-words.ts';
import { problemAt, type SourceText } from '../source-text.ts';
import { asNode, offsetOf } from './yaml-documents.ts';

/** The number of nodes that aliases may add to a document. */
const MOST_ALIASED_NODES = 1_000_000;

const LONGEST_QUOTED = 60;

interface Anchored {
  readonly value: JsonValue;
  readonly nodes: number;
  readonly height: number;
}

interface Reading {
  readonly source: SourceText;
  readonly problems: Problem[];
  readonly anchors: Map<string, Anchored | 'open'>;
  nodes: number;
  aliasedNodes: number;
  deepest: number;
}

/**
 * Reads the JSON value of a document. Reports text that does not mean what it looks like, which `toJS` of the library
 * ignores.
 */
export function readValue(
  document: Document.Parsed,
  source: SourceText,
): {
  readonly value: JsonValue;
  readonly problems: readonly Problem[];
} {
  const reading: Reading = { source, problems: [], anchors: new Map(), nodes: 0, aliasedNodes: 0, deepest: 0 };
  const value = readNode(document.contents, reading, 0);
  return { value, problems: reading.problems };
}

function readNode(node: Node | null, reading: Reading, depth: number): JsonValue {
  reading.nodes += 1;
  if (depth > reading.deepest) reading.deepest = depth;
  if (node === null) return null;
  if (isAlias(node)) return readAlias(node.source, node, reading, depth);
  const anchor = 'anchor' in node && typeof node.anchor === 'string' ? node.anchor : undefined;
  if (anchor === undefined) return readContent(node, reading, depth);
  return readAnchored(anchor, node, reading, depth);
}

function readAnchored(anchor: string, node: Node, reading: Reading, depth: number): JsonValue {
  const outerDeepest = reading.deepest;
  const before = reading.nodes;
  reading.deepest = depth;
  reading.anchors.set(anchor, 'open');
  const value = readContent(node, reading, depth);
  reading.anchors.set(anchor, { value, nodes: reading.nodes - before + 1, height: reading.deepest - depth });
  reading.deepest = Math.max(outerDeepest, reading.deepest);
  return value;
}

function readAlias(source: string, node: Node, reading: Reading, depth: number): JsonValue {
  const anchored = reading.anchors.get(source);
  if (anchored === undefined)
    return trapAt(reading, node, [`the alias *${short(source)}`, 'this alias'], {
      message: 'has no anchor above it',
      hint: 'Put text that begins with "*" in quotes. An alias needs its anchor (&) above it.',
    });
  if (anchored === 'open')
    return trapAt(reading, node, [`the alias *${short(source)}`, 'this alias'], {
      message: 'is inside its own anchor',
      hint: 'Write the value out instead.',
    });
  reading.nodes += anchored.nodes;
  reading.aliasedNodes += anchored.nodes;
  if (reading.aliasedNodes > MOST_ALIASED_NODES) {
    // Reported once.
    if (reading.aliasedNodes - anchored.nodes > MOST_ALIASED_NODES) return null;
    const message = `aliases expand this document by more than ${MOST_ALIASED_NODES} values`;
    return trap(reading, node, { message, hint: 'Write the values out instead.' });
  }
  if (depth + anchored.height > DEEPEST) return trap(reading, node, TOO_DEEP);
  reading.deepest = Math.max(reading.deepest, depth + anchored.height);
  return anchored.value;
}

const TOO_DEEP = { message: `this is nested more than ${DEEPEST} levels deep`, hint: 'Reduce the nesting.' };

function readContent(node: Node, reading: Reading, depth: number): JsonValue {
  const tag = 'tag' in node && typeof node.tag === 'string' ? node.tag : undefined;
  if (tag !== undefined && !KNOWN_TAGS.has(tag))
    return trapAt(reading, node, [`the tag ${short(tag.replace('tag:yaml.org,2002:', '!!'))}`, 'this tag'], {
      message: 'is not supported',
      hint: /include|file|import/iu.test(tag) ? INCLUDED : 'Remove it, or put text that begins with "!" in quotes.',
    });
  if (depth > DEEPEST) return trap(reading, node, TOO_DEEP);
  if (isMap(node)) return readMap(node, reading, depth);
  if (isSeq(node)) return node.items.map((item) => readNode(asNode(item), reading, depth + 1));
  return isScalar(node) ? readScalar(node, reading) : null;
}

const INCLUDED =
  'Nothing is included. For a list of options, write `options_from: list.csv` beside data_option instead.';

const KNOWN_TAGS: ReadonlySet<string> = new Set([
  '!',
  ...['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].map((name) => `tag:yaml.org,2002:${name}`),
]);

/** Built by `fromEntries`, for which `__proto__` is a key like any other. */
function readMap(map: YAMLMap, reading: Reading, depth: number): JsonValue {
  const firstAt = new Map<string, number>();
  const entries: (readonly [string, JsonValue])[] = [];
  for (const pair of map.items) {
    const keyNode = asNode(pair.key);
    const key = readKey(keyNode, reading);
    if (key === undefined) continue;
    const first = firstAt.get(key);
    if (first !== undefined) {
      const other = key === 'name' ? ', or begin another entry with "- name:"' : '';
      const hint = `Keep one of them${other}. The first is at ${formatPosition(reading.source.positionAt(first))}.`;
      trapAt(
        reading,
        keyNode,
        [`the key ${quote(key)}`, 'this key'],
        { message: 'appears twice', hint },
        'yaml-syntax',
      );
      continue;
    }
    firstAt.set(key, offsetOf(keyNode));
    if (map.flow && pair.value === null && isCut(entries.at(-1)?.[1]))
      trapAt(reading, keyNode, [quote(key), 'this'], AFTER_COMMA);
    entries.push([key, readNode(asNode(pair.value), reading, depth + 1)]);
  }
  return Object.fromEntries(entries);
}

const AFTER_COMMA = {
  message: 'has no value',
  hint: 'Is the comma part of the value before it? Put a text in quotes, and write 10,000 as 10000.',
};

/** A comma may have ended this value too early. */
function isCut(value: JsonValue | undefined): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function readKey(node: Node | null, reading: Reading): string | undefined {
  if (!isScalar(node)) {
    trap(reading, node, { message: 'a key must be plain text', hint: 'Put the key in quotes.' });
    return undefined;
  }
  if (node.value === '<<' && node.type === Scalar.PLAIN) {
    const hint = 'Write the settings out. If the key is the text "<<", put it in quotes.';
    trap(reading, node, { message: 'merge keys (<<) are not part of YAML 1.2', hint });
    return undefined;
  }
  return String(node.value);
}

function readScalar(scalar: Scalar, reading: Reading): JsonValue {
  const { value } = scalar;
  if ((typeof value === 'string' || value === null) && scalar.type === Scalar.PLAIN) warnOfComment(scalar, reading);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  const source = scalar.source ?? String(value);
  const isTheSame = String(value) === source;
  const isKept = !Number.isInteger(value) || Number.isSafeInteger(value);
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  if (isNumber && isTheSame && isKept) return value;
  const written = short(source);
  if (!isNumber)
    return trapAt(reading, scalar, [written, 'this'], {
      message: 'cannot be sent to the help desk',
      hint: 'Write a number, or text in quotes.',
    });
  const thousands = /^\d{1,3}(?:\.\d{3})+$/u.test(source) ? `${source.replaceAll('.', '')} or ` : '';
  const message = isTheSame
    ? `${written} has more digits than a number can store`
    : `${written} is read as the number ${value}`;
  return trap(
    reading,
    scalar,
    {
      message,
      hint: `Quote "${written}" to keep it as text${isKept ? `, or write ${thousands}${value} for the number` : ''}.`,
    },
    { message: 'this is read as a number and would change', hint: 'Put it in quotes.' },
  );
}

/**
 * "Ticket #2" is "Ticket" and a comment, and "#{ticket.id}" is nothing but one. A comment that is meant as one has a space
 * behind the sign.
 */
function warnOfComment({ range, value }: Scalar, { source, problems }: Reading): void {
  const comment = value === null ? /[ \t]*#(?=\{)/uy : /[ \t]+#(?=[\p{L}\p{N}{]|[ \t]*\r?$)/muy;
  comment.lastIndex = range?.[1] ?? 0;
  if (!comment.test(source.text)) return;
  const said = { message: 'a comment begins here: the text ends before it', hint: QUOTE_OR_SPACE };
  problems.push(problemAt(source, 'text-cut', source.positionAt(comment.lastIndex - 1), said));
}

const QUOTE_OR_SPACE = 'Put the whole text in quotes. If it is a comment, write a space and words after the #.';

/** A number of a million digits is one, too. */
function short(written: string): string {
  return written.length > LONGEST_QUOTED ? `${written.slice(0, LONGEST_QUOTED)}...` : written;
}

/** Reports a problem of what is named first; second is how a line calls it that may contain a credential. */
function trapAt(
  reading: Reading,
  node: Node | null,
  [named, discreet]: readonly [string, string],
  { message, hint }: ProblemText,
  code?: 'yaml-syntax',
): null {
  const said = (subject: string): ProblemText => ({ message: `${subject} ${message}`, hint });
  return trap(reading, node, said(named), said(discreet), code);
}

/** Reports a problem. If the line may contain a credential, the message repeats nothing of the file. */
function trap(
  { source, problems }: Reading,
  node: Node | null,
  said: ProblemText,
  discreet: ProblemText = said,
  code: 'yaml-trap' | 'yaml-syntax' = 'yaml-trap',
): null {
  const where = source.positionAt(offsetOf(node));
  problems.push(problemAt(source, code, where, source.isSecret(where) ? discreet : said));
  return null;
}
