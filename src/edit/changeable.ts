import { isJsonObject, type JsonValue } from '../attribute/json.ts';

/**
 * A JSON value that is changed where it stands. Taking the help desk's side of a long list is an edit for each choice,
 * and a copy of the list for each of them would be what takes the time.
 */
export type Changeable = null | boolean | number | string | ChangeableMap | ChangeableList;
export type ChangeableMap = Map<string, Changeable>;
export type ChangeableList = Changeable[];

export function changeableOf(value: JsonValue): Changeable {
  if (Array.isArray(value)) return value.map(changeableOf);
  if (!isJsonObject(value)) return value as Exclude<typeof value, readonly JsonValue[]>;
  return new Map(Object.entries(value).map(([key, part]) => [key, changeableOf(part)]));
}

export function jsonOf(value: Changeable): JsonValue {
  if (Array.isArray(value)) return value.map(jsonOf);
  return value instanceof Map ? Object.fromEntries([...value].map(([key, part]) => [key, jsonOf(part)])) : value;
}

/** Sets or (undefined) removes what a path leads to; missing maps on the way are made. */
export function change(
  holder: ChangeableMap | ChangeableList,
  [step, ...rest]: readonly string[],
  wanted: Changeable | undefined,
): 'done' | 'no way' {
  if (step === undefined) return 'no way';
  if (Array.isArray(holder)) return changeList(holder, step, rest, wanted);
  if (rest.length > 0) return changeInside(holder.get(step), rest, wanted, (made) => putMember(holder, step, made));
  if (wanted === undefined) holder.delete(step);
  else putMember(holder, step, wanted);
  return 'done';
}

function changeList(
  list: ChangeableList,
  step: string,
  rest: readonly string[],
  wanted: Changeable | undefined,
): 'done' | 'no way' {
  const index = Number(step);
  if (!/^\d+$/u.test(step) || index > list.length || (index === list.length && rest.length > 0)) return 'no way';
  if (rest.length > 0) return changeInside(list[index], rest, wanted, (made) => list.splice(index, 1, made));
  list.splice(index, 1, ...(wanted === undefined ? [] : [wanted]));
  return 'done';
}

function changeInside(
  part: Changeable | undefined,
  rest: readonly string[],
  wanted: Changeable | undefined,
  put: (made: Changeable) => void,
): 'done' | 'no way' {
  if (part instanceof Map || Array.isArray(part)) return change(part, rest, wanted);
  if (part !== undefined && part !== null) return 'no way';
  // What is not there needs no removing.
  if (wanted === undefined) return 'done';
  const made: ChangeableMap = new Map();
  put(made);
  return change(made, rest, wanted);
}

/** The order in which the settings of an attribute are usually written. */
const USUAL_ORDER = [
  ...['name', 'display', 'data_type', 'data_option', 'screens', 'position', 'active'],
  ...['state', 'created_before', 'protect', 'ignore', 'accept'],
];

/** Changes a member where it stands, or adds it where it usually stands. */
export function putMember(map: ChangeableMap, key: string, value: Changeable): void {
  const isAttribute = map.has('data_type') || map.has('state');
  const rank = isAttribute && !map.has(key) ? USUAL_ORDER.indexOf(key) : -1;
  const before = USUAL_ORDER.slice(0, Math.max(rank, 0)).findLast((name) => map.has(name));
  if (before === undefined) {
    map.set(key, value);
    return;
  }
  const entries = [...map];
  map.clear();
  for (const [name, part] of entries) {
    map.set(name, part);
    if (name === before) map.set(key, value);
  }
}
