import { type Document, isScalar, LineCounter, type Node, visit } from 'yaml';
import { once } from '../model/once.ts';
import type { SourcePosition } from '../model/problem.ts';
import { makeProblem, type Problem, type ProblemAtPath, type ProblemText } from '../model/problem.ts';
import type { ProblemCode } from '../model/problem-codes.ts';
import { carriesCredentials } from '../model/secret-settings.ts';
import { mayHoldSecret } from './check/secret-words.ts';
import { asNode, documentsOf, offsetOf, readYaml, type YamlContent } from './yaml/yaml-documents.ts';

/** The text of a file. Lines are counted only when the first position is reported. */
export interface SourceText {
  readonly file: string;
  /** Without the byte order mark, which editors do not count either. */
  readonly text: string;
  readonly positionAt: (offset: number) => SourcePosition;
  /** Whether the line may contain a credential. Then no message repeats its text. */
  readonly isSecret: (where: SourcePosition) => boolean;
  /**
   * The line without its line break. Undefined outside the file, and for lines that are never quoted: under a secret key,
   * of a program, in `deskform.yaml`, or in a file that is not valid YAML and has a word that a secret key may have.
   */
  readonly lineAt: (where: SourcePosition) => string | undefined;
  /** Parsed once. */
  readonly yaml: () => YamlContent;
}

/** Lines of target files, which contain credentials, are never quoted. */
export function makeSourceText(file: string, content: string, lines: 'quoted' | 'never-quoted' = 'quoted'): SourceText {
  const text = content.startsWith('\uFEFF') ? content.slice(1) : content;
  const counted = once(() => countLines(text));
  const yaml = once(() => readYaml(text));
  const isTable = file.toLowerCase().endsWith('.csv');
  const secretLines = once(() =>
    findSecretLines(text, isTable ? [] : documentsOf(yaml()), (offset) => counted().linePos(offset).line),
  );
  const isSecret = ({ line }: SourcePosition): boolean => secretLines()(line);
  const quoteLine = (where: SourcePosition): string | undefined => {
    const { lineStarts } = counted();
    const [start, end] = [lineStarts[where.line - 1], lineStarts[where.line]];
    if (lines === 'never-quoted' || start === undefined) return undefined;
    const written = text.slice(start, end).replace(/\r?\n$/u, '');
    return written.length > LONGEST_LINE || isSecret(where) ? undefined : written;
  };
  let last: { readonly line: number; readonly quoted: string | undefined } | undefined;
  return {
    file,
    text,
    yaml,
    isSecret,
    positionAt: (offset) => {
      const { line, col } = counted().linePos(Math.min(offset, text.length));
      return { file, line, column: col };
    },
    // Errors often share a line, so the last one is cached.
    lineAt: (where) => {
      if (last?.line !== where.line) last = { line: where.line, quoted: quoteLine(where) };
      return last.quoted;
    },
  };
}

function countLines(text: string): LineCounter {
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) counter.addNewLine(end + 1);
  return counter;
}

/** Makes a problem with its position and source line. */
export function problemAt(
  lines: Pick<SourceText, 'lineAt'>,
  code: ProblemCode,
  where: SourcePosition,
  { message, hint }: ProblemText,
): Problem {
  return makeProblem(code, message, { hint, where, sourceLine: lines.lineAt(where) });
}

/** A document, or a part of one. */
export interface Located extends Pick<SourceText, 'lineAt'> {
  /** The position of a key or a value, or of the nearest parent in the file. */
  readonly locate: (path: readonly string[], at: 'key' | 'value') => SourcePosition;
}

/** Adds the position in the file and the source line to a problem of a document. */
export function problemWithSource(
  { locate, lineAt, key }: Located & { readonly key?: string | undefined },
  { path, at, ...problem }: ProblemAtPath,
): Problem {
  const where = locate(path, at);
  return { ...problem, where, sourceLine: lineAt(where), key };
}

/**
 * Finds the lines under secret keys: all lines if an alias refers to a credential, or if the file is not valid YAML and any
 * word of it may be a secret key.
 */
function findSecretLines(
  text: string,
  documents: readonly Document.Parsed[],
  lineOf: (offset: number) => number,
): (line: number) => boolean {
  if (documents.some(({ errors }) => errors.length > 0)) {
    const isNamed = [...new Set(text.split(/[^\w.-]+/u))].some(mayHoldSecret) || /^[\s-]*:/mu.test(text);
    const mayBe = isNamed || text.split('\n').some((line) => line.length > LONGEST_LINE || carriesCredentials(line));
    return () => mayBe;
  }
  const secret = new Set<number>();
  const aliases = new Set<number>();
  const hide = (start: number, end: number): void => {
    const last = lineOf(Math.max(start, end - 1));
    for (let line = lineOf(start); line <= last; line += 1) secret.add(line);
  };
  for (const document of documents)
    visit(document, {
      Alias: (_, alias) => {
        aliases.add(lineOf(offsetOf(alias)));
      },
      Map: (_, map) => {
        for (const pair of map.items) {
          const [key, value] = [asNode(pair.key), asNode(pair.value)];
          if (isScalar(key) && mayBeSecret(String(key.value ?? ''), value))
            hide(offsetOf(key), endOf(value) || endOf(key));
        }
      },
    });
  const isEverywhere = [...aliases].some((line) => secret.has(line));
  return (line) => isEverywhere || secret.has(line);
}

/** A longer line was written by a program, and may be quoted for each of its mistakes. */
const LONGEST_LINE = 2_000;

/** Longer texts are no addresses, and are not worth quoting. */
const LONGEST_ADDRESS = 2_000;

/** A key that is empty has lost its name. An address may stand under a mistyped one. */
function mayBeSecret(key: string, value: Node | null): boolean {
  if (mayHoldSecret(key) || key === '') return true;
  const text = isScalar(value) ? String(value.value) : '';
  return text.length > LONGEST_ADDRESS || carriesCredentials(text);
}

/** Returns the end of a node, including the comment after it. */
function endOf(node: Node | null): number {
  return node?.range?.[2] ?? 0;
}
