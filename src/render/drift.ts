import type { AttributeKey } from '../attribute/attribute-key.ts';
import { type AttributeDrift, type Drift, isDifference, type MovedBy } from '../plan/drift.ts';
import type { Plan } from '../plan/plan.ts';
import { planToJson } from '../plan/plan-json.ts';
import { unreachable } from '../problem/unreachable.ts';
import { codeSpan, codeSpanWithin, nameWithin, sizeOf } from './markdown.ts';
import type { Paper } from './paper.ts';
import { sectionOfStory, targetFacts } from './plan-markdown.ts';
import { bodyParts, namesInShort, separated, targetInWords } from './plan-text.ts';
import { printableShort } from './printable.ts';
import { layOutSections } from './sections-markdown.ts';
import type { OptionsDiff } from './story/options-diff.ts';
import { settingInWords } from './story/setting-words.ts';
import type { Cell, Detail, Entry, Note, ScreenTable, Story } from './story/story.ts';
import { tellPlanDocument } from './story/tell-plan.ts';
import { capitalized, counted, firstNames, plural, shortCommit } from './words.ts';
import { wrap } from './wrap.ts';

/** Makes the story of the differences, with the side that changed if an earlier state was given. */
export function tellDrift(plan: Plan, drift: Drift, commit: string | undefined): Story {
  const differing = new Set(plan.decisions.filter((decision) => isDifference(decision, plan)).map(({ key }) => key));
  const story = tellPlanDocument(planToJson(plan), commit, ({ key }) => differing.has(key));
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

/** What happened to an attribute; a plan shows what would undo it. */
const ON_THE_DESK = {
  create: 'missing on the help desk',
  update: 'changed on the help desk',
  delete: 'still on the help desk',
  keep: 'only on the help desk',
} as const satisfies Record<Exclude<Entry['action'], 'refuse'>, string>;

const IN_THE_FILES = {
  create: 'added in the files',
  update: 'changed in the files',
  delete: 'deleted in the files',
  keep: 'deleted in the files',
} as const satisfies Record<Exclude<Entry['action'], 'refuse'>, string>;

/** Shows a difference as a change of the help desk, from desired to live state. What only git changed reads like a plan. */
function asSeenFromFiles(entry: Entry, { since }: Drift): Entry {
  const { action } = entry;
  const details = entry.details.map((detail) => ({ ...detail, effect: undefined, impact: '' }));
  if (action === 'refuse') return { ...entry, details: details.map(reversed) };
  if (since?.moves.get(entry.key)?.moved === 'git') return { ...entry, headline: IN_THE_FILES[action], details };
  // Without a base nobody knows which side changed.
  const isDifferent = since === undefined && action === 'update';
  const there = { ...entry, headline: isDifferent ? 'differs from the files' : ON_THE_DESK[action] };
  if (action === 'update') return { ...there, details: details.map(reversed) };
  return { ...there, action: action === 'create' ? 'delete' : 'create', details: [] };
}

/** Renders drift for a terminal: each difference, then the count, and which side changed. */
export function renderDriftText(story: Story, drift: Drift, paper: Paper): string {
  const { style } = paper;
  const { differences, since } = drift;
  const line = (text: string): readonly string[] => wrap('', text, paper);
  const count = differences.length;
  const summary = [
    ...line(
      count === 0
        ? `${style.green('No drift.')} ${story.managed} managed, ${story.counts.keep - story.managed} unmanaged.`
        : `${style.bold('Drift:')} ${plural(count, 'difference')}.`,
    ),
    ...(since === undefined ? [] : line(`Since ${printableShort(since.ref, 100)} (${shortCommit(since.commit)})`)),
    ...movedKeys(drift).flatMap(([words, keys]) => line(`${words}: ${namesInShort(keys)}`)),
    ...line(targetInWords(story)),
  ];
  const chapters = story.chapters.map(({ object, entries }) => ({
    object,
    entries: entries.map((entry) => asSeenFromFiles(entry, drift)),
  }));
  return `${separated([...bodyParts({ ...story, chapters }, paper), summary]).join('\n')}\n`;
}

/** Renders drift for an issue: how many fields differ, which side changed, then each difference as in the diff of a plan. */
export function renderDriftMarkdown(story: Story, drift: Drift, budgetInBytes: number): string {
  const short = (text: string): string => codeSpanWithin(text, 300);
  const { differences, since } = drift;
  const count = differences.length;
  const moved = movedKeys(drift).map(([words, keys]) => `- **${words}:** ${firstNames(keys, short)}`);
  const result = count === 0 ? 'no field differs' : `${counted(count, 'field')} ${count === 1 ? 'differs' : 'differ'}`;
  const top = [
    `### ${nameWithin(story.target.name, 100)}: ${result}`,
    ...(since === undefined ? [] : [`Since ${short(since.ref)} (commit ${short(shortCommit(since.commit))}).`]),
    ...(moved.length === 0 ? [] : [moved.join('\n')]),
    ...(count === 0 ? [] : ['`-` is the live state, `+` is the desired state. An apply would change `-` to `+`.']),
  ];
  const foot = `<sub>${targetFacts(story)}</sub>`;
  const left = budgetInBytes - [...top, foot].reduce((sum, part) => sum + sizeOf(part), 0);
  const layout = { budgetInBytes: left, whole: codeSpan('deskform drift --out drift.json') };
  return `${[...top, ...layOutSections([sectionOfStory(story)], layout), foot].join('\n\n')}\n`;
}

/**
 * Reverses a difference: what a plan would change back is what was changed on the help desk. Effect and impact do not apply
 * to that.
 */
export function reversed(detail: Detail): Detail {
  const head = { setting: detail.setting, where: undefined, effect: undefined, impact: '' } as const;
  switch (detail.kind) {
    case 'value':
      return { ...detail, ...head, before: detail.after, after: detail.before };
    case 'options':
      return { ...head, kind: 'options', diff: reversedOptions(detail.diff) };
    case 'screens':
      return { ...head, kind: 'screens', table: reversedTable(detail.table) };
    default:
      return unreachable(detail);
  }
}

function reversedOptions(diff: OptionsDiff): OptionsDiff {
  return {
    ...diff,
    added: diff.removed,
    removed: diff.added,
    relabelled: diff.relabelled.map((choice) => ({ ...choice, before: choice.label, label: choice.before })),
    moved: diff.moved.map((choice) => ({ ...choice, before: choice.path, path: choice.before })),
  };
}

function reversedTable({ roles, rows, others }: ScreenTable): ScreenTable {
  const swap = (cell: Cell): Cell => ({ ...cell, before: cell.after, after: cell.before });
  return {
    roles,
    rows: rows.map(({ screen, cells }) => ({ screen, cells: cells.map(swap) })),
    others: others.map((other) => ({ ...other, before: other.after, after: other.before })),
  };
}
