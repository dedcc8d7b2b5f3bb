import { isSecretKey } from '../attribute/data-option-keys.ts';

const SECRET_WORD = /^(?:token|password|bearer)$|authorization|cookie|secret|api-?key|-token$/iu;

/** Whether what stands under a key may be a credential, which no message and no quoted line may show. */
export function mayHoldSecret(key: string): boolean {
  return SECRET_WORD.test(key) || isSecretKey(key);
}

/** A line of a file as it may be shown: credentials, also half-written ones, as stars in the same columns. */
export function hideSecrets(line: string): string {
  const withoutLogins = line.replaceAll(/(?<=\/\/)[^/\s@]+(?=@)/gu, stars);
  for (const match of withoutLogins.matchAll(/([\w.-]+)["']?\s*:\s+/gu)) {
    const [whole, key = ''] = match;
    const start = match.index + whole.length;
    const value = withoutLogins.slice(start);
    if (mayHoldSecret(key) && value !== '' && !/^["']?\$\{env:[^}]*\}["']?\s*(?:[,}#].*)?$/u.test(value))
      return withoutLogins.slice(0, start) + stars(value);
  }
  return withoutLogins;
}

function stars(text: string): string {
  return '*'.repeat(text.length);
}
