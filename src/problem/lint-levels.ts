import type { Problem } from './problem.ts';
import { PROBLEMS, type ProblemCode } from './problem-codes.ts';

/** What a project makes of a warning (`lint` in deskform.yaml). */
export const LINT_LEVELS = ['error', 'warning', 'off'] as const;
export type LintLevel = (typeof LINT_LEVELS)[number];

/** The codes whose level a project has chosen; all others are as they come. */
export type LintLevels = ReadonlyMap<ProblemCode, LintLevel>;

export const USUAL_LEVELS: LintLevels = new Map();

/** A plan tells these with the change that costs them. They are told as problems, too, where a project asks for it. */
const ON_REQUEST: readonly ProblemCode[] = ['option-removed', 'shorter-maxlength', 'becomes-required'];

/** Mistakes stay mistakes: only what is a warning has a level. */
export function hasLevel(code: ProblemCode): boolean {
  return PROBLEMS[code].severity === 'warning';
}

/** The problems as the project wants them told. */
export function atLevels(problems: readonly Problem[], levels: LintLevels): readonly Problem[] {
  return problems.flatMap((problem) => {
    if (!hasLevel(problem.code)) return [problem];
    const level = levels.get(problem.code) ?? (ON_REQUEST.includes(problem.code) ? 'off' : 'warning');
    return level === 'off' ? [] : [{ ...problem, severity: level }];
  });
}
