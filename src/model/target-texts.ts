/** One login method (5.2/07_auth, 6.5/11_auth). In settings, the texts may contain `${env:…}`. */
export type Credentials =
  | { readonly kind: 'token' | 'bearer'; readonly token: string }
  | { readonly kind: 'basic'; readonly user: string; readonly password: string };

/**
 * Parses an address; undefined if it is invalid. Does not use `URL.canParse`: once Node 20 has compiled a call of it, it
 * returns false for every address with a letter such as "ü".
 */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Decodes percent-encoding; a text that is not encoded so stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const MILLISECONDS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;

/** The longest timer of Node in milliseconds: one more, and it fires immediately. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** "500ms", "60s", "2m", "1h" in milliseconds, also more than a timer holds; undefined if it is no time. */
export function readDuration(text: string): number | undefined {
  const [, number, unit] = /^(\d+)(ms|s|m|h)$/u.exec(text) ?? [];
  if (unit !== 'ms' && unit !== 's' && unit !== 'm' && unit !== 'h') return undefined;
  return Number(number) * MILLISECONDS[unit];
}
