import { type Document, isScalar, LineCounter, type Node, type Scalar, visit } from 'yaml';
import { carriesCredentials, mayNameVariables } from '../attribute/secret-settings.ts';
import { once } from '../problem/once.ts';
import { makeProblem, type Problem, type ProblemAtPath, type ProblemText } from '../problem/problem.ts';
import type { ProblemCode } from '../problem/problem-codes.ts';
import type { SourcePosition } from '../problem/source-position.ts';
import { looksSecret, mayHoldSecret } from '../schema/secret-words.ts';
import { asNode, offsetOf, readDocuments } from './yaml/yaml-documents.ts';

/** The text of a file with its lines, which are counted when a place is reported first. */
export interface SourceText {
  readonly file: string;
  /** Without the byte order mark, which editors do not count either. */
  readonly text: string;
  readonly positionAt: (offset: number) => SourcePosition;
  /** Whether a credential may stand on the line of a place: then no message repeats what is written there. */
  readonly isSecret: (where: SourcePosition) => boolean;
  /**
   * Without its line break. Undefined outside the file, and for what is not quoted: a line that may hold a credential, or
   * that nobody can read, and every line of a file of targets or of one that is no YAML.
   */
  readonly lineAt: (where: SourcePosition) => string | undefined;
  /** Parsed again, once, and only to report a place or a line. */
  readonly documents: () => readonly Document.Parsed[];
}

/** Target files hold credentials beside everything else. */
type Quoting = 'quoted' | 'never-quoted';

export function makeSourceText(file: string, content: string, lines: Quoting = 'quoted'): SourceText {
  const text = content.startsWith('\uFEFF') ? content.slice(1) : content;
  const counted = once(() => countLines(text));
  const documents = once(() => readDocuments(text));
  const isTable = file.toLowerCase().endsWith('.csv');
  const secretLines = once(() =>
    findSecretLines(isTable ? [] : documents(), (offset) => counted().linePos(offset).line),
  );
  const isSecret = ({ line }: SourcePosition): boolean => secretLines()(line);
  const quoteLine = (where: SourcePosition): string | undefined => {
    const { lineStarts } = counted();
    const [start, end] = [lineStarts[where.line - 1], lineStarts[where.line]];
    if (lines === 'never-quoted' || start === undefined) return undefined;
    const written = text.slice(start, end).replace(/\r?\n$/u, '');
    return looksSecret(written) || isSecret(where) ? undefined : written;
  };
  let last: { readonly line: number; readonly quoted: string | undefined } | undefined;
  return {
    file,
    text,
    documents,
    isSecret,
    positionAt: (offset) => {
      const { line, col } = counted().linePos(Math.min(offset, text.length));
      return { file, line, column: col };
    },
    // Mistakes often share a line: what is written on one line shares it whole.
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

/** The lines of one file, or of several: an overlay and the file of the attribute. */
type QuotedLines = Pick<SourceText, 'lineAt'>;

/** A problem with its place and the line that the mark goes under. */
export function problemAt(
  lines: QuotedLines,
  code: ProblemCode,
  where: SourcePosition,
  { message, hint }: ProblemText,
): Problem {
  return makeProblem(code, message, { hint, where, sourceLine: lines.lineAt(where) });
}

/** A document, or a part of one. */
interface WrittenPart extends QuotedLines {
  readonly locate: (path: readonly string[], at: 'key' | 'value') => SourcePosition;
  readonly key?: string | undefined;
}

/** A problem of a document at its place in the file, with the line that the mark goes under. */
export function problemWithSource(
  { locate, lineAt, key }: WrittenPart,
  { path, at, ...problem }: ProblemAtPath,
): Problem {
  const where = locate(path, at);
  return { ...problem, where, sourceLine: lineAt(where), key };
}

/**
 * Finds the lines of a file on which a credential may stand. All lines count where the file is no YAML, and where an
 * alias brings a credential from elsewhere.
 */
function findSecretLines(
  documents: readonly Document.Parsed[],
  lineOf: (offset: number) => number,
): (line: number) => boolean {
  if (documents.some(({ errors }) => errors.length > 0)) return () => true;
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
      Scalar: (_, scalar) => {
        if (typeof scalar.value === 'string' && looksSecret(scalar.value)) hide(offsetOf(scalar), endOf(scalar));
      },
      Map: (_, map) => {
        for (const pair of map.items) {
          const [key, value] = [asNode(pair.key), asNode(pair.value)];
          if (!isScalar(key) || !mayBeSecret(key, value)) continue;
          hide(offsetOf(key), isEmpty(value) ? endOf(map) : endOf(value));
          // What should be indented below an empty key may stand beside it: the rest of the map is hidden with it.
          if (isEmpty(value)) break;
        }
      },
    });
  const isEverywhere = [...aliases].some((line) => secret.has(line));
  return (line) => isEverywhere || secret.has(line);
}

function mayBeSecret(key: Scalar, value: Node | null): boolean {
  const name = String(key.value);
  if (mayHoldSecret(name) || isEmpty(key)) return true;
  return (
    isScalar(value) &&
    (mayNameVariables(name) || name === 'url' || name === 'proxy') &&
    carriesCredentials(String(value.value))
  );
}

function isEmpty(node: Node | null): boolean {
  return offsetOf(node) === (node?.range?.[1] ?? 0);
}

/** With the comment behind it. */
function endOf(node: Node | null): number {
  return node?.range?.[2] ?? 0;
}
