import type { AttributeKey } from '../../model/attribute-key.ts';
import { grouped } from '../../model/grouped.ts';
import { deskRelease } from '../../model/release.ts';
import { isTold } from '../../plan/digest.ts';
import { countDecisions } from '../../plan/plan.ts';
import type { Decision, PlanFields } from '../../plan/plan-document.ts';
import { counted, recordsOf, releaseInWords } from '../words.ts';
import { ALL_LOST, type HitsByKey, tellHits } from './hits.ts';
import { DANGERS, type Entry, type Risk, type Story } from './story.ts';
import { tellDecision } from './tell-decision.ts';

/**
 * The story of a plan, or of its saved document alone: its counts are of all decisions, its entries and risks of those that
 * `wants` selects, changed or not. Every output is made of it: what is not in the document cannot be shown. `commit` is that of the files;
 * undefined outside git and for a saved plan.
 */
export function tellPlan(
  { document }: { readonly document: PlanFields },
  commit: string | undefined,
  wants: (decision: Decision) => boolean = isTold,
): Story {
  const { target, digest, restart, obstacles, foreign, destroys, decisions, release_is, policies } = document;
  const release = deskRelease(document.release);
  const counts = countDecisions(decisions);
  const isNothing = counts.create + counts.update + counts.delete === 0;
  const hits = tellHits(document, release);
  const entries = worstFirst(
    decisions.filter(wants).map((decision) => tellDecision(decision, release, hits.get(decision.key) ?? [])),
    hits,
  );
  const isOurs = foreign.some(({ sent_by }) => sent_by === 'deskform');
  const pending = isOurs ? 'Pending, but not part of this plan' : 'Pending changes made outside deskform';
  const isAlong = restart !== 'none' && policies.foreign_changes === 'include';
  const lost = foreign.filter(({ key }) => destroys.includes(key));
  const lostRisks = lost.map(({ key }) => {
    const [{ tone, text } = { tone: 'danger', text: ALL_LOST } as const] = hits.get(key) ?? [];
    return { key, risks: [{ tone, text: `deleted by a foreign change: ${text}` }] };
  });
  return {
    target,
    release: releaseInWords({ release, releaseIs: release_is }),
    commit,
    digest,
    verdict: obstacles.length > 0 ? 'not-applicable' : isNothing ? 'nothing-to-do' : 'changes',
    counts,
    managed: decisions.filter(
      ({ action, because }) => action === 'update' || because === 'same' || because === 'waits-as-declared',
    ).length,
    destroys,
    loss: lossInWords(destroys, hits),
    risks: risksOf([...entries, ...lostRisks]),
    restart,
    obstacles,
    entries,
    foreign: [...lost, ...foreign.filter((row) => !lost.includes(row))],
    foreignHeading: `${pending}${isAlong ? ', also migrated by this plan' : ''}`,
  };
}

/** Worst first: by danger, then by the number of records, then as the document has them, by key. */
function worstFirst(told: readonly Entry[], hits: HitsByKey): readonly Entry[] {
  const labels = told.filter(({ danger }) => danger === 'label').length;
  const isGroup = labels > 1 && told.some(({ danger }) => danger !== 'label' && danger !== 'kept');
  const records = ({ key }: Entry): number => {
    const reached = (hits.get(key) ?? []).filter(({ hit }) => hit !== 'record-filled');
    return Math.max(0, ...reached.map((one) => one.records ?? UNKNOWN));
  };
  return told
    .map((entry): Entry => (entry.danger === 'label' && !isGroup ? { ...entry, danger: 'rest' } : entry))
    .sort((a, b) => DANGERS.indexOf(a.danger) - DANGERS.indexOf(b.danger) || records(b) - records(a));
}

/** Unknown numbers stand between some and none. */
const UNKNOWN = 0.5;

/** The risks of all entries, each said once with all its attributes. */
function risksOf(entries: readonly Pick<Entry, 'key' | 'risks'>[]): readonly Risk[] {
  const said = entries.flatMap(({ key, risks }) =>
    risks.map((risk) => [`${risk.tone} ${risk.text}`, { key, ...risk, alone: risk.alone ?? risk.text }] as const),
  );
  return [...grouped(said).values()].map((same) => {
    const [{ tone, text, alone }] = same;
    const keys = [...new Set(same.map(({ key }) => key))];
    return { keys, tone, text: same.every((one) => one.alone === alone) ? alone : text };
  });
}

/** "deletes data of 2 fields (up to 1,204 tickets)", if all of them were counted. */
function lossInWords(destroys: readonly AttributeKey[], hits: HitsByKey): string {
  if (destroys.length === 0) return '';
  const what = `deletes data of ${counted(destroys.length, 'field')}`;
  const lost = destroys.map((key) => hits.get(key)?.find(({ hit }) => hit === 'value-deleted')?.records ?? null);
  if (lost.includes(null)) return what;
  if (lost.every((records) => records === 0)) return `deletes ${counted(destroys.length, 'empty field')}`;
  const records = lost.reduce<number>((sum, some) => sum + (some ?? 0), 0);
  return `${what} (${recordsOf(destroys, records)})`;
}
