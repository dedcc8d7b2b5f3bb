import type { Path, ProblemAtPath } from '../../model/problem.ts';
import { isSecretPath, isVariableAlone, mayHoldSecret } from './secret-words.ts';

/** "position", "data_option/options/0/name". */
export function formatPath(path: Path): string {
  return path.join('/');
}

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

/** Removes consequential errors and credentials from the problems of a document. */
export function problemsToShow(problems: readonly ProblemAtPath[], document: unknown): readonly ProblemAtPath[] {
  return withoutCredentials(withoutEchoes(problems), document);
}

/** Removes other problems at or below an unknown key, since they depend on the key that was meant. */
function withoutEchoes(problems: readonly ProblemAtPath[]): readonly ProblemAtPath[] {
  const unknown = new Set(problems.flatMap(({ code, path }) => (code === 'unknown-key' ? [formatPath(path)] : [])));
  if (unknown.size === 0) return problems;
  return problems.filter(({ code, path }) => {
    const isEcho = (_: string, depth: number): boolean => unknown.has(formatPath(path.slice(0, depth)));
    return !path.some(isEcho) && (code === 'unknown-key' || !unknown.has(formatPath(path)));
  });
}

/** Shorter text may occur elsewhere by chance. */
const SHORTEST_CREDENTIAL = 6;
const REPEATED = 'this value is invalid and not shown: the same text is used as a credential';
const REPEATED_HINT = 'Write another value here, and move the credential to an environment variable.';

/**
 * Hides credentials in messages about other places, where an alias or a copy brings them.
 */
function withoutCredentials(problems: readonly ProblemAtPath[], document: unknown): readonly ProblemAtPath[] {
  if (problems.length === 0) return problems;
  const credentials = new Set<string>();
  addCredentials(document, 'open', credentials, new Map());
  if (credentials.size === 0) return problems;
  return problems.map((problem) => {
    const value = valueAt(document, problem.path);
    const isRepeated = typeof value !== 'object' && credentials.has(String(value)) && !isSecretPath(problem.path);
    return isRepeated ? { ...problem, message: REPEATED, hint: REPEATED_HINT } : problem;
  });
}

function addCredentials(
  value: unknown,
  place: 'open' | 'secret',
  credentials: Set<string>,
  seen: Map<object, string>,
): void {
  if (typeof value === 'object' && value !== null) {
    if (seen.get(value) === place || seen.get(value) === 'secret') return;
    seen.set(value, place);
    for (const [key, inside] of Object.entries(value))
      addCredentials(inside, mayHoldSecret(key) ? 'secret' : place, credentials, seen);
    return;
  }
  const text = String(value);
  if (place === 'secret' && text.length >= SHORTEST_CREDENTIAL && !isVariableAlone(text)) credentials.add(text);
}
