import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isJsonObject, type JsonObject, type JsonValue, member, sameJson } from '../attribute/json.ts';
import { type ListStep, stepsBetween } from './edit-list-steps.ts';
import {
  columnOf,
  endOf,
  endOfLineAbove,
  endOfPair,
  isWritten,
  lineEndOf,
  lineStartOf,
  markOfItem,
  markOfPair,
  nextLineOf,
  type Replacement,
  startOf,
  startOfItem,
  startOfPair,
  tokensOfItems,
  wholeLines,
} from './edit-places.ts';
import { quoteOf, rewriteScalar } from './edit-scalar.ts';
import {
  type Habits,
  indent,
  itemLines,
  type KeyQuote,
  type Neighbours,
  NO_NEIGHBOURS,
  pairLines,
  stepOf,
  writeBlock,
  writeFlow,
  writeFlowPair,
} from './edit-writing.ts';

/** A file while its edits are found: ranges of its text, and what stands in the way of them. */
export interface Desk {
  readonly text: string;
  readonly eol: string;
  readonly habits: Habits;
  readonly document: Document.Parsed;
  readonly replacements: Replacement[];
  readonly obstacles: string[];
}

/** Where a value stands: behind the colon of a key or the dash of an item in that column, or between braces. */
type Slot =
  | { readonly kind: 'value' | 'item'; readonly mark: number; readonly column: number }
  | { readonly kind: 'flow'; readonly mark: number | undefined };

type Place = readonly string[];

/** Finds the ranges to replace so that the whole document means what is wanted. */
export function editDocument(wanted: JsonValue, desk: Desk): void {
  const { contents } = desk.document;
  const old = jsonOf(contents, desk);
  if (sameJson(old, wanted)) return;
  if (isMap(contents) && isJsonObject(wanted)) editMap(contents, wanted, [], desk);
  else desk.obstacles.push('the document is no map');
}

function jsonOf(node: unknown, desk: Desk): JsonValue {
  return isNode(node) ? (node.toJS(desk.document, { maxAliasCount: -1 }) ?? null) : null;
}

function replace(desk: Desk, start: number, end: number, text: string): void {
  desk.replacements.push({ start, end, text });
}

function editValue(node: unknown, wanted: JsonValue, slot: Slot, place: Place, desk: Desk): void {
  if (sameJson(jsonOf(node, desk), wanted)) return;
  if (isAlias(node)) {
    desk.obstacles.push(`${place.slice(2).join('/')} is written as *${node.source}, which stands for other places too`);
    return;
  }
  if (isMap(node) && isJsonObject(wanted) && keepsMembers(node, wanted, desk)) {
    editMap(node, wanted, place, desk);
    return;
  }
  if (isSeq(node) && Array.isArray(wanted) && node.items.length > 0 && wanted.length > 0) {
    const steps = stepsBetween(
      node.items.map((item) => jsonOf(item, desk)),
      wanted,
    );
    // Between brackets of which nothing stays there is nothing to add to: they are written anew.
    if (node.flow !== true || steps.some(({ kind }) => kind === 'keep')) {
      editList(node, steps, place, desk);
      return;
    }
  }
  if (isScalar(node) && isWritten(node, desk.text) && (typeof wanted !== 'object' || wanted === null)) {
    const surroundings = slot.kind === 'flow' ? 'flow' : { column: slot.column };
    const written = rewriteScalar(node, wanted, desk.text, surroundings, desk.eol);
    replace(desk, startOf(node), endOf(node, desk.text), written);
    return;
  }
  replaceValue(node, wanted, slot, place, desk);
}

/** Where no member stays, there is nothing that an edit could be smaller for. */
function keepsMembers(map: YAMLMap, wanted: JsonObject, desk: Desk): boolean {
  return Object.keys(Object(jsonOf(map, desk))).some((key) => Object.hasOwn(wanted, key));
}

