import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isJsonObject, type JsonValue, sameJson } from '../attribute/json.ts';
import { addToGroup } from '../problem/add-to-group.ts';
import { type EntryStep, stepsOfList, stepsOfMap } from './entry-steps.ts';
import { blockLines, flowText, indentLines, type Style, type Surroundings, type YamlPath } from './write-yaml.ts';
import {
  columnOf,
  type Entry,
  endOf,
  endOfLineAbove,
  entriesOf,
  isWritten,
  lineEndOf,
  lineStartOf,
  type Replacement,
  removalOfLines,
  startOf,
  startOfBlanks,
  startsLine,
} from './yaml-entries.ts';

/** A document while its edits are found: ranges of its text, and what stands in the way of them. */
export interface Draft {
  readonly text: string;
  readonly eol: string;
  readonly style: Style;
  readonly document: Document.Parsed;
  readonly replacements: Replacement[];
  readonly obstacles: string[];
}

/** Finds the ranges to replace so that the document means what is wanted. */
export function editDocument(wanted: JsonValue, draft: Draft): void {
  const { contents } = draft.document;
  editValue({ key: undefined, value: contents, start: 0, mark: undefined, end: 0 }, wanted, 'block', [], draft);
}

function replace({ replacements }: Draft, start: number, end: number, text: string): void {
  replacements.push({ start, end, text });
}

function jsonOf(node: unknown, document: Document.Parsed): JsonValue {
  return isNode(node) ? (node.toJS(document, { maxAliasCount: -1 }) ?? null) : null;
}

function keyOf({ key }: Entry): string {
  return isScalar(key) ? String(key.value) : '';
}

function editValue(entry: Entry, wanted: JsonValue, around: Surroundings, path: YamlPath, draft: Draft): void {
  const { value: node } = entry;
  const old = jsonOf(node, draft.document);
  if (sameJson(old, wanted)) return;
  if (isAlias(node)) {
    draft.obstacles.push(`${path.slice(2).join('/')} is written as *${node.source}, which stands for other places too`);
    return;
  }
  if (isCollection(node)) {
    const entries = entriesOf(node, draft.text);
    const steps = stepsTo(wanted, old, node, entries);
    // Where nothing stays, there is nothing that an edit could be smaller for, but a list in lines keeps its comments.
    const isListInLines = isSeq(node) && node.flow !== true;
    if (steps.some(({ kind }) => kind === 'keep' || (isListInLines && kind === 'insert'))) {
      editEntries(entries, steps, node, path, draft);
      return;
    }
  }
  replaceValue(entry, wanted, around, path, draft);
}

function stepsTo(
  wanted: JsonValue,
  old: JsonValue,
  node: YAMLMap | YAMLSeq,
  entries: readonly Entry[],
): readonly EntryStep[] {
  if (isMap(node)) return isJsonObject(wanted) ? stepsOfMap(entries.map(keyOf), wanted) : [];
  return Array.isArray(old) && Array.isArray(wanted) ? stepsOfList(old, wanted) : [];
}

