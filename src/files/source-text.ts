import { isUtf8 } from 'node:buffer';
import { resolve } from 'node:path';
import { LineCounter } from 'yaml';
import { errorCodeOf, systemAdvice } from '../model/failure.ts';
import { once } from '../model/once.ts';
import { makeProblem, type Problem, type ProblemAtPath, type SourcePosition } from '../model/problem.ts';
import type { ProblemCode } from '../model/problem-codes.ts';
import { readWholeFile } from './disk/whole-file.ts';
import { findSecrets, LONGEST_LINE } from './file-secrets.ts';
import { parsedYaml } from './yaml/yaml-documents.ts';

/** The text of a file. */
export type SourceText = Readonly<ReturnType<typeof makeSourceText>>;

/** Lines of target files, which contain credentials, are never quoted. Lines are counted for the first position. */
export function makeSourceText(file: string, content: string, lines: 'quoted' | 'never-quoted' = 'quoted') {
  const text = content.startsWith('\uFEFF') ? content.slice(1) : content;
  const counted = once(() => countLines(text));
  const yaml = once(() => parsedYaml(text));
  const isTable = file.toLowerCase().endsWith('.csv');
  const secrets = once(() =>
    findSecrets(text, isTable ? [] : yaml().documents, (offset) => counted().linePos(offset).line),
  );
  /** Whether the line may contain a credential. Then no message repeats its text. */
  const isSecret = ({ line }: SourcePosition): boolean => secrets().isOnLine(line);
  /** Where a line starts, and its text without the line break. */
  const lineAt = (line: number) => {
    const { lineStarts } = counted();
    const start = lineStarts[line - 1] ?? text.length;
    return { start, written: text.slice(start, lineStarts[line]).replace(/\r?\n$/u, '') };
  };
  // Not those of a program, nor where a credential may stand.
  const quotedAt = (where: SourcePosition): string | undefined => {
    if (lines === 'never-quoted' || !MAY_BE_QUOTED.test(file) || counted().lineStarts[where.line - 1] === undefined)
      return undefined;
    const { written } = lineAt(where.line);
    return written.length > LONGEST_LINE || isSecret(where) || secrets().areIn(written) ? undefined : written;
  };
  return {
    file,
    /** Without the byte order mark, which editors do not count either. */
    text,
    /** Kept once it is asked for, for a place or for secrets. */
    yaml,
    isSecret,
    positionAt: (offset: number): SourcePosition => {
      const { line, col } = counted().linePos(Math.min(offset, text.length));
      return { file, line, column: col };
    },
    lineAt,
    /** A problem as it may be shown: with its line, if that is in this file, and without credentials of the file. */
    tell: (problem: Problem): Problem => {
      const { where, message, hint } = problem;
      const { mask } = secrets();
      return {
        ...problem,
        message: mask(message),
        hint: hint === undefined ? undefined : mask(hint),
        sourceLine: where?.file === file ? quotedAt(where) : problem.sourceLine,
      };
    },
  };
}

/** A list may be named that is none: a key, or the variables of a shell. */
const MAY_BE_QUOTED = /\.(?:csv|ya?ml)$/iu;

function countLines(text: string): LineCounter {
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) counter.addNewLine(end + 1);
  return counter;
}

/** A document, or a part of one. */
export interface Located {
  /** The position of a key or a value, or of the nearest parent in the file. */
  readonly locate: (path: readonly string[], at: 'key' | 'value') => SourcePosition;
  /** Of one file, or of several: an overlay and the file of the attribute. */
  readonly tell: SourceText['tell'];
}

/** Adds the position in the file to a problem of a document. */
export function problemWithSource(
  { locate, tell, key }: Located & { readonly key?: string | undefined },
  { path, at, ...problem }: ProblemAtPath,
): Problem {
  return tell({ ...problem, where: locate(path, at), key });
}

const LARGEST_FILE = 2 * 1024 * 1024;

/**
 * Reads a file of the project. If that fails, it returns a problem instead of throwing. It is synchronous, since
 * promises for hundreds of small files take longer than reading them.
 */
export function readText(folder: string, file: string): SourceText | Problem {
  const content = readContent(folder, file);
  return typeof content === 'string' ? makeSourceText(file, content) : content;
}

/** Reads a file with its byte order mark, to write it again. Problems name it as `called`. */
export function readContent(folder: string, file: string, called: string = file): string | Problem {
  const bytes = readBytes(folder, file, called);
  if (!Buffer.isBuffer(bytes)) return bytes;
  const beginning = bytes.toString('hex', 0, 4);
  // A ZIP archive, or a compound file of Excel before 2007.
  if (/^(?:504b0304|d0cf11e0)/u.test(beginning))
    return unreadable(
      called,
      'is a spreadsheet of Excel or LibreOffice',
      'Save it as CSV, in UTF-8, and name that file.',
    );
  // Without its mark it is valid UTF-8, with a NUL beside each letter.
  const is16 = /^(?:00[^0]|..00..00$)/u.test(beginning);
  if (!is16 && isUtf8(bytes)) return bytes.toString('utf8');
  return unreadable(called, is16 ? 'is UTF-16 text' : 'is not UTF-8 text', 'Save it as UTF-8.');
}

/** Reads a file of any content, named as `called` in problems. */
export function readBytes(folder: string, file: string, called: string): Buffer | Problem {
  try {
    const found = readWholeFile(resolve(folder, file), LARGEST_FILE);
    if (found.outcome === 'read') return found.bytes;
    if (found.outcome === 'no-file') return unreadable(called, 'is not a file', 'Replace it with a file.');
    const size = `is ${Math.ceil(found.bytes / 1024 / 1024)} MB; the limit is 2 MB`;
    return unreadable(called, size, 'Split the file.');
  } catch (error) {
    return unreadable(called, reasonOf(error), systemAdvice(error));
  }
}

function unreadable(called: string, reason: string, hint: string | undefined): Problem {
  return problemOfFile(called, `${called} ${reason}`, hint);
}

export function isProblem(value: SourceText | Problem): value is Problem {
  return 'severity' in value;
}

/** Makes a problem of a file, as far as it is known by its name. */
export function problemOfFile(
  file: string,
  message: string,
  hint: string | undefined,
  code: ProblemCode = 'file-unreadable',
): Problem {
  return makeProblem(code, message, { hint, where: { file, line: 1, column: 1 } });
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be read: permission denied',
  EPERM: 'cannot be read: permission denied',
  EISDIR: 'is a folder',
  ELOOP: 'is a symbolic link to itself',
};

/** Says why a file cannot be read. */
export function reasonOf(error: unknown): string {
  const code = errorCodeOf(error) ?? '';
  return REASONS[code] ?? `cannot be read (${code === '' ? String(error) : code})`;
}
