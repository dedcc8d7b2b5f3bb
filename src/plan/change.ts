import type { AcceptableCost, Origin, PresentDefinition } from '../attribute/definition.ts';
import type { JsonValue } from '../attribute/json.ts';
import { HIDDEN } from '../attribute/secret-settings.ts';
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

/** The path that `formatPath` has written. */
export function parsePath(text: string): readonly string[] {
  return text.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The line that causes a change: of a list of options its first line that differs. */
export function placeOfChange({ path, before }: Pick<Change, 'path' | 'before'>, origin: Origin): SourcePosition {
  return origin.optionsFrom !== undefined && formatPath(path) === 'data_option/options'
    ? origin.optionsFrom.locateChange(before)
    : origin.locate(path);
}