/** Another value in the place of the old one. */
function replaceValue(entry: Entry, wanted: JsonValue, around: Surroundings, path: YamlPath, draft: Draft): void {
  const { text, eol } = draft;
  const { value: node, mark } = entry;
  const start = isWritten(node) ? startOf(node) : mark;
  const end = isWritten(node) ? endOf(node, text) : mark;
  if (start === undefined || end === undefined || (around === 'block' && mark === undefined)) {
    draft.obstacles.push(`${path.slice(2).join('/')} has no place of its own`);
    return;
  }
  const source = text.slice(start, end);
  const otherWords = isScalar(node) ? withOtherWords(source, node, wanted) : undefined;
  if (otherWords !== undefined) {
    replace(draft, start, end, otherWords);
    return;
  }
  const column = columnOf(text, entry.start);
  const style = styleInPlaceOf(node, source, column, wanted, draft.style);
  if (around === 'flow' || mark === undefined) {
    replace(draft, start, end, `${source === '' ? ' ' : ''}${flowText(undefined, wanted, path, style)}`);
    return;
  }
  const [first = '', ...rest] = blockLines(entry.key === undefined ? undefined : 'k', wanted, path, style);
  const comment = isBlockText(node) ? (/^[|>][\d+-]*(.*)/u.exec(source)?.[1] ?? '') : '';
  const head = `${first.slice(entry.key === undefined ? 1 : first.indexOf(':') + 1)}${comment}`;
  const below = indentLines(rest, column)
    .map((line) => eol + line)
    .join('');
  const gap = text.slice(mark, start);
  if (!gap.includes('\n')) {
    replace(draft, mark, end, gap === '' || head === '' ? head : gap + head.trimStart());
    replace(draft, lineEndOf(text, end), lineEndOf(text, end), below);
  } else if (below === '' && !isBlockCollection(node)) replace(draft, start, end, head.trimStart());
  else {
    replace(draft, mark, mark, head);
    replace(draft, lineEndOf(text, mark), lineEndOf(text, mark), below);
    draft.replacements.push(removalOfLines(text, start, end));
  }
}

function isBlockText(node: unknown): node is Scalar {
  return isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
}

function isBlockCollection(node: unknown): boolean {
  return isCollection(node) && node.flow !== true;
}

/** A text keeps its quotes or its indentation, and what was between braces stays there. */
function styleInPlaceOf(node: unknown, source: string, column: number, wanted: JsonValue, style: Style): Style {
  if (isScalar(node)) {
    if (typeof wanted !== 'string') return style;
    const indent = isBlockText(node) ? (/\n( *)\S/u.exec(source)?.[1]?.length ?? 0) - column : 0;
    return {
      ...style,
      texts: node.type ?? 'PLAIN',
      layout: indent > 0 ? { ...style.layout, indent } : style.layout,
    };
  }
  if (!isCollection(node)) return style;
  const hasOnlyScalars = Object.values(Object(wanted)).every((part) => Object(part) !== part);
  const staysFlow = node.items.length > 0 ? node.flow === true : hasOnlyScalars;
  return staysFlow ? { ...style, collections: 'flow' } : style;
}

/** A text of several lines in which only some words differ: the lines of the others stay. */
function withOtherWords(source: string, { type, value: old }: Scalar, wanted: JsonValue): string | undefined {
  if (typeof old !== 'string' || typeof wanted !== 'string') return undefined;
  if (type === 'BLOCK_LITERAL' || !source.includes('\n')) return undefined;
  const [words, wantedWords] = [old.split(/(\s)/u), wanted.split(/(\s)/u)];
  const most = Math.min(words.length, wantedWords.length);
  let [before, behind] = [0, 0];
  while (before < most && words[before] === wantedWords[before]) before += 1;
  while (behind < most - before && words.at(-1 - behind) === wantedWords.at(-1 - behind)) behind += 1;
  const gone = words.slice(before, words.length - behind).join('');
  const come = wantedWords.slice(before, wantedWords.length - behind).join('');
  const at = source.indexOf(gone);
  // Nothing else than letters means the same in every kind of quotes.
  if (![gone, come].every((some) => /^[\p{L}\p{N} ]+$/u.test(some)) || at !== source.lastIndexOf(gone))
    return undefined;
  return at < 0 ? undefined : source.slice(0, at) + come + source.slice(at + gone.length);
}

