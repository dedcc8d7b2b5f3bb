import { sameJson } from '../model/json.ts';
import {
  checksumOf,
  contentOf,
  type DigestContent,
  decodeDigest,
  hashesOfForeign,
  hashesOfStep,
  pairOf,
} from './digest.ts';
import { countDecisions, destroysOf } from './plan.ts';
import { includedIn, isStep, type PlanDocument } from './plan-document.ts';

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
