const MILLISECONDS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;

/** Node's timers hold no more: with one millisecond above it they fire at once. */
const LONGEST = 2 ** 31 - 1;

export type Duration =
  | { readonly outcome: 'time'; readonly ms: number }
  | { readonly outcome: 'no-time' }
  | { readonly outcome: 'too-long' };

/** "500ms", "60s", "2m", "1h" in milliseconds. */
export function readDuration(text: string): Duration {
  const match = /^(\d+)(ms|s|m|h)$/u.exec(text);
  const unit = match?.[2];
  if (unit !== 'ms' && unit !== 's' && unit !== 'm' && unit !== 'h') return { outcome: 'no-time' };
  const ms = Number(match?.[1]) * MILLISECONDS[unit];
  return ms > LONGEST ? { outcome: 'too-long' } : { outcome: 'time', ms };
}
