import type { ForeignRow } from '../plan/decision.ts';
import { detailsBlock } from './entry-markdown.ts';
import { codeBlock, codeCell, codeSpan, codeSpanWithin, folded, makeRoom, sizeOf } from './markdown.ts';
import { printableWithin } from './printable.ts';
import { DANGERS, type Entry, type Story } from './story/story.ts';
import { optionCounts } from './text/detail-lines.ts';
import {
  authorInWords,
  digestInShort,
  EFFECT_IN_SHORT,
  firstNames,
  foreignHeading,
  obstacleInWords,
  plural,
  RESTART_IN_WORDS,
  SIGN_OF,
  waitingInWords,
  whenInWords,
} from './words.ts';

/** A comment on GitHub holds 65,536 characters, and the rehearsal comes below the plan. */
export const MARKDOWN_BUDGET = 60_000;

/** What fits into the budget, the beginning of each list. */
interface ShownParts {
  readonly rows: readonly string[];
  /** Empty ones where a row says it all. */
  readonly blocks: readonly string[];
  readonly foreign: readonly string[];
}

/**
 * The plan for a pull request: a summary table, then one folded block an attribute, the most dangerous first. Never more
 * bytes than the budget, which has to be 2,000 or more: the details of the least dangerous are left out first, then
 * their rows, and last of all what is refused or loses values.
 */
export function renderPlanMarkdown(story: Story, budgetInBytes: number): string {
  return renderStoryMarkdown(
    story,
    planHeader(story, budgetInBytes),
    [digestPart(story.digest, budgetInBytes)],
    budgetInBytes,
  );
}

/** What a story says of each attribute, between a header and a footer that are never left out. */
export function renderStoryMarkdown(
  story: Story,
  header: readonly string[],
  footer: readonly string[],
  budgetInBytes: number,
): string {
  const rank = ({ danger }: Entry): number => DANGERS.indexOf(danger);
  const entries = story.chapters.flatMap((chapter) => chapter.entries).sort((a, b) => rank(a) - rank(b));
  const foreignHead = `**${foreignHeading(story.foreign)}**`;
  const room = budgetInBytes - sizeOfAll([...header, ...footer, SUMMARY_HEAD, foreignHead]);
  const noteOn = (shown: ShownParts): readonly string[] => leftOut(shown, entries, story, budgetInBytes);
  const everything = fitParts(entries, story, budgetInBytes, room);
  const longestNote = noteOn({ rows: [], blocks: [], foreign: [] });
  const shown =
    noteOn(everything).length === 0
      ? everything
      : fitParts(entries, story, budgetInBytes, room - sizeOfAll(longestNote));
  const parts = [
    ...header,
    ...noteOn(shown),
    ...(shown.rows.length === 0 ? [] : [[SUMMARY_HEAD, ...shown.rows].join('\n')]),
    ...shown.blocks.filter((block) => block !== ''),
    ...(shown.foreign.length === 0 ? [] : [foreignHead, shown.foreign.join('\n')]),
    ...footer,
  ];
  return `${parts.join('\n\n')}\n`;
}

function sizeOfAll(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}

/** In the order of their need: no block without its row, and no row while a more dangerous one is missing. */
function fitParts(entries: readonly Entry[], story: Story, budget: number, bytes: number): ShownParts {
  const room = makeRoom(bytes);
  const rowOf = (entry: Entry): string => summaryRow(entry, Math.min(200, Math.floor(budget / 20)));
  const blockOf = (entry: Entry): string => detailsBlock(entry, Math.floor(budget / 4));
  const isGrave = ({ danger }: Entry): boolean => danger === 'refused' || danger === 'destroys';
  const [grave, others] = [entries.filter(isGrave), entries.filter((entry) => !isGrave(entry))];
  const rows = [...room.fill(grave, rowOf)];
  const blocks = [...room.fill(grave.slice(0, rows.length), blockOf)];
  const destroyed: ReadonlySet<string> = new Set(story.destroys);
  const rank = ({ live }: ForeignRow): number => (destroyed.has(live.key) ? 0 : 1);
  const destroyedFirst = [...story.foreign].sort((a, b) => rank(a) - rank(b));
  const foreign = room.fill(destroyedFirst, (row) => foreignRow(row, destroyed, Math.floor(budget / 20)));
  if (rows.length === grave.length) rows.push(...room.fill(others, rowOf));
  if (blocks.length === grave.length) blocks.push(...room.fill(others.slice(0, rows.length - grave.length), blockOf));
  return { rows, blocks, foreign };
}

