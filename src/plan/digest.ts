import { createHash } from 'node:crypto';
import type { AttributeBody } from '../attribute/attribute-body.ts';
import { isSecretKey } from '../attribute/data-option-keys.ts';
import { canonicalJson, type JsonObject, type JsonValue } from '../attribute/json.ts';
import type { LiveRow } from '../attribute/live-attribute.ts';
import { normalDataOption, normalDisplay, normalScreens } from '../attribute/normal-form.ts';
import { unreachable } from '../problem/unreachable.ts';
import { HIDDEN } from './change.ts';
import type { Step } from './decision.ts';
import type { ForeignRow } from './foreign.ts';
import type { PlanRules } from './policies.ts';

/** 128 bits of SHA-256 over the canonical form: equal content is an equal text, whatever the order of keys or files. */
function digestOf(value: JsonValue): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 32);
}

/**
 * Names one reviewed step: the key, what is there before and after in normal form, the target and the policies that
 * led to it. Ids, times and user ids are not in it, and credentials only as the word that one changed.
 */
export function digestOfStep(step: Step, rules: PlanRules): string {
  return digestOf({
    key: step.key,
    action: step.action,
    ...sidesOf(step),
    target: { name: rules.target.name, url: rules.target.url },
    policy: { undeclared: rules.undeclared, foreign_changes: rules.foreignChanges },
  });
}

/** Names a whole plan: its steps, and the staged work of others where the policy includes it. */
export function digestOfPlan(stepDigests: readonly string[], foreign: readonly ForeignRow[], rules: PlanRules): string {
  const included = rules.foreignChanges === 'include' ? foreign.map(normalForeign) : [];
  return digestOf({ steps: [...stepDigests].sort(), foreign: included });
}

function sidesOf(step: Step): { readonly before: JsonValue; readonly after: JsonValue } {
  switch (step.action) {
    case 'create':
      return { before: null, after: normalRow(step.row) };
    case 'update': {
      const secrets = step.changes.filter((change) => change.after === HIDDEN).map((change) => change.path.join('/'));
      return { before: normalRow(step.live), after: { ...normalRow(step.row), changed_secrets: secrets } };
    }
    case 'delete':
      return { before: normalRow(step.live), after: null };
    default:
      return unreachable(step);
  }
}

/** The settings of a row as they count: without what nobody wrote, and without the value of any credential. */
export function normalRow(row: LiveRow | AttributeBody): JsonObject {
  const options = normalDataOption(row.dataType, row.dataOption);
  return {
    display: normalDisplay(row.display),
    data_type: row.dataType,
    data_option: Object.fromEntries(
      Object.entries(options).map(([setting, value]) => [setting, isSecretKey(setting) ? HIDDEN : value]),
    ),
    active: row.active,
    position: row.position ?? null,
    screens: normalScreens(row.object, row.screens),
  };
}

/** Equal for equal staged work, whoever looks and whenever. */
export function digestOfForeign(row: ForeignRow): string {
  return digestOf(normalForeign(row));
}

function normalForeign({ live }: ForeignRow): JsonValue {
  const pending = live.pendingDataOption;
  return {
    key: live.key,
    waiting_for: live.waitingFor,
    active: normalRow(live),
    pending: pending === undefined ? null : normalDataOption(live.dataType, pending),
  };
}
