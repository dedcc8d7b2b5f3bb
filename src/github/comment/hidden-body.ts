import type { Hide } from '../../run/hide.ts';

/**
 * A body as it may be read by everybody. Its first line, the mark, stays as it is: commits, digests and names that stand
 * in the repository are no secrets, and a word that somebody calls a credential must not break what decides.
 */
export function hiddenBody(body: string, hide: Hide): string {
  const end = body.indexOf('\n');
  return end < 0 ? body : `${body.slice(0, end)}${hide.text(body.slice(end))}`;
}
