import { diffArrays } from 'diff';
import { canonicalJson, isJsonObject, type JsonValue } from '../attribute/json.ts';

/** One step through an old and a new list, in order. */
export type ListStep =
  | { readonly kind: 'keep'; readonly old: number; readonly value: JsonValue; readonly wanted: number }
  | { readonly kind: 'remove'; readonly old: number }
  | { readonly kind: 'insert'; readonly value: JsonValue; readonly wanted: number };

/** Beyond this many differences the best way costs minutes to find, and a good one has to do. */
const MOST_DIFFERENCES = 2_000;

/** Some items of a list that follow each other. */
interface Run {
  readonly items: readonly JsonValue[];
  readonly from: number;
  readonly count: number;
}

/** The way from one list to the other that leaves as many items as possible where they are. */
export function stepsBetween(old: readonly JsonValue[], wanted: readonly JsonValue[]): readonly ListStep[] {
  const steps: ListStep[] = [];
  let oldAt = 0;
  let wantedAt = 0;
  let removed = 0;
  const settle = (added: number): void => {
    const gone = { items: old, from: oldAt - removed, count: removed };
    pairUp(gone, { items: wanted, from: wantedAt, count: added }, steps);
    removed = 0;
    wantedAt += added;
  };
  const limit = { maxEditLength: MOST_DIFFERENCES };
  const differences = diffArrays(old.map(identityOf), wanted.map(identityOf), limit);
  if (differences === undefined) {
    pairUp({ items: old, from: 0, count: old.length }, { items: wanted, from: 0, count: wanted.length }, steps);
    return steps;
  }
  for (const { added, removed: isRemoved, count } of differences) {
    if (isRemoved) {
      removed += count;
      oldAt += count;
      continue;
    }
    settle(added ? count : 0);
    if (added) continue;
    for (let n = 0; n < count; n += 1, oldAt += 1, wantedAt += 1)
      steps.push({ kind: 'keep', old: oldAt, value: wanted[wantedAt] ?? null, wanted: wantedAt });
  }
  settle(0);
  return steps;
}

/** What an option is known by: its value, which is stored, before its label. An attribute has only a name. */
function identityOf(item: JsonValue): string {
  if (!isJsonObject(item)) return canonicalJson(item);
  return canonicalJson(['by', item.value ?? item.name ?? item]);
}

/** Of parts that stand in the place of others, those belong together that share a value or a name, or all when there are as many. */
function pairUp(old: Run, wanted: Run, steps: ListStep[]): void {
  const places = new Map<string, number>();
  for (let at = wanted.count - 1; at >= 0; at -= 1)
    for (const name of namesOf(wanted.items[wanted.from + at] ?? null)) places.set(name, at);
  let taken = 0;
  for (let at = 0; at < old.count; at += 1) {
    const before = old.items[old.from + at] ?? null;
    const named = namesOf(before).map((name) => places.get(name) ?? -1);
    const match = old.count === wanted.count ? taken : named.find((place) => place >= taken);
    if (match === undefined) {
      steps.push({ kind: 'remove', old: old.from + at });
      continue;
    }
    for (; taken < match; taken += 1) steps.push(inserted(wanted.items, wanted.from + taken));
    const place = wanted.from + taken;
    steps.push({ kind: 'keep', old: old.from + at, value: wanted.items[place] ?? null, wanted: place });
    taken += 1;
  }
  for (; taken < wanted.count; taken += 1) steps.push(inserted(wanted.items, wanted.from + taken));
}

function inserted(wanted: readonly JsonValue[], at: number): ListStep {
  return { kind: 'insert', value: wanted[at] ?? null, wanted: at };
}

function namesOf(item: JsonValue): readonly string[] {
  const named = isJsonObject(item) && item.name !== undefined ? [canonicalJson(['called', item.name])] : [];
  return [identityOf(item), ...named];
}
