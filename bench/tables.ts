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
  const rows = all.map(({ name, against, floorMs, subjectMs, aim }) => [
    name,
    against,
    `${round(subjectMs)} ms`,
    `${round(floorMs)} ms`,
    aim?.kind === 'times-as-fast' ? `${round(floorMs / subjectMs)} times as fast` : (subjectMs / floorMs).toFixed(2),
    wordsOf(aim),
  ]);
  return table(['what', 'beside', 'takes', 'that takes', 'ratio', 'aim'], rows);
}

function wordsOf(aim: Aim | undefined): string {
  if (aim === undefined) return '';
  return aim.kind === 'at-most' ? `at most ${aim.ratio}` : `at least ${aim.times} times as fast`;
}

/** The exponent of a step is 1 where ten times the size takes ten times as much. */
export function tableOfGrowth(all: readonly Growth[]): string {
  const rows = all.flatMap(({ name, points }) =>
    points.map((point, index) => {
      const before = points[index - 1];
      return [
        index === 0 ? name : '',
        point.size.toLocaleString('en'),
        `${round(point.ms)} ms`,
        before === undefined ? '' : exponent(before, point, ({ ms }) => ms),
        `${round(point.peakMb)} MB`,
        before === undefined ? '' : exponent(before, point, ({ peakMb }) => peakMb),
      ];
    }),
  );
  return table(['what', 'size', 'time', 'exponent', 'most memory', 'exponent'], rows);
}

function exponent(before: Point, after: Point, figureOf: (point: Point) => number): string {
  return (Math.log(figureOf(after) / figureOf(before)) / Math.log(after.size / before.size)).toFixed(2);
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