/** Says how much is missing, and where to find it. */
function leftOut(shown: ShownParts, entries: readonly Entry[], story: Story, budget: number): readonly string[] {
  const counts = [
    [entries.length - shown.rows.length, entries.length, 'attributes'],
    [entries.length - shown.blocks.length, entries.length, 'details'],
    [story.foreign.length - shown.foreign.length, story.foreign.length, 'rows staged by others'],
  ] as const;
  const missing = counts.flatMap(([left, all, what]) => (left === 0 ? [] : [`${left} of ${all} ${what}`]));
  if (missing.length === 0) return [];
  const why = `this text is held to ${budget} bytes, and the least dangerous goes first`;
  return [`> **Left out:** ${missing.join(', ')}; ${why}. All of it: \`deskform plan --out plan.json\`.`];
}

/** A digest grows with the plan: a very long one is cut, and the plan file has all of it. */
function digestPart(digest: string, budget: number): string {
  const block = folded('Digest, for <code>deskform apply --expect</code>', codeBlock('text', [digest]));
  if (sizeOf(block) <= budget / 4) return block;
  return `Digest ${codeSpan(digestInShort(digest))}; it stands whole in plan.json (\`--out plan.json\`).`;
}

/** What a reviewer has to know first; no text of a person takes more than a twentieth of the budget. */
function planHeader(story: Story, budget: number): readonly string[] {
  const { target, verdict, counts, destroys, restart, obstacles } = story;
  const short = (text: string): string => codeSpanWithin(text, Math.floor(budget / 20));
  const total =
    verdict === 'nothing-to-do'
      ? `Nothing to do: ${plural(counts.keep, 'attribute')}, no difference.`
      : `**${counts.create}** to create, **${counts.update}** to update, **${counts.delete}** to delete, **${counts.refuse}** refused; ${counts.keep} unchanged.`;
  const losses = `**Drops all values of ${plural(destroys.length, 'attribute')}:** ${short(firstNames(destroys, (key) => key))}.`;
  return [
    `### Plan for ${codeSpanWithin(target.name, Math.floor(budget / 40))}`,
    `${targetFacts(story, short).join(', ')}. Restart ${RESTART_IN_WORDS[restart]}.`,
    destroys.length === 0 ? total : `${total} ${losses}`,
    ...obstacles.map((obstacle) => `> **Not applicable:** ${short(obstacleInWords(obstacle))}`),
  ];
}

/** Address, release and commit. */
export function targetFacts({ target, release, commit }: Story, short: (text: string) => string): readonly string[] {
  return [
    ...(target.url === '' ? [] : [short(target.url)]),
    `release ${release}`,
    ...(commit === undefined ? [] : [`commit ${short(commit)}`]),
  ];
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
    const settings = entry.details.slice(0, MOST_SETTINGS).map((detail) => {
      const setting = settingInShort(detail.setting, bytes);
      return detail.kind === 'options' ? `${setting} (${optionCounts(detail.diff)})` : setting;
    });
    const left = entry.details.length - settings.length;
    return `changes ${settings.join(', ')}${left === 0 ? '' : ` and ${left} more`}`;
  }
  const reason = entry.action === 'refuse' ? entry.notes[0] : undefined;
  // Our own words, with nothing of theirs in it.
  const headline = entry.headline.replaceAll('_', '\\_');
  return reason === undefined ? headline : `${headline}: ${codeCell(printableWithin(reason.text, 2 * bytes))}`;
}

/** Plain words of letters mean nothing to a renderer, and read better; everything else (GH-12, :tada:) is code. */
function settingInShort(text: string, bytes: number): string {
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

/** A row on which others have staged changes, and whether our migration drops its values. */
function foreignRow(row: ForeignRow, destroyed: ReadonlySet<string>, bytes: number): string {
  const short = (text: string): string => codeSpanWithin(text, bytes);
  const loses = destroyed.has(row.live.key) ? '; **the migration drops its values**' : '';
  return `- ${short(row.live.key)}, staged by ${short(authorInWords(row))} at ${short(whenInWords(row))}: ${waitingInWords(row.live)}${loses}`;
}
