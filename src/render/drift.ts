import type { AttributeKey } from '../attribute/attribute-key.ts';
import { type Drift, isDifference, type Move, type MovedBy } from '../plan/drift.ts';
import type { Plan } from '../plan/plan.ts';
import { unreachable } from '../problem/unreachable.ts';
import { codeSpanWithin } from './markdown.ts';
import type { Paper } from './paper.ts';
import { renderStoryMarkdown } from './plan-markdown.ts';
import { bodyLines } from './plan-text.ts';
import { printable, printableShort } from './printable.ts';
import { shortCommit } from './short-commit.ts';
import { settingInWords } from './story/setting-words.ts';
import type { Entry, Note, Story } from './story/story.ts';
import { tellDecisions } from './story/tell-plan.ts';
import { firstNames, plural } from './words.ts';
import { wrap } from './wrap.ts';

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

function moveInWords({ moved, changes }: Move, settings: readonly string[], ref: string): string {
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
const MOVERS = ['git', 'help-desk', 'both'] as const satisfies readonly MovedBy[];

/** The attributes that each of them has moved, leaving out who moved none. */
function movedBy({ since }: Drift): readonly (readonly [MovedBy, readonly AttributeKey[]])[] {
  if (since === undefined) return [];
  const moves = [...since.moves].sort(([a], [b]) => (a < b ? -1 : 1));
  return MOVERS.map(
    (mover) => [mover, moves.flatMap(([key, { moved }]) => (moved === mover ? [key] : []))] as const,
  ).filter(([, keys]) => keys.length > 0);
}

const MOVER_IN_WORDS = {
  git: 'Git moved',
  'help-desk': 'The help desk moved',
  both: 'Both moved',
} as const satisfies Record<MovedBy, string>;

/** A plan's words say what an apply would do; a reader of drift has to know which side is which. */
const DIRECTION = 'Left of an arrow stands what the help desk has, right of it what the files say.';

/** Drift for a terminal: how much and whose, then each difference as a plan tells it. */
export function renderDriftText(story: Story, drift: Drift, paper: Paper): string {
  const { style } = paper;
  const line = (text: string): readonly string[] => wrap('', text, paper);
  const { name, url } = story.target;
  const address = url === '' ? '' : ` at ${printableShort(url, 300)}`;
  const commit = story.commit === undefined ? '' : `, commit ${printable(story.commit)}`;
  const count = drift.differences.length;
  const lines = [
    ...line(`${style.bold('Drift')} of ${printableShort(name, 100)}${address}`),
    ...line(`Release ${story.release}${commit}`),
    ...sinceInWords(drift).flatMap(line),
    ...line(count === 0 ? `${style.green('None')}: ${nothingInWords(story)}` : `${plural(count, 'difference')}.`),
    ...movedBy(drift).flatMap(([mover, keys]) =>
      line(`${MOVER_IN_WORDS[mover]}: ${firstNames(keys, (key) => printableShort(key, 100))}`),
    ),
    ...bodyLines(story, paper),
    ...(story.chapters.length === 0 ? [] : ['', ...line(style.dim(DIRECTION))]),
  ];
  return `${lines.join('\n')}\n`;
}

function sinceInWords({ since }: Drift): readonly string[] {
  return since === undefined ? [] : [`Since ${printableShort(since.ref, 100)} (${shortCommit(since.commit)})`];
}

function nothingInWords({ counts }: Story): string {
  return `${plural(counts.keep, 'attribute')} on the help desk, no difference.`;
}

/** Drift for an issue: the same table and blocks as a plan's, under a header that says who moved. */
export function renderDriftMarkdown(story: Story, drift: Drift, budgetInBytes: number): string {
  const short = (text: string): string => codeSpanWithin(text, Math.floor(budgetInBytes / 20));
  const { target, release, commit, counts } = story;
  const count = drift.differences.length;
  const facts = [
    ...(target.url === '' ? [] : [short(target.url)]),
    `release ${release}`,
    ...(commit === undefined ? [] : [`commit ${short(commit)}`]),
    ...(drift.since === undefined
      ? []
      : [`since ${short(drift.since.ref)} (${short(shortCommit(drift.since.commit))})`]),
  ];
  const movers = movedBy(drift).map(
    ([mover, keys]) => `- **${MOVER_IN_WORDS[mover]}:** ${short(firstNames(keys, (key) => key))}`,
  );
  const header = [
    `### Drift of ${codeSpanWithin(target.name, Math.floor(budgetInBytes / 40))}`,
    `${facts.join(', ')}.`,
    count === 0 ? `None: ${plural(counts.keep, 'attribute')}, no difference.` : `**${plural(count, 'difference')}**.`,
    ...(movers.length === 0 ? [] : [movers.join('\n')]),
  ];
  return renderStoryMarkdown(story, header, count === 0 ? [] : [DIRECTION], budgetInBytes);
}
