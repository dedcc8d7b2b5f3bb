import type { AttributeKey } from '../model/attribute-key.ts';
import { movesOf } from '../plan/drift.ts';
import { type Decision, type DriftFields, type Moved, parsePath } from '../plan/plan-document.ts';
import { codeSpan, codeSpanWithin, nameWithin, sizeOf } from './markdown.ts';
import type { Paper } from './paper.ts';
import { sectionOfStory, targetFacts } from './plan-markdown.ts';
import { bodyParts, namesInShort, separated, targetLines } from './plan-text.ts';
import { printableShort } from './printable.ts';
import { layOutSections } from './sections-markdown.ts';
import type { Note } from './story/line.ts';
import { settingInWords } from './story/setting-words.ts';
import type { Entry, Story } from './story/story.ts';
import { tellPlanDocument } from './story/tell-plan.ts';
import { capitalized, counted, firstNames, shortCommit } from './words.ts';
import { wrap } from './wrap.ts';

/** Makes the story of the differences, with the side that changed if an earlier state was given. */
export function tellDrift(drift: DriftFields, commit: string | undefined): Story {
  const { policies, since } = drift;
  const differing = new Set(drift.differences);
  const pending = new Set(drift.foreign.map(({ key }) => key));
  const story = tellPlanDocument(drift, commit, ({ key, action, because }) =>
    // A row that differs only by what waits on it is told with the pending ones.
    action === 'keep'
      ? because === 'not-declared' && policies.undeclared === 'report' && differing.has(key) && !pending.has(key)
      : differing.has(key),
  );
  const decided = new Map(drift.decisions.map((decision) => [decision.key, decision]));
  const entries = story.entries.map((entry): Entry => {
    const missing = entry.action === 'create' ? ', missing on the help desk' : '';
    const decision = decided.get(entry.key);
    const notes: readonly Note[] =
      since === undefined || decision?.moved === undefined
        ? []
        : [{ tone: 'plain', text: moveInWords(decision, decision.moved, since.ref) }];
    return { ...entry, headline: `${entry.headline}${missing}`, notes: [...entry.notes, ...notes] };
  });
  return { ...story, entries };
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
} as const satisfies Record<Moved, string>;
const MOVERS: readonly Moved[] = ['git', 'help-desk', 'both'];

function moveInWords(decision: Decision, moved: Moved, ref: string): string {
  const changes = decision.action === 'update' ? decision.changes : [];
  if (moved !== 'both' || changes.every((change) => change.moved === 'both'))
    return `${MOVED_IN_WORDS[moved]} since ${ref}`;
  // "changed in the files: label (display); changed on the help desk: options"
  return MOVERS.flatMap((mover) => {
    const settings = changes.filter((change) => change.moved === mover).map(({ path }) => settingOf(parsePath(path)));
    return settings.length === 0 ? [] : [`${MOVED_IN_WORDS[mover]}: ${settings.join(', ')}`];
  }).join('; ');
}

/** "Changed in the files" and its attributes, for each side with changes. */
function movedKeys(drift: DriftFields): readonly (readonly [string, readonly AttributeKey[]])[] {
  const moves = [...movesOf(drift)].sort(([a], [b]) => (a < b ? -1 : 1));
  return MOVERS.map((mover) => {
    const keys = moves.flatMap(([key, moved]) => (moved === mover ? [key] : []));
    return [capitalized(MOVED_IN_WORDS[mover]), keys] as const;
  }).filter(([, keys]) => keys.length > 0);
}

/** "5 fields differ" */
function resultInWords({ differences }: DriftFields): string {
  const count = differences.length;
  return count === 0 ? 'no drift' : `${counted(count, 'field')} ${count === 1 ? 'differs' : 'differ'}`;
}

/** Renders drift for a terminal: how many fields differ, which side changed, then each difference as in the plan. */
export function renderDriftText(story: Story, drift: DriftFields, paper: Paper): string {
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
export function renderDriftMarkdown(story: Story, drift: DriftFields, budgetInBytes: number): string {
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
