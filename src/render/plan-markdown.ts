import { detailsBlock } from './entry-markdown.ts';
import { codeBlock, codeCell, codeSpan, codeSpanWithin, folded, makeRoom, sizeOf } from './markdown.ts';
import { printableWithin } from './printable.ts';
import { DANGERS, type Detail, type Entry, type Story } from './story/story.ts';
import { optionCounts } from './text/option-lines.ts';
import {
  authorInWords,
  digestInShort,
  EFFECT_IN_SHORT,
  firstNames,
  obstacleInWords,
  plural,
  RESTART_IN_WORDS,
  SIGN_OF,
  waitingInWords,
  whenInWords,
} from './words.ts';

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
  const fixed = [...header, ...footer, SUMMARY_HEAD, FOREIGN_HEAD];
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
    ...(shown.foreign.length === 0 ? [] : [FOREIGN_HEAD, shown.foreign.join('\n')]),
    ...footer,
  ];
  return `${parts.join('\n\n')}\n`;
}

const FOREIGN_HEAD = '**Staged by others**';

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

/** What a reviewer has to know first; no text of a person takes more than a twentieth of the budget. */
function headerParts(story: Story, budget: number): readonly string[] {
  const short = (text: string): string => codeSpanWithin(text, Math.floor(budget / 20));
  return [
    `### Plan for ${codeSpanWithin(story.target.name, Math.floor(budget / 40))}`,
    facts(story, short),
    [counts(story), ...losses(story, short)].join(' '),
    ...story.obstacles.map((obstacle) => `> **Not applicable:** ${short(obstacleInWords(obstacle))}`),
  ];
}

type Short = (text: string) => string;

function facts({ target, release, commit, restart }: Story, short: Short): string {
  const address = target.url === '' ? [] : [short(target.url)];
  const files = commit === undefined ? [] : [`commit ${short(commit)}`];
  return `${[...address, `release ${release}`, ...files].join(', ')}. Restart ${RESTART_IN_WORDS[restart]}.`;
}

function counts({ counts: count, verdict }: Story): string {
  if (verdict === 'nothing-to-do') return `Nothing to do: ${plural(count.keep, 'attribute')}, no difference.`;
  return `**${count.create}** to create, **${count.update}** to update, **${count.delete}** to delete, **${count.refuse}** refused; ${count.keep} unchanged.`;
}

function losses({ destroys }: Story, short: Short): readonly string[] {
  if (destroys.length === 0) return [];
  const names = firstNames(destroys, (key) => key);
  return [`**Drops all values of ${plural(destroys.length, 'attribute')}:** ${short(names)}.`];
}

/** The head of the table that an entry has one row in. */
const SUMMARY_HEAD = '| | attribute | label | what | when, and what it costs |\n| --- | --- | --- | --- | --- |';

const MOST_SETTINGS = 8;

/** One attribute in a row; no text of a person takes more bytes of it than are given. */
function summaryRow(entry: Entry, bytes: number): string {
  const label = entry.label === undefined ? '' : codeCell(printableWithin(entry.label, bytes));
  const key = codeCell(printableWithin(entry.key, bytes));
  return `| ${SIGN_OF[entry.action]} | ${key} | ${label} | ${whatHappens(entry, bytes)} | ${whenAndCost(entry)} |`;
}

function whatHappens(entry: Entry, bytes: number): string {
  if (entry.action === 'update' && entry.details.length > 0) {
    const settings = entry.details.slice(0, MOST_SETTINGS).map((detail) => settingInShort(detail, bytes));
    const left = entry.details.length - settings.length;
    return `changes ${settings.join(', ')}${left === 0 ? '' : ` and ${left} more`}`;
  }
  const reason = entry.action === 'refuse' ? entry.notes[0] : undefined;
  // Our own words, with nothing of theirs in it.
  const headline = entry.headline.replaceAll('_', '\\_');
  return reason === undefined ? headline : `${headline}: ${codeCell(printableWithin(reason.text, 2 * bytes))}`;
}

function settingInShort(detail: Detail, bytes: number): string {
  const setting = inWords(detail.setting, bytes);
  return detail.kind === 'options' ? `${setting} (${optionCounts(detail.diff)})` : setting;
}

/** Plain words of letters mean nothing to a renderer, and read better; everything else (GH-12, :tada:) is code. */
function inWords(text: string, bytes: number): string {
  const shown = printableWithin(text, bytes);
  return /^[A-Za-z]+(?:[ _,;]+[A-Za-z]+)*$/u.test(shown) && !/^[a-f]{7,}$/iu.test(shown)
    ? shown.replaceAll('_', '\\_')
    : codeCell(shown);
}

function whenAndCost(entry: Entry): string {
  const costs = [...new Set(entry.details.map(({ cost }) => cost).filter((cost) => cost !== ''))];
  return [...whenOf(entry), ...(entry.danger === 'destroys' ? ['every value is lost'] : []), ...costs].join('; ');
}

function whenOf({ action, danger, details }: Entry): readonly string[] {
  if (action === 'keep' || action === 'refuse') return [];
  const effects = details.flatMap(({ effect }) => effect ?? []);
  if (effects.length === 0) return [EFFECT_IN_SHORT[danger === 'at-once' ? 'at-once' : 'at-migration']];
  if (new Set(effects).size === 2)
    return [`${EFFECT_IN_SHORT['at-once']}, the rest ${EFFECT_IN_SHORT['at-migration']}`];
  return effects.slice(0, 1).map((effect) => EFFECT_IN_SHORT[effect]);
}

/** A row on which somebody else has staged work, and whether our migration takes its values along. */
function foreignRow(row: Story['foreign'][number], { destroys }: Story, bytes: number): string {
  const short = (text: string): string => codeSpanWithin(text, bytes);
  const loses = destroys.includes(row.live.key) ? '; **the migration drops its values**' : '';
  return `- ${short(row.live.key)}, staged by ${short(authorInWords(row))} at ${short(whenInWords(row))}: ${waitingInWords(row.live)}${loses}`;
}
