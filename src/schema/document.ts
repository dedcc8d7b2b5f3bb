import type { Path, ProblemAtPath } from '../problem/problem.ts';

/** One problem for all of a kind: the first with its place, and how many others there are. */
export function problemOfFirst<Found>(
  found: readonly Found[],
  tell: (first: Found) => ProblemAtPath,
): readonly ProblemAtPath[] {
  const [first] = found;
  if (first === undefined) return [];
  const problem = tell(first);
  const others = found.length - 1;
  return [others === 0 ? problem : { ...problem, message: `${problem.message}; so it is with ${others} more` }];
}

/** What stands below a key that nobody knows means nothing: what to do about it depends on what was meant. */
export function nothingBelowUnknown(problems: readonly ProblemAtPath[]): readonly ProblemAtPath[] {
  const unknown = new Set(problems.flatMap(({ code, path }) => (code === 'unknown-key' ? [formatPath(path)] : [])));
  if (unknown.size === 0) return problems;
  return problems.filter(({ path }) => !path.some((_, depth) => unknown.has(formatPath(path.slice(0, depth)))));
}

/** "position", "data_option/options/0/name". */
export function formatPath(path: Path): string {
  return path.join('/');
}
