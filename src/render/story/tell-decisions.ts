import { OBJECT_NAMES, splitAttributeKey } from '../../attribute/attribute-key.ts';
import { waitsForCreation } from '../../attribute/live-attribute.ts';
import type { DeskRelease } from '../../attribute/release.ts';
import type { Decision, PlanRules, Step } from '../../plan/decision.ts';
import { countDecisions } from '../../plan/plan.ts';
import { unreachable } from '../../problem/unreachable.ts';
import { releaseInWords } from '../words.ts';
import { detailsOfCreation, detailsOfUpdate } from './details.ts';
import { countedAt, hitsByKey, notesOnHits, tellHits } from './hits.ts';
import type { ToldDecision } from './story.ts';
import { byDanger, type Chapter, type Entry, type Note, type Story, type ToldHit } from './story.ts';

/** What a story takes as it is, from a plan or from a saved one. */
type Given = Pick<
  Story,
  'target' | 'commit' | 'digest' | 'destroys' | 'restart' | 'obstacles' | 'foreign' | 'foreignGo'
>;

/** Makes a story: its counts are of all decisions, its chapters of the shown ones. */
export function tellWith(
  all: readonly ToldDecision[],
  shown: readonly ToldDecision[],
  { rules, ...given }: Given & { readonly rules: Pick<PlanRules, 'release' | 'releaseIs' | 'counts'> },
): Story {
  const counts = countDecisions(all);
  const hits = tellHits(rules);
  const isNothing = counts.create + counts.update + counts.delete === 0;
  return {
    ...given,
    release: releaseInWords(rules),
    verdict: given.obstacles.length > 0 ? 'not-applicable' : isNothing ? 'nothing-to-do' : 'changes',
    counts,
    managed: countManaged(all),
    hits,
    countedAt: countedAt(rules.counts),
    shows: 'whole',
    chapters: tellChapters(shown, hits, rules.release),
  };
}

/** Counts the attributes that are declared and live. */
function countManaged(decisions: readonly ToldDecision[]): number {
  return decisions.filter((decision) => {
    if (decision.action !== 'keep') return decision.action === 'update';
    return decision.because === 'same' || decision.because === 'waits-as-declared';
  }).length;
}

/** Whether the plan shows the decision. Unchanged attributes are only counted, unless the user has something to do. */
export function isTold(decision: ToldDecision): boolean {
  return decision.action !== 'keep' || decision.because === 'fulfilled' || decision.because === 'waits-as-declared';
}

/** Makes the entries of the decisions, grouped by object. */
function tellChapters(
  decisions: readonly ToldDecision[],
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

/** Notes on some of the reasons for a step. */
const NOTE_ON: Partial<Record<Step['because'], Note>> = {
  'staged-as-declared': { tone: 'plain', text: 'already pending: only the migration is missing' },
  restaged: { tone: 'plain', text: 'pending with other settings from an earlier apply: staged again' },
  'not-declared': { tone: 'danger', text: 'not declared, and the target has `undeclared: delete`' },
};

const KEPT = {
  same: 'unchanged',
  'not-declared': 'not declared',
  unmanaged: 'unmanaged: the overlay has `manage: false`',
  'came-with-the-installation': 'came with the installation',
  'list-is-not-whole': 'not declared; built-in fields are missing from the list, so it is not pruned',
  'type-unknown': 'not declared, and its data type is unknown: it is not pruned',
  fulfilled: 'not on the help desk: there is nothing to delete',
  'waits-as-declared': 'unchanged, but pending: the next apply migrates it',
} as const satisfies Record<Extract<Decision, { action: 'keep' }>['because'], string>;

function tellDecision(decision: ToldDecision, release: DeskRelease): Entry {
  const { key, action } = decision;
  const name = splitAttributeKey(key)[1];
  const head = { key, name, newLabel: undefined, action, danger: 'rest', notes: [], details: [] } as const;
  switch (decision.action) {
    case 'create':
      return {
        ...head,
        label: decision.row.display,
        where: decision.definition.origin.locate([]),
        headline: `new ${decision.row.data_type}`,
        notes: notesOn(decision),
        details: detailsOfCreation(decision, release),
      };
    case 'update': {
      const { changes, carriedOver } = decision;
      const unchanged: Note = { tone: 'plain', text: `unchanged: ${carriedOver.join(', ')}` };
      return {
        ...head,
        danger: changes.some(({ effect }) => effect === 'at-once') ? 'at-once' : 'rest',
        label: decision.live.display,
        newLabel: decision.row.display === decision.live.display ? undefined : decision.row.display,
        where: decision.definition.origin.locate([]),
        headline: changes.length === 0 ? 'pending: only the migration is missing' : '',
        notes: [...notesOn(decision), ...(carriedOver.length === 0 ? [] : [unchanged])],
        details: detailsOfUpdate(decision, release),
      };
    }
    case 'delete': {
      const destroys = !waitsForCreation(decision.live);
      return {
        ...head,
        danger: destroys ? 'destroys' : 'at-once',
        label: decision.live.display,
        where: decision.definition?.origin.locate(['state']),
        headline: destroys
          ? 'deletes the column and every value in it, after migration'
          : 'deleted immediately: it was never migrated and has no data',
        notes: notesOn(decision),
      };
    }
    case 'keep':
      return { ...head, label: decision.live?.display, where: undefined, headline: KEPT[decision.because] };
    case 'refuse': {
      const { problem, live, wanted } = decision;
      const advice = problem.hint === undefined ? [] : [{ tone: 'advice', text: problem.hint } as const];
      return {
        ...head,
        danger: 'refused',
        label: live?.display,
        where: problem.where,
        headline: `refused (${problem.code})`,
        notes: [{ tone: 'danger', text: problem.message }, ...advice],
        // The reason is told once.
        details: (wanted === undefined ? [] : detailsOfUpdate(wanted, release)).map((detail) =>
          problem.message.includes(detail.impact) ? { ...detail, impact: '' } : detail,
        ),
      };
    }
    default:
      return unreachable(decision);
  }
}

function notesOn({ because }: Pick<Step, 'because'>): readonly Note[] {
  const note = NOTE_ON[because];
  return note === undefined ? [] : [note];
}
