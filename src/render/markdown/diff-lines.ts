import type { SourcePosition } from '../../problem/source-position.ts';
import { unreachable } from '../../problem/unreachable.ts';
import { printableShort } from '../printable.ts';
import type { OptionsDiff } from '../story/options-diff.ts';
import type { ScreenTable } from '../story/screen-table.ts';
import type { Detail, Entry, Note, Run } from '../story/story.ts';
import { PLAIN } from '../style.ts';
import { branchInWords, pathInWords, valueBefore } from '../text/choice-words.ts';
import { fromTo, nameOf } from '../text/from-to.ts';
import { optionCounts } from '../text/option-lines.ts';
import { EFFECT_IN_WORDS, limitInWords, roleInWords } from '../words.ts';

/** More lines than these of one setting are counted, not shown. */
const MOST_LINES = 50;
const LONGEST_NAME = 200;
const NOT_SET = '(not set)';

/** What happens to one attribute, in lines that a diff block colours: "- " goes, "+ " comes, "! " turns, "# " explains. */
export function diffLines(entry: Entry): readonly string[] {
  return [...headLines(entry), ...entry.notes.map(noteLine), ...entry.details.flatMap((detail) => detailLines(detail))];
}

function headLines(entry: Entry): readonly string[] {
  switch (entry.action) {
    case 'create':
      return [`+ ${entry.headline}`];
    case 'delete':
      return [`- ${entry.headline}`];
    case 'refuse':
      return [`! ${entry.headline}`];
    case 'update':
      return entry.details.length === 0 ? [`# ${entry.headline}`] : [];
    case 'keep':
      return [];
    default:
      return unreachable(entry.action);
  }
}

const SIGN_OF_NOTE = { danger: '!', advice: '# →', plain: '#' } as const satisfies Record<Note['tone'], string>;

function noteLine({ tone, text }: Note): string {
  return `${SIGN_OF_NOTE[tone]} ${text}`;
}

function detailLines(detail: Detail): readonly string[] {
  const lines = detail.effect === undefined ? newLines(detail) : changeLines(detail);
  const shown = lines.slice(0, MOST_LINES).map((line) => line());
  const left = lines.length - shown.length;
  return [...headOfDetail(detail), ...shown, ...(left === 0 ? [] : [`# … and ${left} more, in plan.json`])];
}

/** Lines are written only where they are shown: a tree may have thousands. */
type Line = () => string;

/** A new attribute is one thing: that its settings come at the migration needs no line for each. */
function headOfDetail(detail: Detail): readonly string[] {
  const { setting, effect, cost, where } = detail;
  const counts = detail.kind === 'options' ? `: ${optionCounts(detail.diff)}` : '';
  const name = printableShort(setting, LONGEST_NAME);
  if (effect === undefined)
    return detail.kind === 'options' || detail.kind === 'screens' ? [`# ${name}${totalOf(detail)}${costOf(cost)}`] : [];
  const costs = cost === '' ? '' : `; ${cost}`;
  return [`# ${name}${counts} (${EFFECT_IN_WORDS[effect]}${costs})${placeOf(where)}`];
}

function costOf(cost: string): string {
  return cost === '' ? '' : `: ${cost}`;
}

function totalOf(detail: Detail): string {
  return detail.kind === 'options' ? `: ${detail.diff.total}` : '';
}

/** "attributes/ticket.yaml:12"; empty where no file says it. */
function placeOf(where: SourcePosition | undefined): string {
  return where === undefined ? '' : `  ${printableShort(where.file, LONGEST_NAME)}:${where.line}`;
}

function changeLines(detail: Detail): readonly Line[] {
  switch (detail.kind) {
    case 'text':
      return sides(textOf(detail.before), textOf(detail.after));
    case 'limit':
      return sides(limitOf(detail, detail.before), limitOf(detail, detail.after));
    case 'value':
      return sides(detail.before ?? NOT_SET, detail.after ?? NOT_SET);
    case 'options':
      return optionLines(detail.diff);
    case 'screens':
      return screenLines(detail.table);
    default:
      return unreachable(detail);
  }
}

/** What a new attribute brings has no side before. */
function newLines(detail: Detail): readonly Line[] {
  const setting = printableShort(detail.setting, LONGEST_NAME);
  switch (detail.kind) {
    case 'text':
      return [() => `+ ${setting}: ${textOf(detail.after)}`];
    case 'limit':
      return [() => `+ ${setting}: ${limitOf(detail, detail.after)}`];
    case 'value':
      return [() => `+ ${setting}: ${detail.after ?? NOT_SET}`];
    case 'options':
      return optionLines(detail.diff);
    case 'screens':
      return seenLines(detail.table);
    default:
      return unreachable(detail);
  }
}

function sides(before: string, after: string): readonly Line[] {
  return [() => `- ${before}`, () => `+ ${after}`];
}

function becomes(before: string, after: string): string {
  return fromTo(before, after, PLAIN);
}

function textOf(runs: readonly Run[] | undefined): string {
  return runs === undefined ? NOT_SET : runs.map(({ text }) => text).join('');
}

function limitOf(limit: Extract<Detail, { readonly kind: 'limit' }>, number: string | undefined): string {
  return number === undefined ? NOT_SET : limitInWords(limit, number);
}

function optionLines({ removed, relabelled, moved, added }: OptionsDiff): readonly Line[] {
  return [
    ...removed.map((branch) => () => `- ${branchInWords(branch)}`),
    ...relabelled.map(
      (choice) => () => `! ${nameOf(choice.value)}  ${becomes(nameOf(choice.before), nameOf(choice.label))}`,
    ),
    ...moved.map(
      (choice) => () => `! ${valueBefore(choice)}${becomes(pathInWords(choice.before), pathInWords(choice.path))}`,
    ),
    ...added.map((branch) => () => `+ ${branchInWords(branch)}`),
  ];
}

function screenLines({ rows, roles, others }: ScreenTable): readonly Line[] {
  const cells = rows.flatMap(({ screen, cells: row }) =>
    row.flatMap((cell, column): readonly Line[] =>
      cell.state === 'same'
        ? []
        : [() => `! ${cellInWords(screen, roles[column] ?? '')}: ${becomes(cell.before, cell.after)}`],
    ),
  );
  const settings = others.map(
    ({ screen, role, setting, before, after }): Line =>
      () =>
        `! ${cellInWords(screen, role)}, ${nameOf(setting)}: ${becomes(before, after)}`,
  );
  return [...cells, ...settings];
}

function seenLines({ rows, roles }: ScreenTable): readonly Line[] {
  return rows.flatMap(({ screen, cells }) =>
    cells.flatMap((cell, column): readonly Line[] => {
      const now = cell.state === 'same' ? cell.now : cell.after;
      return now === 'hidden' ? [] : [() => `+ ${cellInWords(screen, roles[column] ?? '')}: ${now}`];
    }),
  );
}

function cellInWords(screen: string, role: string): string {
  return `${nameOf(screen)}, ${nameOf(roleInWords(role))}`;
}
