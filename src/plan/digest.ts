import { createHash } from 'node:crypto';
import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { SecretSetting } from '../attribute/definition.ts';
import { canonicalJson, type JsonObject, type JsonValue } from '../attribute/json.ts';
import type { AttributeBody } from '../attribute/live-attribute.ts';
import { comingDataOption, type LiveRow } from '../attribute/live-attribute.ts';
import { normalDataOption, normalDisplay, normalScreens } from '../attribute/normal-form.ts';
import { ADDRESS, isEmpty, shownSetting } from '../attribute/secret-settings.ts';
import { unreachable } from '../problem/unreachable.ts';
import { changesSecret, HIDDEN } from './change.ts';
import { type ForeignRow, type PlanRules, type PlanTarget, type Step, stateOf } from './decision.ts';
import { type Plan, stepsOf } from './plan.ts';

/** 64 bits of SHA-256 over the canonical form: equal content has an equal hash, in any order of keys or files. */
function hashOf(value: JsonValue): string {
  return createHash('sha256')
    .update(canonicalJson(value))
    .digest('hex')
    .slice(0, HASH_BYTES * 2);
}

export function hashOfTarget({ name, url }: PlanTarget): string {
  return hashOf({ name, url });
}

function hashOfPolicy({ undeclared, foreignChanges }: PlanRules): string {
  return hashOf({ undeclared, foreign_changes: foreignChanges });
}

/**
 * Identifies one reviewed step by its state before and after, in normal form. It covers no ids, times or user ids, and of
 * credentials only that one changed.
 */
function hashesOfStep(step: Step): StepHashes {
  const { before, after } = sidesOf(step);
  const aim = { key: step.key, action: step.action, after };
  return { full: hashOf({ ...aim, before }), after: hashOf(aim) };
}

export function digestOfStep(step: Step, rules: PlanRules): string {
  return encodeDigest({ target: hashOfTarget(rules.target), policy: hashOfPolicy(rules), steps: [hashesOfStep(step)] });
}

/** Identifies a plan by all its steps, and by the foreign changes if the policy includes them. */
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

/** The review covers where a credential is sent, so another address needs another approval. */
function templatesOf(named: readonly SecretSetting[]): JsonObject {
  const written = named.flatMap(({ setting, template }) => (template === undefined ? [] : [[setting, template]]));
  return written.length === 0 ? {} : { templates: Object.fromEntries(written) };
}

/** The settings of a row in normal form, without credential values. */
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

/** Hides what the service or its value shows to be a secret, and whatever the files declare as one. */
export function withoutSecrets(dataOption: JsonObject, named: readonly SecretSetting[]): JsonObject {
  const isNamed = (setting: string): boolean => named.some((secret) => secret.setting === setting);
  return Object.fromEntries(
    Object.entries(dataOption).map(([setting, value]) => [
      setting,
      isNamed(setting) ? HIDDEN : shownSetting(setting, value),
    ]),
  );
}

/** Equal pending changes have equal hashes: author and time do not count. */
export function hashesOfForeign({ live }: Pick<ForeignRow, 'live'>): StepHashes {
  const pending = live.pendingDataOption;
  const hash = hashOf({
    key: live.key,
    waiting_for: live.waitingFor,
    active: normalRow(live),
    pending: pending === undefined ? null : normalDataOption(live.dataType, pending),
  });
  return { full: hash, after: hash };
}

/**
 * Whether the pending change of a row has one of these hashes. The hash of a row that undo restored has its secrets hidden,
 * and only the files may declare that an address is a secret.
 */
export function isPendingAs(live: LiveRow, hashes: readonly string[]): boolean {
  if (hashes.length === 0) return false;
  if (hashes.includes(hashOfStaged(live))) return true;
  const option = comingDataOption(live);
  if (isEmpty(option[ADDRESS])) return false;
  const hidden = { ...live, dataOption: { ...option, [ADDRESS]: HIDDEN }, pendingDataOption: undefined };
  return hashes.includes(hashOfStaged(hidden));
}

/** The same hash for what a step sends and for the row that is pending afterwards: it identifies the step's own work. */
export function hashOfStaged(row: LiveRow | AttributeBody): string {
  const dataOption = 'pendingDataOption' in row ? comingDataOption(row) : row.dataOption;
  // The service assigns a position that was left out.
  const { position: _position, ...settings } = normalRow({ ...row, dataOption });
  return hashOf(settings);
}

