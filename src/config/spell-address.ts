/**
 * The address of a help desk in its one spelling: small letters in the host, no usual port, no last slash. Locks, digests
 * and journals name a help desk by it. What is no address yet, or holds more than one, stays as it is.
 */
export function spellAddress(text: string): string {
  if (text.includes('${') || !URL.canParse(text)) return text;
  const { protocol, host, pathname, username, password, search, hash } = new URL(text);
  if (host === '' || username !== '' || password !== '' || search !== '' || hash !== '') return text;
  return `${protocol}//${host}${pathname.replace(/\/+$/u, '')}`;
}
