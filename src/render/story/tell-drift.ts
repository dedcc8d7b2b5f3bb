import { type AttributeDrift, type Drift, isDifference, type MovedBy } from '../../plan/drift.ts';
import type { Plan } from '../../plan/plan.ts';
import { unreachable } from '../../problem/unreachable.ts';
import { settingInWords } from './setting-words.ts';
import type { Entry, Note, Story } from './story.ts';
import { tellDecisions } from './tell-plan.ts';

/** The story of a plan with nothing in it but differences and, where an earlier state was named, who moved. */
export function tellDrift(plan: Plan, drift: Drift, commit: string | undefined): Story {
  const story = tellDecisions(plan, commit, (decision) => isDifference(decision, plan));
  const { since } = drift;
  if (since === undefined) return story;
  const paths = new Map(
    plan.decisions.map((decision) => [
      decision.key,
      decision.action === 'update' ? decision.changes.map(({ path }) => settingOf(path)) : [],
    ]),
  );
  const withMove = (entry: Entry): Entry => {
    const move = since.moves.get(entry.key);
    if (move === undefined) return entry;
    const note: Note = { tone: 'plain', text: moveInWords(move, paths.get(entry.key) ?? [], since.ref) };
    return { ...entry, notes: [...entry.notes, note] };
  };
  return {
    ...story,
    chapters: story.chapters.map((chapter) => ({ ...chapter, entries: chapter.entries.map(withMove) })),
  };
}

/** Screens are one setting to people, whatever of them differs. */
function settingOf(path: readonly string[]): string {
  return path[0] === 'screens' ? `screens (${path.slice(1).join(', ')})` : settingInWords(path);
}

const MOVED_IN_WORDS = {
  git: 'git moved',
  'help-desk': 'the help desk moved',
  both: 'both moved',
} as const satisfies Record<MovedBy, string>;

function moveInWords({ moved, changes }: AttributeDrift, settings: readonly string[], ref: string): string {
  switch (moved) {
    case 'git':
      return `${MOVED_IN_WORDS.git}: the help desk is as the files had it at ${ref}`;
    case 'help-desk':
      return `${MOVED_IN_WORDS['help-desk']}: the files say what they said at ${ref}`;
    case 'both':
      return changes.length === 0 || changes.every((change) => change === 'both')
        ? `${MOVED_IN_WORDS.both} since ${ref}`
        : bySettings(changes, settings);
    default:
      return unreachable(moved);
  }
}

/** "git moved: label; the help desk moved: options" */
function bySettings(changes: readonly MovedBy[], settings: readonly string[]): string {
  return MOVERS.flatMap((mover) => {
    const moved = settings.filter((_, index) => changes[index] === mover);
    return moved.length === 0 ? [] : [`${MOVED_IN_WORDS[mover]}: ${moved.join(', ')}`];
  }).join('; ');
}

/** In the order in which they are told. */
export const MOVERS = ['git', 'help-desk', 'both'] as const satisfies readonly MovedBy[];
