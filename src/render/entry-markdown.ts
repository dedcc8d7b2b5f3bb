import { unreachable } from '../model/unreachable.ts';
import { PLAIN } from './paper.ts';
import { printableShort } from './printable.ts';
import type { OptionsDiff } from './story/options-diff.ts';
import {
  type Detail,
  type Entry,
  isChanged,
  type Note,
  plainText,
  type ScreenTable,
  type SidesOfValue,
  unmarked,
} from './story/story.ts';
import { branchInWords, movedInWords, newSettingInWords, optionCounts } from './text/detail-lines.ts';
import { fromTo, markedText, nameOf, placeInWords, quotedText } from './text/from-to.ts';
import { cellName } from './text/screen-lines.ts';
import { limitInWords } from './words.ts';

const LONGEST_LINE = 600;
/** The bytes of one attribute: one with many changes leaves room for others. */
const LONGEST_ENTRY = 7_500;
const LONGEST_NAME = 200;
/** The most lines of one setting; the rest is counted. */
const MOST_LINES = 30;

/** The signs of a diff block: "- " deleted, "+ " added, "! " changed, "# " explained. */
const SIGN = { create: '+', update: '#', delete: '-', refuse: '!', keep: '#' } as const satisfies Record<
  Entry['action'],
  string
>;
const NOTE_SIGN = { danger: '!  ', advice: '#   →', plain: '#  ' } as const satisfies Record<Note['tone'], string>;

/**
 * Renders one attribute as lines of a diff block: the first has its name, impact and place. Every line begins with a sign,
 * so that no line can close the block.
 */
export function entryLines(entry: Entry): readonly string[] {
  const lines = [
    ...headLines(entry),
    ...entry.notes.map(({ tone, text }) => `${NOTE_SIGN[tone]} ${text}`),
    ...(entry.action === 'create'
      ? []
      : entry.details.flatMap((detail) => changeLines(detail, impactIn(entry, detail)))),
  ];
  const shown: string[] = [];
  let left = LONGEST_ENTRY;
  for (const line of lines) {
    const text = printableShort(line, LONGEST_LINE);
    left -= Buffer.byteLength(text) + 1;
    if (left < 0) return [...shown, `#   … and ${lines.length - shown.length} more lines`];
    shown.push(text);
  }
  return shown;
}

/** The columns that GitHub shows on a desktop; a phone shows half of them. */
const COLUMNS = 96;

/** `+ Ticket.door "Door": new input, at most 120 characters  attributes/ticket.yaml:7`, and further lines for the rest. */
function headLines(entry: Entry): readonly string[] {
  const label = entry.label === undefined ? '' : ` ${quotedText([{ text: entry.label, mark: 'stays' }], PLAIN)}`;
  const name = `${SIGN[entry.action]} ${printableShort(entry.key, LONGEST_NAME)}${label}`;
  const [what, ...settings] = partsOf(entry);
  const lines = [what === undefined ? name : `${name}: ${what}`];
  for (const setting of settings) {
    const longer = `${lines.at(-1)}, ${setting}`;
    if (longer.length <= COLUMNS) lines.splice(-1, 1, longer);
    else lines.push(`${SIGN[entry.action]}   ${setting}`);
  }
  const place = entry.where === undefined ? '' : `  ${placeInWords(entry.where, PLAIN)}`;
  return lines.map((line, index) => (index === 0 ? `${line}${place}` : line));
}

/** What happens, and the settings of a new attribute. */
function partsOf({ action, danger, details, headline }: Entry): readonly string[] {
  switch (action) {
    case 'create':
      return [headline, ...details.map(newSetting).filter((words) => words !== '')];
    case 'update':
      return details.length === 0 ? ['pending, takes effect after migration'] : [];
    case 'delete':
      return danger === 'destroys'
        ? ['deletes the field and all its data']
        : ['deleted immediately, it has no data yet'];
    case 'refuse':
    case 'keep':
      return [headline];
    default:
      return unreachable(action);
  }
}

/** Shorter words for common settings of new attributes; empty for defaults of an input. */
const SHORTER: ReadonlyMap<string, string> = new Map([
  ['type: "text"', ''],
  ['screens: none, hidden everywhere', 'hidden everywhere'],
]);

function newSetting(detail: Detail): string {
  const words = newSettingInWords(detail);
  return `${SHORTER.get(words) ?? words}${inBrackets(detail.impact)}`;
}

/** Effect and impact, if unusual: without a note, a change takes effect after migration and has no impact. */
function impactIn({ action }: Entry, { effect, impact }: Detail): string {
  if (action === 'refuse') return '';
  return inBrackets([...(effect === 'at-once' ? ['immediately'] : []), ...(impact === '' ? [] : [impact])].join('; '));
}

function inBrackets(words: string): string {
  return words === '' ? '' : ` (${words})`;
}

function changeLines(detail: Detail, impact: string): readonly string[] {
  const name = printableShort(detail.setting, LONGEST_NAME);
  if (detail.kind === 'options')
    return [`# ${name}: ${optionCounts(detail.diff)}${impact}`, ...firstLines(optionLines(detail.diff))];
  if (detail.kind === 'screens') {
    const [first, ...others] = screenLines(detail.table);
    if (first !== undefined && others.length === 0) return [`! ${name}: ${first()}${impact}`];
    const lines = [...(first === undefined ? [] : [first]), ...others].map((write) => () => `!   ${write()}`);
    return [`# ${name}${impact}`, ...firstLines(lines)];
  }
  const [before, after] = [sideOf(detail, 'before'), sideOf(detail, 'after')];
  return [
    ...(before === undefined ? [] : [`- ${name}: ${before}${after === undefined ? impact : ''}`]),
    ...(after === undefined ? [] : [`+ ${name}: ${after}${impact}`]),
  ];
}

/** Lines are built only if shown: a tree may have thousands. */
type WriteLine = () => string;

function firstLines(lines: readonly WriteLine[]): readonly string[] {
  const shown = lines.slice(0, MOST_LINES).map((write) => write());
  const left = lines.length - shown.length;
  return left === 0 ? shown : [...shown, `#   … and ${left} more`];
}

function sideOf(detail: SidesOfValue, side: 'before' | 'after'): string | undefined {
  const runs = detail[side];
  return runs === undefined ? undefined : limitInWords(detail.unit, markedText(unmarked(plainText(runs)), PLAIN));
}

function becomes(before: string, after: string): string {
  return fromTo(before, after, PLAIN);
}

function optionLines({ removed, relabelled, moved, added }: OptionsDiff): readonly WriteLine[] {
  return [
    ...removed.map((branch) => () => `-   ${branchInWords(branch)}`),
    ...relabelled.map(
      ({ value, before, label }) =>
        () =>
          `!   ${nameOf(value)}  ${becomes(nameOf(before), nameOf(label))}`,
    ),
    ...moved.map((choice) => () => `!   ${movedInWords(choice, PLAIN)}`),
    ...added.map((branch) => () => `+   ${branchInWords(branch)}`),
  ];
}

function screenLines({ rows, others }: ScreenTable): readonly WriteLine[] {
  const cells = rows.flatMap((row) => row.cells.filter(isChanged));
  return [
    ...cells.map((cell) => () => `${cellName(cell)}: ${becomes(cell.before, cell.after)}`),
    ...others.map(
      (other) => () => `${cellName(other)}, ${nameOf(other.setting)}: ${becomes(other.before, other.after)}`,
    ),
  ];
}
