import type { Measured } from './measure.ts';
import type { Taken } from './processes.ts';

/** How time and memory grow with the size of one thing. */
export interface Growth {
  readonly name: string;
  readonly points: readonly Point[];
}

export interface Point extends Taken {
  readonly size: number;
}

/** Items in Markdown, which people read on a terminal as well. */
export function listOfMeasured(all: readonly Measured[]): string {
  return list(all.map((measured) => `${measured.name}: ${comparisonOf(measured)}`));
}

function comparisonOf({ against, floorMs, subjectMs, ratio, aim }: Measured): string {
  const verdict = withVerdict(`at most ${aim}`, ratio <= aim);
  return `${round(subjectMs)} ms, ${ratio.toFixed(2)} times ${against} (${round(floorMs)} ms); aim: ${verdict}`;
}

/** A missed aim is not to be overlooked among those that hold. */
export function withVerdict(aim: string, holds: boolean): string {
  return holds ? aim : `${aim}: **missed**`;
}

const MOST_OF_A_STEP = 1.2;
const MOST_OF_ALL = 1.05;

/** An exponent of 1 means that ten times the size takes ten times as much. */
export function listOfGrowth(all: readonly Growth[]): string {
  return list(all.map(({ name, points }) => `${name}: ${sizesOf(points)}; exponents ${exponentsOf(points)}`));
}

function sizesOf(points: readonly Point[]): string {
  return points
    .map(({ size, ms, peakMb }) => `${size.toLocaleString('en')}: ${round(ms)} ms, ${round(peakMb)} MB`)
    .join('; ');
}

function exponentsOf(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return 'unknown';
  const overall = exponents(first, last);
  const steps = points.slice(1).flatMap((point, index) => exponents(points[index] ?? first, point));
  const holds = Math.max(...overall) <= MOST_OF_ALL && Math.max(...steps) <= MOST_OF_A_STEP;
  const figures = `${overall.map((one) => one.toFixed(2)).join(' and ')}, in one step ${Math.max(...steps).toFixed(2)}`;
  return `${figures}; aim: ${withVerdict(`at most ${MOST_OF_ALL}, in one step ${MOST_OF_A_STEP}`, holds)}`;
}

/** Of time and of memory. */
function exponents(before: Point, after: Point): readonly number[] {
  return [exponent(before.ms, after.ms, before, after), exponent(before.peakMb, after.peakMb, before, after)];
}

function exponent(less: number, more: number, before: Point, after: Point): number {
  return Math.log(more / less) / Math.log(after.size / before.size);
}

/** Figures that need a line each, as name, figure and what was aimed at. */
export type Line = readonly [what: string, figure: string, aim: string];

export function listOfLines(lines: readonly Line[]): string {
  return list(lines.map(([what, figure, aim]) => `${what}: ${figure}${aim === '' ? '' : `; aim: ${aim}`}`));
}

function list(items: readonly string[]): string {
  return `${items.map((item) => `- ${item}`).join('\n')}\n`;
}

function round(figure: number): string {
  return Math.round(figure).toLocaleString('en');
}
