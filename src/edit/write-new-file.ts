import {
  Document,
  isMap,
  isPair,
  isScalar,
  type Node,
  type Pair,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { ObjectName } from '../attribute/attribute-key.ts';
import type { JsonObject } from '../attribute/json.ts';

/** The attributes of one object, which stand in one document. */
export interface NewDocument {
  readonly object: ObjectName;
  readonly attributes: readonly JsonObject[];
}

/** With it, editors that know YAML offer the settings and mark mistakes. */
const SCHEMA_LINE = '# yaml-language-server: $schema=https://json.schemastore.org/deskform-attributes-1.json\n';

/** The text of an attribute file that does not exist yet. */
export function newFileText(documents: readonly NewDocument[]): string {
  return `${SCHEMA_LINE}\n${documents.map(documentText).join('---\n')}`;
}

function documentText({ object, attributes }: NewDocument): string {
  const entries = attributes.map((attribute) => attributeText(attribute)).join('\n');
  return `object: ${object}\nattributes:\n${entries}`;
}

/** One entry of the list, indented as it stands in a file. */
function attributeText(settings: JsonObject): string {
  // Made anew for each part that stands twice, since anchors would be hard to read.
  const document = new Document([settings], { version: '1.2', compat: 'yaml-1.1', aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (_, scalar) => quoteWhereNeeded(scalar),
    Pair: (_, pair) => flowOfScreens(pair),
    Map: (_, map) => flowOfLeaf(map),
    Seq: (_, seq) => flowOfPlainList(seq),
  });
  const text = document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER });
  return escapeUnseen(text).replaceAll(/^(?=.)/gmu, '  ');
}

/**
 * Characters that are not seen, or change how their surroundings are seen. Whoever reviews the file should see that they
 * are there.
 */
const UNSEEN = [
  /(?![\n\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u,
  // A joiner between two pictographs is part of one emoji.
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})/u,
];
const EVERY_UNSEEN = new RegExp(UNSEEN.map(({ source }) => source).join('|'), 'gu');

function quoteWhereNeeded(scalar: Scalar): void {
  const { value } = scalar;
  if (typeof value !== 'string') return;
  // "<<" and "=" mean something to readers of YAML 1.1.
  const isSpecial = UNSEEN.some((unseen) => unseen.test(value)) || value === '<<' || value === '=';
  if (isSpecial) scalar.type = Scalar.QUOTE_DOUBLE;
  else if (value.includes('\n')) scalar.type = isPlainBlock(value) ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
}

/** Lines that a block can show as they are: no blanks at the ends, which nobody sees. */
function isPlainBlock(text: string): boolean {
  return text.trim() !== '' && !/^\s|[ \t](?:\n|$)|\n\n$/u.test(text);
}

/** Only texts in double quotes hold such characters, and there an escape means the same. */
function escapeUnseen(text: string): string {
  return text.replace(EVERY_UNSEEN, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/** A cell of the screens is read as one line of a table. */
function flowOfScreens(pair: Pair): void {
  if (!isScalar(pair.key) || pair.key.value !== 'screens' || !isMap(pair.value)) return;
  for (const screen of pair.value.items) {
    if (!isPair(screen) || !isMap(screen.value)) continue;
    for (const role of screen.value.items) {
      if (isPair(role) && isMap(role.value)) role.value.flow = true;
    }
  }
}

/** A choice without others below it is one line. */
function flowOfLeaf(map: YAMLMap): void {
  const keys = map.items.map(({ key }) => (isScalar(key) ? key.value : undefined));
  const isChoice = keys.includes('name') && keys.includes('value') && keys.length <= 3;
  if (isChoice && map.items.every(({ value }) => isScalar(value) && isOneLine(value))) map.flow = true;
}

function flowOfPlainList(seq: YAMLSeq): void {
  if (seq.items.every((item) => isScalar(item) && isOneLine(item))) seq.flow = true;
}

function isOneLine(node: Node): boolean {
  return isScalar(node) && !String(node.value).includes('\n');
}
