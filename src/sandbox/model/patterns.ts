import { StatementRefused } from './comparisons.ts';

/** More repetitions than these are no regular expression to the database (6.5/24 "longer than 255, regex ^.{256,}$"). */
const MOST_REPETITIONS = 255;

/** A regular expression of the database: case does not count, a dot is any character, a line break as well (6.5/24). */
export function databaseRegex(text: string): RegExp {
  const counts = text.matchAll(/(?<!\\)(?:\\\\)*\{(\d+)(?:,(\d*))?\}/g);
  for (const [, least, most = ''] of counts) {
    if (Number(least) > MOST_REPETITIONS || Number(most) > MOST_REPETITIONS) throw new StatementRefused(text);
  }
  try {
    return new RegExp(text, 'isu');
  } catch {
    throw new StatementRefused(text);
  }
}

const SIGNS = /[\\^$.*+?()[\]{}|/]/g;

/** `ILIKE`: % is any text, _ any character, and a backslash takes the next character as it stands. */
export function likePattern(text: string): RegExp {
  const parts = text.match(/\\.|./gsu) ?? [];
  const inner = parts.slice(first(parts), parts.length - first(parts.toReversed()));
  const written = inner.map((part) => {
    if (part === '%') return '.*';
    return part === '_' ? '.' : part.replace(/^\\(?=.)/s, '').replace(SIGNS, '\\$&');
  });
  const [start, end] = [parts[0] === '%' ? '' : '^', parts.at(-1) === '%' ? '' : '$'];
  return new RegExp(`${start}${written.join('')}${end}`, 'isu');
}

/** Where the first part stands that is not "any text". */
function first(parts: readonly string[]): number {
  const at = parts.findIndex((part) => part !== '%');
  return at < 0 ? parts.length : at;
}

/** The same of a text whose signs mean nothing. */
export function escapedLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