function editEntries(
  entries: readonly Entry[],
  steps: readonly EntryStep[],
  node: YAMLMap | YAMLSeq,
  path: YamlPath,
  draft: Draft,
): void {
  const around: Surroundings = node.flow === true ? 'flow' : 'block';
  const removed = new Set<number>();
  /** By the old entry that they follow. */
  const added = new Map<number, EntryText[]>();
  let styleBehind: StyleBehind | undefined;
  for (const step of steps) {
    if (step.kind === 'remove') {
      removed.add(step.at);
      continue;
    }
    const inner = [...path, step.name];
    if (step.kind === 'keep') {
      const entry = entries[step.at];
      if (entry !== undefined) editValue(entry, step.value, around, inner, draft);
      continue;
    }
    // Most edits add nothing, and some add thousands: the entries are looked through once, and only when one is added.
    styleBehind ??= styleAmong(entries, draft.style);
    const name = isMap(node) ? step.name : undefined;
    addToGroup(added, step.after, [name, step.value, inner, styleBehind(step.after)]);
  }
  if (around === 'flow') editFlow(entries, added, removed, draft);
  else editBlock(entries, added, removed, node, draft);
}

/** What `blockLines` and `flowText` are asked for. */
type EntryText = readonly [name: string | undefined, value: JsonValue, path: YamlPath, style: Style];

type StyleBehind = (index: number) => Style;

/** New texts and keys are written as all around them are, a collection as the nearest one above it is. */
function styleAmong(entries: readonly Entry[], style: Style): StyleBehind {
  const texts = entries.flatMap(({ value }) => (isScalar(value) && typeof value.value === 'string' ? [value] : []));
  const keys = entries.flatMap(({ key }) => (isScalar(key) ? [key] : []));
  const hasBareNumber = keys.some(({ type, value }) => type === 'PLAIN' && /^\d+$/u.test(String(value)));
  const common = { ...style, texts: quotesOf(texts), keys: hasBareNumber ? 'bare numbers' : quotesOf(keys) } as const;
  let nearest: Style['collections'] | undefined;
  const above = entries.map(({ value }) => {
    if (isCollection(value) && value.items.length > 0) nearest = value.flow === true ? 'flow' : 'block';
    return nearest;
  });
  const first = above.find((collections) => collections !== undefined);
  return (index) => ({ ...common, collections: above[index] ?? first ?? style.collections });
}

function quotesOf(scalars: readonly Scalar[]): Scalar.Type {
  const [first] = scalars;
  const isQuoted = first?.type === 'QUOTE_SINGLE' || first?.type === 'QUOTE_DOUBLE';
  return isQuoted && scalars.every(({ type }) => type === first.type) ? (first.type ?? 'PLAIN') : 'PLAIN';
}

type Added = ReadonlyMap<number, readonly EntryText[]>;

/** Entries that have lines of their own. */
function editBlock(
  entries: readonly Entry[],
  added: Added,
  removed: ReadonlySet<number>,
  node: YAMLMap | YAMLSeq,
  draft: Draft,
): void {
  const { text, eol } = draft;
  const [first, second] = entries;
  if (first === undefined) return;
  const column = columnOf(text, first.start);
  const between = second === undefined ? '' : text.slice(lineEndOf(text, first.end), second.start);
  const isApart = isSeq(node) && /\n[ \t]*\r?\n/u.test(between);
  const dash = isSeq(node) ? (/^- {1,8}$/u.exec(text.slice(first.start, startOf(first.value)))?.[0] ?? '- ') : '';
  const blank = isApart ? eol : '';
  const above = startsLine(text, first.start) ? endOfLineAbove(text, aboveComments(first, text)) : undefined;
  for (const [after, group] of added) {
    const before = entries[after];
    for (const asked of group) {
      const lines = indentLines(withDash(blockLines(...asked), dash), column);
      const below = lines.map((line) => eol + line).join('');
      if (before !== undefined) replace(draft, lineEndOf(text, before.end), lineEndOf(text, before.end), blank + below);
      else if (above !== undefined) replace(draft, above, above, below + blank);
      else replace(draft, first.start, first.start, lines.join(eol).trimStart() + eol + ' '.repeat(column));
    }
  }
  for (const index of withoutJoined(entries, removed, draft)) {
    const { start, end } = entries[index] ?? first;
    const lines = removalOfLines(text, start, end);
    const blankAbove =
      isApart && index > 0 && startsLine(text, lines.start) ? endOfLineAbove(text, lines.start) : undefined;
    draft.replacements.push({ ...lines, start: blankAbove ?? lines.start });
  }
}

