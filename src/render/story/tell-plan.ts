import { OBJECT_NAMES, splitAttributeKey } from '../../model/attribute-key.ts';
import { type DeskRelease, deskRelease } from '../../model/release.ts';
import { isTold } from '../../plan/digest.ts';
import { countDecisions, type Plan } from '../../plan/plan.ts';
import type { Decision, PlanFields } from '../../plan/plan-document.ts';
import { releaseInWords } from '../words.ts';
import { countedAt, hitsByKey, notesOnHits, tellHits } from './hits.ts';
import { byDanger, type Chapter, type Entry, type Story, type ToldHit } from './story.ts';
import { tellDecision } from './tell-decision.ts';

/** Makes the story of a plan, from its document alone. `commit` is the commit of its files; undefined outside git. */
export function tellPlan(plan: Plan, commit: string | undefined): Story {
  return tellPlanDocument(plan.document, commit);
}

/** Makes the story of some attributes, changed or not. It cannot be approved: an apply executes the whole plan. */
export function tellPart(plan: Plan, commit: string | undefined, keys: readonly RegExp[]): Story {
  const isMeant = ({ key }: { readonly key: string }): boolean => keys.some((pattern) => pattern.test(key));
  return { ...tellPlanDocument(plan.document, commit, isMeant), shows: 'part' };
}

/**
 * The story of a plan document: its counts are of all decisions, its chapters of those that `wants` selects. Every output is
 * made of it: what is not in the document cannot be shown. `commit` is that of the files; a saved plan has none.
 */
export function tellPlanDocument(
  document: PlanFields,
  commit: string | undefined,
  wants: (decision: Decision) => boolean = isTold,
): Story {
  const { target, digest, restart, obstacles, foreign, destroys, decisions, release_is, policies } = document;
  const release = deskRelease(document.release);
  const counts = countDecisions(decisions);
  const hits = tellHits(document.counts ?? [], release);
  const isNothing = counts.create + counts.update + counts.delete === 0;
  return {
    target,
    release: releaseInWords({ release, releaseIs: release_is }),
    commit,
    digest,
    verdict: obstacles.length > 0 ? 'not-applicable' : isNothing ? 'nothing-to-do' : 'changes',
    counts,
    managed: countManaged(decisions),
    destroys,
    hits,
    countedAt: countedAt(document.counts ?? []),
    restart,
    obstacles,
    shows: 'whole',
    chapters: tellChapters(decisions.filter(wants), hits, release),
    foreign,
    foreignGo: restart !== 'none' && policies.foreign_changes === 'include' ? 'along' : 'nowhere',
  };
}

/** Counts the attributes that are declared and live. */
function countManaged(decisions: readonly Decision[]): number {
  return decisions.filter((decision) => {
    if (decision.action !== 'keep') return decision.action === 'update';
    return decision.because === 'same' || decision.because === 'waits-as-declared';
  }).length;
}

/** Makes the entries of the decisions, grouped by object. */
function tellChapters(
  decisions: readonly Decision[],
  hits: readonly ToldHit[],
  release: DeskRelease,
): readonly Chapter[] {
  const hitsOfKey = hitsByKey(hits);
  const entries = decisions.map((decision) => {
    const entry = tellDecision(decision, release);
    return { ...entry, notes: [...notesOnHits(decision, hitsOfKey), ...entry.notes] };
  });
  const worst = ({ entries: [first] }: Chapter): Pick<Entry, 'danger'> => first ?? { danger: 'rest' };
  return OBJECT_NAMES.map((object) => ({
    object,
    entries: entries.filter(({ key }) => splitAttributeKey(key)[0] === object).sort(byDanger),
  }))
    .filter((chapter) => chapter.entries.length > 0)
    .sort((a, b) => byDanger(worst(a), worst(b)));
}
