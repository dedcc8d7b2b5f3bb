import { unreachable } from '../../problem/unreachable.ts';
import { inSigns } from '../ascii.ts';
import type { Paper } from '../paper.ts';
import type { Cell, ScreenTable } from '../story/screen-table.ts';
import type { Style } from '../style.ts';
import { plural, roleInWords } from '../words.ts';
import { hang, paddedTo, widest, widthOf } from '../wrap.ts';
import { fromTo, nameOf } from './from-to.ts';

const MOST_LINES = 12;
const INDENT = ' '.repeat(8);

/** Screens down and roles across; a line for each change where the table is wider than the paper. */
export function screenLines(table: ScreenTable, paper: Paper): readonly string[] {
  const rows = table.rows.filter(({ cells }) => cells.some(({ state }) => state === 'changes'));
  const shown = rows.length === 0 ? [] : tableLines(rows.slice(0, MOST_LINES), table.roles, paper);
  const others = table.others.map(({ screen, role, setting, before, after }) => {
    const cell = `${nameOf(screen)}, ${nameOf(roleInWords(role))}`;
    return hang(INDENT, `${cell}: ${nameOf(setting)} ${fromTo(before, after, paper.style)}`, paper);
  });
  return [
    ...shown,
    ...leftOut(rows.length, 'screen', paper),
    ...others.slice(0, MOST_LINES).flat(),
    ...leftOut(others.length, 'setting', paper),
  ];
}

type Row = ScreenTable['rows'][number];

function tableLines(rows: readonly Row[], roles: readonly string[], paper: Paper): readonly string[] {
  const sayIn = (style: Style) => (cell: Cell) => inSigns(cellInWords(cell, style), paper.signs);
  const plain = sayIn({ ...paper.style, dim: (text) => text, red: (text) => text, green: (text) => text });
  const painted = sayIn(paper.style);
  const heads = roles.map((role) => inSigns(nameOf(roleInWords(role)), paper.signs));
  const names = rows.map(({ screen }) => inSigns(nameOf(screen), paper.signs));
  const widths = heads.map((head, column) => {
    const cells = rows.flatMap((row) => row.cells[column] ?? []);
    return widest([head, ...cells.map(plain)]);
  });
  const first = widest(names);
  const line = (name: string, cells: readonly string[]): string =>
    `${INDENT}${[paddedTo(name, first), ...cells.map((cell, column) => paddedTo(cell, widths[column] ?? 0))].join('  ')}`.trimEnd();
  const lines = [
    line('', heads.map(paper.style.dim)),
    ...rows.map(({ cells }, index) => line(names[index] ?? '', cells.map(painted))),
  ];
  return lines.every((text) => widthOf(text) <= paper.columns) ? lines : changesInLines(rows, roles, paper);
}

function changesInLines(rows: readonly Row[], roles: readonly string[], paper: Paper): readonly string[] {
  return rows.flatMap(({ screen, cells }) =>
    cells.flatMap((cell, column) =>
      cell.state === 'same'
        ? []
        : hang(
            INDENT,
            `${nameOf(screen)}, ${nameOf(roleInWords(roles[column] ?? ''))}: ${cellInWords(cell, paper.style)}`,
            paper,
          ),
    ),
  );
}

function cellInWords(cell: Cell, style: Style): string {
  switch (cell.state) {
    case 'same':
      return style.dim(cell.now);
    case 'changes':
      return fromTo(cell.before, cell.after, style);
    default:
      return unreachable(cell);
  }
}

function leftOut(count: number, word: string, paper: Paper): readonly string[] {
  if (count <= MOST_LINES) return [];
  const text = `… and ${plural(count - MOST_LINES, word)} more; all of them: --json`;
  return hang(INDENT, paper.style.dim(text), paper);
}

/** Where a new attribute is seen, and by whom: "on create_middle (agent, customer: required), edit and view (agent)". */
export function seenOn({ rows, roles }: ScreenTable): string {
  const screensOf = new Map<string, readonly string[]>();
  for (const { screen, cells } of rows.slice(0, MOST_LINES)) {
    const who = audienceInWords(cells, roles);
    screensOf.set(who, [...(screensOf.get(who) ?? []), nameOf(screen)]);
  }
  const told = [...screensOf].map(([who, screens]) => `${listed(screens)} (${who})`);
  const left = rows.length - MOST_LINES;
  return `on ${told.join(', ')}${left > 0 ? `, … and ${plural(left, 'screen')} more` : ''}`;
}

/** "create, edit and view" */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function audienceInWords(cells: readonly Cell[], roles: readonly string[]): string {
  const told = cells.flatMap((cell, column) => {
    const now = cell.state === 'same' ? cell.now : cell.after;
    const role = nameOf(roleInWords(roles[column] ?? ''));
    return now === 'hidden' ? [] : [now === 'required' ? `${role}: required` : role];
  });
  return told.join(', ');
}
