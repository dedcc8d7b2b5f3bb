import type { Paper, Style } from '../paper.ts';
import { roleInWords } from '../role-words.ts';
import { type Cell, isChanged, type ScreenTable } from '../story/story.ts';
import { plural } from '../words.ts';
import { paddedTo, widest, widthOf, wrap } from '../wrap.ts';
import { fromTo, nameOf } from './from-to.ts';

const MOST_LINES = 12;
const INDENT = ' '.repeat(8);

/** A table with screens as rows and roles as columns; one line per change if the table is too wide. */
export function screenLines(table: ScreenTable, paper: Paper): readonly string[] {
  const rows = table.rows.filter(({ cells }) => cells.some(isChanged));
  const others = table.others.map((other) => {
    const change = fromTo(other.before, other.after, paper.style);
    return wrap(INDENT, `${cellName(other)}: ${nameOf(other.setting)} ${change}`, paper);
  });
  return [
    ...(rows.length === 0 ? [] : tableLines(rows.slice(0, MOST_LINES), table.roles, paper)),
    ...leftOut(rows.length, 'screen', paper),
    ...others.slice(0, MOST_LINES).flat(),
    ...leftOut(others.length, 'setting', paper),
  ];
}

/** "edit, agent" */
export function cellName({ screen, role }: Pick<Cell, 'screen' | 'role'>): string {
  return `${nameOf(screen)}, ${nameOf(roleInWords(role))}`;
}

type Row = ScreenTable['rows'][number];

function tableLines(rows: readonly Row[], roles: readonly string[], paper: Paper): readonly string[] {
  const writeIn = (style: Style) => (cell: Cell) => cellInWords(cell, style);
  const plain = writeIn({ ...paper.style, dim: (text) => text, red: (text) => text, green: (text) => text });
  const painted = writeIn(paper.style);
  const heads = roles.map((role) => nameOf(roleInWords(role)));
  const names = rows.map(({ screen }) => nameOf(screen));
  const widths = heads.map((head, column) =>
    widest([head, ...rows.flatMap((row) => row.cells[column] ?? []).map(plain)]),
  );
  const first = widest(names);
  const line = (name: string, cells: readonly string[]): string =>
    `${INDENT}${[paddedTo(name, first), ...cells.map((cell, column) => paddedTo(cell, widths[column] ?? 0))].join('  ')}`.trimEnd();
  const lines = [
    line('', heads.map(paper.style.dim)),
    ...rows.map(({ cells }, index) => line(names[index] ?? '', cells.map(painted))),
  ];
  if (lines.every((text) => widthOf(text) <= paper.columns)) return lines;
  const changed = rows.flatMap(({ cells }) => cells.filter(isChanged));
  return changed.flatMap((cell) => wrap(INDENT, `${cellName(cell)}: ${cellInWords(cell, paper.style)}`, paper));
}

function cellInWords(cell: Cell, style: Style): string {
  return isChanged(cell) ? fromTo(cell.before, cell.after, style) : style.dim(cell.after);
}

function leftOut(count: number, word: string, paper: Paper): readonly string[] {
  if (count <= MOST_LINES) return [];
  const text = `… and ${plural(count - MOST_LINES, word)} more; full list in --json`;
  return wrap(INDENT, paper.style.dim(text), paper);
}

/** The screens and roles that see a new attribute: "on create_middle (agent, customer: required), edit and view (agent)". */
export function screensInWords({ rows }: ScreenTable): string {
  const screensOf = new Map<string, readonly string[]>();
  for (const { screen, cells } of rows.slice(0, MOST_LINES)) {
    const audience = audienceInWords(cells);
    screensOf.set(audience, [...(screensOf.get(audience) ?? []), nameOf(screen)]);
  }
  const places = [...screensOf].map(([audience, screens]) => `${enumerate(screens)} (${audience})`);
  const left = rows.length - MOST_LINES;
  return `on ${places.join(', ')}${left > 0 ? `, … and ${plural(left, 'screen')} more` : ''}`;
}

/** "create, edit and view" */
export function enumerate(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function audienceInWords(cells: readonly Cell[]): string {
  return cells
    .filter(({ after }) => after !== 'hidden')
    .map(({ role, after }) => `${nameOf(roleInWords(role))}${after === 'required' ? ': required' : ''}`)
    .join(', ');
}
