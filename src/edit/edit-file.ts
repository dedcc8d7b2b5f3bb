import { createTwoFilesPatch } from 'diff';
import { Composer, type Document, isCollection, isMap, isScalar, isSeq, Parser, stringify, visit } from 'yaml';
import { isJsonObject, type JsonValue, sameJson } from '../attribute/json.ts';
import { makeSourceText } from '../config/source-text.ts';
import { parseYaml } from '../config/yaml/yaml-file.ts';
import { editDocument } from './edit-values.ts';
import { type Edit, meaningAfter } from './meaning.ts';
import { documentLines, NEW_FILE_STYLE } from './write-new-file.ts';
import type { YamlStyle } from './write-yaml.ts';
import { columnOf, type DocumentEdit, entryAt, replaceRanges, startOf } from './yaml-entries.ts';

export type { Edit };

/** The file after a minimal edit, or why the edit is impossible, with a patch of its changes. */
type Edited =
  | { readonly outcome: 'edited'; readonly text: string }
  | { readonly outcome: 'impossible'; readonly why: string; readonly patch: string };

/**
 * Edits an attribute file by replacing ranges of its text: everything else stays unchanged, byte for byte. The result
 * is read again and verified.
 */
export function editFile(source: string, edits: readonly Edit[]): Edited {
  const before = meaningOf(source);
  if (typeof before === 'string') return { outcome: 'impossible', why: before, patch: '' };
  const meaning = meaningAfter(before, edits);
  if (meaning.outcome === 'senseless') return { outcome: 'impossible', why: meaning.why, patch: '' };
  const { documents: after } = meaning;
  const impossible = (why: string): Edited => ({ outcome: 'impossible', why, patch: plainPatch(before, after) });
  if (sameJson(before, after)) return { outcome: 'edited', text: source };

  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const written = writeEdits(source.slice(mark.length), after);
  if (written.outcome === 'impossible') return impossible(written.why);
  const text = mark + written.text;
  const reread = meaningOf(text);
  if (typeof reread === 'string') return impossible(`the edited file cannot be read: ${reread}`);
  return sameJson(reread, after)
    ? { outcome: 'edited', text }
    : impossible('the edit would also change something else');
}

/** Returns the documents of a file as JSON, or its first error. */
function meaningOf(source: string): readonly JsonValue[] | string {
  const { documents, problems } = parseYaml(makeSourceText('', source));
  const [problem] = problems;
  if (problem !== undefined) return `line ${problem.where?.line ?? 1}: ${problem.message}`;
  return documents.map(({ value }) => value).filter((value) => value !== null);
}

type WrittenEdits =
  | { readonly outcome: 'written'; readonly text: string }
  | { readonly outcome: 'impossible'; readonly why: string };

function writeEdits(text: string, wanted: readonly JsonValue[]): WrittenEdits {
  const eol = /\r?\n/u.exec(text)?.[0] ?? '\n';
  const shared: Omit<DocumentEdit, 'document' | 'style'> = { text, eol, replacements: [], obstacles: [] };
  const documents = openDocuments(text).map(
    (document): DocumentEdit => ({ ...shared, document, style: styleOf(document, text) }),
  );
  for (const [index, document] of documents.entries()) editDocument(wanted[index] ?? null, document);
  const [obstacle] = shared.obstacles;
  if (obstacle !== undefined) return { outcome: 'impossible', why: obstacle };
  let written = replaceRanges(text, shared.replacements);
  if (written === undefined) return { outcome: 'impossible', why: 'two changes overlap' };
  const style = documents[0]?.style ?? EDIT_STYLE;
  for (const value of wanted.slice(documents.length)) written = withDocument(written, value, style, eol);
  return { outcome: 'written', text: written };
}

function openDocuments(text: string): readonly Document.Parsed[] {
  const options = { stringKeys: true, uniqueKeys: false, prettyErrors: false, strict: true, keepSourceTokens: true };
  const tokens = [...new Parser().parse(text)];
  const documents = [...new Composer(options).compose(tokens, true, text.length)];
  return documents.filter(({ contents }) => contents !== null && !(isScalar(contents) && contents.value === null));
}

const EDIT_STYLE: YamlStyle = { ...NEW_FILE_STYLE, brackets: '[a]', colonsInBraces: 'quoted' };

/** Detects the style of a document from its first map, list, braces and brackets. */
function styleOf(document: Document.Parsed, text: string): YamlStyle {
  let [indent, indentSeq, padding, brackets]: [number?, boolean?, boolean?, YamlStyle['brackets']?] = [];
  visit(document, {
    Collection: (_, node) => {
      if (node.flow !== true || node.items.length === 0) return;
      const isPadded = /^.\s/u.test(text.slice(startOf(node), startOf(node) + 2));
      if (isMap(node)) padding ??= isPadded;
      else brackets ??= isPadded ? '[ a ]' : '[a]';
    },
    Pair: (_, { key, value }) => {
      if (!isCollection(value) || value.flow === true) return;
      const step = columnOf(text, entryAt(value, 0, text).start) - columnOf(text, startOf(key));
      if (isSeq(value)) indentSeq ??= step > 0;
      else if (step > 0) indent ??= step;
    },
  });
  const { layout } = EDIT_STYLE;
  return {
    ...EDIT_STYLE,
    layout: {
      indent: indent ?? layout.indent,
      indentSeq: indentSeq ?? layout.indentSeq,
      flowCollectionPadding: padding ?? layout.flowCollectionPadding,
    },
    brackets: brackets ?? EDIT_STYLE.brackets,
  };
}

/** A document for an object that the file does not hold yet, at its end. */
function withDocument(text: string, value: JsonValue, style: YamlStyle, eol: string): string {
  if (!isJsonObject(value) || !Array.isArray(value.attributes)) return text;
  const lines = documentLines(String(value.object), value.attributes, style);
  const ended = text === '' || text.endsWith('\n') ? text : text + eol;
  const separator = openDocuments(text).length > 0 && !/(^|\n)---[ \t]*\r?\n\s*$/u.test(ended) ? `---${eol}` : '';
  return ended + separator + lines.map((line) => line + eol).join('');
}

/** Shows the changes of an edit as a patch in plain YAML, to make them by hand. */
function plainPatch(before: readonly JsonValue[], after: readonly JsonValue[]): string {
  return createTwoFilesPatch('current', 'intended', plainly(before), plainly(after), '', '', { context: 3 });
}

function plainly(documents: readonly JsonValue[]): string {
  return documents
    .map((document) => stringify(document, { aliasDuplicateObjects: false, lineWidth: 0, compat: 'yaml-1.1' }))
    .join('---\n');
}
