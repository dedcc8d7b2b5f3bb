import type { AcceptableCost, PresentDefinition } from '../attribute/definition.ts';
import type { JsonValue } from '../attribute/json.ts';
import { HIDDEN } from '../attribute/secret-settings.ts';

/** When a setting takes effect: with the PUT itself, which no discard reverts, or with the next migration. */
export type Effect = 'at-once' | 'at-migration';

/**
 * The impact of a change. `writes-refused`: API requests fail (422) for records without a value.
 * `values-may-not-fit`: stored values longer than the new limit stop the migration. `values-not-selectable`: they stay,
 * but cannot be selected again. `new-records-only`: existing records do not change.
 */
export type Cost = 'none' | 'values-may-not-fit' | 'values-not-selectable' | 'writes-refused' | 'new-records-only';

/** One setting that differs. `before` or `after` is undefined if the setting does not exist on that side. */
export interface Change {
  /** ["display"], ["data_option", "maxlength"], ["screens", "edit", "ticket.agent"]. */
  readonly path: readonly string[];
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
  readonly effect: Effect;
  readonly cost: Cost;
  /** What the definition must `accept` before this change is made to a live attribute. */
  readonly needs: AcceptableCost | undefined;
}

export { HIDDEN };

/** Whether the changed setting is a credential, or an address with one. Its value is not known here. */
export function changesSecret({ path: [head, setting] }: Change, { secrets }: PresentDefinition): boolean {
  return head === 'data_option' && secrets.some((secret) => secret.setting === setting);
}

/** "data_option/maxlength"; a slash inside a name is written ~1, as in JSON Pointer. */
export function formatPath(path: readonly string[]): string {
  return path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
}

/** Parses a path that `formatPath` wrote. */
export function parsePath(text: string): readonly string[] {
  return text.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