/** Another kind of value in the place of the old one. */
function replaceValue(node: unknown, wanted: JsonValue, slot: Slot, place: Place, desk: Desk): void {
  const { text, eol, habits } = desk;
  const written = isWritten(node, text);
  if (slot.kind === 'flow') {
    const flow = writeFlow(wanted, habits, NO_NEIGHBOURS);
    if (written) {
      replace(desk, startOf(node), endOf(node, text), flow);
      return;
    }
    if (slot.mark === undefined) {
      desk.obstacles.push(`${place.slice(2).join('/')} has no place of its own`);
      return;
    }
    replace(desk, slot.mark, slot.mark, ` ${flow}`);
    return;
  }
  const wasFlow = isCollection(node) && node.flow === true && node.items.length > 0;
  const fitsBraces = isCollection(node) && node.items.length === 0 && hasOnlyScalars(wanted);
  const neighbours: Neighbours = wasFlow || fitsBraces ? { ...NO_NEIGHBOURS, collections: 'flow' } : NO_NEIGHBOURS;
  const value = writeBlock(wanted, place, habits, neighbours);
  const start = written ? startOf(node) : slot.mark;
  const end = written ? endOf(node, text) : slot.mark;
  const between = text.slice(slot.mark, start);
  const inline = value.layout === 'inline' ? ` ${value.text}` : value.header === '' ? '' : ` ${value.header}`;
  const below =
    value.layout === 'inline' ? [] : indent(value.lines, slot.column + stepBelow(value.layout, slot, habits));
  if (slot.kind === 'item' && value.layout !== 'inline' && value.header === '') {
    const [first = '', ...rest] = indent(value.lines, slot.column + 2);
    replace(desk, slot.mark, end, [` ${first.trimStart()}`, ...rest].join(eol));
    return;
  }
  if (!between.includes('\n')) {
    const gap = between === '' || inline === '' ? inline : between + inline.slice(1);
    replace(desk, slot.mark, end, gap);
    const lineEnd = lineEndOf(text, end);
    if (below.length > 0) replace(desk, lineEnd, lineEnd, below.map((line) => eol + line).join(''));
    return;
  }
  if (!between.includes('#')) {
    replace(desk, slot.mark, end, [inline, ...below].join(eol));
    return;
  }
  replace(desk, slot.mark, slot.mark, inline);
  const lineEnd = lineEndOf(text, slot.mark);
  if (below.length > 0) replace(desk, lineEnd, lineEnd, below.map((line) => eol + line).join(''));
  desk.replacements.push(wholeLines(text, start, end));
}

function hasOnlyScalars(value: JsonValue): boolean {
  return Object.values(Object(value)).every((part) => typeof part !== 'object' || part === null);
}

function stepBelow(layout: 'map' | 'list' | 'text', slot: Slot, habits: Habits): number {
  return slot.kind === 'item' ? 2 : stepOf(layout, habits);
}

function editMap(map: YAMLMap, wanted: JsonObject, place: Place, desk: Desk): void {
  const pairs = map.items;
  const names = pairs.map((pair) => (isScalar(pair.key) ? String(pair.key.value) : ''));
  const kept = names.map((name) => Object.hasOwn(wanted, name));
  for (const [index, pair] of pairs.entries()) {
    const name = names[index] ?? '';
    if (kept[index] !== true) continue;
    editValue(pair.value, member(wanted, name) ?? null, slotOfPair(pair, map, desk), [...place, name], desk);
  }
  const wantedNames = Object.keys(wanted);
  const additions: Addition[] = wantedNames.flatMap((name, at) => {
    if (names.includes(name)) return [];
    const before = wantedNames.slice(0, at).findLast((other) => names.includes(other));
    const value = member(wanted, name) ?? null;
    const inner = [...place, name];
    const after = before === undefined ? -1 : names.indexOf(before);
    const neighbours = neighboursOf(pairs, after);
    return [
      {
        after,
        flow: () => writeFlowPair(name, value, desk.habits, flowOnly(neighbours)),
        lines: () => pairLines(name, value, inner, desk.habits, neighbours),
      },
    ];
  });
  const parts = pairs.map((pair, index) => ({
    start: startOfPair(pair),
    end: endOfPair(pair, desk.text),
    kept: kept[index] === true,
  }));
  if (map.flow === true) editFlowParts(parts, additions, map, desk);
  else editBlockParts(parts, additions, 'map', desk);
}

function slotOfPair(pair: Pair, map: YAMLMap, desk: Desk): Slot {
  const mark = markOfPair(pair);
  if (map.flow === true || mark === undefined) return { kind: 'flow', mark };
  return { kind: 'value', mark, column: columnOf(desk.text, startOfPair(pair)) };
}

