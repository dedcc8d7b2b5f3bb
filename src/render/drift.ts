import type { AttributeKey } from '../attribute/attribute-key.ts';
import { type AttributeDrift, type Drift, isDifference, type MovedBy } from '../plan/drift.ts';
import type { Plan } from '../plan/plan.ts';
import { planToJson } from '../plan/plan-json.ts';
import { codeSpan, codeSpanWithin, nameWithin, sizeOf } from './markdown.ts';
import type { Paper } from './paper.ts';
import { sectionOfStory, targetFacts } from './plan-markdown.ts';
import { bodyParts, namesInShort, separated, targetLines } from './plan-text.ts';
import { printableShort } from './printable.ts';
import { layOutSections } from './sections-markdown.ts';
import { settingInWords } from './story/setting-words.ts';
import type { Entry, Note, Story } from './story/story.ts';
import { tellPlanDocument } from './story/tell-plan.ts';
import { capitalized, counted, firstNames, shortCommit } from './words.ts';
import { wrap } from './wrap.ts';

/** Makes the story of the differences, with the side that changed if an earlier state was given. */
export function tellDrift(plan: Plan, drift: Drift, commit: string | undefined): Story {
  const differing = new Set(plan.decisions.filter((decision) => isDifference(decision, plan)).map(({ key }) => key));
  const planned = tellPlanDocument(planToJson(plan), commit, ({ key }) => differing.has(key));
  const story = withEntries(planned, (entry) =>
    entry.action === 'create' ? { ...entry, headline: `${entry.headline}, missing on the help desk` } : entry,
  );
  const { since } = drift;
  if (since === undefined) return story;
  const paths = new Map(
    plan.decisions.map((decision) => [
      decision.key,
      decision.action === 'update' ? decision.changes.map(({ path }) => settingOf(path)) : [],
    ]),
  );
  return withEntries(story, (entry) => {
    const move = since.moves.get(entry.key);
    if (move === undefined) return entry;
    const note: Note = { tone: 'plain', text: moveInWords(move, paths.get(entry.key) ?? [], since.ref) };
    return { ...entry, notes: [...entry.notes, note] };
  });
}

function withEntries(story: Story, retell: (entry: Entry) => Entry): Story {
  const chapters = story.chapters.map(({ object, entries }) => ({ object, entries: entries.map(retell) }));
  return { ...story, chapters };
}

/** The name of a setting; all cells of the screens are one setting. */
function settingOf(path: readonly string[]): string {
  return path[0] === 'screens' ? `screens (${path.slice(1).join(', ')})` : settingInWords(path);
}

/** In the order of the output. */
const MOVED_IN_WORDS = {
  git: 'changed in the files',
  'help-desk': 'changed on the help desk',
  both: 'changed on both sides',
} as const satisfies Record<MovedBy, string>;
const MOVERS: readonly MovedBy[] = ['git', 'help-desk', 'both'];

function moveInWords({ moved, changes }: AttributeDrift, settings: readonly string[], ref: string): string {
  const words = MOVED_IN_WORDS[moved];
  if (moved !== 'both') return `${words} since ${ref}`;
  if (changes.every((change) => change === 'both')) return `${words} since ${ref}`;
  // "changed in the files: label (display); changed on the help desk: options"
  return MOVERS.flatMap((mover) => {
    const movedSettings = settings.filter((_, index) => changes[index] === mover);
    return movedSettings.length === 0 ? [] : [`${MOVED_IN_WORDS[mover]}: ${movedSettings.join(', ')}`];
  }).join('; ');
}

/** "Changed in the files" and its attributes, for each side with changes. */
function movedKeys({ since }: Drift): readonly (readonly [string, readonly AttributeKey[]])[] {
  if (since === undefined) return [];
  const moves = [...since.moves].sort(([a], [b]) => (a < b ? -1 : 1));
  return MOVERS.map((mover) => {
    const keys = moves.flatMap(([key, { moved }]) => (moved === mover ? [key] : []));
    return [capitalized(MOVED_IN_WORDS[mover]), keys] as const;
  }).filter(([, keys]) => keys.length > 0);
}

/** "5 fields differ" */
function resultInWords({ differences }: Drift): string {
  const count = differences.length;
  return count === 0 ? 'no drift' : `${counted(count, 'field')} ${count === 1 ? 'differs' : 'differ'}`;
}

/** Renders drift for a terminal: how many fields differ, which side changed, then each difference as in the plan. */
export function renderDriftText(story: Story, drift: Drift, paper: Paper): string {
  const { style } = paper;
  const { differences, since } = drift;
  const line = (text: string): readonly string[] => wrap('', text, paper);
  const paint = differences.length === 0 ? style.green : style.yellow;
  const top = [
    ...line(style.bold(`${printableShort(story.target.name, 100)}: ${paint(resultInWords(drift))}`)),
    ...(since === undefined ? [] : line(`Since ${printableShort(since.ref, 100)} (${shortCommit(since.commit)})`)),
    ...movedKeys(drift).flatMap(([words, keys]) => line(`${words}: ${namesInShort(keys)}`)),
    ...(differences.length === 0 ? [] : line('Shown as in a plan, from live state to desired state:')),
  ];
  return `${separated([top, ...bodyParts(story, paper), targetLines(story, paper)]).join('\n')}\n`;
}

/** Renders drift for an issue: how many fields differ, which side changed, then each difference as in the diff of a plan. */
export function renderDriftMarkdown(story: Story, drift: Drift, budgetInBytes: number): string {
  const short = (text: string): string => codeSpanWithin(text, 300);
  const { differences, since } = drift;
  const moved = movedKeys(drift).map(([words, keys]) => `- **${words}:** ${firstNames(keys, short)}`);
  const top = [
    `### ${nameWithin(story.target.name, 100)}: ${resultInWords(drift)}`,
    ...(since === undefined ? [] : [`Since ${short(since.ref)} (commit ${short(shortCommit(since.commit))}).`]),
    ...(moved.length === 0 ? [] : [moved.join('\n')]),
    ...(differences.length === 0
      ? []
      : ['`-` is the live state, `+` is the desired state. An apply would change `-` to `+`.']),
  ];
  const foot = `<sub>${targetFacts(story)}</sub>`;
  const left = budgetInBytes - [...top, foot].reduce((sum, part) => sum + sizeOf(part), 0);
  const layout = { budgetInBytes: left, whole: codeSpan('deskform drift --out drift.json') };
  return `${[...top, ...layOutSections([sectionOfStory(story)], layout), foot].join('\n\n')}\n`;
}
