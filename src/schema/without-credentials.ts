import { valueAt } from './describe-fault.ts';
import type { Remark } from './remark.ts';
import { isSecretPath, isVariableAlone, mayHoldSecret } from './secret-words.ts';

/** What is shorter may stand anywhere by chance. */
const SHORTEST_CREDENTIAL = 6;

/**
 * Remarks as they may be told. What is written where a credential belongs is not repeated there; here it is not repeated
 * elsewhere, where an alias or a copy brings it.
 */
export function withoutCredentials(remarks: readonly Remark[], document: unknown): readonly Remark[] {
  if (remarks.length === 0) return remarks;
  const credentials = new Set<string>();
  addCredentials(document, 'open', credentials);
  if (credentials.size === 0) return remarks;
  return remarks.map((remark) => {
    const value = valueAt(document, remark.path);
    const isRepeated = typeof value !== 'object' && credentials.has(String(value)) && !isSecretPath(remark.path);
    return isRepeated ? { ...remark, message: REPEATED, hint: REPEATED_HINT } : remark;
  });
}

const REPEATED = 'what is written here is not right, and not shown: the same text stands where a credential belongs';
const REPEATED_HINT = 'Write something else here, and the credential into an environment variable.';

function addCredentials(value: unknown, place: 'open' | 'secret', credentials: Set<string>): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inside] of Object.entries(value))
      addCredentials(inside, mayHoldSecret(key) ? 'secret' : place, credentials);
    return;
  }
  const text = String(value);
  if (place === 'secret' && text.length >= SHORTEST_CREDENTIAL && !isVariableAlone(text)) credentials.add(text);
}
