import { Composer, type CST, type Document, Parser, type YAMLParseError } from 'yaml';
import type { JsonValue } from '../attribute/json.ts';
import type { Problem } from '../problem/problem.ts';
import { formatPosition, type SourcePosition } from '../problem/source-position.ts';
import { problemAt, type SourceText } from './source-text.ts';
import { findOffset } from './yaml-place.ts';
import { DEEPEST, readValue, type YamlTrap } from './yaml-value.ts';

/** One document of a file: what it means, and where each part of it stands. */
export interface YamlDocument {
  readonly value: JsonValue;
  /** The place of a key or a value, or of the nearest parent that is written. */
  readonly locate: (path: readonly string[], at: 'key' | 'value') => SourcePosition;
}

export interface YamlFile {
  readonly documents: readonly YamlDocument[];
  readonly problems: readonly Problem[];
}

/** Reads a file of one or more documents. A document with a mistake is left out, with the reason among the problems. */
export function parseYaml(source: SourceText): YamlFile {
  const tokens = [...new Parser().parse(source.text)];
  // The composer calls itself for each level, and takes the whole process down when the stack ends.
  if (depthOf(tokens) > DEEPEST)
    return refused(source, `the file is nested more than ${DEEPEST} levels deep`, 'Write it flatter.');
  // Keys stay as they are written (007, 1e3, null); duplicates are found by readValue, which is not quadratic.
  const composer = new Composer({ stringKeys: true, uniqueKeys: false, prettyErrors: false, strict: true });
  const documents: YamlDocument[] = [];
  const problems: Problem[] = [];
  for (const document of composer.compose(tokens, true, source.text.length)) {
    const mistake = findMistake(document, source);
    if (mistake !== undefined) {
      problems.push(mistake);
      continue;
    }
    const { value, traps } = readValue(document);
    if (traps.length > 0) problems.push(...traps.map((trap) => problemOfTrap(trap, source)));
    else documents.push({ value, locate: locator(document, source) });
  }
  return { documents: withoutEmpty(documents), problems };
}

function refused(source: SourceText, message: string, hint: string): YamlFile {
  return { documents: [], problems: [problemAt(source, 'yaml-trap', source.positionAt(0), { message, hint })] };
}

/** A separator at either end makes an empty document, which means nothing as long as there is another. */
function withoutEmpty(documents: readonly YamlDocument[]): readonly YamlDocument[] {
  const written = documents.filter((document) => document.value !== null);
  return written.length > 0 ? written : documents.slice(0, 1);
}

function locator(document: Document.Parsed, source: SourceText): YamlDocument['locate'] {
  return (path, at) => source.positionAt(findOffset(document, path, at));
}

/** What makes a document unreadable as a whole. */
function findMistake(document: Document.Parsed, source: SourceText): Problem | undefined {
  const [error] = document.errors;
  // The parser loses its way at the first error: what it says afterwards is about the same place.
  if (error !== undefined) return problemOfSyntax(error, source);
  const { version } = document.directives.yaml;
  if (version === '1.2') return undefined;
  return problemAt(source, 'yaml-trap', source.positionAt(0), {
    message: `the directive %YAML ${version} changes what words such as yes and no mean`,
    hint: 'Take the line out: files are read as YAML 1.2.',
  });
}

function problemOfTrap(trap: YamlTrap, source: SourceText): Problem {
  const { code, message, hint, offset, otherOffset } = trap;
  return problemAt(source, code, source.positionAt(offset), {
    message,
    hint:
      otherOffset === undefined ? hint : `${hint} The first is at ${formatPosition(source.positionAt(otherOffset))}.`,
  });
}

const SYNTAX_HINTS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'Indent with spaces.',
  BAD_INDENT: 'Entries of one map or list begin in the same column.',
  BAD_SCALAR_START: 'Put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'Put text that holds ": " in quotes.',
  MULTILINE_IMPLICIT_KEY: 'Is a colon missing behind the key?',
  MISSING_CHAR: 'Close the quote or the bracket.',
  NON_STRING_KEY: 'Put the key in quotes.',
  UNEXPECTED_TOKEN: 'Is the indentation right, and every text with ":" or "#" in quotes?',
  BAD_ALIAS: 'Put text that begins with "*" or "&" in quotes.',
};

function problemOfSyntax(error: YAMLParseError, source: SourceText): Problem {
  return problemAt(source, 'yaml-syntax', source.positionAt(error.pos[0]), {
    message: `this is not YAML: ${error.message.split('\n', 1)[0]}`,
    hint: SYNTAX_HINTS[error.code],
  });
}

function depthOf(tokens: readonly CST.Token[]): number {
  let deepest = 0;
  const open: { readonly token: unknown; readonly depth: number }[] = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { token, depth } = next;
    if (depth > deepest) deepest = depth;
    if (typeof token !== 'object' || token === null) continue;
    if ('value' in token && typeof token.value === 'object') open.push({ token: token.value, depth });
    if (!('items' in token) || !Array.isArray(token.items)) continue;
    for (const item of token.items) {
      if (item.key) open.push({ token: item.key, depth: depth + 1 });
      if (item.value) open.push({ token: item.value, depth: depth + 1 });
    }
  }
  return deepest;
}
