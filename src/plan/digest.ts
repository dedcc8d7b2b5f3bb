import { createHash } from 'node:crypto';
import { canonicalJson, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { LiveRow, NewRow } from '../model/live-attribute.ts';
import type { PlanTarget } from './decision.ts';
import {
  type Decision,
  type DeleteDecision,
  isStep,
  type PlanFields,
  type Policies,
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
export const HASH_BYTES = 16;
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
 * `full` covers all that is bound of a step; `aim` only its result in normal form, since a row that is already staged no
 * longer shows what it was before. The aim of a deletion names the row that was reviewed.
 */
export interface StepHashes {
  readonly full: string;
  readonly aim: string;
}

/** How many bytes of a hash are kept. A test finds collisions of short ones. */
type HashLength = number;

/** Over the canonical form: JSON without blanks, its keys sorted at every depth. */
function hashOf(value: JsonValue, bytes: HashLength): string {
  return createHash('sha256')
    .update(canonicalJson(value))
    .digest('hex')
    .slice(0, bytes * 2);
}

export function hashOfTarget({ name, url, connection }: PlanTarget, bytes: HashLength = HASH_BYTES): string {
  return hashOf({ name, url, connection }, bytes);
}

/** The release counts with the policies: it decides what is refused. */
export function hashOfPolicies(
  policies: Policies,
  release: PlanFields['release'],
  bytes: HashLength = HASH_BYTES,
): string {
  return hashOf({ ...policies, release }, bytes);
}

/** Identifies one step, by what is shown of it, sent by it, and relied on. */
export function hashesOfStep(step: UnsignedStep, bytes: HashLength = HASH_BYTES): StepHashes {
  const { key, action } = step;
  const aim = step.action === 'delete' ? { row: identityOf(step) } : { after: normalRow(step.after) };
  return { full: hashOf(boundPart(step), bytes), aim: hashOf({ key, action, ...aim }, bytes) };
}

/** What tells a deleted row from another one of the same name: anybody may mark it, or make the field anew. */
function identityOf({ before, created_at }: Omit<DeleteDecision, 'digest'>): JsonObject {
  return { display: before.display, data_type: before.data_type, created_at };
}

/** A foreign change that the policy includes is approved like a step. */
export function hashesOfForeign(row: BoundFields['foreign'][number], bytes: HashLength = HASH_BYTES): StepHashes {
  const full = hashOf(boundForeign(row), bytes);
  return { full, aim: full };
}

/**
 * Where a decision stands in the files, where others make it stand on the forms, and which side moved: the same decision
 * elsewhere is the same. The hashes of what waits know values of the environment, and a review has none.
 */
const BESIDE: readonly string[] = ['digest', 'file', 'line', 'column', 'stands_at', 'moved', 'staged', 'put_back'];

/** What is bound of a decision. */
function boundPart(decision: UnsignedStep | Decision): JsonObject {
  return mapped(decision, (key, value) => {
    if (BESIDE.includes(key)) return undefined;
    if (key === 'changes' && Array.isArray(value)) return value.filter(isJsonObject).map(boundChange);
    return isJsonObject(value) ? boundRow(value) : value;
  });
}

function boundChange(change: JsonObject): JsonObject {
  const isOfOptions = change.path === 'data_option/options';
  return mapped(change, (key, value) => {
    if (BESIDE.includes(key)) return undefined;
    return isOfOptions ? inOrder(value) : value;
  });
}

/** A row, or a data_option alone. */
function boundRow(row: JsonObject): JsonObject {
  return mapped(row, (key, value) => {
    if (key === 'data_option' && isJsonObject(value)) return boundRow(value);
    return key === 'options' ? inOrder(value) : value;
  });
}

/** People see the choices of a list in this order; that of all other keys means nothing. */
function inOrder(value: JsonValue): JsonValue {
  return isJsonObject(value) ? Object.entries(value).map(([key, inside]) => [key, inside]) : value;
}

function mapped(
  object: Readonly<Record<string, unknown>>,
  change: (key: string, value: JsonValue) => JsonValue | undefined,
): JsonObject {
  return Object.fromEntries(
    Object.entries(object as JsonObject).flatMap(([key, value]) => {
      const changed = value === undefined ? undefined : change(key, value);
      return changed === undefined ? [] : [[key, changed]];
    }),
  );
}

function boundForeign({ key, waiting_for, row, pending, sent_by }: BoundFields['foreign'][number]): JsonObject {
  return {
    key,
    waiting_for,
    row: boundRow({ ...row }),
    pending: pending === undefined ? null : boundRow(pending),
    sent_by: sent_by ?? null,
  };
}

/** The digest of a plan, made of its document. */
export function digestOf(document: BoundFields, bytes: HashLength = HASH_BYTES): string {
  return encodeDigest(contentOf(document, bytes));
}

export function contentOf(document: BoundFields, bytes: HashLength = HASH_BYTES): DigestContent {
  const { target, policies, foreign, release, release_is, restart, decisions } = document;
  const steps = decisions.filter(isStep);
  const included = policies.foreign_changes === 'include' ? foreign : [];
  const others = decisions.filter((decision) => !isStep(decision) && isTold(decision)).map(boundPart);
  return {
    whole: hashOf(
      { ...HEAD, target, policies, steps: steps.map(boundPart), included: included.map(boundForeign) },
      WHOLE_BYTES,
    ),
    around: hashOf({ release, release_is, restart, others, foreign: foreign.map(boundForeign) }, bytes),
    target: hashOfTarget(target, bytes),
    policies: hashOfPolicies(policies, release, bytes),
    steps: [...steps.map((step) => hashesOfStep(step, bytes)), ...included.map((row) => hashesOfForeign(row, bytes))],
  };
}

/** Format and kind of the document. */
const HEAD = { format_version: 1, command: 'plan' } as const;

/** Whether a plan shows the decision. Attributes that stay are only counted, unless there is something to do about them. */
export function isTold({ action, because }: Pick<Decision, 'action' | 'because'>): boolean {
  return action !== 'keep' || because === 'fulfilled' || because === 'waits-as-declared';
}

/** The digest of one step on this target, under these policies. */
export function digestOfStep(
  step: UnsignedStep,
  { target, policies, release }: Pick<BoundFields, 'target' | 'policies' | 'release'>,
): string {
  return encodeDigest({
    whole: hashOf({ ...HEAD, target: { ...target }, policies, steps: [boundPart(step)], included: [] }, WHOLE_BYTES),
    around: hashOf(null, HASH_BYTES),
    target: hashOfTarget(target),
    policies: hashOfPolicies(policies, release),
    steps: [hashesOfStep(step)],
  });
}

const FORM = /^d1\.([A-Za-z0-9_-]+)$/u;

/** "d1." and, in base64url, all parts, the steps sorted: equal sets are equal texts. */
function encodeDigest({ whole, around, target, policies, steps }: DigestContent): string {
  const sorted = [...new Set(steps.map(({ full, aim }) => full + aim))].sort();
  const parts = [whole, around, target, policies, ...sorted].join('');
  return `d1.${Buffer.from(parts, 'hex').toString('base64url')}`;
}

/** Decodes a digest; undefined for any other text. */
export function decodeDigest(text: string, bytes: HashLength = HASH_BYTES): DigestContent | undefined {
  const encoded = FORM.exec(text)?.[1] ?? '';
  const content = Buffer.from(encoded, 'base64url');
  const [head, step] = [WHOLE_BYTES + 3 * bytes, 2 * bytes];
  if (content.length < head || (content.length - head) % step !== 0) return undefined;
  // Bits that no byte has would be a second spelling of the same digest.
  if (content.toString('base64url') !== encoded) return undefined;
  const hex = (from: number, length: number): string => content.subarray(from, from + length).toString('hex');
  const steps: StepHashes[] = [];
  for (let at = head; at < content.length; at += step)
    steps.push({ full: hex(at, bytes), aim: hex(at + bytes, bytes) });
  return {
    whole: hex(0, WHOLE_BYTES),
    around: hex(WHOLE_BYTES, bytes),
    target: hex(WHOLE_BYTES + bytes, bytes),
    policies: hex(WHOLE_BYTES + 2 * bytes, bytes),
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
  return hashOf(pendingRow(row), HASH_BYTES);
}
