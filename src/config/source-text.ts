import type { Document } from 'yaml';
import { makeProblem, type Problem } from '../problem/problem.ts';
import type { ProblemCode } from '../problem/problem-codes.ts';
import type { SourcePosition } from '../problem/source-position.ts';
import { looksSecret } from '../schema/secret-words.ts';
import { findSecretSpans } from './secret-places.ts';
import { readDocuments } from './yaml/yaml-documents.ts';

/** A longer line was written by a program. Each mistake in it would show all of it again. */
const LONGEST_SHOWN = 100_000;

/** A file's text with its lines, which are counted only when something has to be said. */
export interface SourceText {
  readonly file: string;
  /** Without the byte order mark, which editors do not count either. */
  readonly text: string;
  readonly positionAt: (offset: number) => SourcePosition;
  /**
   * Without its line break. Undefined outside the file, and for what is not quoted: a line that nobody can read or that
   * may hold a credential, and every line of a file of targets or of one that is no YAML.
   */
  readonly lineAt: (line: number) => string | undefined;
  /** Read again, once: only who has something to say asks for them, or for a line. */
  readonly documents: () => readonly Document.Parsed[];
}

/** Target files hold credentials beside everything else. */
export type Lines = 'quoted' | 'never-quoted';

export function makeSourceText(file: string, content: string, lines: Lines = 'quoted'): SourceText {
  const text = content.startsWith('\uFEFF') ? content.slice(1) : content;
  let counted: readonly number[] | undefined;
  const lineStarts = (): readonly number[] => {
    counted ??= findLineStarts(text);
    return counted;
  };
  let read: readonly Document.Parsed[] | undefined;
  const documents = (): readonly Document.Parsed[] => {
    read ??= readDocuments(text);
    return read;
  };
  let mayBeQuoted: ((line: number) => boolean) | undefined;
  let last: { readonly line: number; readonly shown: string | undefined } | undefined;
  const show = (line: number): string | undefined => {
    const starts = lineStarts();
    const start = starts[line - 1];
    if (start === undefined) return undefined;
    const end = starts[line] ?? text.length;
    if (end - start > LONGEST_SHOWN) return undefined;
    mayBeQuoted ??= lines === 'never-quoted' ? () => false : quotableLines(isTable(file) ? [] : documents(), starts);
    const written = text.slice(start, end).replace(/\r?\n$/u, '');
    return mayBeQuoted(line) && !looksSecret(written) ? written : undefined;
  };
  return {
    file,
    text,
    documents,
    positionAt: (offset) => {
      const starts = lineStarts();
      const line = lineOf(starts, Math.min(offset, text.length));
      return { file, line, column: Math.min(offset, text.length) - (starts[line - 1] ?? 0) + 1 };
    },
    // Mistakes often share a line: what is written on one line shares it whole.
    lineAt: (line) => {
      if (last?.line !== line) last = { line, shown: show(line) };
      return last.shown;
    },
  };
}

function isTable(file: string): boolean {
  return file.toLowerCase().endsWith('.csv');
}

/** Where the parser has lost its way, a credential may stand anywhere. */
function quotableLines(documents: readonly Document.Parsed[], starts: readonly number[]): (line: number) => boolean {
  if (documents.some(({ errors }) => errors.length > 0)) return () => false;
  const secret = new Set<number>();
  for (const { start, end } of findSecretSpans(documents))
    for (let line = lineOf(starts, start); line <= lineOf(starts, Math.max(start, end - 1)); line += 1)
      secret.add(line);
  return (line) => !secret.has(line);
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
