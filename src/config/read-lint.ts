import { isJsonObject, type JsonValue } from '../attribute/json.ts';
import { hasLevel, LINT_LEVELS, type LintLevel, type LintLevels } from '../problem/problem.ts';
import { isProblemCode, type ProblemCode } from '../problem/problem-codes.ts';

/** `lint` of deskform.yaml. What is wrong with it has been told by its check, and counts as left out. */
export function readLint(lint: JsonValue | undefined): LintLevels {
  if (!isJsonObject(lint)) return new Map();
  return new Map(
    Object.entries(lint).flatMap(([code, word]): readonly (readonly [ProblemCode, LintLevel])[] => {
      const level = LINT_LEVELS.find((known) => known === word);
      return level !== undefined && isProblemCode(code) && hasLevel(code) ? [[code, level]] : [];
    }),
  );
}
