import type { ProblemCode } from '../problem/problem-codes.ts';
import { looksSecret } from './secret-words.ts';

/** A way into a document: keys, and indices as text. */
export type Path = readonly string[];

/** Something to say about one place of a document, before it is known in which file and line the document stands. */
export interface Remark {
  readonly code: ProblemCode;
  readonly path: Path;
  /** What the mark goes under: the key that is wrong, or what was written for it. */
  readonly at: 'key' | 'value';
  readonly message: string;
  readonly hint: string | undefined;
}

export function remarkOnKey(code: ProblemCode, path: Path, message: string, hint?: string | undefined): Remark {
  return { code, path, at: 'key', message, hint };
}

export function remarkOnValue(code: ProblemCode, path: Path, message: string, hint?: string | undefined): Remark {
  return { code, path, at: 'value', message, hint };
}

/** One remark for all of its kind: the first with its place, and how many others there are. */
export function forAll(count: number, first: Remark): Remark {
  return count === 1 ? first : { ...first, message: `${first.message}; so it is with ${count - 1} more` };
}

/** What stands below a key that nobody knows means nothing: what to do about it depends on what was meant. */
export function nothingBelowUnknown(remarks: readonly Remark[]): readonly Remark[] {
  const unknown = new Set(remarks.flatMap(({ code, path }) => (code === 'unknown-key' ? [formatPath(path)] : [])));
  if (unknown.size === 0) return remarks;
  return remarks.filter(({ path }) => !path.some((_, depth) => unknown.has(formatPath(path.slice(0, depth)))));
}

/** A value as a message quotes it: short, without anything that a terminal could obey, or that looks like a credential. */
export function quote(value: unknown): string {
  const text = JSON.stringify(typeof value === 'string' && looksSecret(value) ? '***' : value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** "position", "data_option/options/0/name". */
export function formatPath(path: Path): string {
  return path.join('/');
}
