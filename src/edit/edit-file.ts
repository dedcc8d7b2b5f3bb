import { Composer, type Document, isAlias, isCollection, isMap, isScalar, Parser, visit } from 'yaml';
import type { JsonValue } from '../attribute/json.ts';
import { isJsonObject, sameJson } from '../attribute/json.ts';
import { makeSourceText } from '../config/source-text.ts';
import { parseYaml } from '../config/yaml/yaml-file.ts';
import { type Edit, meaningAfter } from './meaning.ts';
import { columnOf, type Replacement, replaceRanges, startOf, startOfItem, tokensOfItems } from './places.ts';
import { plainPatch } from './plain-patch.ts';
import { editDocument } from './value.ts';
import { type Habits, indent, itemLines } from './writing.ts';

export type { Edit };

/** The file with the smallest edit, or why there is none and what it would change. */
export type Edited =
  | { readonly outcome: 'edited'; readonly text: string }
  | { readonly outcome: 'impossible'; readonly why: string; readonly patch: string };

/**
 * Changes what an attribute file says by replacing ranges of its text: everything else stays byte for byte. The new text
 * is read again and means what was meant, or there is none.
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
  const proved = meaningOf(text);
  if (typeof proved === 'string') return impossible(`the file could not be read afterwards: ${proved}`);
  return sameJson(proved, after) ? { outcome: 'edited', text } : impossible('something else would change with it');
}

/** The documents of a file as JSON; the first thing that is wrong with it where it cannot be read. */
function meaningOf(source: string): readonly JsonValue[] | string {
  const { documents, problems } = parseYaml(makeSourceText('', source));
  const [problem] = problems;
  if (problem !== undefined) return `line ${problem.where?.line ?? 1}: ${problem.message}`;
  return documents.map(({ value }) => value).filter((value) => value !== null);
}

type Draft =
  | { readonly outcome: 'written'; readonly text: string }
  | { readonly outcome: 'impossible'; readonly why: string };

function writeEdits(text: string, wanted: readonly JsonValue[]): Draft {
  const eol = /\r?\n/u.exec(text)?.[0] ?? '\n';
  const documents = openDocuments(text);
  const replacements: Replacement[] = [];
  const obstacles: string[] = [];
  for (const [index, document] of documents.entries()) {
    const bench = { text, eol, habits: habitsOf(document, text), document, replacements, obstacles };
    editDocument(wanted[index] ?? null, bench);
  }
  const [obstacle] = obstacles;
  if (obstacle !== undefined) return { outcome: 'impossible', why: obstacle };
  const edited = replaceRanges(text, replacements);
  if (edited === undefined) return { outcome: 'impossible', why: 'two changes meet in one place' };
  const added = wanted.slice(documents.length);
  const habits = documents.map((document) => habitsOf(document, text))[0] ?? USUAL_HABITS;
  return {
    outcome: 'written',
    text: added.reduce<string>((so, value) => withDocument(so, value, habits, eol), edited),
  };
}

function openDocuments(text: string): readonly Document.Parsed[] {
  const options = { stringKeys: true, uniqueKeys: false, prettyErrors: false, strict: true, keepSourceTokens: true };
  const tokens = [...new Parser().parse(text)];
  const documents = [...new Composer(options).compose(tokens, true, text.length)];
  return documents.filter(({ contents }) => contents !== null && !(isScalar(contents) && contents.value === null));
}

const USUAL_HABITS: Habits = { mapStep: 2, listStep: 2, braces: '{ a: b }' };

/** How far this document indents, read off the first map and the first list below a key. */
function habitsOf(document: Document.Parsed, text: string): Habits {
  let { mapStep, listStep, braces }: { mapStep?: number; listStep?: number; braces?: Habits['braces'] } = {};
  visit(document, {
    Map: (_, map) => {
      if (map.flow === true && map.items.length > 0)
        braces ??= /^\{[ \r\n]/u.test(text.slice(startOf(map))) ? '{ a: b }' : '{a: b}';
    },
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isCollection(value) || value.flow === true || isAlias(value)) return;
      const column = columnOf(text, startOf(key));
      if (isMap(value)) mapStep ??= columnOf(text, startOf(value)) - column;
      else listStep ??= columnOf(text, startOfItem(tokensOfItems(value)[0] ?? [], value.items[0])) - column;
    },
  });
  return {
    mapStep: mapStep !== undefined && mapStep > 0 ? mapStep : USUAL_HABITS.mapStep,
    listStep: listStep !== undefined && listStep >= 0 ? listStep : USUAL_HABITS.listStep,
    braces: braces ?? USUAL_HABITS.braces,
  };
}

/** A document for an object that the file does not hold yet, at its end. */
function withDocument(text: string, value: JsonValue, habits: Habits, eol: string): string {
  if (!isJsonObject(value) || !Array.isArray(value.attributes)) return text;
  const items = value.attributes.flatMap((item: JsonValue, index) =>
    itemLines(item, ['attributes', String(index)], habits),
  );
  const lines = [`object: ${String(value.object)}`, 'attributes:', ...indent(items, habits.listStep)];
  const ended = text === '' || text.endsWith('\n') ? text : text + eol;
  const separator = openDocuments(text).length > 0 && !/(^|\n)---[ \t]*\r?\n\s*$/u.test(ended) ? `---${eol}` : '';
  return ended + separator + lines.map((line) => line + eol).join('');
}
