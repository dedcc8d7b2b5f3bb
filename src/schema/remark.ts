import type { ProblemCode } from '../problem/problem-codes.ts';
import { hideSecrets } from './secret-words.ts';

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

/** A value as a message quotes it: short, without anything that a terminal could obey, or that looks like a credential. */
export function quote(value: unknown): string {
  const text = JSON.stringify(typeof value === 'string' ? hideSecrets(value) : value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** "position", "data_option/options/0/name". */
export function formatPath(path: Path): string {
  return path.join('/');
}
