import { readUrl } from '../../attribute/target-texts.ts';

/**
 * The address of a help desk in its one spelling: small letters in the host, no usual port, no last slash. Locks, digests
 * and journals name a help desk by it. What is no address yet, or holds more than one, stays as it is.
 */
export function spellAddress(text: string): string {
  const url = text.includes('${') ? undefined : readUrl(text);
  if (url === undefined) return text;
  const { protocol, host, pathname, username, password, search, hash } = url;
  if (host === '' || username !== '' || password !== '' || search !== '' || hash !== '') return text;
  return `${protocol}//${host}${pathname.replace(/\/+$/u, '')}`;
}
