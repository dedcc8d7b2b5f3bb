import type { Problem } from '../problem/problem.ts';
import type { ProblemDocument } from './plan-document.ts';

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
