import { createHash } from 'node:crypto';
import { canonicalJson, isJsonObject, type JsonObject, type JsonValue, mapMembers } from '../model/json.ts';
import type { LiveRow, NewRow } from '../model/live-attribute.ts';
import type { PlanTarget } from './decision.ts';
import {
  type Decision,
  type Foreign,
  includedIn,
  isStep,
  type PlanFields,
  type UnsignedStep,
} from './plan-document.ts';
import { normalRow, pendingRow } from './shown-row.ts';

/**
 * What a digest covers: of the document of a plan everything that decides what is sent and where. It does not cover places
 * in files, counted records, authors and times, warnings, and attributes that stay: they change without another request.
 */
export type BoundFields = Pick<
  PlanFields,
  'target' | 'release' | 'release_is' | 'policies' | 'restart' | 'decisions' | 'foreign'
>;

/** 128 bits of each hash of a part stand in a digest: a second text for one of them takes 2^128 tries. */
const HASH_BYTES = 16;
const WHOLE_BYTES = 32;

/**
 * The content of a digest. Approvals of several plans combine by `steps`, and an interrupted apply is recognized by them.
 * Each part is a hash, in hex.
 */
export interface DigestContent {
  /** Over target, policies and all steps together, with all of its 256 bits. */
  readonly whole: string;
  /** Over what stands around the steps: release and how it is known, restart, refusals, rows that wait, foreign changes. */
  readonly around: string;
  readonly target: string;
  readonly policies: string;
  readonly steps: readonly StepHashes[];
}

/**
 * Together they cover all that is bound of a step: `change` what it says of the rows; `aim` its result in normal form and
 * our own settings, since a row that is already staged no longer shows what it was before. The aim of a deletion names the
 * row that was reviewed.
 */
export interface StepHashes {
  readonly change: string;
  readonly aim: string;
}

/** A step with these hashes was approved as it is. */
export function pairOf({ change, aim }: StepHashes): string {
  return change + aim;
}

/** Over the canonical form: JSON without blanks, its keys sorted at every depth. */
function hashOf(value: JsonValue, bytes = HASH_BYTES): string {
  return createHash('sha256')
    .update(canonicalJson(value))
    .digest('hex')
    .slice(0, bytes * 2);
}

export function hashOfTarget({ name, url, connection }: PlanTarget): string {
  return hashOf({ name, url, connection });
}

/** The release counts with the policies: it decides what is refused. */
function hashOfPolicies({ policies, release }: Pick<BoundFields, 'policies' | 'release'>): string {
  return hashOf({ ...policies, release });
}

/** Identifies one step, by what is shown of it, sent by it, and relied on. */
export function hashesOfStep(step: UnsignedStep): StepHashes {
  const { key, action } = step;
  const change = mapPart(step, (value, name) => (OF_ROWS.includes(name) ? boundSetting(value, name) : undefined));
  return { change: hashOf(change), aim: hashOf({ key, action, ...aimOf(step), ...ownPart(step) }) };
}

/** What a step says of rows. All else that is bound of it are our own settings, such as the consent of the files. */
const OF_ROWS: readonly string[] = [
  ...['key', 'action', 'because', 'before', 'after', 'waiting_for', 'pending', 'effect', 'impact', 'changes'],
  ...['carried_over', 'created_at'],
];

/** Our own settings of a definition, as a step shows them. */
export function ownPart(step: UnsignedStep): JsonObject {
  return mapPart(step, (value, name) => (OF_ROWS.includes(name) ? undefined : value));
}

function aimOf(step: UnsignedStep): JsonObject {
  if (step.action !== 'delete') return { after: normalRow(step.after) };
  // What tells the row from another one of the same name: anybody may mark it, or make the field anew.
  const { before, created_at } = step;
  return { row: { display: before.display, data_type: before.data_type, created_at } };
}

/** A foreign change that the policy includes is approved like a step. */
export function hashesOfForeign(row: Foreign): StepHashes {
  const change = hashOf(boundForeign(row));
  return { change, aim: change };
}

/**
 * Where a decision stands in the files, where others make it stand on the forms, and which side moved: the same decision
 * elsewhere is the same. The hashes of what waits know values of the environment, and a review has none.
 */
const BESIDE: readonly string[] = ['digest', 'file', 'line', 'column', 'stands_at', 'moved', 'staged', 'put_back'];

/** What is bound of a decision, a change, or some of it. */
function mapPart(part: object, bind: (value: JsonValue, key: string) => JsonValue | undefined): JsonObject {
  return mapMembers(part as JsonObject, (value, key) =>
    value === undefined || BESIDE.includes(key) ? undefined : bind(value, key),
  );
}

function boundPart(decision: UnsignedStep | Decision): JsonObject {
  return mapPart(decision, boundSetting);
}

function boundSetting(value: JsonValue, key: string): JsonValue {
  if (key === 'changes' && Array.isArray(value)) return value.filter(isJsonObject).map(boundChange);
  return isJsonObject(value) ? boundRow(value) : value;
}

