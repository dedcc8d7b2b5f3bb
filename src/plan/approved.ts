import type { AttributeKey } from '../model/attribute-key.ts';
import { grouped } from '../model/grouped.ts';
import { canonicalJson, isJsonObject, type JsonObject, sameJson } from '../model/json.ts';
import {
  checksumOf,
  contentOf,
  type DigestContent,
  decodeDigest,
  hashesOfForeign,
  hashesOfStep,
  ownPart,
  pairOf,
  type StepHashes,
} from './digest.ts';
import { countDecisions, destroysOf, type Plan, stepsOf } from './plan.ts';
import { includedIn, isStep, type PlanDocument, stateOf, type UpdateDecision } from './plan-document.ts';

/** A step that no approval covers, and the part that changed since the approval. */
interface Unapproved {
  readonly key: AttributeKey;
  readonly moved: 'file' | 'own-settings' | 'live' | 'policy' | 'target';
}

/**
 * Lists the steps of a plan that no approval covers. Approved steps that the plan no longer has are already done and do not
 * matter. So approvals can be combined, and an interrupted apply can be finished.
 */
export function unapprovedSteps(plan: Plan, approvals: readonly DigestContent[]): readonly Unapproved[] {
  const now = contentOf(plan.document);
  const usable = approvals.filter((approval) => !isOfAnotherPlan(approval, now));
  const [approved, ofAim] = [indexed(usable, pairOf), indexed(usable, ({ aim }) => aim)];
  const ofChange = indexed(usable, ({ change }) => change);
  return [...stepsOf(plan), ...includedIn(plan.document)].flatMap((element): readonly Unapproved[] => {
    const { key } = element;
    const isOfOurs = 'action' in element;
    const hashes = isOfOurs ? hashesOfStep(element) : hashesOfForeign(element);
    const sameAim = ofAim.get(hashes.aim) ?? [];
    // A step that is already staged writes nothing and no longer shows its state before, so its result must be approved.
    const isStaged = isOfOurs && stateOf(element) === 'staged';
    const holding = [...(approved.get(pairOf(hashes)) ?? []), ...(isStaged ? sameAim : [])];
    const here = holding.filter((approval) => approval.target === now.target);
    if (here.some((approval) => approval.policies === now.policies)) return [];
    if (here.length > 0) return [{ key, moved: 'policy' }];
    if (holding.length > 0) return [{ key, moved: 'target' }];
    if (sameAim.length > 0) return [{ key, moved: 'live' }];
    return [{ key, moved: ofChange.has(hashes.change) ? 'own-settings' : 'file' }];
  });
}

/** All steps are the same by their short hashes, and by the long one they are not: one of the short ones deceives. */
function isOfAnotherPlan(approval: DigestContent, now: DigestContent): boolean {
  if (approval.whole === now.whole || approval.target !== now.target || approval.policies !== now.policies)
    return false;
  const pairsOf = ({ steps }: DigestContent): readonly string[] => steps.map(pairOf).sort();
  return now.steps.length > 0 && sameJson(pairsOf(approval), pairsOf(now));
}

/** The approvals by the hashes of their steps, each once. */
function indexed(approvals: readonly DigestContent[], hashOf: (step: StepHashes) => string) {
  return grouped(approvals.flatMap((one) => [...new Set(one.steps.map(hashOf))].map((hash) => [hash, one] as const)));
}

/**
 * Whether every step that no digest approves is a change of one attribute that several approved plans bring together, each
 * other settings. `alone`: these plans, made again against the same live list; of each only steps count that are approved for
 * the target and the policies of `plan`.
 */
export function isComposed(plan: Plan, digests: readonly DigestContent[], alone: readonly Plan[]): boolean {
  const { target, policies } = contentOf(plan.document);
  const usable = digests.filter((digest) => digest.target === target && digest.policies === policies);
  const parts = alone.flatMap((one) => {
    const left = new Set<string>(unapprovedSteps(one, usable).map(({ key }) => key));
    return stepsOf(one).flatMap((step) => (step.action === 'update' && !left.has(step.key) ? [step] : []));
  });
  const steps = new Map(stepsOf(plan).map((step) => [step.key, step]));
  return unapprovedSteps(plan, digests).every(({ key }) => {
    const step = steps.get(key);
    const ofKey = parts.filter((part) => part.key === key);
    return step?.action === 'update' && isUnion(step, ofKey) && isOfParts(step, ofKey);
  });
}

