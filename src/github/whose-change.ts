import type { Failure } from '../problem/failure.ts';
import { alert, codeSpanWithin, sentenceWithin } from '../render/markdown.ts';
import type { Entry, Story } from '../render/story/story.ts';
import { counted, firstNames } from '../render/words.ts';
import { keysDeclaredOtherwise } from '../run/git/base.ts';
import type { PlanResult } from '../run/plan.ts';
import type { ListFacts } from './saved-lists.ts';

/** Marks each change of a plan that does not come from the pull request's own files. */
export function withOrigins(
  story: Story,
  { definitions, base }: Pick<PlanResult, 'definitions' | 'base'>,
  { waiting }: ListFacts,
): Story {
  const own = keysDeclaredOtherwise(definitions, base);
  if (own === undefined) return story;
  const marked = (entry: Entry): Entry => {
    if (entry.action === 'keep' || own.has(entry.key)) return entry;
    const text = waiting.has(entry.key) ? ON_MAIN : ON_THE_DESK;
    return { ...entry, notes: [...entry.notes, { tone: 'plain', text }] };
  };
  return {
    ...story,
    chapters: story.chapters.map((chapter) => ({ ...chapter, entries: chapter.entries.map(marked) })),
  };
}

const ON_MAIN = 'not from this pull request: already on main, not applied';
const ON_THE_DESK = 'not from this pull request: changed on the help desk';

/** Lists are saved daily; GitHub may start a run late. */
const OLD_AFTER_HOURS = 26;

/** A plan against a saved list. */
interface PlanOfList {
  readonly target: string;
  readonly story: Story;
  readonly list: ListFacts;
  readonly unsaved: Failure | undefined;
}

/** What the first lines of a comment say of the origin of changes, and of lists that are old. */
export function originNotices(plans: readonly PlanOfList[], now: Date): readonly string[] {
  const entries = plans.flatMap(({ story }) => story.chapters.flatMap((chapter) => chapter.entries));
  const others = new Set(entries.filter(isOfOthers).map(({ key }) => key));
  const old = plans.filter(
    ({ list }) => list.savedAt !== undefined && hoursBetween(list.savedAt, now) > OLD_AFTER_HOURS,
  );
  const names = firstNames([...others], (key) => codeSpanWithin(key, 200));
  return [
    ...plans.flatMap(({ target, unsaved }) =>
      unsaved === undefined
        ? []
        : alert('WARNING', [
            `**${codeSpanWithin(target, 200)} could not be read** (\`${unsaved.code}\`), so its saved list may be old.`,
            `Reason: ${sentenceWithin(unsaved.message, 600)}`,
          ]),
    ),
    ...old.map(
      ({ target, list }) =>
        `> [!WARNING]\n> **The list of ${codeSpanWithin(target, 200)} is ${counted(Math.floor(hoursBetween(list.savedAt ?? now, now) / 24), 'day')} old:** the help desk may have changed since. “deskform merge” saves it daily; check its last run.`,
    ),
    ...(others.size === 0
      ? []
      : [`> [!NOTE]\n> **${counted(others.size, 'change')} not from this pull request:** ${names}. ${MEANS}`]),
  ];
}

const MEANS = 'The files have it already; the merge applies it too.';

function isOfOthers({ notes }: Entry): boolean {
  return notes.some(({ text }) => text === ON_MAIN || text === ON_THE_DESK);
}

function hoursBetween(then: Date, now: Date): number {
  return (now.getTime() - then.getTime()) / 3_600_000;
}