/** How many bytes of each hash a digest keeps: a collision with one takes 2^64 tries. */
const HASH_BYTES = 8;

/**
 * `full` covers before and after; `after` only the result, since a row that is already staged no longer shows its before.
 */
interface StepHashes {
  readonly full: string;
  readonly after: string;
}

/** The content of a digest, so that approvals can be combined and an interrupted apply can be recognized. */
export interface DigestContent {
  readonly target: string;
  readonly policy: string;
  readonly steps: readonly StepHashes[];
}

const FORM = /^d1\.([A-Za-z0-9_-]+)$/u;

/** "d1." and, in base64url, the hashes of target, policy and every step, sorted: equal sets are equal texts. */
function encodeDigest({ target, policy, steps }: DigestContent): string {
  const sorted = [...new Set(steps.map(({ full, after }) => full + after))].sort();
  return `d1.${Buffer.from([target, policy, ...sorted].join(''), 'hex').toString('base64url')}`;
}

/** Decodes a digest; undefined for any other text. */
export function decodeDigest(text: string): DigestContent | undefined {
  const bytes = Buffer.from(FORM.exec(text)?.[1] ?? '', 'base64url');
  if (bytes.length === 0 || bytes.length % (2 * HASH_BYTES) !== 0) return undefined;
  const hashes: string[] = [];
  for (let at = 0; at < bytes.length; at += HASH_BYTES)
    hashes.push(bytes.subarray(at, at + HASH_BYTES).toString('hex'));
  const [target = '', policy = '', ...rest] = hashes;
  const steps: StepHashes[] = [];
  for (let at = 0; at < rest.length; at += 2) steps.push({ full: rest[at] ?? '', after: rest[at + 1] ?? '' });
  return { target, policy, steps };
}

/** The part that changed since the approval. */
type ApprovedPart = 'file' | 'live' | 'policy' | 'target';

interface Unapproved {
  readonly key: AttributeKey;
  readonly moved: ApprovedPart;
}

/**
 * Lists the steps of a plan that no approval covers. Approved steps that the plan no longer has are already done and do not
 * matter. So approvals can be combined, and an interrupted apply can be finished.
 */
export function unapprovedSteps(plan: Plan, approvals: readonly DigestContent[]): readonly Unapproved[] {
  const elements = [
    ...stepsOf(plan).map((step) => ({ key: step.key, hashes: hashesOfStep(step), state: stateOf(step) })),
    ...(plan.rules.foreignChanges === 'include'
      ? plan.foreign.map((row) => ({ key: row.live.key, hashes: hashesOfForeign(row), state: 'to-write' as const }))
      : []),
  ];
  const [target, policy] = [hashOfTarget(plan.rules.target), hashOfPolicy(plan.rules)];
  const [ofFull, ofAim] = [indexed(approvals, ({ full }) => full), indexed(approvals, ({ after }) => after)];
  return elements.flatMap(({ key, hashes, state }): readonly Unapproved[] => {
    const sameAim = ofAim.get(hashes.after) ?? [];
    // A step that is already staged writes nothing and no longer shows its state before, so its result must be approved.
    const holding = [...(ofFull.get(hashes.full) ?? []), ...(state === 'staged' ? sameAim : [])];
    if (holding.some((approval) => approval.target === target && approval.policy === policy)) return [];
    if (holding.some((approval) => approval.target === target)) return [{ key, moved: 'policy' }];
    if (holding.length > 0) return [{ key, moved: 'target' }];
    return [{ key, moved: sameAim.length > 0 ? 'live' : 'file' }];
  });
}

/** Indexes the approvals by the hashes of their steps. */
function indexed(
  approvals: readonly DigestContent[],
  hashOf: (step: StepHashes) => string,
): ReadonlyMap<string, readonly DigestContent[]> {
  const index = new Map<string, DigestContent[]>();
  for (const approval of approvals) {
    for (const step of approval.steps) {
      const hash = hashOf(step);
      const holding = index.get(hash);
      if (holding === undefined) index.set(hash, [approval]);
      else if (holding.at(-1) !== approval) holding.push(approval);
    }
  }
  return index;
}