/** Whether all that a definition says for itself, such as each consent, stood in one of the approved plans. */
function isOfParts(whole: UpdateDecision, parts: readonly UpdateDecision[]): boolean {
  const sayingsOf = (step: UpdateDecision): readonly string[] =>
    Object.entries(ownPart(step)).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${key}: ${canonicalJson(one)}`),
    );
  const said = new Set(parts.flatMap(sayingsOf));
  return sayingsOf(whole).every((one) => said.has(one));
}

/** Whether each setting has the value of the parts that change it, which is one, or its value of now. */
export function isUnion(
  whole: Pick<UpdateDecision, 'before' | 'after'>,
  parts: readonly Pick<UpdateDecision, 'after'>[],
): boolean {
  const [before, after] = [settingsOf(whole.before), settingsOf(whole.after)];
  const ofParts = parts.map((part) => settingsOf(part.after));
  return [...new Set([before, after, ...ofParts].flatMap((settings) => [...settings.keys()]))].every((path) => {
    const changed = new Set(ofParts.map((part) => part.get(path)).filter((value) => value !== before.get(path)));
    if (changed.size === 0) return after.get(path) === before.get(path);
    return changed.size === 1 && changed.has(after.get(path));
  });
}

/** The settings of a row, and those of its data_option, each as JSON. */
function settingsOf({ data_option: inside, ...rest }: UpdateDecision['after']): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(rest as JsonObject).map(([key, value]) => [key, canonicalJson(value)] as const),
    ...Object.entries(isJsonObject(inside) ? inside : {}).map(
      ([key, value]) => [`data_option/${key}`, JSON.stringify(value)] as const,
    ),
  ]);
}

/**
 * The first part of a plan document that is not as it was written; undefined if all of it is. Whoever reads a document asks
 * this before anything else: the digest in it must be that of the rest.
 */
export function editedPart(document: PlanDocument): string | undefined {
  const approved = decodeDigest(document.digest);
  if (approved === undefined) return 'digest';
  return (
    boundPartThatDiffers(document, approved) ??
    derivedPartThatDiffers(document) ??
    (checksumOf(document) === document.checksum ? undefined : BESIDE)
  );
}

/** What follows from the rest and is said first: a forger could write the checksum anew. */
function derivedPartThatDiffers(document: PlanDocument): string | undefined {
  const { decisions, foreign, summary, obstacles } = document;
  if (new Set(decisions.map(({ key }) => key)).size < decisions.length) return 'decisions';
  const destroys = destroysOf(document);
  if (!sameJson(destroys, document.destroys)) return 'destroys';
  const counts = { ...countDecisions(decisions), destroys: destroys.length, foreign: foreign.length };
  if (!sameJson(counts, summary)) return 'summary';
  const refused = obstacles.flatMap((obstacle) => (obstacle.kind === 'refusals' ? [obstacle.count] : []));
  if (!sameJson(refused, counts.refuse === 0 ? [] : [counts.refuse])) return 'obstacles';
  const isNothing = counts.create + counts.update + counts.delete === 0;
  const status = obstacles.length > 0 ? 'refused' : isNothing ? 'ok' : 'changes';
  return status === document.status ? undefined : 'status';
}

/** What the checksum alone covers. */
const BESIDE = 'a count, a place, an author, a warning or an unchanged field';

function boundPartThatDiffers(document: PlanDocument, approved: DigestContent): string | undefined {
  const now = contentOf(document);
  if (now.target !== approved.target) return 'target';
  if (now.policies !== approved.policies) return 'policies';
  const known = new Set(approved.steps.map(pairOf));
  const isKnown = (hashes: DigestContent['steps'][number]): boolean => known.has(pairOf(hashes));
  const step = document.decisions.filter(isStep).find((one) => !isKnown(hashesOfStep(one)));
  if (step !== undefined) return step.key;
  const foreign = includedIn(document).find((row) => !isKnown(hashesOfForeign(row)));
  if (foreign !== undefined) return foreign.key;
  if (now.steps.length !== approved.steps.length || now.whole !== approved.whole) return 'decisions';
  return now.around === approved.around ? undefined : 'release, restart, a refusal or a pending change';
}