function boundChange(change: JsonObject): JsonObject {
  return mapPart(change, (value) => (change.path === 'data_option/options' ? inOrder(value) : value));
}

/** A row, or a data_option alone. */
function boundRow(row: JsonObject): JsonObject {
  return mapMembers(row, (value, key) => {
    if (key === 'data_option' && isJsonObject(value)) return boundRow(value);
    return key === 'options' ? inOrder(value) : value;
  });
}

/** People see the choices of a list in this order; that of all other keys means nothing. */
function inOrder(value: JsonValue): JsonValue {
  return isJsonObject(value) ? Object.entries(value) : value;
}

function boundForeign({ key, waiting_for, row, pending, sent_by }: Foreign): JsonObject {
  return {
    key,
    waiting_for,
    row: boundRow({ ...row }),
    pending: pending === undefined ? null : boundRow(pending),
    sent_by: sent_by ?? null,
  };
}

/** The digest of a plan, made of its document. */
export function digestOf(document: BoundFields): string {
  return encodeDigest(contentOf(document));
}

export function contentOf(document: BoundFields): DigestContent {
  const { target, foreign, release, release_is, restart, decisions } = document;
  const steps = decisions.filter(isStep);
  const included = includedIn(document);
  const others = decisions.filter((decision) => !isStep(decision) && isTold(decision)).map(boundPart);
  return {
    whole: wholeOf(document, steps, included),
    around: hashOf({ release, release_is, restart, others, foreign: foreign.map(boundForeign) }),
    target: hashOfTarget(target),
    policies: hashOfPolicies(document),
    steps: [...steps.map(hashesOfStep), ...included.map(hashesOfForeign)],
  };
}

function wholeOf(
  { target, policies }: Pick<BoundFields, 'target' | 'policies'>,
  steps: readonly UnsignedStep[],
  included: readonly Foreign[],
): string {
  const head = { format_version: 1, command: 'plan', target, policies };
  return hashOf({ ...head, steps: steps.map(boundPart), included: included.map(boundForeign) }, WHOLE_BYTES);
}

/** Whether a plan shows the decision. Attributes that stay are only counted, unless there is something to do about them. */
export function isTold({ action, because }: Pick<Decision, 'action' | 'because'>): boolean {
  return action !== 'keep' || because === 'fulfilled' || because === 'waits-as-declared';
}

/** The digest of one step on this target, under these policies. */
export function digestOfStep(step: UnsignedStep, plan: Pick<BoundFields, 'target' | 'policies' | 'release'>): string {
  return encodeDigest({
    whole: wholeOf(plan, [step], []),
    around: hashOf(null),
    target: hashOfTarget(plan.target),
    policies: hashOfPolicies(plan),
    steps: [hashesOfStep(step)],
  });
}

const FORM = /^d1\.([A-Za-z0-9_-]+)$/u;

/** "d1." and, in base64url, all parts, the steps sorted: equal sets are equal texts. */
function encodeDigest({ whole, around, target, policies, steps }: DigestContent): string {
  const sorted = [...new Set(steps.map(pairOf))].sort();
  const parts = [whole, around, target, policies, ...sorted].join('');
  return `d1.${Buffer.from(parts, 'hex').toString('base64url')}`;
}

/** Decodes a digest; undefined for any other text. */
export function decodeDigest(text: string): DigestContent | undefined {
  const encoded = FORM.exec(text)?.[1] ?? '';
  const content = Buffer.from(encoded, 'base64url');
  const [head, step] = [WHOLE_BYTES + 3 * HASH_BYTES, 2 * HASH_BYTES];
  if (content.length < head || (content.length - head) % step !== 0) return undefined;
  // Bits that no byte has would be a second spelling of the same digest.
  if (content.toString('base64url') !== encoded) return undefined;
  const whole = content.toString('hex', 0, WHOLE_BYTES);
  const hashAt = (at: number): string => content.toString('hex', at, at + HASH_BYTES);
  const steps: StepHashes[] = [];
  for (let at = head; at < content.length; at += step) steps.push({ change: hashAt(at), aim: hashAt(at + HASH_BYTES) });
  return {
    whole,
    around: hashAt(WHOLE_BYTES),
    target: hashAt(WHOLE_BYTES + HASH_BYTES),
    policies: hashAt(WHOLE_BYTES + 2 * HASH_BYTES),
    steps,
  };
}

/** SHA-256, in hex, over the text of a whole document without its checksum. */
export function checksumOf(document: Readonly<Record<string, unknown>>): string {
  const { checksum: _checksum, ...rest } = document;
  return createHash('sha256').update(JSON.stringify(rest)).digest('hex');
}

/** Whether the pending change of a row has one of these hashes. */
export function isPendingAs(live: LiveRow, hashes: readonly string[]): boolean {
  return hashes.length > 0 && hashes.includes(hashOfStaged(live));
}

/** The same hash for what a step sends and for the row that is pending afterwards: it identifies the step's own work. */
export function hashOfStaged(row: LiveRow | NewRow): string {
  return hashOf(pendingRow(row));
}
