import { codeCell } from '../markdown.ts';
import { printableWithin } from '../printable.ts';
import type { Detail, Entry } from '../story/story.ts';
import { optionCounts } from '../text/option-lines.ts';
import { EFFECT_IN_SHORT, SIGN_OF } from '../words.ts';

/** The head of the table that an entry has one row in. */
export const SUMMARY_HEAD = '| | attribute | label | what | when, and what it costs |\n| --- | --- | --- | --- | --- |';

const MOST_SETTINGS = 8;

/** One attribute in a row; no text of a person takes more bytes of it than are given. */
export function summaryRow(entry: Entry, bytes: number): string {
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