/** A comment directly above the first entry is about it, so what is new goes above both. */
function aboveComments({ start: offset }: Entry, text: string): number {
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
  return dash === '' ? [first, ...rest] : [dash + first.slice(2), ...indentLines(rest, dash.length - 2)];
}

/** Removes a first entry that shares its line with what holds it; returns the others, which have lines of their own. */
function withoutJoined(entries: readonly Entry[], removed: ReadonlySet<number>, draft: Draft): readonly number[] {
  const { text } = draft;
  const [first] = entries;
  if (first === undefined || !removed.has(0) || startsLine(text, first.start)) return [...removed];
  let kept = 1;
  while (removed.has(kept)) kept += 1;
  const next = entries[kept];
  // What comes next takes its place in the line, unless there are comments between them.
  if (next !== undefined && !text.slice(lineEndOf(text, first.end), next.start).includes('#')) {
    replace(draft, first.start, next.start, '');
    return [...removed].filter((index) => index > kept);
  }
  replace(draft, startOfBlanks(text, first.start), lineEndOf(text, first.end), '');
  return [...removed].filter((index) => index > 0);
}

/** Entries between braces or brackets. */
function editFlow(entries: readonly Entry[], added: Added, removed: ReadonlySet<number>, draft: Draft): void {
  const { text, eol } = draft;
  const [first] = entries;
  if (first === undefined) return;
  const lineBreakAt = ({ start }: Entry): string => eol + text.slice(lineStartOf(text, start), start);
  for (const [after, group] of added) {
    const texts = group.map(([name, value, path, style]) =>
      flowText(name, value, path, { ...style, collections: 'flow' }),
    );
    const before = entries[after];
    const beside = before ?? first;
    if (!hasOwnLine(beside, text)) {
      if (before === undefined) replace(draft, first.start, first.start, texts.map((flow) => `${flow}, `).join(''));
      else replace(draft, before.end, before.end, texts.map((flow) => `, ${flow}`).join(''));
      continue;
    }
    const lines = lineBreakAt(beside) + texts.join(`,${lineBreakAt(beside)}`);
    if (before === undefined) {
      const above = endOfLineAbove(text, first.start) ?? 0;
      replace(draft, above, above, `${lines},`);
      continue;
    }
    const lineEnd = lineEndOf(text, before.end);
    const hasComma = /^[ \t]*,/u.test(text.slice(before.end, lineEnd));
    if (!hasComma) replace(draft, before.end, before.end, ',');
    replace(draft, lineEnd, lineEnd, hasComma ? `${lines},` : lines);
  }
  for (const from of removed) if (!removed.has(from - 1)) removeFromFlow(entries, from, removed, draft);
}

function hasOwnLine({ start, end }: Entry, text: string): boolean {
  return startsLine(text, start) && /^[ \t]*,?[ \t]*(#.*)?$/u.test(text.slice(end, lineEndOf(text, end)));
}

/** Removes entries that follow each other. */
function removeFromFlow(entries: readonly Entry[], from: number, removed: ReadonlySet<number>, draft: Draft): void {
  const { text } = draft;
  let to = from;
  while (removed.has(to)) to += 1;
  const run = entries.slice(from, to);
  if (run.every((entry) => hasOwnLine(entry, text))) {
    for (const { start, end } of run) draft.replacements.push(removalOfLines(text, start, end));
    return;
  }
  const [before, next] = [entries[from - 1], entries[to]];
  const [first, last] = [run[0], run.at(-1)];
  if (first !== undefined && next !== undefined) replace(draft, first.start, next.start, '');
  else if (before !== undefined && last !== undefined) replace(draft, before.end, last.end, '');
}
