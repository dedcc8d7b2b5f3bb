import {
  checksumOf,
  contentOf,
  type DigestContent,
  decodeDigest,
  HASH_BYTES,
  hashesOfForeign,
  hashesOfStep,
  isStepDocument,
} from './digest.ts';
import type { PlanDocument } from './plan-document.ts';

/**
 * The first part of a plan document that is not as it was written; undefined if all of it is. Whoever reads a document asks
 * this before anything else: the digest in it must be that of the rest.
 */
export function editedPart(document: PlanDocument, bytes = HASH_BYTES): string | undefined {
  const approved = decodeDigest(document.digest, bytes);
  if (approved === undefined) return 'digest';
  return (
    boundPartThatDiffers(document, approved, bytes) ?? (checksumOf(document) === document.checksum ? undefined : BESIDE)
  );
}

/** What the checksum alone covers. */
const BESIDE = 'a count, a place, an author, a warning or an unchanged attribute';

function boundPartThatDiffers(document: PlanDocument, approved: DigestContent, bytes: number): string | undefined {
  const now = contentOf(document, bytes);
  if (now.target !== approved.target) return 'target';
  if (now.policies !== approved.policies) return 'policies';
  const known = new Set(approved.steps.map(({ full, aim }) => full + aim));
  const isKnown = ({ full, aim }: DigestContent['steps'][number]): boolean => known.has(full + aim);
  const step = document.decisions.filter(isStepDocument).find((one) => !isKnown(hashesOfStep(one, bytes)));
  if (step !== undefined) return step.key;
  const included = document.policies.foreign_changes === 'include' ? document.foreign : [];
  const foreign = included.find((row) => !isKnown(hashesOfForeign(row, bytes)));
  if (foreign !== undefined) return foreign.key;
  if (now.steps.length !== approved.steps.length || now.whole !== approved.whole) return 'decisions';
  return now.around === approved.around ? undefined : 'release, restart, a refusal or a pending change';
}
