import { blockLines, flowText, indentLines, type NewEntry } from './write-yaml.ts';
import {
  columnOf,
  type DocumentEdit,
  endOfLineAbove,
  insert,
  lineEndOf,
  lineStartOf,
  removeLines,
  replace,
  startOf,
  startOfBlanks,
  startsLine,
  type YamlEntry,
} from './yaml-entries.ts';

/** New entries by the index of the old one that they follow, -1 before all of them. */
type Added = ReadonlyMap<number, readonly NewEntry[]>;

/** Adds and removes entries on their own lines. */
export function changeBlockEntries(
  entries: readonly YamlEntry[],
  added: Added,
  removed: ReadonlySet<number>,
  edit: DocumentEdit,
): void {
  const { text, eol } = edit;
  const [first, second] = entries;
  if (first === undefined) return;
  const isList = first.key === undefined;
  const between = second === undefined ? '' : text.slice(lineEndOf(text, first.end), second.start);
  const isApart = isList && /\n[ \t]*\r?\n/u.test(between);
  const blank = isApart ? eol : '';
  const column = columnOf(text, first.start);
  const dash = /^- {1,8}$/u.exec(text.slice(first.start, startOf(first.value)))?.[0] ?? '- ';
  const above = startsLine(text, first.start) ? endOfLineAbove(text, startOfComments(first, text)) : undefined;
  for (const [after, group] of added) {
    const before = entries[after];
    for (const entry of group) {
      const written = blockLines(entry);
      const lines = indentLines(isList ? withDash(written, dash) : written, column);
      const below = lines.map((line) => eol + line).join('');
      if (before !== undefined) insert(edit, lineEndOf(text, before.end), blank + below);
      else if (above !== undefined) insert(edit, above, below + blank);
      else insert(edit, first.start, lines.join(eol).trimStart() + eol + ' '.repeat(column));
    }
  }
  const ownLines = startsLine(text, first.start) ? removed : removeJoined(entries, removed, edit);
  for (const [index, { start, end }] of entries.entries()) {
    if (!ownLines.has(index)) continue;
    const lineAbove = endOfLineAbove(text, start) ?? 0;
    const hasBlankAbove = isApart && index > 0 && startsLine(text, lineAbove);
    removeLines(edit, hasBlankAbove ? lineAbove : start, end);
  }
}

/** A comment directly above the first entry is about it, so a new entry goes above both. */
function startOfComments({ start: offset }: YamlEntry, text: string): number {
  const column = columnOf(text, offset);
  let start = lineStartOf(text, offset);
  while (start > 0) {
    const above = lineStartOf(text, start - 1);
    const line = text.slice(above, start);
    if (line.search(/\S/u) !== column || line[column] !== '#') break;
    start = above;
  }
  return start;
}

function withDash([first = '', ...rest]: readonly string[], dash: string): readonly string[] {
  return [dash + first.slice(2), ...indentLines(rest, dash.length - 2)];
}

/** Removes a first entry that shares its line with what holds it; returns the others, which have lines of their own. */
function removeJoined(
  entries: readonly YamlEntry[],
  removed: ReadonlySet<number>,
  edit: DocumentEdit,
): ReadonlySet<number> {
  const { text } = edit;
  const kept = entries.findIndex((_, index) => !removed.has(index));
  const [first, next] = [entries[0], entries[kept]];
  if (first === undefined || kept === 0) return removed;
  // The next entry moves up to its line, unless there are comments between them.
  const isNextClose = next !== undefined && !text.slice(lineEndOf(text, first.end), next.start).includes('#');
  if (isNextClose) replace(edit, first.start, next.start, '');
  else replace(edit, startOfBlanks(text, first.start), lineEndOf(text, first.end), '');
  return new Set([...removed].filter((index) => index > (isNextClose ? kept : 0)));
}

/** Adds and removes entries between braces or brackets. */
export function changeFlowEntries(
  entries: readonly YamlEntry[],
  added: Added,
  removed: ReadonlySet<number>,
  edit: DocumentEdit,
): void {
  for (const [after, group] of added) {
    const texts = group.map((entry) => flowText({ ...entry, style: { ...entry.style, collections: 'flow' } }));
    const [before, first] = [entries[after], entries[0]];
    if (before !== undefined) addBehind(before, texts, edit);
    else if (first !== undefined) addBefore(first, texts, edit);
  }
  for (const from of removed) {
    if (removed.has(from - 1)) continue;
    let to = from;
    while (removed.has(to)) to += 1;
    removeRun(entries, from, to, edit);
  }
}

function addBefore(next: YamlEntry, texts: readonly string[], edit: DocumentEdit): void {
  const lineBreak = hasOwnLine(next, edit) ? lineBreakOf(next, edit) : undefined;
  const written = texts.map((flow) => (lineBreak === undefined ? `${flow}, ` : `${lineBreak}${flow},`)).join('');
  const at = lineBreak === undefined ? next.start : (endOfLineAbove(edit.text, next.start) ?? 0);
  insert(edit, at, written);
}

function addBehind(before: YamlEntry, texts: readonly string[], edit: DocumentEdit): void {
  const { text } = edit;
  if (!hasOwnLine(before, edit)) {
    insert(edit, before.end, texts.map((flow) => `, ${flow}`).join(''));
    return;
  }
  const lineBreak = lineBreakOf(before, edit);
  const lineEnd = lineEndOf(text, before.end);
  const comma = /^[ \t]*,/u.test(text.slice(before.end, lineEnd)) ? ',' : '';
  if (comma === '') insert(edit, before.end, ',');
  insert(edit, lineEnd, lineBreak + texts.join(`,${lineBreak}`) + comma);
}

function hasOwnLine({ start, end }: YamlEntry, { text }: DocumentEdit): boolean {
  return startsLine(text, start) && /^[ \t]*,?[ \t]*(#.*)?$/u.test(text.slice(end, lineEndOf(text, end)));
}

/** With the blanks before the entry. */
function lineBreakOf({ start }: YamlEntry, { text, eol }: DocumentEdit): string {
  return eol + text.slice(lineStartOf(text, start), start);
}

/** Removes the entries from one index to before another one. */
function removeRun(entries: readonly YamlEntry[], from: number, to: number, edit: DocumentEdit): void {
  const run = entries.slice(from, to);
  const [before, first, last, next] = [entries[from - 1], run[0], run.at(-1), entries[to]];
  if (run.every((entry) => hasOwnLine(entry, edit))) for (const { start, end } of run) removeLines(edit, start, end);
  else if (first === undefined || last === undefined) return;
  else if (next !== undefined) replace(edit, first.start, next.start, '');
  else if (before !== undefined) {
    const hasComment = edit.text.slice(before.end, first.start).includes('#');
    replace(edit, hasComment ? first.start : before.end, last.end, '');
  }
}
