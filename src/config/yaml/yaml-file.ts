import type { CST, Document } from 'yaml';
import { DEEPEST, type JsonValue } from '../../attribute/json.ts';
import type { Problem } from '../../problem/problem.ts';
import { formatPosition, type SourcePosition } from '../../problem/source-position.ts';
import { problemAt, type SourceText } from '../source-text.ts';
import { composeDocuments, MOST_LEXEMES, readTokens, type YamlTokens } from './yaml-documents.ts';
import { problemOfSyntax } from './yaml-fault.ts';
import { type Locate, locatorOf } from './yaml-place.ts';
import { readValue, type YamlTrap } from './yaml-value.ts';

/** One document of a file: what it means, and where each part of it stands. */
export interface YamlDocument {
  readonly value: JsonValue;
  readonly locate: Locate;
  readonly lineAt: (where: SourcePosition) => string | undefined;
}

export interface YamlFile {
  readonly documents: readonly YamlDocument[];
  readonly problems: readonly Problem[];
}

/** Reads a file of one or more documents. A document with a mistake is left out, with the reason among the problems. */
export function parseYaml(source: SourceText): YamlFile {
  const read = readTokens(source.text, MOST_LEXEMES);
  if (read.outcome !== 'read') return { documents: [], problems: [refusal(read, source)] };
  const documents: YamlDocument[] = [];
  const problems: Problem[] = [];
  let number = 0;
  for (const document of composeDocuments(read.tokens, source.text.length)) {
    number += 1;
    const place = number;
    const mistake = findMistake(document, read.tokens, source);
    if (mistake !== undefined) {
      problems.push(mistake);
      continue;
    }
    const { value, traps } = readValue(document);
    if (traps.length > 0) for (const trap of traps) problems.push(problemOfTrap(trap, source));
    else
      documents.push({
        value,
        locate: locatorOf(document, source, () => readAgain(place, source)),
        lineAt: source.lineAt,
      });
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
    message: `${source.file} holds more than ${MOST_LEXEMES} words and signs`,
    hint: 'Split the file.',
  });
}

/** A separator at either end makes an empty document, which means nothing as long as there is another. */
function withoutEmpty(documents: readonly YamlDocument[]): readonly YamlDocument[] {
  const written = documents.filter((document) => document.value !== null);
  return written.length > 0 ? written : documents.slice(0, 1);
}

function readAgain(number: number, source: SourceText): Document.Parsed {
  const document = source.documents()[number - 1];
  if (document === undefined) throw new Error(`deskform has a bug: ${source.file} is not what it was`);
  return document;
}

/** What makes a document unreadable as a whole. */
function findMistake(document: Document.Parsed, tokens: readonly CST.Token[], source: SourceText): Problem | undefined {
  const notYaml = problemOfSyntax(document, tokens, source);
  if (notYaml !== undefined) return notYaml;
  const { version } = document.directives.yaml;
  if (version === '1.2') return undefined;
  return problemAt(source, 'yaml-trap', source.positionAt(0), {
    message: `the directive %YAML ${version} changes what words such as yes and no mean`,
    hint: 'Take the line out: files are read as YAML 1.2.',
  });
}

function problemOfTrap({ code, message, hint, discreet, offset, otherOffset }: YamlTrap, source: SourceText): Problem {
  const where = source.positionAt(offset);
  const told = source.isSecret(where) ? discreet : { message, hint };
  const first = otherOffset === undefined ? '' : ` The first is at ${formatPosition(source.positionAt(otherOffset))}.`;
  return problemAt(source, code, where, { message: told.message, hint: `${told.hint}${first}` });
}
