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
import { editBlockParts } from './block-parts.ts';
import { editFlowParts } from './flow-parts.ts';
import { type ListStep, stepsBetween } from './list-steps.ts';
import { flowOnly, neighbourhoodOf } from './neighbours.ts';
import type { Addition } from './parts.ts';
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
} from './places.ts';
import { rewriteScalar } from './scalar.ts';
import { replace, type Workbench } from './workbench.ts';
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
} from './writing.ts';

/** Where a value stands: behind the colon of a key or the dash of an item in that column, or between braces. */
type Slot =
  | { readonly kind: 'value' | 'item'; readonly mark: number; readonly column: number }
  | { readonly kind: 'flow'; readonly mark: number | undefined };

type Place = readonly string[];

/** Finds the ranges to replace so that the whole document means what is wanted. */
export function editDocument(wanted: JsonValue, bench: Workbench): void {
  const { contents } = bench.document;
  const old = jsonOf(contents, bench);
  if (sameJson(old, wanted)) return;
  if (isMap(contents) && isJsonObject(wanted)) editMap(contents, wanted, [], bench);
  else bench.obstacles.push('the document is no map');
}

function jsonOf(node: unknown, bench: Workbench): JsonValue {
  return isNode(node) ? (node.toJS(bench.document, { maxAliasCount: -1 }) ?? null) : null;
}

function editValue(node: unknown, wanted: JsonValue, slot: Slot, place: Place, bench: Workbench): void {
  if (sameJson(jsonOf(node, bench), wanted)) return;
  if (isAlias(node)) {
    bench.obstacles.push(
      `${place.slice(2).join('/')} is written as *${node.source}, which stands for other places too`,
    );
    return;
  }
  if (isMap(node) && isJsonObject(wanted) && keepsMembers(node, wanted, bench)) {
    editMap(node, wanted, place, bench);
    return;
  }
  if (isSeq(node) && Array.isArray(wanted) && node.items.length > 0 && wanted.length > 0) {
    const steps = stepsBetween(
      node.items.map((item) => jsonOf(item, bench)),
      wanted,
    );
    // Between brackets of which nothing stays there is nothing to add to: they are written anew.
    if (node.flow !== true || steps.some(({ kind }) => kind === 'keep')) {
      editList(node, steps, place, bench);
      return;
    }
  }
  if (isScalar(node) && isWritten(node, bench.text) && (typeof wanted !== 'object' || wanted === null)) {
    const surroundings = slot.kind === 'flow' ? 'flow' : { column: slot.column };
    const written = rewriteScalar(node, wanted, bench.text, surroundings, bench.eol);
    replace(bench, startOf(node), endOf(node, bench.text), written);
    return;
  }
  replaceValue(node, wanted, slot, place, bench);
}

/** Where no member stays, there is nothing that an edit could be smaller for. */
function keepsMembers(map: YAMLMap, wanted: JsonObject, bench: Workbench): boolean {
  return Object.keys(Object(jsonOf(map, bench))).some((key) => Object.hasOwn(wanted, key));
}

/** Another kind of value in the place of the old one. */
function replaceValue(node: unknown, wanted: JsonValue, slot: Slot, place: Place, bench: Workbench): void {
  const { text, eol, habits } = bench;
  const written = isWritten(node, text);
  if (slot.kind === 'flow') {
    const flow = writeFlow(wanted, habits, NO_NEIGHBOURS);
    if (written) {
      replace(bench, startOf(node), endOf(node, text), flow);
      return;
    }
    if (slot.mark === undefined) {
      bench.obstacles.push(`${place.slice(2).join('/')} has no place of its own`);
      return;
    }
    replace(bench, slot.mark, slot.mark, ` ${flow}`);
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
    replace(bench, slot.mark, end, [` ${first.trimStart()}`, ...rest].join(eol));
    return;
  }
  if (!between.includes('\n')) {
    const gap = between === '' || inline === '' ? inline : between + inline.slice(1);
    replace(bench, slot.mark, end, gap);
    const lineEnd = lineEndOf(text, end);
    if (below.length > 0) replace(bench, lineEnd, lineEnd, below.map((line) => eol + line).join(''));
    return;
  }
  if (!between.includes('#')) {
    replace(bench, slot.mark, end, [inline, ...below].join(eol));
    return;
  }
  replace(bench, slot.mark, slot.mark, inline);
  const lineEnd = lineEndOf(text, slot.mark);
  if (below.length > 0) replace(bench, lineEnd, lineEnd, below.map((line) => eol + line).join(''));
  bench.replacements.push(wholeLines(text, start, end));
}

