import { choicesOf } from '../../attribute/choices.ts';
import { isJsonObject, type JsonValue } from '../../attribute/json.ts';
import type { Choices } from './csv-choices.ts';

/** The row to look at when the options differ from those before: the first that is new, another or left out. */
export function firstDifference(choices: Choices, before: JsonValue | undefined): number {
  const was = new Map(choicesOf(before).map(({ value, label }) => [value, label]));
  const rowOf = new Map<string, number>();
  let first: number | undefined;
  for (const { value, label, row, state } of choices.all()) {
    rowOf.set(value, row);
    const differs = state === 'offered' ? was.get(value) !== label : was.has(value);
    if (differs && (first === undefined || row < first)) first = row;
  }
  return first ?? rowAboveGap(was.keys(), rowOf);
}

/** A choice that is gone has no row: a reviewer finds the gap below the choice that it stood behind. */
function rowAboveGap(was: Iterable<string>, rowOf: ReadonlyMap<string, number>): number {
  let above = 0;
  for (const value of was) {
    const row = rowOf.get(value);
    if (row === undefined) return above;
    above = row;
  }
  return 0;
}

/** The row of one option: its value in a map, or the way down a list or a tree ("0", "children", "2"). */
export function rowOfOption(choices: Choices, path: readonly string[]): number | undefined {
  const [first] = path;
  if (first === undefined) return undefined;
  const value = Array.isArray(choices.options) ? valueAt(choices.options, path) : first;
  for (const choice of choices.all()) if (choice.value === value) return choice.row;
  return undefined;
}

function valueAt(options: JsonValue, path: readonly string[]): JsonValue | undefined {
  let [at, value]: [JsonValue | undefined, JsonValue | undefined] = [options, undefined];
  for (const step of path) {
    if (Array.isArray(at)) at = at[Number(step)];
    else if (isJsonObject(at)) at = step === 'children' ? at.children : undefined;
    if (isJsonObject(at)) ({ value } = at);
  }
  return value;
}
