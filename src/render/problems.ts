import { grouped } from '../model/grouped.ts';
import { formatPosition, isError, type Problem, type SourcePosition } from '../model/problem.ts';
import type { ProblemDocument } from '../plan/plan-document.ts';
import type { Style } from './paper.ts';
import { printable, printableSentence } from './printable.ts';
import { firstNames, plural } from './words.ts';
import { widthOf } from './wrap.ts';

/** The part of a problem that is shown, and all that a saved plan contains. */
export type ToldProblem = Pick<Problem, 'severity' | 'message' | 'hint' | 'where' | 'sourceLine' | 'key'> & {
  readonly code: string;
};

export function renderProblems(problems: readonly ToldProblem[], style: Style): string {
  return problemsOnce(problems)
    .map((problem) => renderProblem(problem, style))
    .join('\n');
}

/** Says the same of several attributes once, at the place of the first and with the names of the others. */
export function problemsOnce<P extends ToldProblem>(problems: readonly P[]): readonly P[] {
  const same = grouped(problems.map((one, at) => [one.key === undefined ? at : withoutNames(one), one] as const));
  return [...same.values()].map(([first, ...others]) => {
    const names = [...new Set(others.flatMap(({ key }) => (key === undefined || key === first.key ? [] : [key])))];
    if (names.length === 0) return first;
    return { ...first, message: `${first.message}. The same: ${firstNames(names, printable)}` };
  });
}

function withoutNames({ code, message, hint = '', key = '' }: ToldProblem): string {
  const name = key.slice(key.indexOf('.') + 1);
  return [code, message, hint].map((text) => text.replaceAll(key, '').replaceAll(name, '')).join('\n');
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
const LONGEST_LINE = 70;

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
export function toldProblem({ code, severity, message, hint, file, line, column, key }: ProblemDocument): ToldProblem {
  const where = file === null || line === null || column === null ? undefined : { file, line, column };
  return { code, severity, message, hint: hint ?? undefined, where, sourceLine: undefined, key };
}
