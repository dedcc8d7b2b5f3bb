import type { ProblemAtPath } from '../problem/problem.ts';
import { valueAt } from './describe-fault.ts';
import { isSecretPath, isVariableAlone, mayHoldSecret } from './secret-words.ts';

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
