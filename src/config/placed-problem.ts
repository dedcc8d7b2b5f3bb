import { makeProblem, type Problem } from '../problem/problem.ts';
import type { ProblemCode } from '../problem/problem-codes.ts';
import type { SourcePosition } from '../problem/source-position.ts';

/** What knows the lines of its places, which may be in more than one file: an overlay's beside the attribute's own. */
interface Lines {
  readonly lineAt: (where: SourcePosition) => string | undefined;
}

interface Said {
  readonly message: string;
  readonly hint: string | undefined;
  readonly key?: string | undefined;
}

/** A problem with the line that the mark goes under. What stands in no file has neither. */
export function placedProblem(
  lines: Lines | undefined,
  code: ProblemCode,
  where: SourcePosition | undefined,
  { message, hint, key }: Said,
): Problem {
  const sourceLine = where === undefined ? undefined : lines?.lineAt(where);
  return makeProblem(code, message, { hint, where, sourceLine, key });
}
