import { type Document, isCollection, isMap, isScalar, isSeq, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { grouped } from '../../model/grouped.ts';
import { canonicalJson, isJsonObject, type JsonObject, type JsonValue, member, sameJson } from '../../model/json.ts';
import type { Path } from '../../model/problem.ts';
import { asNode, keyOf } from '../yaml/yaml-documents.ts';
import { canBeBlock } from './format-file.ts';

/** The node with the wanted value: the old one, changed inside, with its comments, or a new one in its place. */
export function mergedNode(document: Document, node: Node | null, wanted: JsonValue, path: Path): Node {
  if (node !== null && sameJson(jsonOf(document, node), wanted)) return node;
  if (isMap(node) && node.items.length > 0 && isJsonObject(wanted)) {
    mergeMap(document, node, wanted, path);
    return node;
  }
  if (isSeq(node) && node.items.length > 0 && Array.isArray(wanted)) {
    mergeList(document, node, wanted, path);
    return node;
  }
  const made = newNode(wanted, path);
  if (node === null) return made;
  // An alias that names its anchor is reached later, and gets its own value then.
  const { comment, commentBefore, spaceBefore, anchor } = node;
  Object.assign(made, { comment, commentBefore, spaceBefore, anchor });
  // A text of several lines stays one.
  if (isScalar(node) && isScalar(made) && typeof wanted === 'string' && canBeBlock(wanted)) {
    if (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED) made.type = node.type;
  }
  if (isCollection(node) && isCollection(made) && node.items.length > 0) made.flow = node.flow ?? false;
  return made;
}

function jsonOf(document: Document, node: Node | null): JsonValue {
  try {
    return node?.toJS(document, { maxAliasCount: -1 }) ?? null;
  } catch {
    // The anchor of an alias has left with its node.
    return null;
  }
}

/** Old pairs stay where they are, new ones come last. */
function mergeMap(document: Document, map: YAMLMap, wanted: JsonObject, path: Path): void {
  const known = new Set(map.items.map(keyOf));
  const kept = map.items.filter((pair) => Object.hasOwn(wanted, keyOf(pair)));
  for (const pair of kept) {
    const name = keyOf(pair);
    pair.value = mergedNode(document, asNode(pair.value), member(wanted, name) ?? null, [...path, name]);
  }
  const added = Object.entries(wanted).filter(([name]) => !known.has(name));
  map.items = [...kept, ...added.map(([name, value]) => newPair(name, value, path))];
}

/** An old item stays the item of the same identity, or else, in a list as long as before, of its place. */
function mergeList(document: Document, list: YAMLSeq, wanted: readonly JsonValue[], path: Path): void {
  const old = list.items.map(asNode).map((node) => ({ node, identity: identityOf(jsonOf(document, node)) }));
  const byIdentity = grouped(old.map((item) => [item.identity, item] as const));
  const known = new Map([...byIdentity].map(([identity, items]) => [identity, items.values()]));
  const found = wanted.map((value) => known.get(identityOf(value))?.next().value);
  const taken = new Set(found);
  const left = old.map((item) => (taken.has(item) ? undefined : item));
  list.items = wanted.map((value, index) => {
    const inPlace = old.length === wanted.length ? left[index] : undefined;
    const item = found[index] ?? inPlace;
    return mergedNode(document, item?.node ?? null, value, [...path, String(index)]);
  });
}

/** An option is known by its value, or its name without one, an attribute by its name. */
function identityOf(item: JsonValue): string {
  return canonicalJson(isJsonObject(item) ? (item.value ?? item.name ?? item) : item);
}

/** A new value as people write it: a line for a choice, for a cell of the screens and for a list of words. */
function newNode(value: JsonValue, path: Path): Node {
  if (typeof value !== 'object' || value === null) {
    const scalar = new Scalar(value);
    if (typeof value === 'string' && value.includes('\n') && canBeBlock(value)) scalar.type = Scalar.BLOCK_LITERAL;
    return scalar;
  }
  const node = isJsonObject(value) ? new YAMLMap() : new YAMLSeq();
  if (isJsonObject(value)) node.items = Object.entries(value).map(([name, part]) => newPair(name, part, path));
  else node.items = value.map((part, index) => newNode(part, [...path, String(index)]));
  if (standsOnOneLine(value, path)) node.flow = true;
  // A blank line between two attributes.
  if (path.length === 2 && path[0] === 'attributes' && path[1] !== '0') node.spaceBefore = true;
  return node;
}

function newPair(name: string, value: JsonValue, path: Path): Pair {
  return new Pair(newNode(name, path), newNode(value, [...path, name]));
}

const LONGEST_LINE = 120;

function standsOnOneLine(value: JsonObject | readonly JsonValue[], path: Path): boolean {
  if (JSON.stringify(value).length > LONGEST_LINE) return false;
  if (path.length === 5 && path[2] === 'screens') return true;
  const isLeaf = (part: JsonValue): boolean => Object(part) !== part && !String(part).includes('\n');
  if (!Object.values(value).every(isLeaf)) return false;
  const isChoice = Object.hasOwn(value, 'name') && Object.hasOwn(value, 'value') && Object.keys(value).length <= 3;
  return isChoice || Array.isArray(value);
}
