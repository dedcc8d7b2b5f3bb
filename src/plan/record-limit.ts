import { type AttributeKey, parseAttributeKey } from '../model/attribute-key.ts';
import { isJsonObject } from '../model/json.ts';
import type { PlanRules } from './decision.ts';
import type { CountDocument, Obstacle } from './plan-document.ts';

/** Why the values of these fields must not be deleted. `reviewed`: they have grown to more since the review had so many. */
export type RecordExcess = Extract<Obstacle, { kind: 'record-limit' }> & { readonly reviewed?: number };

/** How many values each deleted field held when the plan was reviewed, as far as it was counted. */
export type ReviewedRecords = ReadonlyMap<AttributeKey, number>;

/**
 * Checks `limits.records`. It limits all values that one apply deletes, except in fields that the user allowed by name. For
 * those it limits the growth since the review. A count that is unknown exceeds every limit.
 */
export function recordExcess(
  { recordLimit: limit, allowedDestroys }: Pick<PlanRules, 'recordLimit' | 'allowedDestroys'>,
  counts: readonly CountDocument[],
  reviewed: ReviewedRecords,
): RecordExcess | undefined {
  if (limit === undefined) return undefined;
  const deletions = counts.filter(({ hit }) => hit === 'value-deleted');
  const isAllowed = ({ key }: CountDocument): boolean => allowedDestroys.includes(key);
  // A number that the snapshot lacks is counted by the apply, so it is not unknown.
  const unknown = deletions.filter(
    (one) => one.records === null && one.not_counted !== 'not-saved' && !(isAllowed(one) && !reviewed.has(one.key)),
  );
  if (unknown.length > 0) return { kind: 'record-limit', keys: unknown.map(({ key }) => key), limit, records: null };
  const limited = deletions.filter((one) => !isAllowed(one));
  const records = limited.reduce((sum, one) => sum + (one.records ?? 0), 0);
  if (records > limit) return { kind: 'record-limit', keys: limited.map(({ key }) => key), limit, records };
  for (const { key, records: now } of deletions.filter(isAllowed)) {
    const before = reviewed.get(key);
    if (before !== undefined && now !== null && now > before + limit)
      return { kind: 'record-limit', keys: [key], limit, records: now, reviewed: before };
  }
  return undefined;
}

/** The reviewed numbers, to compare a later count with. */
export function reviewedRecords(counts: readonly CountDocument[]): ReviewedRecords {
  return new Map(
    counts.flatMap(({ key, hit, records }) => (hit === 'value-deleted' && records !== null ? [[key, records]] : [])),
  );
}

/** Reads the reviewed numbers of a journal, and skips what is no number. */
export function parseReviewedRecords(json: unknown): ReviewedRecords {
  return new Map(
    Object.entries(isJsonObject(json) ? json : {}).flatMap(([name, records]): readonly [AttributeKey, number][] => {
      const key = parseAttributeKey(name);
      return key === undefined || typeof records !== 'number' ? [] : [[key, records]];
    }),
  );
}
