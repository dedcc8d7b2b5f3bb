import type { Path, ProblemAtPath } from '../problem/problem.ts';
import { isSecretPath, isVariableAlone, mayHoldSecret } from './secret-words.ts';

/** "position", "data_option/options/0/name". */
export function formatPath(path: Path): string {
  return path.join('/');
}

/** What was written at a path; undefined where nothing was. */
export function valueAt(document: unknown, path: Path): unknown {
  let value = document;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** One problem for all of a kind: the first with its place, and how many others there are. */
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

/** What is wrong with a document as it may be told: without echoes of a mistake, and without a credential. */
export function problemsToShow(problems: readonly ProblemAtPath[], document: unknown): readonly ProblemAtPath[] {
  return withoutCredentials(withoutEchoes(problems), document);
}

/** What stands at or below an unknown key says nothing more: what to do about it depends on what was meant. */
function withoutEchoes(problems: readonly ProblemAtPath[]): readonly ProblemAtPath[] {
  const unknown = new Set(problems.flatMap(({ code, path }) => (code === 'unknown-key' ? [formatPath(path)] : [])));
  if (unknown.size === 0) return problems;
  return problems.filter(({ code, path }) => {
    const isEcho = (_: string, depth: number): boolean => unknown.has(formatPath(path.slice(0, depth)));
    return !path.some(isEcho) && (code === 'unknown-key' || !unknown.has(formatPath(path)));
  });
}

/** What is shorter may stand anywhere by chance. */
const SHORTEST_CREDENTIAL = 6;
const REPEATED = 'this value is invalid and not shown: the same text is used as a credential';
const REPEATED_HINT = 'Write another value here, and move the credential to an environment variable.';

/**
 * What is written where a credential belongs is not repeated there; here it is not repeated elsewhere, where an alias or a
 * copy brings it.
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
