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

/** A problem with the line that the mark goes under. */
export function problemWithSource(
  lines: Lines,
  code: ProblemCode,
  where: SourcePosition,
  { message, hint, key }: Said,
): Problem {
  return makeProblem(code, message, { hint, where, sourceLine: lines.lineAt(where), key });
}
