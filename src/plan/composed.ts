import { canonicalJson, isJsonObject, type JsonObject } from '../model/json.ts';
import { unapprovedSteps } from './approved.ts';
import { contentOf, type DigestContent } from './digest.ts';
import { type Plan, stepsOf } from './plan.ts';
import type { UpdateDecision } from './plan-document.ts';

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
    return step?.action === 'update' && isUnion(step, ofKey);
  });
}

/** Whether each setting has the value of the parts that change it, which is one, or its value of now. */
export function isUnion(
  whole: Pick<UpdateDecision, 'before' | 'after'>,
  parts: readonly Pick<UpdateDecision, 'after'>[],
): boolean {
  const [before, after, ofParts] = [
    settingsOf(whole.before),
    settingsOf(whole.after),
    parts.map((part) => settingsOf(part.after)),
  ];
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
