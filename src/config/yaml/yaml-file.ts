import { type CST, type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { DEEPEST, type JsonValue } from '../../attribute/json.ts';
import type { Problem } from '../../problem/problem.ts';
import type { SourcePosition } from '../../problem/source-position.ts';
import { problemAt, type SourceText } from '../source-text.ts';
import { asNode, composeDocuments, MOST_LEXEMES, offsetOf, readTokens, type YamlTokens } from './yaml-documents.ts';
import { problemOfSyntax } from './yaml-fault.ts';
import { readValue } from './yaml-value.ts';

/** One document of a file: its value, and the position of each part. */
export interface YamlDocument {
  readonly value: JsonValue;
  readonly locate: Locate;
  readonly lineAt: SourceText['lineAt'];
}

interface YamlFile {
  readonly documents: readonly YamlDocument[];
  readonly problems: readonly Problem[];
}

/** Reads a file of one or more documents. A document with an error is omitted and reported in `problems`. */
export function parseYaml(source: SourceText): YamlFile {
  const read = readTokens(source.text, MOST_LEXEMES);
  if (read.outcome !== 'read') return { documents: [], problems: [refusal(read, source)] };
  const documents: YamlDocument[] = [];
  const problems: Problem[] = [];
  let count = 0;
  for (const document of composeDocuments(read.tokens, source.text.length)) {
    const index = count;
    count += 1;
    const mistake = findMistake(document, read.tokens, source);
    if (mistake !== undefined) {
      problems.push(mistake);
      continue;
    }
    const { value, problems: inside } = readValue(document, source);
    for (const problem of inside) problems.push(problem);
    if (inside.length > 0) continue;
    const locate = locatorOf(document, source, () => readAgain(index, source));
    documents.push({ value, locate, lineAt: source.lineAt });
  }
  return { documents: withoutEmpty(documents), problems };
}

function refusal({ outcome, offset }: Exclude<YamlTokens, { readonly outcome: 'read' }>, source: SourceText): Problem {
  const where = source.positionAt(offset);
  if (outcome === 'too-deep')
    return problemAt(source, 'yaml-trap', where, {
      message: `this is nested more than ${DEEPEST} levels deep`,
      hint: 'Reduce the nesting.',
    });
  return problemAt(source, 'file-unreadable', where, {
    message: `${source.file} has more than ${MOST_LEXEMES} tokens`,
    hint: 'Split the file.',
  });
}

/** A separator at either end makes an empty document, which means nothing as long as there is another. */
function withoutEmpty(documents: readonly YamlDocument[]): readonly YamlDocument[] {
  const written = documents.filter((document) => document.value !== null);
  return written.length > 0 ? written : documents.slice(0, 1);
}

function readAgain(index: number, source: SourceText): Document.Parsed {
  const document = source.documents()[index];
  if (document === undefined) throw new Error(`deskform has a bug: ${source.file} changed while it was read`);
  return document;
}

/** Finds an error that makes the complete document unreadable. */
function findMistake(document: Document.Parsed, tokens: readonly CST.Token[], source: SourceText): Problem | undefined {
  const notYaml = problemOfSyntax(document, tokens, source);
  if (notYaml !== undefined) return notYaml;
  const { version } = document.directives.yaml;
  if (version === '1.2') return undefined;
  return problemAt(source, 'yaml-trap', source.positionAt(0), {
    message: `the directive %YAML ${version} changes the meaning of words such as yes and no`,
    hint: 'Remove the line: deskform reads YAML 1.2.',
  });
}

/** Returns the position of a key or a value, or of the nearest parent in the file. */
type Locate = (path: readonly string[], at: 'key' | 'value') => SourcePosition;

/**
 * Finds the parts of a document. Its tree takes many times as much memory as its value, and most runs report no line.
 * So only the places of list entries are kept; for any other place the document is read again.
 */
function locatorOf(document: Document.Parsed, source: SourceText, readAgain: () => Document.Parsed): Locate {
  const entries = entryOffsets(document);
  return (path, at) => {
    const [list = '', index = '', ...inside] = path;
    const known = inside.length === 0 ? entries.get(list)?.[Number(index)] : undefined;
    if (known !== undefined && index !== '') return source.positionAt(known);
    return source.positionAt(findOffset(readAgain(), path, at));
  };
}

/** Offsets of the entries of each top-level list. */
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
  // "key:" with nothing behind it has an empty value: the mark goes under the key.
  const [start, end] = node?.range ?? [0, 0];
  return end > start ? start : keyOffset;
}

interface FoundStep {
  readonly keyOffset: number;
  readonly value: Node | null;
}

function stepInto(node: Node | null, step: string): FoundStep | undefined {
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
  // Of a duplicate key, the first counts.
  for (const pair of map.items)
    if (isScalar(pair.key) && !pairs.has(String(pair.key.value))) pairs.set(String(pair.key.value), pair);
  PAIRS.set(map, pairs);
  return pairs;
}

function resolve(node: Node | null, document: Document.Parsed): Node | null {
  return isAlias(node) ? (node.resolve(document) ?? null) : node;
}