function hasOnlyScalars(value: JsonValue): boolean {
  return Object.values(Object(value)).every((part) => typeof part !== 'object' || part === null);
}

function stepBelow(layout: 'map' | 'list' | 'text', slot: Slot, habits: Habits): number {
  return slot.kind === 'item' ? 2 : stepOf(layout, habits);
}

function editMap(map: YAMLMap, wanted: JsonObject, place: Place, bench: Workbench): void {
  const pairs = map.items;
  const names = pairs.map((pair) => (isScalar(pair.key) ? String(pair.key.value) : ''));
  const kept = names.map((name) => Object.hasOwn(wanted, name));
  for (const [index, pair] of pairs.entries()) {
    const name = names[index] ?? '';
    if (kept[index] !== true) continue;
    editValue(pair.value, member(wanted, name) ?? null, slotOfPair(pair, map, bench), [...place, name], bench);
  }
  const additions = additionsTo(map, names, wanted, place, bench);
  const parts = pairs.map((pair, index) => ({
    start: startOfPair(pair),
    end: endOfPair(pair, bench.text),
    kept: kept[index] === true,
  }));
  if (map.flow === true) editFlowParts(parts, additions, map, bench);
  else editBlockParts(parts, additions, 'map', bench);
}

/** The members that are not there yet, each behind the one that it follows in what is wanted. */
function additionsTo(
  map: YAMLMap,
  names: readonly string[],
  wanted: JsonObject,
  place: Place,
  { habits }: Workbench,
): readonly Addition[] {
  const there = new Map(names.map((name, index) => [name, index]));
  const neighboursAt = neighbourhoodOf(map.items);
  const additions: Addition[] = [];
  let last = -1;
  for (const [name, value] of Object.entries(wanted)) {
    const index = there.get(name);
    if (index !== undefined) {
      last = index;
      continue;
    }
    const after = last;
    additions.push({
      after,
      flow: () => writeFlowPair(name, value, habits, flowOnly(neighboursAt(after))),
      lines: () => pairLines(name, value, [...place, name], habits, neighboursAt(after)),
    });
  }
  return additions;
}

function slotOfPair(pair: Pair, map: YAMLMap, bench: Workbench): Slot {
  const mark = markOfPair(pair);
  if (map.flow === true || mark === undefined) return { kind: 'flow', mark };
  return { kind: 'value', mark, column: columnOf(bench.text, startOfPair(pair)) };
}

function editList(list: YAMLSeq, steps: readonly ListStep[], place: Place, bench: Workbench): void {
  const tokens = tokensOfItems(list);
  if (tokens.length !== list.items.length) {
    bench.obstacles.push('a list is written in an unusual way');
    return;
  }
  const kept = new Set(steps.flatMap((step) => (step.kind === 'keep' ? [step.old] : [])));
  const dash = dashOf(list, tokens, bench);
  const neighboursAt = neighbourhoodOf(list.items);
  const additions: Addition[] = [];
  let last = -1;
  for (const step of steps) {
    if (step.kind === 'remove') continue;
    const inner = [...place, String(step.wanted)];
    if (step.kind === 'insert') {
      const after = last;
      additions.push({
        after,
        flow: () => writeFlow(step.value, bench.habits, flowOnly(neighboursAt(after))),
        lines: () => itemLines(step.value, inner, bench.habits, neighboursAt(after), dash),
      });
      continue;
    }
    last = step.old;
    const start = tokens[step.old] ?? [];
    const item = list.items[step.old];
    if (isPair(item)) continue;
    const slot: Slot =
      list.flow === true
        ? { kind: 'flow', mark: undefined }
        : { kind: 'item', mark: markOfItem(start) ?? 0, column: columnOf(bench.text, startOfItem(start, item)) };
    editValue(item, step.value, slot, inner, bench);
  }
  const parts = list.items.map((item, index) => {
    const before = tokens[index] ?? [];
    const start = startOfItem(before, item);
    const end = isWritten(item, bench.text) ? endOf(item, bench.text) : (markOfItem(before) ?? start);
    return { start, end, kept: kept.has(index) };
  });
  if (list.flow === true) editFlowParts(parts, additions, list, bench);
  else editBlockParts(parts, additions, 'list', bench);
}

/** The dash with the blanks behind it, as the first item has them. */
function dashOf(list: YAMLSeq, tokens: ReturnType<typeof tokensOfItems>, bench: Workbench): string {
  const [item] = list.items;
  const start = startOfItem(tokens[0] ?? [], item);
  if (!isNode(item) || list.flow === true) return '- ';
  const between = bench.text.slice(start, startOf(item));
  return /^- {1,8}$/u.test(between) ? between : '- ';
}
