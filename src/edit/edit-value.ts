import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isJsonObject, type JsonObject, type JsonValue, member, sameJson } from '../attribute/json.ts';
import { editBlockParts } from './edit-block-parts.ts';
import { type Desk, replace } from './edit-desk.ts';
import { editFlowParts } from './edit-flow-parts.ts';
import { type ListStep, stepsBetween } from './edit-list-steps.ts';
import { flowOnly, neighboursOf } from './edit-neighbours.ts';
import type { Addition } from './edit-parts.ts';
import {
  columnOf,
  endOf,
  endOfPair,
  isWritten,
  lineEndOf,
  markOfItem,
  markOfPair,
  startOf,
  startOfItem,
  startOfPair,
  tokensOfItems,
  wholeLines,
} from './edit-places.ts';
import { rewriteScalar } from './edit-scalar.ts';
import {
  type Habits,
  indent,
  itemLines,
  type Neighbours,
  NO_NEIGHBOURS,
  pairLines,
  stepOf,
  writeBlock,
  writeFlow,
  writeFlowPair,
} from './edit-writing.ts';

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
