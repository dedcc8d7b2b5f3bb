import { findSecretParameters, isFilledInLater } from '../attribute/address-credentials.ts';
import { isSecretKey } from '../attribute/secret-settings.ts';

const SECRET_WORD = /^(?:token|password|bearer)$|authorization|cookie|secret|api[-_]?key|-token$/iu;

/** Whether what stands under a key may be a credential, which no message and no quoted line may show. */
export function mayHoldSecret(key: string): boolean {
  return SECRET_WORD.test(key) || isSecretKey(key);
}

/** From its first letter on: from each letter of a long text the search would begin anew. */
const KEY = /(?<![\w.-])([\w.-]+)["']?\s*:\s+/gu;

/** A line of a file as it may be shown: credentials, also half-written ones, as stars in the same columns. */
export function hideSecrets(line: string): string {
  const publicLine = withoutParameters(withoutLogins(line));
  for (const match of publicLine.matchAll(KEY)) {
    const [whole, key = ''] = match;
    const start = match.index + whole.length;
    const value = publicLine.slice(start);
    if (mayHoldSecret(key) && value !== '' && !/^["']?\$\{env:[^}]*\}["']?\s*(?:[,}#].*)?$/u.test(value))
      return publicLine.slice(0, start) + stars(value);
  }
  return publicLine;
}

/** To the last @ before a slash: a password may hold one. */
function withoutLogins(line: string): string {
  return line.replaceAll(/(?<=\/\/)[^/\s]+(?=@)/gu, (login) => (isFilledInLater(login) ? login : stars(login)));
}

function withoutParameters(line: string): string {
  return findSecretParameters(line).reduce(
    (shown, { start, end }) => shown.slice(0, start) + stars(shown.slice(start, end)) + shown.slice(end),
    line,
  );
}

function stars(text: string): string {
  return '*'.repeat(text.length);
}
