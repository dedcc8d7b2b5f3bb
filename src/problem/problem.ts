import { PROBLEMS, type ProblemCode, type Rule, type Severity } from './problem-codes.ts';
import type { SourcePosition } from './source-position.ts';

/** Something that a person can mend in a file, or a reason why a plan refuses. A value: collected, never thrown. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: Severity;
  readonly rule: Rule;
  /** What is wrong, one sentence, with the offending value. */
  readonly message: string;
  /** What to do now. */
  readonly hint: string | undefined;
  readonly where: SourcePosition | undefined;
  /** The line of the file that `where` points into, for the mark under it. */
  readonly sourceLine: string | undefined;
  /** "Ticket.cost_center", where it is known. */
  readonly key: string | undefined;
}

/** What may be said of a problem beside its code and message. */
export interface ProblemDetail {
  readonly hint?: string | undefined;
  readonly where?: SourcePosition | undefined;
  readonly sourceLine?: string | undefined;
  readonly key?: string | undefined;
}

/** Severity and rule belong to the code, so that one code never means two things. */
export function makeProblem(code: ProblemCode, message: string, detail: ProblemDetail = {}): Problem {
  const { severity, rule } = PROBLEMS[code];
  return {
    code,
    severity,
    rule,
    message,
    hint: detail.hint,
    where: detail.where,
    sourceLine: detail.sourceLine,
    key: detail.key,
  };
}

export function isError(problem: Problem): boolean {
  return problem.severity === 'error';
}

/** By file, line and column; problems without a place come first. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.where === undefined || b.where === undefined)
    return Number(a.where !== undefined) - Number(b.where !== undefined);
  if (a.where.file !== b.where.file) return a.where.file < b.where.file ? -1 : 1;
  return a.where.line - b.where.line || a.where.column - b.where.column;
}
