import type { ProblemAtPath } from '../../model/problem.ts';
import { valueAt } from './document.ts';
import { isSecretPath, isVariableAlone, mayHoldSecret } from './secret-words.ts';

/** Shorter text may occur elsewhere by chance. */
const SHORTEST_CREDENTIAL = 6;
const REPEATED = 'this value is invalid and not shown: the same text is used as a credential';
const REPEATED_HINT = 'Write another value here, and move the credential to an environment variable.';

/** Hides credentials in problems of other places, where an alias or a copy brings them. */
export function hideRepeated(
  problems: readonly ProblemAtPath[],
  document: unknown,
  credentials: () => ReadonlySet<string>,
): readonly ProblemAtPath[] {
  if (problems.length === 0 || credentials().size === 0) return problems;
  return problems.map((problem) => {
    const value = valueAt(document, problem.path);
    const isRepeated = typeof value !== 'object' && credentials().has(String(value)) && !isSecretPath(problem.path);
    return isRepeated ? { ...problem, message: REPEATED, hint: REPEATED_HINT } : problem;
  });
}

/** The values under keys that may hold a credential. */
export function credentialsIn(document: unknown): ReadonlySet<string> {
  const credentials = new Set<string>();
  addCredentials(document, 'open', credentials, new Map());
  return credentials;
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
