import { isJsonObject, type JsonValue, member, sameJson } from '../attribute/json.ts';
import type { Change } from '../plan/change.ts';
import { diffOptions } from './options-diff.ts';
import { printable } from './printable.ts';
import { showValue } from './value.ts';

/** More lines than these are counted, not shown. */
const MOST_LINES = 12;

/** One change as lines that begin with "-", "+" or "~": only what differs, options by value, cells by setting. */
export function changeLines(change: Change): readonly string[] {
  if (change.path[0] === 'data_option' && change.path[1] === 'options' && change.path.length === 2) {
    return optionLines(change.before, change.after);
  }
  if (change.path[0] === 'screens' && change.path.length === 3) return cellLines(change.before, change.after);
  return plainLines(change.before, change.after);
}

function plainLines(before: JsonValue | undefined, after: JsonValue | undefined): readonly string[] {
  return [`- ${showValue(before)}`, `+ ${showValue(after)}`];
}

function optionLines(before: JsonValue | undefined, after: JsonValue | undefined): readonly string[] {
  const diff = diffOptions(before, after);
  if (diff.rearranged === 'rearranged') return ['~ the same options, in another order or form'];
  const named = ({ value, label }: { value: string; label: string }): string =>
    value === label ? printable(value) : `${printable(value)}  ${printable(label)}`;
  return shortened([
    ...diff.removed.map((choice) => `- ${named(choice)}`),
    ...diff.added.map((choice) => `+ ${named(choice)}`),
    ...diff.relabelled.map(
      ({ value, before: was, after: is }) => `~ ${printable(value)}  ${printable(was)} → ${printable(is)}`,
    ),
  ]);
}

function cellLines(before: JsonValue | undefined, after: JsonValue | undefined): readonly string[] {
  if (!isJsonObject(before ?? {}) || !isJsonObject(after ?? {})) return plainLines(before, after);
  const was = isJsonObject(before) ? before : {};
  const is = isJsonObject(after) ? after : {};
  const settings = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  if (settings.length === 0) return plainLines(before, after);
  return settings.flatMap((setting) =>
    sameJson(member(was, setting), member(is, setting))
      ? []
      : [`~ ${printable(setting)}: ${showValue(member(was, setting))} → ${showValue(member(is, setting))}`],
  );
}

function shortened(lines: readonly string[]): readonly string[] {
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES), `… and ${lines.length - MOST_LINES} more (all of them: --json)`];
}
