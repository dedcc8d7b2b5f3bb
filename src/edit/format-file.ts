import { type Document, isMap, isScalar, isSeq, Lexer, Scalar, visit, type YAMLMap } from 'yaml';
import { ATTRIBUTE_KEYS, OVERLAY_KEYS } from '../attribute/definition.ts';
import { type JsonValue, sameJson } from '../attribute/json.ts';
import { makeSourceText } from '../config/source-text.ts';
import { readDocuments } from '../config/yaml/yaml-documents.ts';
import { parseYaml } from '../config/yaml/yaml-file.ts';

const KEYS_OF_ATTRIBUTES = [...ATTRIBUTE_KEYS, ...OVERLAY_KEYS];
const KEYS_OF_FILES = ['object', 'attributes'];

/** The formatted file, or why it cannot be formatted. */
type Formatted =
  | { readonly outcome: 'formatted'; readonly text: string }
  | { readonly outcome: 'impossible'; readonly why: string };

/**
 * Formats an attribute file: order of keys, quotes only where YAML needs them, indentation. Content and comments are
 * kept; otherwise, the file is not changed.
 */
export function formatFile(source: string): Formatted {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const before = source.slice(mark.length);
  const meaning = meaningOf(before);
  if (typeof meaning === 'string') return { outcome: 'impossible', why: meaning };
  const eol = /\r?\n/u.exec(before)?.[0] ?? '\n';
  const text = writtenAgain(before)?.replaceAll('\n', eol);
  if (text === undefined) return { outcome: 'impossible', why: 'an alias would come before its anchor' };
  const after = meaningOf(text);
  if (typeof after === 'string' || !sameJson(meaning, after) || !sameComments(before, text))
    return { outcome: 'impossible', why: 'a comment or a tag would be lost' };
  return { outcome: 'formatted', text: mark + text };
}

/** Returns the content of a file, or its first error. */
function meaningOf(text: string): JsonValue | string[] | string {
  const { documents, problems } = parseYaml(makeSourceText('', text));
  const [problem] = problems;
  return problem === undefined
    ? documents.map(({ value }) => value)
    : `line ${problem.where?.line ?? 1}: ${problem.message}`;
}

/** Writes the file in the standard form. Undefined if an alias would come before its anchor. */
function writtenAgain(text: string): string | undefined {
  try {
    return readDocuments(text).map(formatDocument).join('');
  } catch {
    return undefined;
  }
}

function formatDocument(document: Document.Parsed): string {
  const { contents } = document;
  if (isMap(contents)) {
    const [first] = contents.items;
    sortKeys(contents, KEYS_OF_FILES);
    moveComment(first?.key, contents.items[0]?.key);
    const attributes = contents.get('attributes');
    if (isSeq(attributes)) for (const item of attributes.items) if (isMap(item)) sortKeys(item, KEYS_OF_ATTRIBUTES);
  }
  visit(document, {
    Scalar: (_, node) => {
      if (node.type === Scalar.QUOTE_SINGLE || node.type === Scalar.QUOTE_DOUBLE) node.type = Scalar.PLAIN;
    },
  });
  // Text that YAML 1.1 reads as a number, a date or a boolean keeps its quotes.
  document.setSchema('1.2', { compat: 'yaml-1.1' });
  return document.toString({
    indent: 2,
    indentSeq: true,
    flowCollectionPadding: true,
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  });
}

/** Keeps a comment above the first key at the top of the file. */
function moveComment(from: unknown, to: unknown): void {
  if (from === to || !isScalar(from) || !isScalar(to)) return;
  [to.commentBefore, from.commentBefore] = [from.commentBefore ?? null, to.commentBefore ?? null];
}

/** Sorts the keys of a map. Unknown keys come last, in their order. */
function sortKeys(map: YAMLMap, order: readonly string[]): void {
  const rank = (key: unknown): number => {
    const index = order.indexOf(isScalar(key) ? String(key.value) : '');
    return index < 0 ? order.length : index;
  };
  const [first] = map.items;
  map.items.sort((one, other) => rank(one.key) - rank(other.key));
  // Blank lines above the first key belong to the entry.
  if (first !== map.items[0] && isScalar(first?.key)) first.key.spaceBefore = false;
}

function sameComments(before: string, after: string): boolean {
  return commentsIn(before).join('\n') === commentsIn(after).join('\n');
}

function commentsIn(text: string): readonly string[] {
  return [...new Lexer().lex(text)].filter((lexeme) => lexeme.startsWith('#')).sort();
}