function editList(list: YAMLSeq, steps: readonly ListStep[], place: Place, desk: Desk): void {
  const tokens = tokensOfItems(list);
  if (tokens.length !== list.items.length) {
    desk.obstacles.push('a list is written in an unusual way');
    return;
  }
  const kept = new Set(steps.flatMap((step) => (step.kind === 'keep' ? [step.old] : [])));
  const dash = dashOf(list, tokens, desk);
  const additions: Addition[] = [];
  let after = -1;
  for (const step of steps) {
    if (step.kind === 'remove') continue;
    const inner = [...place, String(step.wanted)];
    if (step.kind === 'insert') {
      const neighbours = neighboursOf(list.items, after);
      additions.push({
        after,
        flow: () => writeFlow(step.value, desk.habits, flowOnly(neighbours)),
        lines: () => itemLines(step.value, inner, desk.habits, neighbours, dash),
      });
      continue;
    }
    after = step.old;
    const start = tokens[step.old] ?? [];
    const item = list.items[step.old];
    if (isPair(item)) continue;
    const slot: Slot =
      list.flow === true
        ? { kind: 'flow', mark: undefined }
        : { kind: 'item', mark: markOfItem(start) ?? 0, column: columnOf(desk.text, startOfItem(start, item)) };
    editValue(item, step.value, slot, inner, desk);
  }
  const parts = list.items.map((item, index) => {
    const before = tokens[index] ?? [];
    const start = startOfItem(before, item);
    const end = isWritten(item, desk.text) ? endOf(item, desk.text) : (markOfItem(before) ?? start);
    return { start, end, kept: kept.has(index) };
  });
  if (list.flow === true) editFlowParts(parts, additions, list, desk);
  else editBlockParts(parts, additions, 'list', desk);
}

/** The dash with the blanks behind it, as the first item has them. */
function dashOf(list: YAMLSeq, tokens: ReturnType<typeof tokensOfItems>, desk: Desk): string {
  const [item] = list.items;
  const start = startOfItem(tokens[0] ?? [], item);
  if (!isNode(item) || list.flow === true) return '- ';
  const between = desk.text.slice(start, startOf(item));
  return /^- {1,8}$/u.test(between) ? between : '- ';
}

/** New parts in braces are written without regard to blocks around them. */
function flowOnly(neighbours: Neighbours): Neighbours {
  return { ...neighbours, collections: 'flow' };
}

/** Of collections the nearest one is followed, of texts and keys what all of them have in common. */
function neighboursOf(parts: readonly unknown[], after: number): Neighbours {
  const values = parts.map((part) => (isPair(part) ? part.value : part));
  const isFilled = (value: unknown): boolean => isCollection(value) && value.items.length > 0;
  const collection = values.slice(0, after + 1).findLast(isFilled) ?? values.slice(after + 1).find(isFilled);
  const texts = values.filter((value) => isScalar(value)).filter(({ value }) => typeof value === 'string');
  const keys = parts.flatMap((part) => (isPair(part) && isScalar(part.key) ? [part.key] : []));
  const lastText = texts.at(-1);
  const quoted = texts.length > 0 && texts.every((text) => text.type === lastText?.type) ? lastText : undefined;
  return {
    collections: !isCollection(collection) ? 'none' : collection.flow === true ? 'flow' : 'block',
    texts: quoted === undefined ? 'plain' : quoteOf(quoted),
    keys: keyQuoteOf(keys),
  };
}

function keyQuoteOf(keys: readonly Scalar[]): KeyQuote {
  if (keys.some((key) => quoteOf(key) === 'plain' && /^\d+$/u.test(String(key.value)))) return 'bare numbers';
  const [first] = keys;
  return first !== undefined && keys.every((key) => key.type === first.type) ? quoteOf(first) : 'plain';
}

interface Part {
  readonly start: number;
  readonly end: number;
  readonly kept: boolean;
}

interface Addition {
  /** The old part that it follows; -1 before all of them. */
  readonly after: number;
  readonly flow: () => string;
  readonly lines: () => readonly string[];
}

/** Entries of a block, each with lines of its own. */
function editBlockParts(
  parts: readonly Part[],
  additions: readonly Addition[],
  kind: 'map' | 'list',
  desk: Desk,
): void {
  const { text, eol } = desk;
  const column = columnOf(text, parts[0]?.start ?? 0);
  const blank = kind === 'list' && isSpaced(parts, text) ? eol : '';
  for (const { after, lines } of additions) {
    const before = parts[after];
    const written = indent(lines(), column);
    if (before !== undefined) {
      const at = lineEndOf(text, before.end);
      replace(desk, at, at, `${blank}${written.map((line) => eol + line).join('')}`);
      continue;
    }
    const first = parts[0]?.start ?? 0;
    const above = startsLine(first, text) ? endOfLineAbove(text, aboveComments(first, column, text)) : undefined;
    if (above === undefined) replace(desk, first, first, written.join(eol).trimStart() + eol + ' '.repeat(column));
    else replace(desk, above, above, written.map((line) => eol + line).join('') + blank);
  }
  for (const [index, part] of parts.entries()) if (!part.kept) removeBlockPart(parts, index, blank !== '', desk);
}

