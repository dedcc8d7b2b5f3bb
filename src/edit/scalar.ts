import { parseDocument, type Scalar } from 'yaml';
import type { JsonValue } from '../attribute/json.ts';
import { columnOf, endOf, lineEndOf, lineStartOf, startOf } from './places.ts';
import { type Quote, writeScalar } from './writing.ts';

/** Where a scalar stands: block texts are indented against the key or dash of the line. */
export type ScalarSurroundings = 'flow' | { readonly column: number };

export function quoteOf(scalar: Scalar): Quote {
  if (scalar.type === 'QUOTE_DOUBLE') return 'double';
  return scalar.type === 'QUOTE_SINGLE' ? 'single' : 'plain';
}

/** The new source of a scalar, in the style of the old one where the value allows it. */
export function rewriteScalar(
  scalar: Scalar,
  wanted: JsonValue,
  text: string,
  surroundings: ScalarSurroundings,
  eol: string,
): string {
  const source = text.slice(startOf(scalar), endOf(scalar, text));
  const oneLine = writeScalar(wanted, quoteOf(scalar), surroundings === 'flow' ? 'flow' : 'block');
  const { value } = scalar;
  if (typeof wanted !== 'string' || typeof value !== 'string' || !source.includes('\n')) return oneLine;
  const column = surroundings === 'flow' ? columnOfLine(text, startOf(scalar)) : surroundings.column;
  const candidates = [changeInside(source, value, wanted), rewriteBlockText(source, wanted, column, eol)];
  return candidates.find((candidate) => candidate !== undefined && means(candidate, wanted, column)) ?? oneLine;
}

function columnOfLine(text: string, offset: number): number {
  const start = lineStartOf(text, offset);
  return Math.min(/\S/u.exec(text.slice(start))?.index ?? 0, columnOf(text, offset));
}

/** Read as it would stand behind a key in that column. */
function means(source: string, wanted: string, column: number): boolean {
  const document = parseDocument(`${' '.repeat(column)}k: ${source}\n`, { logLevel: 'silent', prettyErrors: false });
  return document.errors.length === 0 && document.get('k') === wanted;
}

/** Replaces only the words that differ: possible where they stand alone, in lines that otherwise stay. */
function changeInside(source: string, old: string, wanted: string): string | undefined {
  let before = 0;
  while (before < old.length && before < wanted.length && old[before] === wanted[before]) before += 1;
  let behind = 0;
  const most = Math.min(old.length, wanted.length) - before;
  while (behind < most && old.at(-1 - behind) === wanted.at(-1 - behind)) behind += 1;
  // Whole words, so that the differing part is found in one piece.
  while (before > 0 && !/\s/u.test(old[before - 1] ?? ' ')) before -= 1;
  while (behind > 0 && !/\s/u.test(old.at(-behind) ?? ' ')) behind -= 1;
  const gone = old.slice(before, old.length - behind);
  const come = wanted.slice(before, wanted.length - behind);
  if (gone === '' || /[\n]/u.test(gone + come)) return undefined;
  const at = nthPlace(source, gone, countBefore(old, gone, before));
  return at < 0 ? undefined : source.slice(0, at) + come + source.slice(at + gone.length);
}

function countBefore(text: string, part: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0 && at < end; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}

function nthPlace(text: string, part: string, n: number): number {
  let at = text.indexOf(part);
  for (let count = 0; count < n && at >= 0; count += 1) at = text.indexOf(part, at + 1);
  return at;
}

/** A literal or folded text with the same header and indentation. */
function rewriteBlockText(source: string, wanted: string, column: number, eol: string): string | undefined {
  const header = /^([|>])(\d?)[+-]?(\d?)(.*)$/u.exec(source.slice(0, lineEndOf(source, 0)));
  if (header === null) return undefined;
  const [, style = '|', before = '', behind = '', comment = ''] = header;
  const step = before + behind;
  const first = /\n( *)\S/u.exec(source)?.[1]?.length ?? column + 2;
  const columns = step === '' ? first : column + Number(step);
  const trailing = wanted.length - wanted.replace(/\n+$/u, '').length;
  const content = wanted.slice(0, wanted.length - trailing);
  if (trailing > 1 || content === '' || content.includes('\r')) return undefined;
  const chomping = trailing === 0 ? '-' : '';
  const lines = (style === '>' ? content.replaceAll(/\n/gu, '\n\n') : content).split('\n');
  const written = lines.map((line) => (line === '' ? '' : `${' '.repeat(columns)}${line}`));
  return [`${style}${step}${chomping}${comment}`, ...written].join(eol);
}
