import type { AttributeKey } from '../../model/attribute-key.ts';
import { type DeskRelease, deskRelease } from '../../model/release.ts';
import { isTold } from '../../plan/digest.ts';
import { countDecisions, type Plan } from '../../plan/plan.ts';
import type { Decision, PlanFields } from '../../plan/plan-document.ts';
import { counted, recordsOf, releaseInWords } from '../words.ts';
import { ALL_LOST, type Hits, tellHits } from './hits.ts';
import { DANGERS, type Entry, type Risk, type Story } from './story.ts';
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
 * The story of a plan document: its counts are of all decisions, its entries and risks of those that `wants` selects. Every
 * output is made of it: what is not in the document cannot be shown. `commit` is that of the files; a saved plan has none.
 */
export function tellPlanDocument(
  document: PlanFields,
  commit: string | undefined,
  wants: (decision: Decision) => boolean = isTold,
): Story {
  const { target, digest, restart, obstacles, foreign, destroys, decisions, release_is, policies } = document;
  const release = deskRelease(document.release);
  const counts = countDecisions(decisions);
  const hits = tellHits(document.counts ?? [], decisions, release);
  const isNothing = counts.create + counts.update + counts.delete === 0;
  const entries = tellEntries(decisions.filter(wants), hits, release);
  const isOurs = foreign.some(({ sent_by }) => sent_by === 'deskform');
  const pending = isOurs ? 'Pending, but not part of this plan' : 'Pending changes made outside deskform';
  const isAlong = restart !== 'none' && policies.foreign_changes === 'include';
  return {
    target,
    release: releaseInWords({ release, releaseIs: release_is }),
    commit,
    digest,
    verdict: obstacles.length > 0 ? 'not-applicable' : isNothing ? 'nothing-to-do' : 'changes',
    counts,
    managed: countManaged(decisions),
    destroys,
    loss: lossInWords(destroys, hits),
    risks: risksOf([...entries, ...lostWithForeign(destroys, decisions, hits)]),
    restart,
    obstacles,
    shows: 'whole',
    entries,
    foreign: [...foreign].sort((a, b) => Number(destroys.includes(b.key)) - Number(destroys.includes(a.key))),
    foreignHeading: `${pending}${isAlong ? ', also migrated by this plan' : ''}`,
  };
}

function countManaged(decisions: readonly Decision[]): number {
  return decisions.filter((decision) => {
    if (decision.action !== 'keep') return decision.action === 'update';
    return decision.because === 'same' || decision.because === 'waits-as-declared';
  }).length;
}

/** Worst first: by danger, then by the number of records, then as the document has them, by key. */
function tellEntries(
  decisions: readonly Decision[],
  hits: ReadonlyMap<string, Hits>,
  release: DeskRelease,
): readonly Entry[] {
  const told = decisions.map((decision) => tellDecision(decision, release, hits.get(decision.key) ?? []));
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

function lostWithForeign(
  destroys: readonly AttributeKey[],
  decisions: readonly Decision[],
  hits: ReadonlyMap<string, Hits>,
): readonly Pick<Entry, 'key' | 'risks'>[] {
  const ours = new Set(decisions.flatMap(({ action, key }) => (action === 'delete' ? [key] : [])));
  return destroys
    .filter((key) => !ours.has(key))
    .map((key) => {
      const [{ tone, text } = { tone: 'danger', text: ALL_LOST } as const] = hits.get(key) ?? [];
      return { key, risks: [{ tone, text: `deleted by a foreign change: ${text}` }] };
    });
}

/** The risks of all entries, each said once with all its attributes. */
function risksOf(entries: readonly Pick<Entry, 'key' | 'risks'>[]): readonly Risk[] {
  const risks = new Map<string, { keys: AttributeKey[]; tone: Risk['tone']; text: string }>();
  for (const { key, risks: some } of entries)
    for (const { tone, text, alone = text } of some) {
      const risk = risks.get(`${tone} ${text}`) ?? { keys: [], tone, text: alone };
      if (risk.keys.at(-1) !== key) risk.keys.push(key);
      risks.set(`${tone} ${text}`, risk.text === alone ? risk : { ...risk, text });
    }
  return [...risks.values()];
}

/** "deletes data of 2 fields (up to 1,204 tickets)", if all of them were counted. */
function lossInWords(destroys: readonly AttributeKey[], hits: ReadonlyMap<string, Hits>): string {
  if (destroys.length === 0) return '';
  const what = `deletes data of ${counted(destroys.length, 'field')}`;
  const lost = destroys.map((key) => hits.get(key)?.find(({ hit }) => hit === 'value-deleted')?.records ?? null);
  if (lost.includes(null)) return what;
  if (lost.every((records) => records === 0)) return `deletes ${counted(destroys.length, 'empty field')}`;
  const records = lost.reduce<number>((sum, some) => sum + (some ?? 0), 0);
  return `${what} (${recordsOf(destroys, records)})`;
}
