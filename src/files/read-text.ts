import { isAbsolute, join } from 'node:path';
import { errorCodeOf, systemAdvice } from '../model/failure.ts';
import { makeProblem, type Problem } from '../model/problem.ts';
import { readWholeFile } from './disk/open-file.ts';
import { makeSourceText, type SourceText } from './source-text.ts';

const LARGEST_FILE = 2 * 1024 * 1024;

/**
 * Reads a file of the project. If that fails, it returns a problem instead of throwing. It is synchronous, since
 * promises for hundreds of small files take longer than reading them.
 */
export function readText(folder: string, file: string): SourceText | Problem {
  const content = readContent(folder, file);
  return typeof content === 'string' ? makeSourceText(file, content) : content;
}

/** Reads a file with targets. Problems name it as `called`. */
export function readTargetText(folder: string, file: string, called: string = file): SourceText | Problem {
  const content = readContent(folder, file, called);
  return typeof content === 'string' ? makeSourceText(file, content, 'never-quoted') : content;
}

/** Reads a file with its byte order mark, to write it again. Problems name it as `called`. */
export function readContent(folder: string, file: string, called: string = file): string | Problem {
  const path = isAbsolute(file) ? file : join(folder, file);
  try {
    const found = readWholeFile(path, LARGEST_FILE);
    if (found.outcome === 'no-file') return unreadable(called, 'is not a file', 'Replace it with a file.');
    return found.outcome === 'too-large' ? tooLarge(called, found.bytes) : decode(called, found.bytes);
  } catch (error) {
    return unreadable(called, reasonOf(error), systemAdvice(error));
  }
}

function tooLarge(file: string, size: number): Problem {
  return unreadable(file, `is ${Math.ceil(size / 1024 / 1024)} MB; the limit is 2 MB`, 'Split the file.');
}

/** How spreadsheets begin: with a ZIP archive, or those of Excel before 2007 with a compound file. */
const SPREADSHEETS = ['504b0304', 'd0cf11e0'];

function decode(file: string, bytes: Uint8Array): string | Problem {
  if (SPREADSHEETS.includes(Buffer.from(bytes.subarray(0, 4)).toString('hex')))
    return unreadable(
      file,
      'is a spreadsheet of Excel or LibreOffice',
      'Save it as CSV, in UTF-8, and name that file.',
    );
  // Without its mark it is valid UTF-8, with a NUL beside each letter.
  if (/^(?:00[^0]|..00..00$)/u.test(Buffer.from(bytes.subarray(0, 4)).toString('hex')))
    return unreadable(file, 'is UTF-16 text', 'Save it as UTF-8.');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return unreadable(file, 'is not UTF-8 text', 'Save it as UTF-8.');
  }
}

export function isProblem(value: SourceText | Problem): value is Problem {
  return 'severity' in value;
}

function unreadable(file: string, reason: string, hint: string | undefined): Problem {
  return makeProblem('file-unreadable', `${file} ${reason}`, { hint, where: { file, line: 1, column: 1 } });
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
