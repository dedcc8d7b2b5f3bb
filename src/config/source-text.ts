import type { Document } from 'yaml';
import { once } from '../problem/once.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';
import type { ProblemCode } from '../problem/problem-codes.ts';
import type { SourcePosition } from '../problem/source-position.ts';
import { looksSecret } from '../schema/secret-words.ts';
import { findSecretLines } from './yaml/secret-lines.ts';
import { readDocuments } from './yaml/yaml-documents.ts';

/** A file's text with its lines, which are counted only when something has to be said. */
export interface SourceText {
  readonly file: string;
  /** Without the byte order mark, which editors do not count either. */
  readonly text: string;
  readonly positionAt: (offset: number) => SourcePosition;
  /** Whether a credential may stand on a line: then no message repeats what is written there. */
  readonly isSecret: (line: number) => boolean;
  /**
   * Without its line break. Undefined outside the file, and for what is not quoted: a line that may hold a credential, or
   * that nobody can read, and every line of a file of targets or of one that is no YAML.
   */
  readonly lineAt: (line: number) => string | undefined;
  /** Read again, once: only who has something to say asks for them, or for a line. */
  readonly documents: () => readonly Document.Parsed[];
}

/** Target files hold credentials beside everything else. */
type Lines = 'quoted' | 'never-quoted';

export function makeSourceText(file: string, content: string, lines: Lines = 'quoted'): SourceText {
  const text = content.startsWith('\uFEFF') ? content.slice(1) : content;
  const lineStarts = once(() => findLineStarts(text));
  const documents = once(() => readDocuments(text));
  const secretLines = once(() =>
    findSecretLines(isTable(file) ? [] : documents(), (offset) => lineOf(lineStarts(), offset)),
  );
  const isSecret = (line: number): boolean => secretLines()(line);
  const quoteLine = (line: number): string | undefined => {
    const [start, end] = [lineStarts()[line - 1], lineStarts()[line]];
    if (lines === 'never-quoted' || start === undefined) return undefined;
    const written = text.slice(start, end).replace(/\r?\n$/u, '');
    return looksSecret(written) || isSecret(line) ? undefined : written;
  };
  let last: { readonly line: number; readonly quoted: string | undefined } | undefined;
  return {
    file,
    text,
    documents,
    isSecret,
    positionAt: (offset) => {
      const starts = lineStarts();
      const line = lineOf(starts, Math.min(offset, text.length));
      return { file, line, column: Math.min(offset, text.length) - (starts[line - 1] ?? 0) + 1 };
    },
    // Mistakes often share a line: what is written on one line shares it whole.
    lineAt: (line) => {
      if (last?.line !== line) last = { line, quoted: quoteLine(line) };
      return last.quoted;
    },
  };
}

function isTable(file: string): boolean {
  return file.toLowerCase().endsWith('.csv');
}

function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}

interface Said {
  readonly message: string;
  readonly hint: string | undefined;
  readonly key?: string | undefined;
}

/** A problem with its place and the line that the mark goes under. */
export function problemAt(source: SourceText, code: ProblemCode, where: SourcePosition, said: Said): Problem {
  return makeProblem(code, said.message, {
    hint: said.hint,
    where,
    sourceLine: source.lineAt(where.line),
    key: said.key,
  });
}
