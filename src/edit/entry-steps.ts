import { canonicalJson, isJsonObject, type JsonObject, type JsonValue } from '../attribute/json.ts';

/** One step from the entries of a map or a list to those that are wanted; `name` is the last part of the path. */
export type EntryStep =
  | { readonly kind: 'keep'; readonly at: number; readonly name: string; readonly value: JsonValue }
  | { readonly kind: 'remove'; readonly at: number }
  /** `after` is the old entry that it follows, -1 before all of them. */
  | { readonly kind: 'insert'; readonly after: number; readonly name: string; readonly value: JsonValue };

/** Keeps old pairs in place. A new pair follows its predecessor in the wanted map. */
export function stepsOfMap(names: readonly string[], wanted: JsonObject): readonly EntryStep[] {
  const places = new Map(names.map((name, index) => [name, index]));
  const steps: EntryStep[] = names.flatMap((name, at) => (Object.hasOwn(wanted, name) ? [] : [{ kind: 'remove', at }]));
  let after = -1;
  for (const [name, value] of Object.entries(wanted)) {
    const at = places.get(name);
    if (at !== undefined) after = at;
    steps.push(at === undefined ? { kind: 'insert', after, name, value } : { kind: 'keep', at, name, value });
  }
  return steps;
}

/** Computes steps from one list to the other that keep as many items in place as possible. */
export function stepsOfList(old: readonly JsonValue[], wanted: readonly JsonValue[]): readonly EntryStep[] {
  const steps: EntryStep[] = [];
  const places = placesAmong(old, wanted);
  const keep = (at: number, place: number): void => {
    steps.push({ kind: 'keep', at, name: String(place), value: wanted[place] ?? null });
  };
  let [at, place] = [0, 0];
  for (const kept of [...longestRise(places), old.length]) {
    const wantedEnd = places[kept] ?? wanted.length;
    // As many items in the place of as many others are the same ones, renamed.
    const isRenamed = kept - at === wantedEnd - place;
    const after = at - 1;
    for (; at < kept; at += 1) {
      if (isRenamed) keep(at, place++);
      else steps.push({ kind: 'remove', at });
    }
    for (; place < wantedEnd; place += 1)
      steps.push({ kind: 'insert', after, name: String(place), value: wanted[place] ?? null });
    if (kept < old.length) keep(at++, place++);
  }
  return steps;
}

/** Where each old item is wanted: where its value is, which is stored, or else a new value under its label. */
function placesAmong(old: readonly JsonValue[], wanted: readonly JsonValue[]): readonly (number | undefined)[] {
  const oldIdentities = old.map(identityOf);
  const known = new Set(oldIdentities);
  const byIdentity = new Map<string, number>();
  const byLabel = new Map<string, number>();
  for (const [place, item] of wanted.entries()) {
    const identity = identityOf(item);
    byIdentity.set(identity, place);
    const label = labelOf(item);
    if (label !== undefined && !known.has(identity)) byLabel.set(label, place);
  }
  return old.map((item, at) => byIdentity.get(oldIdentities[at] ?? '') ?? byLabel.get(labelOf(item) ?? ''));
}

/** Returns the identity of an option: its value, or its name without one. */
function identityOf(item: JsonValue): string {
  if (!isJsonObject(item)) return canonicalJson(item);
  return canonicalJson(['by', item.value ?? item.name ?? item]);
}

function labelOf(item: JsonValue): string | undefined {
  return isJsonObject(item) && typeof item.name === 'string' ? item.name : undefined;
}

/** The indices of as many places as possible that follow each other. */
function longestRise(places: readonly (number | undefined)[]): readonly number[] {
  /** Where the best rise of each length ends: the one that ends lowest. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [index, place] of places.entries()) {
    if (place === undefined) continue;
    let length = 0;
    for (let high = ends.length; length < high; ) {
      const middle = (length + high) >> 1;
      if ((places[ends[middle] ?? 0] ?? 0) < place) length = middle + 1;
      else high = middle;
    }
    before.set(index, ends[length - 1]);
    ends[length] = index;
  }
  const rise: number[] = [];
  for (let index = ends.at(-1); index !== undefined; index = before.get(index)) rise.push(index);
  return rise.reverse();
}
