import { Document, isScalar, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { isJsonObject, type JsonObject, type JsonValue } from '../attribute/json.ts';

/** How values are written, so that a new one looks like those around it. */
export interface YamlStyle {
  readonly layout: {
    readonly indent: number;
    /** Whether a list is indented below its key. */
    readonly indentSeq: boolean;
    /** Whether braces have blanks on their insides. */
    readonly flowCollectionPadding: boolean;
  };
  readonly brackets: '[ a ]' | '[a]';
  /** Inside braces, older YAML parsers read any colon as the end of a key. */
  readonly colonsInBraces: 'plain' | 'quoted';
  readonly texts: Scalar.Type;
  readonly keys: Scalar.Type | 'bare numbers';
  /** Between braces or in a block; 'by-kind' has a line for a choice, a cell of the screens and a list of words. */
  readonly collections: 'flow' | 'block' | 'by-kind';
}

/** Style of the collection around an entry: flow (braces, brackets) or block (lines). */
export type Holder = 'flow' | 'block';

/** The way from the document to a value. */
export type YamlPath = readonly string[];

/** Blank lines stay blank. */
export function indentLines(lines: readonly string[], columns: number): readonly string[] {
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(columns)}${line}`));
}

/** A pair of a map, or an item of a list where there is no name. */
export interface NewEntry {
  readonly name: string | undefined;
  readonly value: JsonValue;
  readonly path: YamlPath;
  readonly style: YamlStyle;
}

/** Writes an entry as lines, the first in column 0. */
export function blockLines(entry: NewEntry): readonly string[] {
  return entryText(entry, 'block').replace(/\n$/u, '').split('\n');
}

/** Writes an entry for braces or brackets. */
export function flowText(entry: NewEntry): string {
  return entryText(entry, 'flow')
    .replace(/\n$/u, '')
    .slice(1, -1)
    .replace(/^ +| +$/gu, '');
}

function entryText({ name, value, path, style }: NewEntry, holder: Holder): string {
  const node = nodeOf(value, path, style, holder);
  const outer = name === undefined ? listOf([node], style) : mapOf([pairOf(name, node, style, holder)]);
  if (holder === 'flow') outer.flow = true;
  // Text that YAML 1.1 reads as a number, a date or a boolean is quoted.
  const document = new Document(outer, { version: '1.2', compat: 'yaml-1.1' });
  const oneLine = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER };
  return escapeUnseen(document.toString({ ...style.layout, ...oneLine }));
}

function nodeOf(value: JsonValue, path: YamlPath, style: YamlStyle, holder: Holder): Node {
  if (typeof value === 'string') return textOf(value, style.texts, style, holder);
  if (typeof value !== 'object' || value === null) return new Scalar(value);
  const inside = holder === 'flow' || standsOnOneLine(value, path, style) ? 'flow' : 'block';
  const partStyle: YamlStyle = { ...style, collections: 'by-kind' };
  const partOf = (name: string, part: JsonValue): Node => nodeOf(part, [...path, name], partStyle, inside);
  const node = isJsonObject(value)
    ? mapOf(Object.entries(value).map(([name, part]) => pairOf(name, partOf(name, part), style, inside)))
    : listOf(
        value.map((part, index) => partOf(String(index), part)),
        style,
      );
  if (inside === 'flow') node.flow = true;
  return node;
}

function mapOf(pairs: Pair[]): YAMLMap {
  const map = new YAMLMap();
  map.items = pairs;
  return map;
}

function listOf(items: Node[], { brackets }: YamlStyle): YAMLSeq {
  const list = items.every((item) => isScalar(item)) ? new WordList() : new YAMLSeq();
  if (list instanceof WordList && brackets === '[ a ]') list.blank = ' ';
  list.items = items;
  return list;
}

/** A list of words, with blanks of its own inside its brackets: the options of the writer ask for those of braces. */
class WordList extends YAMLSeq {
  blank = '';

  override toString(...[context, ...others]: Parameters<YAMLSeq['toString']>): string {
    return super.toString(context && { ...context, flowCollectionPadding: this.blank }, ...others);
  }
}

/** Makes a pair. Numeric keys have no quotes if those around them have none, since deskform reads all keys as text. */
function pairOf(name: string, value: Node, style: YamlStyle, holder: Holder): Pair {
  if (style.keys !== 'bare numbers') return new Pair(textOf(name, style.keys, style, holder), value);
  const isNumber = /^[1-9]\d*$/u.test(name);
  return new Pair(isNumber ? new Scalar(BigInt(name)) : textOf(name, 'PLAIN', style, holder), value);
}

function textOf(text: string, type: Scalar.Type, { colonsInBraces }: YamlStyle, holder: Holder): Scalar {
  const scalar = new Scalar(text);
  // "<<" and "=" mean something to readers of YAML 1.1.
  const isSpecial = UNSEEN.some((unseen) => unseen.test(text)) || text === '<<' || text === '=';
  const isBlock = text.includes('\n') || type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
  if (isSpecial || (isBlock && !isPlainBlock(text))) scalar.type = 'QUOTE_DOUBLE';
  else if (isBlock) scalar.type = type === 'BLOCK_FOLDED' ? type : 'BLOCK_LITERAL';
  else if (holder === 'flow' && colonsInBraces === 'quoted' && text.includes(':')) scalar.type = 'QUOTE_DOUBLE';
  else scalar.type = type;
  return scalar;
}

/** Whether a block can show the text: no invisible whitespace at the ends of lines. */
function isPlainBlock(text: string): boolean {
  return text.trim() !== '' && !/^\s|[ \t](?:\n|$)|\n\n$/u.test(text);
}

const LONGEST_LINE = 120;

function standsOnOneLine(
  value: JsonObject | readonly JsonValue[],
  path: YamlPath,
  { collections }: YamlStyle,
): boolean {
  if (collections === 'block' || JSON.stringify(value).length > LONGEST_LINE) return false;
  const isCell = path.length === 5 && path[2] === 'screens';
  if (collections === 'flow' || isCell) return true;
  const isLeaf = (part: JsonValue): boolean => Object(part) !== part && !String(part).includes('\n');
  if (!Object.values(value).every(isLeaf)) return false;
  const isChoice = Object.hasOwn(value, 'name') && Object.hasOwn(value, 'value') && Object.keys(value).length <= 3;
  return isChoice || Array.isArray(value);
}

/**
 * Characters that are invisible, or that change how text around them looks. They are escaped so that reviewers see
 * them.
 */
const UNSEEN = [
  /(?![\n\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u,
  // A joiner between two pictographs is part of one emoji.
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})/u,
];
const EVERY_UNSEEN = new RegExp(UNSEEN.map(({ source }) => source).join('|'), 'gu');

/** Escapes such characters. Only double-quoted text contains them, where an escape has the same meaning. */
function escapeUnseen(text: string): string {
  return text.replace(EVERY_UNSEEN, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}
