/**
 * The address that a text is, undefined where it is none. Not by `URL.canParse`: once Node 20 has compiled a call of it, it
 * says false of every address with a letter such as "ü".
 */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