function startsLine(offset: number, text: string): boolean {
  return text.slice(lineStartOf(text, offset), offset).trim() === '';
}

/** A comment directly above the first entry is about it, so what is new goes above both. */
function aboveComments(offset: number, column: number, text: string): number {
  let start = lineStartOf(text, offset);
  while (start > 0) {
    const above = lineStartOf(text, start - 1);
    const line = text.slice(above, start);
    if (line.search(/\S/u) !== column || line[column] !== '#') break;
    start = above;
  }
  return start;
}

/** Whether the items of a list are set apart by blank lines. */
function isSpaced(parts: readonly Part[], text: string): boolean {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return false;
  return /\n[ \t]*\r?\n/u.test(text.slice(lineEndOf(text, first.end), second.start));
}

function removeBlockPart(parts: readonly Part[], index: number, spaced: boolean, desk: Desk): void {
  const { text } = desk;
  const part = parts[index];
  if (part === undefined) return;
  if (startsLine(part.start, text)) {
    const lines = wholeLines(text, part.start, part.end);
    const above = endOfLineAbove(text, lines.start);
    const isBlankAbove = spaced && index > 0 && text.slice(lineStartOf(text, lines.start), lines.start).trim() === '';
    desk.replacements.push(isBlankAbove && above !== undefined ? { ...lines, start: above } : lines);
    return;
  }
  const next = parts[index + 1];
  if (next === undefined) {
    desk.obstacles.push('an entry shares its line with what holds it');
    return;
  }
  const line = nextLineOf(text, part.end);
  if (text.slice(line, next.start).trim() === '') {
    replace(desk, part.start, next.start, '');
    return;
  }
  const start = part.start - (/[ ]*$/u.exec(text.slice(0, part.start))?.[0].length ?? 0);
  replace(desk, start, lineEndOf(text, part.end), '');
}

/** Entries between braces or brackets. */
function editFlowParts(parts: readonly Part[], additions: readonly Addition[], node: Node, desk: Desk): void {
  const { text, eol } = desk;
  for (const { after, flow } of additions) {
    const before = parts[after];
    if (before !== undefined) {
      addBehind(before, flow(), desk);
      continue;
    }
    const [first] = parts;
    if (first === undefined) {
      const at = endOf(node, text) - 1;
      replace(desk, at, at, flow());
    } else if (hasOwnLine(first, text)) {
      const at = endOfLineAbove(text, first.start) ?? 0;
      replace(desk, at, at, `${eol}${text.slice(lineStartOf(text, first.start), first.start)}${flow()},`);
    } else replace(desk, first.start, first.start, `${flow()}, `);
  }
  for (let index = 0; index < parts.length; index += 1) {
    if (parts[index]?.kept !== false) continue;
    let last = index;
    while (parts[last + 1]?.kept === false) last += 1;
    removeFlowParts(parts, index, last, desk);
    index = last;
  }
}

function restOfLine(part: Part, text: string): string {
  return text.slice(part.end, lineEndOf(text, part.end));
}

function hasOwnLine(part: Part, text: string): boolean {
  return startsLine(part.start, text) && /^[ \t]*,?[ \t]*(#.*)?$/u.test(restOfLine(part, text));
}

function addBehind(before: Part, flow: string, desk: Desk): void {
  const { text, eol } = desk;
  if (!hasOwnLine(before, text)) {
    replace(desk, before.end, before.end, `, ${flow}`);
    return;
  }
  const gap = eol + text.slice(lineStartOf(text, before.start), before.start);
  const lineEnd = lineEndOf(text, before.end);
  if (/^[ \t]*,/u.test(restOfLine(before, text))) {
    replace(desk, lineEnd, lineEnd, `${gap}${flow},`);
    return;
  }
  replace(desk, before.end, before.end, ',');
  replace(desk, lineEnd, lineEnd, gap + flow);
}

function removeFlowParts(parts: readonly Part[], from: number, to: number, desk: Desk): void {
  const { text } = desk;
  const run = parts.slice(from, to + 1);
  if (run.every((part) => hasOwnLine(part, text))) {
    for (const part of run) desk.replacements.push(wholeLines(text, part.start, part.end));
    return;
  }
  const [first] = run;
  const [before, next] = [parts[from - 1], parts[to + 1]];
  const last = parts[to];
  if (first === undefined || last === undefined) return;
  if (next !== undefined) replace(desk, first.start, next.start, '');
  else if (before !== undefined) replace(desk, before.end, last.end, '');
  else desk.obstacles.push('nothing would stay between the braces');
}
