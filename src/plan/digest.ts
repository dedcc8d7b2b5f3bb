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

function hashOfPolicy({ undeclared, foreignChanges }: PlanRules): string {
  return hashOf({ undeclared, foreign_changes: foreignChanges });
}

/**
 * Names one reviewed step by what is there before and after, in normal form. Ids, times and user ids are not in it, and
 * credentials only as the word that one changed.
 */
function hashesOfStep(step: Step): StepHashes {
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

/** The settings of a row in normal form, without the value of any credential. */
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

/** Equal staged work has equal hashes: no author and no time is in them. */
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
export function isPendingAs(live: LiveRow, hashes: readonly string[]): boolean {
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

/** How many bytes of a hash a digest keeps: a second text for one of them takes 2^64 tries. */
const HASH_BYTES = 8;

/** `whole` is over before and after, `after` over the aim alone: what is staged already no longer shows its before. */
interface StepHashes {
  readonly whole: string;
  readonly after: string;
}

/** What a digest says, so that two approvals can be put together, and a half-done apply be told from another one. */
export interface DigestContent {
  readonly target: string;
  readonly policy: string;
  readonly steps: readonly StepHashes[];
}

const FORM = /^d1\.([A-Za-z0-9_-]+)$/u;

/** "d1." and, in base64url, the hashes of target, policy and every step, sorted: equal sets are equal texts. */
function encodeDigest({ target, policy, steps }: DigestContent): string {
  const sorted = [...new Set(steps.map(({ whole, after }) => whole + after))].sort();
  return `d1.${Buffer.from([target, policy, ...sorted].join(''), 'hex').toString('base64url')}`;
}

/** Undefined for anything that no plan has printed. */
export function decodeDigest(text: string): DigestContent | undefined {
  const bytes = Buffer.from(FORM.exec(text)?.[1] ?? '', 'base64url');
  if (bytes.length === 0 || bytes.length % (2 * HASH_BYTES) !== 0) return undefined;
  const hashes: string[] = [];
  for (let at = 0; at < bytes.length; at += HASH_BYTES)
    hashes.push(bytes.subarray(at, at + HASH_BYTES).toString('hex'));
  const [target = '', policy = '', ...rest] = hashes;
  const steps: StepHashes[] = [];
  for (let at = 0; at < rest.length; at += 2) steps.push({ whole: rest[at] ?? '', after: rest[at + 1] ?? '' });
  return { target, policy, steps };
}

/** What is no longer as it was when somebody approved it. */
type ApprovedPart = 'file' | 'live' | 'policy' | 'target';

interface Unapproved {
  readonly key: AttributeKey;
  readonly moved: ApprovedPart;
}

/**
 * The steps of a plan that none of the approvals holds. Approved steps that the plan no longer has do not matter: they
 * are done. So two approvals can be applied together, and a half-done apply be finished.
 */
export function unapprovedSteps(plan: Plan, approvals: readonly DigestContent[]): readonly Unapproved[] {
  const elements = [
    ...stepsOf(plan).map((step) => ({ key: step.key, hashes: hashesOfStep(step), state: stateOf(step) })),
    ...(plan.rules.foreignChanges === 'include'
      ? plan.foreign.map((row) => ({ key: row.live.key, hashes: hashesOfForeign(row), state: 'to-write' as const }))
      : []),
  ];
  const [target, policy] = [hashOfTarget(plan.rules.target), hashOfPolicy(plan.rules)];
  const [ofWhole, ofAim] = [indexed(approvals, ({ whole }) => whole), indexed(approvals, ({ after }) => after)];
  return elements.flatMap(({ key, hashes, state }): readonly Unapproved[] => {
    const sameAim = ofAim.get(hashes.after) ?? [];
    // What is staged as declared writes nothing any more and no longer shows what was before: its aim was approved.
    const holding = [...(ofWhole.get(hashes.whole) ?? []), ...(state === 'staged' ? sameAim : [])];
    if (holding.some((approval) => approval.target === target && approval.policy === policy)) return [];
    if (holding.some((approval) => approval.target === target)) return [{ key, moved: 'policy' }];
    if (holding.length > 0) return [{ key, moved: 'target' }];
    return [{ key, moved: sameAim.length > 0 ? 'live' : 'file' }];
  });
}

/** The approvals that hold a step with a hash, by that hash. */
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
