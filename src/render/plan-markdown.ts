import { detailsBlock, folded } from './markdown/details-block.ts';
import { foreignRow } from './markdown/foreign-row.ts';
import { headerParts } from './markdown/header-parts.ts';
import { makeRoom, sizeOf } from './markdown/room.ts';
import { SUMMARY_HEAD, summaryRow } from './markdown/summary-row.ts';
import { codeBlock, codeSpan } from './markdown.ts';
import { DANGERS, type Entry, type Story } from './story/story.ts';
import { foreignHeading } from './story/waiting-words.ts';
import { digestInShort } from './words.ts';

/** A comment on GitHub holds 65,536 characters, and a rehearsal stands below the plan. */
export const MARKDOWN_BUDGET = 60_000;

/** What has room; of each kind the beginning. */
interface Shown {
  readonly rows: readonly string[];
  /** Empty ones where a row says it all. */
  readonly blocks: readonly string[];
  readonly foreign: readonly string[];
}

const NOTHING: Shown = { rows: [], blocks: [], foreign: [] };

/**
 * The plan for a pull request: a summary table, then one folded block an attribute, the most dangerous first. Never more
 * bytes than the budget, which has to be 2,000 or more: the details of the least dangerous are left out first, then
 * their rows, and last of all what is refused or loses values.
 */
export function renderPlanMarkdown(story: Story, budgetInBytes: number): string {
  const [header, footer] = [headerParts(story, budgetInBytes), digestPart(story.digest, budgetInBytes)];
  return renderStoryMarkdown(story, header, [footer], budgetInBytes);
}

/** What a story says of each attribute, between a header and a footer that are never left out. */
export function renderStoryMarkdown(
  story: Story,
  header: readonly string[],
  footer: readonly string[],
  budgetInBytes: number,
): string {
  const entries = byDanger(story);
  const foreignHead = `**${foreignHeading(story.foreign)}**`;
  const fixed = [...header, ...footer, SUMMARY_HEAD, foreignHead];
  const room = budgetInBytes - fixed.reduce((sum, part) => sum + sizeOf(part), 0);
  const noteOf = (shown: Shown): readonly string[] => leftOut(shown, entries, story, budgetInBytes);
  const whole = fill(entries, story, budgetInBytes, room);
  const longestNote = noteOf(NOTHING).reduce((sum, part) => sum + sizeOf(part), 0);
  const shown = noteOf(whole).length === 0 ? whole : fill(entries, story, budgetInBytes, room - longestNote);
  const parts = [
    ...header,
    ...noteOf(shown),
    ...(shown.rows.length === 0 ? [] : [[SUMMARY_HEAD, ...shown.rows].join('\n')]),
    ...shown.blocks.filter((block) => block !== ''),
    ...(shown.foreign.length === 0 ? [] : [foreignHead, shown.foreign.join('\n')]),
    ...footer,
  ];
  return `${parts.join('\n\n')}\n`;
}

function byDanger({ chapters }: Story): readonly Entry[] {
  const rank = ({ danger }: Entry): number => DANGERS.indexOf(danger);
  return chapters.flatMap((chapter) => chapter.entries).sort((a, b) => rank(a) - rank(b));
}

/** In the order in which they are needed. Nobody gets a block without a row, and no row while a worse one is missing. */
function fill(entries: readonly Entry[], story: Story, budget: number, bytes: number): Shown {
  const room = makeRoom(bytes);
  const rowOf = (entry: Entry): string => summaryRow(entry, Math.min(200, Math.floor(budget / 20)));
  const blockOf = (entry: Entry): string => detailsBlock(entry, Math.floor(budget / 4));
  const [grave, others] = [entries.filter(isGrave), entries.filter((entry) => !isGrave(entry))];
  const rows = [...room.fill(grave, rowOf)];
  const blocks = [...room.fill(grave.slice(0, rows.length), blockOf)];
  const foreign = room.fill(destroyingFirst(story), (row) => foreignRow(row, story, Math.floor(budget / 20)));
  if (rows.length === grave.length) rows.push(...room.fill(others, rowOf));
  if (blocks.length === grave.length) blocks.push(...room.fill(others.slice(0, rows.length - grave.length), blockOf));
  return { rows, blocks, foreign };
}

function isGrave({ danger }: Entry): boolean {
  return danger === 'refused' || danger === 'destroys';
}

function destroyingFirst({ foreign, destroys }: Story): Story['foreign'] {
  const destroyed = new Set(destroys);
  const rank = ({ live }: Story['foreign'][number]): number => (destroyed.has(live.key) ? 0 : 1);
  return [...foreign].sort((a, b) => rank(a) - rank(b));
}

/** Says how much is missing, and where it is; nothing where all is there. */
function leftOut(shown: Shown, entries: readonly Entry[], story: Story, budget: number): readonly string[] {
  const counts = [
    [entries.length - shown.rows.length, entries.length, 'attributes'],
    [entries.length - shown.blocks.length, entries.length, 'details'],
    [story.foreign.length - shown.foreign.length, story.foreign.length, 'rows staged by others'],
  ] as const;
  const told = counts.flatMap(([left, all, what]) => (left === 0 ? [] : [`${left} of ${all} ${what}`]));
  if (told.length === 0) return [];
  const why = `this text is held to ${budget} bytes, and the least dangerous goes first`;
  return [`> **Left out:** ${told.join(', ')}; ${why}. All of it: \`deskform plan --out plan.json\`.`];
}

/** It grows with the plan: a very long one is cut here, and stands whole where it can be taken from. */
function digestPart(digest: string, budget: number): string {
  const whole = folded('Digest, for <code>deskform apply --expect</code>', codeBlock('text', [digest]));
  if (sizeOf(whole) <= budget / 4) return whole;
  return `Digest ${codeSpan(digestInShort(digest))}; it stands whole in plan.json (\`--out plan.json\`).`;
}
