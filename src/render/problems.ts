import type { Problem } from '../problem/problem.ts';
import { formatPosition } from '../problem/source-position.ts';
import type { Style } from './paper.ts';
import type { ProblemDocument } from './plan-document.ts';
import { printable, printableSentence } from './printable.ts';
import { plural } from './words.ts';
import { widthOf } from './wrap.ts';

/** Every problem with its place, the source line, a mark under the place, and the way out. */
export function renderProblems(problems: readonly Problem[], style: Style): string {
  return problems.map((problem) => renderProblem(problem, style)).join('\n');
}

function renderProblem(problem: Problem, style: Style): string {
  const paint = problem.severity === 'error' ? style.red : style.yellow;
  const place = problem.where === undefined ? '' : `${style.bold(printableSentence(formatPosition(problem.where)))}  `;
  const lines = [
    `${place}${paint(problem.severity)} ${style.dim(problem.code)}`,
    `  ${printableSentence(problem.message)}`,
  ];
  if (problem.where !== undefined && problem.sourceLine !== undefined) {
    lines.push(...markedLine(problem.sourceLine, problem.where.line, problem.where.column, style));
  }
  if (problem.hint !== undefined) lines.push(`  → ${printableSentence(problem.hint)}`);
  return `${lines.join('\n')}\n`;
}

/** The longest stretch of a source line that is shown; the place stays in view. */
const LONGEST_LINE = 110;

function markedLine(sourceLine: string, line: number, column: number, style: Style): readonly string[] {
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
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  if (errors === 0 && warnings === 0) return 'no mistakes';
  return [errors > 0 ? plural(errors, 'error') : '', warnings > 0 ? plural(warnings, 'warning') : '']
    .filter(Boolean)
    .join(', ');
}

/** A problem as scripts read it. Absent parts are null, so that every field is always there. */
export function problemToJson(problem: Problem): ProblemDocument {
  return {
    code: problem.code,
    severity: problem.severity,
    rule: problem.rule,
    message: problem.message,
    hint: problem.hint ?? null,
    file: problem.where?.file ?? null,
    line: problem.where?.line ?? null,
    column: problem.where?.column ?? null,
    ...(problem.key === undefined ? {} : { key: problem.key }),
  };
}
