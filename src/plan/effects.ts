import type { AcceptableCost } from '../attribute/definition.ts';
import type { JsonValue } from '../attribute/json.ts';
import { isRequired } from '../attribute/visibility.ts';
import type { Change, Cost, Effect } from './change.ts';
import { optionValues } from './option-values.ts';

/** Says of a difference when it takes effect and what it costs (design §4). */
export function makeChange(
  path: readonly string[],
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): Change {
  const [cost, needs] = costOf(path, before, after);
  return { path, before, after, effect: effectOf(path), cost, needs };
}

/** Only data_option waits for the migration; all else is in force with the PUT (5.2/04 and 6.5/15 "after discard"). */
function effectOf(path: readonly string[]): Effect {
  return path[0] === 'data_option' ? 'at-migration' : 'at-once';
}

function costOf(
  path: readonly string[],
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): [Cost, AcceptableCost | undefined] {
  const [head, setting] = path;
  if (head === 'data_type') return ['values-not-selectable', 'data_type'];
  if (head === 'screens')
    return isRequired(after) && !isRequired(before) ? ['writes-refused', 'required'] : ['none', undefined];
  if (head !== 'data_option') return ['none', undefined];
  if (setting === 'default') return ['new-records-only', undefined];
  if (setting === 'maxlength' && isShorter(before, after)) return ['values-may-not-fit', 'shorter_maxlength'];
  if (setting === 'options' && losesOption(before, after)) return ['values-not-selectable', 'option_removed'];
  return ['none', undefined];
}

function isShorter(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  return before !== undefined && after !== undefined && Number(after) < Number(before);
}

function losesOption(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  const offered = new Set(optionValues(after));
  return optionValues(before).some((value) => !offered.has(value));
}
