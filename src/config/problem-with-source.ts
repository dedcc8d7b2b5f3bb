import type { Problem, ProblemAtPath } from '../problem/problem.ts';
import type { SourcePosition } from '../problem/source-position.ts';
import type { Locate } from './yaml/yaml-place.ts';

/** A document or a part of one. Its lines may be in more than one file: an overlay's beside the attribute's own. */
interface WrittenPart {
  readonly locate: Locate;
  readonly lineAt: (where: SourcePosition) => string | undefined;
  readonly key?: string | undefined;
}

/** A problem at its place in a file, with the line that the mark goes under. */
export function problemWithSource(
  { locate, lineAt, key }: WrittenPart,
  { path, at, ...problem }: ProblemAtPath,
): Problem {
  const where = locate(path, at);
  return { ...problem, where, sourceLine: lineAt(where), key };
}
