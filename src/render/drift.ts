import type { AttributeKey } from '../model/attribute-key.ts';
import { type DeskRelease, deskRelease } from '../model/release.ts';
import { movesOf } from '../plan/drift.ts';
import type { Change, Decision, DriftFields, Moved } from '../plan/plan-document.ts';
import { codeSpan, codeSpanWithin, nameWithin, sizeOf } from './markdown.ts';
import type { Paper } from './paper.ts';
import { targetFacts } from './plan-markdown.ts';
import { bodyParts, targetLines, textOf } from './plan-text.ts';
import { LONGEST_NAME, printableName } from './printable.ts';
import { layOutSections } from './sections-markdown.ts';
import { lineInShort, type Note } from './story/line.ts';
import { linesOfUpdate } from './story/setting-lines.ts';
import type { Entry, Story } from './story/story.ts';
import { tellPlan } from './story/tell-plan.ts';
import { capitalized, counted, firstNames, lastChangeInWords, shortHash } from './words.ts';
import { wrap } from './wrap.ts';

/** Makes the story of the differences, with the side that changed if an earlier state was given. */
export function tellDrift(drift: DriftFields, commit: string | undefined): Story {
  const { policies, since } = drift;
  const differing = new Set(drift.differences);
  const pending = new Set(drift.foreign.map(({ key }) => key));
  const story = tellPlan({ document: drift }, commit, ({ key, action, because }) =>
    // A row that differs only by what waits on it is told with the pending ones.
    action === 'keep'
      ? because === 'not-declared' && policies.undeclared === 'report' && differing.has(key) && !pending.has(key)
      : differing.has(key),
  );
  const decided = new Map(drift.decisions.map((decision) => [decision.key, decision]));
  const release = deskRelease(drift.release);
  const changes = new Map(drift.changed_by.map((row) => [row.key, row]));
  const entries = story.entries.map((entry): Entry => {
    const decision = decided.get(entry.key);
    const missing = entry.action === 'create' ? ', missing on the help desk' : '';
    const moves = since === undefined || decision === undefined ? [] : movesInWords(decision, since.ref, release);
    const row = changes.get(entry.key);
    const said = [...moves, ...(row === undefined ? [] : [lastChangeInWords(row, (text) => text)])];
    const notes = said.map((text): Note => ({ tone: 'plain', text }));
    const headline = entry.action === 'refuse' ? `an apply would be ${entry.headline}` : `${entry.headline}${missing}`;
    return { ...entry, headline, notes: [...notes, ...entry.notes] };
  });
  return { ...story, entries };
}

const MOVED_IN_WORDS = {
  git: 'changed in the files',
  'help-desk': 'changed on the help desk',
  both: 'changed on both sides',
} as const satisfies Record<Moved, string>;
/** In the order of the output. */
const MOVERS: readonly Moved[] = ['git', 'help-desk', 'both'];

/** What was done to a whole field, on the side that did it: an apply would do the other. */
const DONE = {
  create: { git: 'added to the files', 'help-desk': 'deleted on the help desk' },
  delete: { git: 'removed from the files', 'help-desk': 'added on the help desk' },
} as const;

/** What happened, by the side that did it: "changed on the help desk since main: options: 38 removed". */
function movesInWords(decision: Decision, ref: string, release: DeskRelease): readonly string[] {
  const { moved, key } = decision;
  if (moved === undefined) return [];
  if (moved !== 'both' && (decision.action === 'create' || decision.action === 'delete'))
    return [`${DONE[decision.action][moved]} since ${ref}`];
  if (!('changes' in decision) || decision.before === undefined || decision.after === undefined)
    return [`${MOVED_IN_WORDS[moved]} since ${ref}`];
  const { before, after, changes = [] } = decision;
  return MOVERS.flatMap((mover) => {
    const own = changes.filter((change) => change.moved === mover);
    if (own.length === 0) return [];
    // A plan goes from live state to the files: what happened on the help desk went the other way.
    const sides =
      mover === 'git'
        ? { key, before, after, changes: own }
        : { key, before: after, after: before, changes: own.map(turnedRound) };
    const settings = linesOfUpdate(sides, release, []).map(mover === 'both' ? ({ setting }) => setting : lineInShort);
    return [`${MOVED_IN_WORDS[mover]} since ${ref}: ${settings.join('; ')}`];
  });
}

function turnedRound({ before, after, ...change }: Change): Change {
  const was = after === undefined ? {} : { before: after };
  return { ...change, ...was, ...(before === undefined ? {} : { after: before }) };
}

/** "Changed in the files" and its attributes, for each side with changes. */
function movedKeys(drift: DriftFields): readonly (readonly [string, readonly AttributeKey[]])[] {
  const moves = [...movesOf(drift)].sort(([a], [b]) => (a < b ? -1 : 1));
  return MOVERS.flatMap((mover) => {
    const keys = moves.flatMap(([key, moved]) => (moved === mover ? [key] : []));
    return keys.length === 0 ? [] : [[capitalized(MOVED_IN_WORDS[mover]), keys] as const];
  });
}

function resultInWords({ differences: { length } }: DriftFields): string {
  return length === 0 ? 'no drift' : `${counted(length, 'field')} ${length === 1 ? 'differs' : 'differ'}`;
}

/** Renders drift for a terminal: how many fields differ, which side changed, then each difference as in the plan. */
export function renderDriftText(story: Story, drift: DriftFields, paper: Paper): string {
  const { style } = paper;
  const { differences, since } = drift;
  const paint = differences.length === 0 ? style.green : style.yellow;
  const top = [
    style.bold(`${printableName(story.target.name)}: ${paint(resultInWords(drift))}`),
    ...(since === undefined ? [] : [`Since ${printableName(since.ref)} (${shortHash(since.commit)})`]),
    ...movedKeys(drift).map(([words, keys]) => `${words}: ${firstNames(keys, printableName)}`),
    ...(differences.length === 0 ? [] : ['What an apply would do, from live state to desired state:']),
  ];
  const lines = top.flatMap((text) => wrap('', text, paper));
  return textOf([lines, ...bodyParts(story, paper), targetLines(story, paper)]);
}

export function renderDriftMarkdown(story: Story, drift: DriftFields, budgetInBytes: number): string {
  const short = (text: string): string => codeSpanWithin(text, LONGEST_NAME);
  const { differences, since } = drift;
  const moved = movedKeys(drift).map(([words, keys]) => `- **${words}:** ${firstNames(keys, short)}`);
  const top = [
    `### ${nameWithin(story.target.name, LONGEST_NAME)}: ${resultInWords(drift)}`,
    ...(since === undefined ? [] : [`Since ${short(since.ref)} (commit ${short(shortHash(since.commit))}).`]),
    ...(moved.length === 0 ? [] : [moved.join('\n')]),
    ...(differences.length === 0
      ? []
      : ['`-` is the live state, `+` is the desired state. An apply would change `-` to `+`.']),
  ];
  const foot = `<sub>${targetFacts(story)}</sub>`;
  const left = budgetInBytes - [...top, foot].reduce((sum, part) => sum + sizeOf(part), 0);
  const whole = codeSpan('deskform drift --out drift.json');
  return `${[...top, ...layOutSections([{ ...story, head: [], problems: [] }], left, whole), foot].join('\n\n')}\n`;
}
