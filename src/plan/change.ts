import { removedValues } from '../attribute/choices.ts';
import type { AcceptableCost, Origin, PresentDefinition } from '../attribute/definition.ts';
import type { JsonValue } from '../attribute/json.ts';
import { HIDDEN } from '../attribute/secret-settings.ts';
import { isRequired } from '../attribute/visibility.ts';
import type { SourcePosition } from '../problem/source-position.ts';

/** When the help desk writes a setting: on the PUT itself, which no discard brings back, or with the next migration. */
export type Effect = 'at-once' | 'at-migration';

/**
 * What a change costs. `writes-refused`: API clients get 422 for records without a value, old ones too.
 * `values-may-not-fit`: stored values longer than the new limit stop the migration. `values-not-selectable`: they stay,
 * but cannot be chosen again. `new-records-only`: existing records are not touched.
 */
export type Cost = 'none' | 'values-may-not-fit' | 'values-not-selectable' | 'writes-refused' | 'new-records-only';

/** One setting that differs. `before` or `after` is undefined where the setting is not there at all. */
export interface Change {
  /** ["display"], ["data_option", "maxlength"], ["screens", "edit", "ticket.agent"]. */
  readonly path: readonly string[];
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
  readonly effect: Effect;
  readonly cost: Cost;
  /** The consent that a definition has to give before this cost is paid on an attribute that lives. */
  readonly needs: AcceptableCost | undefined;
}

export { HIDDEN };

/** Is what changes a credential, or an address that names one? Of its value nothing is known here. */
export function changesSecret({ path: [head, setting] }: Change, { secrets }: PresentDefinition): boolean {
  return head === 'data_option' && secrets.some((secret) => secret.setting === setting);
}

/** "data_option/maxlength"; a slash inside a name is written ~1, as in JSON Pointer. */
export function formatPath(path: readonly string[]): string {
  return path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
}

/** The line that causes a change: of a list of options its first line that differs. */
export function placeOfChange({ path, before }: Change, origin: Origin): SourcePosition {
  return origin.optionsFrom !== undefined && formatPath(path) === 'data_option/options'
    ? origin.optionsFrom.locateChange(before)
    : origin.locate(path);
}

/** A setting, or a cell of screens, that differs. Only both whole values show what the change costs. */
interface Difference {
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
