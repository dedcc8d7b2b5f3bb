import type { Path, ProblemAtPath } from '../../model/problem.ts';

/** Returns the value at a path; undefined if there is none. */
export function valueAt(document: unknown, path: Path): unknown {
  let value = document;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** Makes one problem for all of a kind: the first one, with the number of others. */
export function problemOfFirst<Found>(
  found: readonly Found[],
  tell: (first: Found) => ProblemAtPath,
): readonly ProblemAtPath[] {
  const [first] = found;
  if (first === undefined) return [];
  const problem = tell(first);
  const others = found.length - 1;
  return [others === 0 ? problem : { ...problem, message: `${problem.message} (and ${others} more)` }];
}
