import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { Failure } from '../problem/failure.ts';
import { alert, codeSpanWithin, sentenceWithin } from '../render/markdown.ts';
import type { Entry, Story } from '../render/story/story.ts';
import { counted, firstNames } from '../render/words.ts';
import { keysDeclaredOtherwise } from '../run/git/base.ts';
import type { PlanResult } from '../run/plan.ts';
import type { ListFacts } from './saved-lists.ts';

type PlanWithBase = Pick<PlanResult, 'plan' | 'definitions' | 'base'>;

/** The changes of a plan that do not come from the pull request's own files. */
function keysOfOthers({ plan, definitions, base }: PlanWithBase): readonly AttributeKey[] {
  const own = keysDeclaredOtherwise(definitions, base);
  if (own === undefined) return [];
  return plan.decisions.flatMap(({ action, key }) => (action === 'keep' || own.has(key) ? [] : [key]));
}

/** Marks each change of a plan that does not come from the pull request's own files. */
export function withOrigins(story: Story, result: PlanWithBase, { waiting }: ListFacts): Story {
  const others = new Set(keysOfOthers(result));
  return withNotes(story, ({ key }) => {
    if (!others.has(key)) return undefined;
    return `not from this pull request: ${waiting.has(key) ? 'already on main, not applied' : 'changed on the help desk'}`;
  });
}

/** Adds a note to each entry that has one. */
export function withNotes(story: Story, noteOf: (entry: Entry) => string | undefined): Story {
  const noted = (entry: Entry): Entry => {
    const text = noteOf(entry);
    return text === undefined ? entry : { ...entry, notes: [...entry.notes, { tone: 'plain', text }] };
  };
  const chapters = story.chapters.map((chapter) => ({ ...chapter, entries: chapter.entries.map(noted) }));
  return { ...story, chapters };
}

/** Lists are saved daily; GitHub may start a run late. */
const OLD_AFTER_HOURS = 26;

/** A plan against a saved list. */
interface PlanOfList {
  readonly target: string;
  readonly result: PlanWithBase;
  readonly list: ListFacts;
  readonly unsaved: Failure | undefined;
}

/** What the first lines of a comment say of the origin of changes, and of lists that are old. */
export function originNotices(plans: readonly PlanOfList[], now: Date): readonly string[] {
  const others = [...new Set(plans.flatMap(({ result }) => keysOfOthers(result)))];
  const name = (text: string): string => codeSpanWithin(text, 200);
  const unread = plans.flatMap(({ target, unsaved }) =>
    unsaved === undefined
      ? []
      : alert('WARNING', [
          `**${name(target)} could not be read** (\`${unsaved.code}\`), so its saved list may be old.`,
          `Reason: ${sentenceWithin(unsaved.message, 600)}`,
        ]),
  );
  const old = plans.flatMap(({ target, list: { savedAt = now } }) => {
    const hours = (now.getTime() - savedAt.getTime()) / 3_600_000;
    if (hours <= OLD_AFTER_HOURS) return [];
    const age = counted(Math.floor(hours / 24), 'day');
    return alert('WARNING', [
      `**The list of ${name(target)} is ${age} old:** the help desk may have changed since. “deskform merge” saves it daily; check its last run.`,
    ]);
  });
  const names = firstNames(others, name);
  const notFromHere = `> [!NOTE]\n> **${counted(others.length, 'change')} not from this pull request:** ${names}. ${MEANS}`;
  return [...unread, ...old, ...(others.length === 0 ? [] : [notFromHere])];
}

const MEANS = 'The files have it already; the merge applies it too.';
