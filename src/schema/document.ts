import type { Path, ProblemAtPath } from '../problem/problem.ts';
import { valueAt } from './schema-errors.ts';
import { isSecretPath, isVariableAlone, mayHoldSecret } from './secret-words.ts';

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

/** What is shorter may stand anywhere by chance. */
const SHORTEST_CREDENTIAL = 6;

/**
 * Remarks as they may be told. What is written where a credential belongs is not repeated there; here it is not repeated
 * elsewhere, where an alias or a copy brings it.
 */
export function withoutCredentials(problems: readonly ProblemAtPath[], document: unknown): readonly ProblemAtPath[] {
  if (problems.length === 0) return problems;
  const credentials = new Set<string>();
  findCredentials(document, 'open', { credentials, seen: new Map() });
  if (credentials.size === 0) return problems;
  return problems.map((problem) => {
    const value = valueAt(document, problem.path);
    const isRepeated = typeof value !== 'object' && credentials.has(String(value)) && !isSecretPath(problem.path);
    return isRepeated ? { ...problem, message: REPEATED, hint: REPEATED_HINT } : problem;
  });
}

const REPEATED = 'what is written here is not right, and not shown: the same text stands where a credential belongs';
const REPEATED_HINT = 'Write something else here, and the credential into an environment variable.';

type Place = 'open' | 'secret';

interface Found {
  readonly credentials: Set<string>;
  /** Aliases make one value stand in many places. */
  readonly seen: Map<object, Place>;
}

function findCredentials(value: unknown, place: Place, found: Found): void {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value);
    if (place === 'secret' && text.length >= SHORTEST_CREDENTIAL && !isVariableAlone(text)) found.credentials.add(text);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const seen = found.seen.get(value);
  if (seen === place || seen === 'secret') return;
  found.seen.set(value, place);
  for (const [key, inside] of Object.entries(value))
    findCredentials(
      inside,
      place === 'secret' || (!Array.isArray(value) && mayHoldSecret(key)) ? 'secret' : 'open',
      found,
    );
}
