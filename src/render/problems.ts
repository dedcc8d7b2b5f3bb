import type { ProblemDocument } from '../plan/plan-document.ts';
import { formatPosition, isError, type Problem, type SourcePosition } from '../problem/problem.ts';
import type { Style } from './paper.ts';
import { printable, printableSentence } from './printable.ts';
import { plural } from './words.ts';
import { widthOf } from './wrap.ts';

/** The part of a problem that is shown, and all that a saved plan contains. */
export type ToldProblem = Pick<Problem, 'severity' | 'message' | 'hint' | 'where' | 'sourceLine'> & {
  readonly code: string;
};

/** Renders every problem with its place, the marked source line, and the hint. */
export function renderProblems(problems: readonly ToldProblem[], style: Style): string {
  return problems.map((problem) => renderProblem(problem, style)).join('\n');
}

function renderProblem(problem: ToldProblem, style: Style): string {
  const paint = problem.severity === 'error' ? style.red : style.yellow;
  const place = problem.where === undefined ? '' : `${style.bold(printableSentence(formatPosition(problem.where)))}  `;
  const lines = [
    `${place}${paint(problem.severity)} ${style.dim(problem.code)}`,
    `  ${printableSentence(problem.message)}`,
  ];
  if (problem.where !== undefined && problem.sourceLine !== undefined)
    lines.push(...markedLine(problem.sourceLine, problem.where, style));
  if (problem.hint !== undefined) lines.push(`  → ${printableSentence(problem.hint)}`);
  return `${lines.join('\n')}\n`;
}

/** The longest part of a source line to show; it includes the place. */
const LONGEST_LINE = 110;

function markedLine(sourceLine: string, { line, column }: SourcePosition, style: Style): readonly string[] {
  const from = Math.max(0, column - 1 - LONGEST_LINE / 2);
  const stretch = sourceLine.slice(from, from + LONGEST_LINE).replaceAll('\t', ' ');
  const before = printable(stretch.slice(0, column - 1 - from));
  const gutter = `  ${line} | `;
  return [
    `${style.dim(gutter)}${printable(stretch)}`,
    `${style.dim(`${' '.repeat(gutter.length - 2)}| `)}${' '.repeat(widthOf(before))}${style.red('^')}`,
  ];
}

/** "2 errors, 1 warning" */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const counts = [[errors, 'error'] as const, [problems.length - errors, 'warning'] as const];
  return counts.flatMap(([count, word]) => (count === 0 ? [] : [plural(count, word)])).join(', ') || 'no problems';
}

/** A problem as JSON. Absent parts are null, so that every field always exists. */
export function problemToJson({ code, severity, rule, message, hint, where, key }: Problem): ProblemDocument {
  return {
    code,
    severity,
    rule,
    message,
    hint: hint ?? null,
    file: where?.file ?? null,
    line: where?.line ?? null,
    column: where?.column ?? null,
    ...(key === undefined ? {} : { key }),
  };
}

/** Reads a problem of a saved plan, without its source line. */
export function toldProblem({ code, severity, message, hint, file, line, column }: ProblemDocument): ToldProblem {
  const where = file === null || line === null || column === null ? undefined : { file, line, column };
  return { code, severity, message, hint: hint ?? undefined, where, sourceLine: undefined };
}
