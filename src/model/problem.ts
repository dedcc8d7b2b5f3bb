import { type JsonObject, member } from './json.ts';
import { PROBLEMS, type ProblemCode, type Rule } from './problem-codes.ts';

/** Something that a person can fix in a file, or a reason why a plan refuses. A value: collected, never thrown. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly rule: Rule;
  /** What is wrong, one sentence, with the offending value. */
  readonly message: string;
  /** What to do. */
  readonly hint: string | undefined;
  readonly where: SourcePosition | undefined;
  /** The line of the file that `where` points into, for the mark under it. */
  readonly sourceLine: string | undefined;
  /** "Ticket.cost_center", where it is known. */
  readonly key: string | undefined;
}

/** The text of a problem. */
export type ProblemText = Pick<Problem, 'message' | 'hint'>;

/** Severity and rule belong to the code, so that one code never means two things. */
export function makeProblem(
  code: ProblemCode,
  message: string,
  detail: Partial<Pick<Problem, 'hint' | 'where' | 'sourceLine' | 'key'>> = {},
): Problem {
  const nothing = { hint: undefined, where: undefined, sourceLine: undefined, key: undefined };
  return { code, ...PROBLEMS[code], message, ...nothing, ...detail };
}

/** A way into a document: keys, and indices as text. */
export type Path = readonly string[];

/** A problem at a path of a document. Its file and line are looked up later (files/source-text.ts). */
export interface ProblemAtPath extends Problem {
  readonly path: Path;
  /** What the mark points at: the key, or its value. */
  readonly at: 'key' | 'value';
}

export function problemAtKey(code: ProblemCode, path: Path, message: string, hint?: string): ProblemAtPath {
  return { ...makeProblem(code, message, { hint }), path, at: 'key' };
}

export function problemAtValue(code: ProblemCode, path: Path, message: string, hint?: string): ProblemAtPath {
  return { ...makeProblem(code, message, { hint }), path, at: 'value' };
}

export function isError(problem: Problem): boolean {
  return problem.severity === 'error';
}

/** By file, line and column; problems without a place come first. */
export function byPlace(a: Pick<Problem, 'where'>, b: Pick<Problem, 'where'>): number {
  if (a.where === undefined || b.where === undefined)
    return Number(a.where !== undefined) - Number(b.where !== undefined);
  if (a.where.file !== b.where.file) return a.where.file < b.where.file ? -1 : 1;
  return a.where.line - b.where.line || a.where.column - b.where.column;
}

/** Does the project choose the level of this code? Errors have no level. */
export function hasLevel(code: ProblemCode): boolean {
  return PROBLEMS[code].severity === 'warning';
}

/** The levels of a warning (`lint` in deskform.yaml). */
const LINT_LEVELS = ['error', 'warning', 'off'] as const;

/** Applies the levels that the project has written for some codes. A wrong level counts as left out: its check reports it. */
export function applyLintLevels(problems: readonly Problem[], lint: JsonObject): readonly Problem[] {
  return problems.flatMap((problem) => {
    if (!hasLevel(problem.code)) return [problem];
    const level = LINT_LEVELS.find((known) => known === member(lint, problem.code)) ?? 'warning';
    return level === 'off' ? [] : [{ ...problem, severity: level }];
  });
}

/** A place in a file that the user wrote. Lines and columns count from 1; columns count UTF-16 code units. */
export interface SourcePosition {
  /** Relative to the project's folder, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** "attributes/ticket.yaml:12:5", as editors and terminals understand it. */
export function formatPosition(position: SourcePosition): string {
  return `${position.file}:${position.line}:${position.column}`;
}
