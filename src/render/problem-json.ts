import type { JsonObject, JsonValue } from '../attribute/json.ts';
import type { Problem } from '../problem/problem.ts';

/** A problem as scripts read it (design §8). Absent parts are null, so that every field is always there. */
export function problemToJson(problem: Problem): JsonObject {
  const shown: Record<string, JsonValue> = {
    code: problem.code,
    severity: problem.severity,
    rule: problem.rule,
    message: problem.message,
    hint: problem.hint ?? null,
    file: problem.where?.file ?? null,
    line: problem.where?.line ?? null,
    column: problem.where?.column ?? null,
  };
  if (problem.key !== undefined) shown.key = problem.key;
  return shown;
}
