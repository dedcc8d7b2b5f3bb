import { removedValues } from '../attribute/choices.ts';
import type { AcceptableCost } from '../attribute/definition.ts';
import type { JsonValue } from '../attribute/json.ts';
import { isRequired } from '../attribute/screens.ts';
import type { Change, Cost, Effect } from './change.ts';

/** A whole setting, or a whole cell of screens, that differs: what it costs shows in the whole alone. */
export interface Difference {
  readonly path: readonly string[];
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/** Says of a difference on a row that is in force when it takes effect and what it costs. */
export function liveChange({ path, before, after }: Difference): Change {
  const [cost, needs] = costOf(path, before, after);
  return { path, before, after, effect: effectOf(path), cost, needs };
}

/** What was never migrated holds no values and is on no form: nothing that changes before costs anything. */
export function changeBeforeCreation(difference: Difference): Change {
  return { ...difference, effect: effectOf(difference.path), cost: 'none', needs: undefined };
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
  if (setting === 'options' && removedValues(before, after).length > 0)
    return ['values-not-selectable', 'option_removed'];
  return ['none', undefined];
}

function isShorter(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  return before !== undefined && after !== undefined && Number(after) < Number(before);
}
