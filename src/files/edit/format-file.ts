import { type Document, isMap, isScalar, isSeq, Lexer, type Pair, Scalar, type Tags, visit, type YAMLMap } from 'yaml';
import { type JsonValue, sameJson } from '../../model/json.ts';
import { attributeKeys } from '../check/generated/validators.mjs';
import { makeSourceText } from '../source-text.ts';
import { keyOf, readYaml } from '../yaml/yaml-documents.ts';
import { parseYaml } from '../yaml/yaml-file.ts';

const KEYS_OF_ATTRIBUTES = [...attributeKeys, 'manage'];
const KEYS_OF_FILES = ['object', 'attributes'];

/**
 * Formats an attribute file: order of keys, quotes only where YAML needs them, indentation. Content and comments are
 * kept; otherwise, it is impossible, and says why.
 */
export function formatFile(source: string) {
  const meaning = meaningOf(source);
  if (typeof meaning === 'string') return impossible(meaning);
  let text: string;
  try {
    text = standardText(documentsIn(source), source);
  } catch {
    return impossible('the name of an anchor has a character that cannot be written');
  }
  const after = meaningOf(text);
  if (typeof after === 'string' || !sameJson(meaning, after) || commentsIn(source) !== commentsIn(text))
    return impossible('an alias, a comment or a tag would be lost');
  return { outcome: 'formatted', text, meaning } as const;
}

export function impossible(why: string) {
  return { outcome: 'impossible', why } as const;
}

/** Returns the values of the documents of a file, or its first error. */
export function meaningOf(text: string): readonly JsonValue[] | string {
  const { documents, problems } = parseYaml(makeSourceText('', text));
  const [problem] = problems;
  return problem === undefined
    ? documents.map(({ value }) => value)
    : `line ${problem.where?.line ?? 1}: ${problem.message}`;
}

/** The documents of a file. Some comments would keep half of a line end of Windows. */
export function documentsIn(text: string): readonly Document[] {
  return readYaml(text.replace(MARK, '').replaceAll('\r\n', '\n')).documents;
}

/** Writes documents in the standard form, as a file like this one. They are changed on the way. */
export function standardText(documents: readonly Document[], like: string): string {
  const [mark, lineEnd] = [MARK.exec(like)?.[0] ?? '', /\r?\n/u.exec(like)?.[0] ?? '\n'];
  return mark + documents.map(formatDocument).join('').replaceAll('\n', lineEnd);
}

const MARK = /^\uFEFF/u;

function formatDocument(document: Document): string {
  const { contents } = document;
  if (isMap(contents)) {
    const from = contents.items[0]?.key;
    sortKeys(contents, KEYS_OF_FILES);
    const to = contents.items[0]?.key;
    // A comment above the first key stays at the top of the file.
    if (from !== to && isScalar(from) && isScalar(to))
      [to.commentBefore, from.commentBefore] = [from.commentBefore ?? null, to.commentBefore ?? null];
    const attributes = contents.get('attributes');
    if (isSeq(attributes)) for (const item of attributes.items) if (isMap(item)) sortKeys(item, KEYS_OF_ATTRIBUTES);
  }
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && needsEscapes(node.value)) node.type = Scalar.QUOTE_DOUBLE;
      else if (node.type === Scalar.QUOTE_SINGLE || node.type === Scalar.QUOTE_DOUBLE) node.type = Scalar.PLAIN;
    },
  });
  // Text that YAML 1.1 reads as a number, a date or a boolean keeps its quotes.
  document.setSchema('1.2', { compat: 'yaml-1.1', customTags: escapingTags });
  return document.toString({
    indent: 2,
    indentSeq: true,
    flowCollectionPadding: true,
    lineWidth: 0,
    // An alias that comes before its anchor is found when the text is read again.
    verifyAliasOrder: false,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  });
}

/** Sorts the keys of a map. Unknown keys come last, in their order. */
function sortKeys(map: YAMLMap, order: readonly string[]): void {
  const rank = (pair: Pair): number => [...order, keyOf(pair)].indexOf(keyOf(pair));
  const [first] = map.items;
  map.items.sort((one, other) => rank(one) - rank(other));
  // Blank lines above the first key belong to the entry.
  if (first !== map.items[0] && isScalar(first?.key)) first.key.spaceBefore = false;
}

function commentsIn(text: string): string {
  const lexemes = [...new Lexer().lex(text.replaceAll('\r\n', '\n'))];
  const comments = lexemes.filter((lexeme) => lexeme.startsWith('#'));
  return comments.sort().join('\n');
}

/** Characters that are invisible, or that change how text around them looks. They are escaped so that reviewers see them. */
const UNSEEN_SIGNS = [
  String.raw`(?![\n\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]`,
  // A joiner between two pictographs is part of one emoji.
  String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})`,
];
const UNSEEN = new RegExp(UNSEEN_SIGNS.join('|'), 'gu');

/** "<<" and "=" mean something to readers of YAML 1.1. */
function needsEscapes(text: string): boolean {
  return text === '<<' || text === '=' || text.search(UNSEEN) >= 0 || (text.includes('\n') && !canBeBlock(text));
}

/** Whether a block can show the text: no invisible whitespace at the ends of lines. */
export function canBeBlock(text: string): boolean {
  return text.trim() !== '' && !/^\s|[ \t](?:\n|$)|\n\n$/u.test(text);
}

/** The tags of the writer, with texts escaped: only texts in double quotes hold such characters. */
function escapingTags(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag !== 'object' || tag.collection !== undefined || tag.tag !== 'tag:yaml.org,2002:str') return tag;
    const { stringify = String } = tag;
    return { ...tag, stringify: (...args) => escapeUnseen(stringify(...args)) };
  });
}

function escapeUnseen(text: string): string {
  return text.replace(UNSEEN, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}
