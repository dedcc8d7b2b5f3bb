import type { Aim, Measured } from './measure.ts';
import type { Taken } from './processes.ts';

/** How time and memory grow with the size of one thing. */
export interface Growth {
  readonly name: string;
  readonly points: readonly Point[];
}

export interface Point extends Taken {
  readonly size: number;
}

/** Tables in Markdown, which people read on a terminal as well. */
export function tableOfMeasured(all: readonly Measured[]): string {
  const rows = all.map(({ name, against, floorMs, subjectMs, ratio, aim }) => [
    name,
    against,
    `${round(subjectMs)} ms`,
    `${round(floorMs)} ms`,
    aim?.kind === 'times-as-fast' ? `${round(1 / ratio)} times as fast` : ratio.toFixed(2),
    aim === undefined ? '' : verdictOn(aim, ratio),
  ]);
  return table(['what', 'beside', 'takes', 'that takes', 'ratio', 'aim'], rows);
}

function verdictOn(aim: Aim, ratio: number): string {
  return aim.kind === 'at-most'
    ? withVerdict(`at most ${aim.ratio}`, ratio <= aim.ratio)
    : withVerdict(`at least ${aim.times} times as fast`, ratio <= 1 / aim.times);
}

/** A missed aim is not to be overlooked among those that hold. */
export function withVerdict(aim: string, holds: boolean): string {
  return holds ? aim : `${aim}: **missed**`;
}

const MOST_OF_A_STEP = 1.2;
const MOST_OF_ALL = 1.05;

/** The exponent of a step is 1 where ten times the size takes ten times as much. */
export function tableOfGrowth(all: readonly Growth[]): string {
  const rows = all.flatMap(({ name, points }) => [
    ...points.map((point, index) => {
      const before = points[index - 1];
      const figures = [point.size.toLocaleString('en'), `${round(point.ms)} ms`, `${round(point.peakMb)} MB`];
      return before === undefined
        ? [name, ...figures, '', '', '']
        : ['', ...figures, ...exponents(before, point, MOST_OF_A_STEP)];
    }),
    overall(points),
  ]);
  return table(['what', 'size', 'time', 'most memory', 'exponent of time', 'of memory', 'aim'], rows);
}

function overall(points: readonly Point[]): readonly string[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  return ['', 'from the first to the last', '', '', ...exponents(first, last, MOST_OF_ALL)];
}

function exponents(before: Point, after: Point, most: number): readonly string[] {
  const both = [exponent(before.ms, after.ms, before, after), exponent(before.peakMb, after.peakMb, before, after)];
  return [
    ...both.map((one) => one.toFixed(2)),
    withVerdict(
      `at most ${most}`,
      both.every((one) => one <= most),
    ),
  ];
}

function exponent(less: number, more: number, before: Point, after: Point): number {
  return Math.log(more / less) / Math.log(after.size / before.size);
}

/** Figures that need a line each, as name, figure and what was aimed at. */
export type Line = readonly [what: string, figure: string, aim: string];

export function tableOfLines(what: string, lines: readonly Line[]): string {
  return table([what, 'figure', 'aim'], lines);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

function round(figure: number): string {
  return figure < 10 ? figure.toFixed(1) : Math.round(figure).toLocaleString('en');
}
