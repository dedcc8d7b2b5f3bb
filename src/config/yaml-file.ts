import { Composer, type CST, type Document, type YAMLParseError } from 'yaml';
import { DEEPEST, type JsonValue } from '../attribute/json.ts';
import type { Problem } from '../problem/problem.ts';
import { formatPosition } from '../problem/source-position.ts';
import { problemAt, type SourceText } from './source-text.ts';
import { type Locate, locatorOf } from './yaml-place.ts';
import { MOST_SIGNS, readTokens, type YamlTokens } from './yaml-tokens.ts';
import { readValue, type YamlTrap } from './yaml-value.ts';

/** One document of a file: what it means, and where each part of it stands. */
export interface YamlDocument {
  readonly value: JsonValue;
  readonly locate: Locate;
}

export interface YamlFile {
  readonly documents: readonly YamlDocument[];
  readonly problems: readonly Problem[];
}

/** Reads a file of one or more documents. A document with a mistake is left out, with the reason among the problems. */
export function parseYaml(source: SourceText): YamlFile {
  const read = readTokens(source.text, MOST_SIGNS);
  if (read.outcome !== 'read') return { documents: [], problems: [refusal(read, source)] };
  const documents: YamlDocument[] = [];
  const problems: Problem[] = [];
  const readAgain = again(source);
  let number = 0;
  for (const document of compose(read.tokens, source)) {
    number += 1;
    const place = number;
    const mistake = findMistake(document, source);
    if (mistake !== undefined) {
      problems.push(mistake);
      continue;
    }
    const { value, traps } = readValue(document);
    if (traps.length > 0) for (const trap of traps) problems.push(problemOfTrap(trap, source));
    else documents.push({ value, locate: locatorOf(document, source, () => readAgain(place)) });
  }
  return { documents: withoutEmpty(documents), problems };
}

function refusal({ outcome, offset }: Exclude<YamlTokens, { readonly outcome: 'read' }>, source: SourceText): Problem {
  const where = source.positionAt(offset);
  if (outcome === 'too-deep')
    return problemAt(source, 'yaml-trap', where, {
      message: `this is nested more than ${DEEPEST} levels deep`,
      hint: 'Write it flatter.',
    });
  return problemAt(source, 'file-unreadable', where, {
    message: `${source.file} holds more than ${MOST_SIGNS} words and signs`,
    hint: 'Split the file.',
  });
}

/** A separator at either end makes an empty document, which means nothing as long as there is another. */
function withoutEmpty(documents: readonly YamlDocument[]): readonly YamlDocument[] {
  const written = documents.filter((document) => document.value !== null);
  return written.length > 0 ? written : documents.slice(0, 1);
}

/** Keys stay as they are written (007, 1e3, null); duplicates are found by readValue, which is not quadratic. */
function compose(tokens: readonly CST.Token[], source: SourceText): Iterable<Document.Parsed> {
  const composer = new Composer({ stringKeys: true, uniqueKeys: false, prettyErrors: false, strict: true });
  return composer.compose(tokens, true, source.text.length);
}

/** Reads a file that has been read before, once for all of its documents: each of many may have a mistake. */
function again(source: SourceText): (number: number) => Document.Parsed {
  let documents: readonly Document.Parsed[] | undefined;
  return (number) => {
    const read = documents === undefined ? readTokens(source.text, MOST_SIGNS) : undefined;
    if (read?.outcome === 'read') documents = [...compose(read.tokens, source)];
    const document = documents?.[number - 1];
    if (document === undefined) throw new Error(`deskform has a bug: ${source.file} is not what it was`);
    return document;
  };
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
