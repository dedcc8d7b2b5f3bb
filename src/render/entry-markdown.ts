import { unreachable } from '../problem/unreachable.ts';
import { codeBlock, codeElement, folded } from './markdown.ts';
import { PLAIN } from './paper.ts';
import { printableShort, printableWithin } from './printable.ts';
import type { OptionsDiff } from './story/options-diff.ts';
import { type Detail, type Entry, isChanged, type Note, plainText, type ScreenTable } from './story/story.ts';
import { branchInWords, movedInWords, optionCounts } from './text/detail-lines.ts';
import { fromTo, nameOf, placeInWords } from './text/from-to.ts';
import { cellName } from './text/screen-lines.ts';
import { EFFECT_IN_WORDS, limitInWords, SIGN_OF } from './words.ts';

const LONGEST_LINE = 600;

/** One attribute, folded: its name and place, and a diff of what happens to it. Empty where the table says it all. */
export function detailsBlock(entry: Entry, bytes: number): string {
  const lines = diffLines(entry);
  if (lines.length === 0) return '';
  const longest = Math.min(LONGEST_LINE, Math.floor(bytes / 4));
  const { key, label, where, action } = entry;
  const place = where === undefined ? undefined : `${where.file}:${where.line}`;
  const summary = [key, label, place]
    .flatMap((text) => (text === undefined ? [] : [codeElement(printableWithin(text, longest))]))
    .join(' ');
  return folded(`${SIGN_OF[action]} ${summary}`, codeBlock('diff', linesWithin(lines, longest, bytes)));
}

function linesWithin(lines: readonly string[], longest: number, bytes: number): readonly string[] {
  const shown: string[] = [];
  let left = bytes;
  for (const line of lines) {
    const text = printableWithin(line, longest);
    left -= Buffer.byteLength(text) + 1;
    if (left < 0) return [...shown, `# … and ${lines.length - shown.length} more lines, in plan.json`];
    shown.push(text);
  }
  return shown;
}

/** More lines than these of one setting are counted, not shown. */
const MOST_LINES = 50;
const LONGEST_NAME = 200;
const NOT_SET = '(not set)';

/** Signs that a diff block colours: "- " deleted, "+ " added, "! " changed, "# " explained. */
const HEAD_SIGN = { create: '+', update: '#', delete: '-', refuse: '!', keep: '' } as const satisfies Record<
  Entry['action'],
  string
>;
const NOTE_SIGN = { danger: '!', advice: '# →', plain: '#' } as const satisfies Record<Note['tone'], string>;

/** What happens to one attribute, in the lines of a diff block. */
function diffLines({ action, headline, notes, details }: Entry): readonly string[] {
  const hasHead = action !== 'keep' && (action !== 'update' || details.length === 0);
  return [
    ...(hasHead ? [`${HEAD_SIGN[action]} ${headline}`] : []),
    ...notes.map(({ tone, text }) => `${NOTE_SIGN[tone]} ${text}`),
    ...details.flatMap(detailLines),
  ];
}

function detailLines(detail: Detail): readonly string[] {
  const lines = detail.effect === undefined ? newLines(detail) : changeLines(detail);
  const shown = lines.slice(0, MOST_LINES).map((write) => write());
  const left = lines.length - shown.length;
  return [...headOfDetail(detail), ...shown, ...(left === 0 ? [] : [`# … and ${left} more, in plan.json`])];
}

/** Lines are written only where they are shown: a tree may have thousands. */
type WriteLine = () => string;

/** The small settings of a new attribute need no head: all of it comes with the migration. */
function headOfDetail(detail: Detail): readonly string[] {
  const { setting, effect, cost, where, kind } = detail;
  const name = printableShort(setting, LONGEST_NAME);
  if (effect === undefined) {
    if (kind !== 'options' && kind !== 'screens') return [];
    return [
      [`# ${name}`, ...(kind === 'options' ? [detail.diff.total] : []), ...(cost === '' ? [] : [cost])].join(': '),
    ];
  }
  const counts = kind === 'options' ? `: ${optionCounts(detail.diff)}` : '';
  const costs = cost === '' ? '' : `; ${cost}`;
  const place = where === undefined ? '' : `  ${placeInWords(where, PLAIN)}`;
  return [`# ${name}${counts} (${EFFECT_IN_WORDS[effect]}${costs})${place}`];
}

function changeLines(detail: Detail): readonly WriteLine[] {
  if (detail.kind === 'options') return optionLines(detail.diff);
  if (detail.kind === 'screens') return screenLines(detail.table);
  return [() => `- ${sideOf(detail, 'before')}`, () => `+ ${sideOf(detail, 'after')}`];
}

/** What a new attribute brings has no side before. */
function newLines(detail: Detail): readonly WriteLine[] {
  if (detail.kind === 'options') return optionLines(detail.diff);
  if (detail.kind === 'screens') return visibleCellLines(detail.table);
  return [() => `+ ${printableShort(detail.setting, LONGEST_NAME)}: ${sideOf(detail, 'after')}`];
}

type OneLineDetail = Extract<Detail, { readonly kind: 'text' | 'limit' | 'value' }>;

function sideOf(detail: OneLineDetail, side: 'before' | 'after'): string {
  if (detail[side] === undefined) return NOT_SET;
  switch (detail.kind) {
    case 'text':
      return plainText(detail[side] ?? []);
    case 'limit':
      return limitInWords(detail, detail[side] ?? '');
    case 'value':
      return detail[side] ?? '';
    default:
      return unreachable(detail);
  }
}

function becomes(before: string, after: string): string {
  return fromTo(before, after, PLAIN);
}

function optionLines({ removed, relabelled, moved, added }: OptionsDiff): readonly WriteLine[] {
  return [
    ...removed.map((branch) => () => `- ${branchInWords(branch)}`),
    ...relabelled.map(
      (choice) => () => `! ${nameOf(choice.value)}  ${becomes(nameOf(choice.before), nameOf(choice.label))}`,
    ),
    ...moved.map((choice) => () => `! ${movedInWords(choice, PLAIN)}`),
    ...added.map((branch) => () => `+ ${branchInWords(branch)}`),
  ];
}

function screenLines({ rows, others }: ScreenTable): readonly WriteLine[] {
  const cells = rows.flatMap((row) => row.cells.filter(isChanged));
  return [
    ...cells.map((cell) => () => `! ${cellName(cell)}: ${becomes(cell.before, cell.after)}`),
    ...others.map(
      (other) => () => `! ${cellName(other)}, ${nameOf(other.setting)}: ${becomes(other.before, other.after)}`,
    ),
  ];
}

function visibleCellLines({ rows }: ScreenTable): readonly WriteLine[] {
  const visible = rows.flatMap(({ cells }) => cells.filter(({ after }) => after !== 'hidden'));
  return visible.map((cell) => () => `+ ${cellName(cell)}: ${cell.after}`);
}
