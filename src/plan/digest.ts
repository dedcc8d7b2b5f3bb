import { createHash } from 'node:crypto';
import type { SecretSetting } from '../attribute/definition.ts';
import { canonicalJson, type JsonObject, type JsonValue } from '../attribute/json.ts';
import { type AttributeBody, comingDataOption, type LiveRow } from '../attribute/live-attribute.ts';
import { normalDataOption, normalDisplay, normalScreens } from '../attribute/normal-form.ts';
import { ADDRESS, isEmpty, shownSetting } from '../attribute/secret-settings.ts';
import { unreachable } from '../problem/unreachable.ts';
import { changesSecret, HIDDEN } from './change.ts';
import type { Step } from './decision.ts';
import { encodeDigest, HASH_BYTES, type StepHashes } from './digest-text.ts';
import type { ForeignRow } from './foreign.ts';
import type { PlanRules, PlanTarget } from './policies.ts';

/** 64 bits of SHA-256 over the canonical form: equal content is an equal hash, whatever the order of keys or files. */
function hashOf(value: JsonValue): string {
  return createHash('sha256')
    .update(canonicalJson(value))
    .digest('hex')
    .slice(0, HASH_BYTES * 2);
}

export function hashOfTarget({ name, url }: PlanTarget): string {
  return hashOf({ name, url });
}

export function hashOfPolicy({ undeclared, foreignChanges }: PlanRules): string {
  return hashOf({ undeclared, foreign_changes: foreignChanges });
}

/**
 * Names one reviewed step by what is there before and after, in normal form. Ids, times and user ids are not in it, and
 * credentials only as the word that one changed.
 */
export function hashesOfStep(step: Step): StepHashes {
  const { before, after } = sidesOf(step);
  const aim = { key: step.key, action: step.action, after };
  return { whole: hashOf({ ...aim, before }), after: hashOf(aim) };
}

export function digestOfStep(step: Step, rules: PlanRules): string {
  return encodeDigest({ target: hashOfTarget(rules.target), policy: hashOfPolicy(rules), steps: [hashesOfStep(step)] });
}

/** Names a whole plan by all of its steps, and the staged work of others where the policy includes it. */
export function digestOfPlan(steps: readonly Step[], foreign: readonly ForeignRow[], rules: PlanRules): string {
  const included = rules.foreignChanges === 'include' ? foreign.map(hashesOfForeign) : [];
  return encodeDigest({
    target: hashOfTarget(rules.target),
    policy: hashOfPolicy(rules),
    steps: [...steps.map(hashesOfStep), ...included],
  });
}

function sidesOf(step: Step): { readonly before: JsonValue; readonly after: JsonValue } {
  switch (step.action) {
    case 'create':
      return {
        before: null,
        after: { ...normalRow(step.row, step.definition.secrets), ...templatesOf(step.definition.secrets) },
      };
    case 'update': {
      const named = step.definition.secrets;
      const secrets = step.changes
        .filter((change) => changesSecret(change, step.definition))
        .map((change) => change.path.join('/'));
      return {
        before: normalRow(step.live, named),
        after: { ...normalRow(step.row, named), changed_secrets: secrets, ...templatesOf(named) },
      };
    }
    case 'delete':
      return { before: normalRow(step.live), after: null };
    default:
      return unreachable(step);
  }
}

/** Where a credential goes is reviewed, so that another address is another approval. */
function templatesOf(named: readonly SecretSetting[]): JsonObject {
  const written = named.flatMap(({ setting, template }) => (template === undefined ? [] : [[setting, template]]));
  return written.length === 0 ? {} : { templates: Object.fromEntries(written) };
}

/** The settings of a row as they count: without what nobody wrote, and without the value of any credential. */
export function normalRow(row: LiveRow | AttributeBody, named: readonly SecretSetting[] = []): JsonObject {
  return {
    display: normalDisplay(row.display),
    data_type: row.dataType,
    data_option: withoutSecrets(normalDataOption(row.dataType, row.dataOption), named),
    active: row.active,
    position: row.position ?? null,
    screens: normalScreens(row.object, row.screens),
  };
}

/** Secret is what the service or its value shows to be one, and what the files name as one, whatever its value. */
export function withoutSecrets(dataOption: JsonObject, named: readonly SecretSetting[]): JsonObject {
  const isNamed = (setting: string): boolean => named.some((secret) => secret.setting === setting);
  return Object.fromEntries(
    Object.entries(dataOption).map(([setting, value]) => [
      setting,
      isNamed(setting) ? HIDDEN : shownSetting(setting, value),
    ]),
  );
}

/** Equal for equal staged work, whoever looks and whenever. */
export function hashesOfForeign({ live }: Pick<ForeignRow, 'live'>): StepHashes {
  const pending = live.pendingDataOption;
  const hash = hashOf({
    key: live.key,
    waiting_for: live.waitingFor,
    active: normalRow(live),
    pending: pending === undefined ? null : normalDataOption(live.dataType, pending),
  });
  return { whole: hash, after: hash };
}

/**
 * Is what waits on a row one of these? A row that an undo has put back is known with its hidden settings hidden, and of an
 * address only the files may have said that it is a secret.
 */
export function waitsAs(live: LiveRow, hashes: readonly string[]): boolean {
  if (hashes.length === 0) return false;
  if (hashes.includes(hashOfStaged(live))) return true;
  const option = comingDataOption(live);
  if (isEmpty(option[ADDRESS])) return false;
  const hidden = { ...live, dataOption: { ...option, [ADDRESS]: HIDDEN }, pendingDataOption: undefined };
  return hashes.includes(hashOfStaged(hidden));
}

/** The same for what a step sends and for the row that then waits: a row that waits like this is the step's work. */
export function hashOfStaged(row: LiveRow | AttributeBody): string {
  const dataOption = 'pendingDataOption' in row ? comingDataOption(row) : row.dataOption;
  // A position that was left out is given by the service.
  const { position: _position, ...settings } = normalRow({ ...row, dataOption });
  return hashOf(settings);
}
