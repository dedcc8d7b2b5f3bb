const MILLISECONDS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;

/** "500ms", "60s", "2m", "1h" in milliseconds. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d+)(ms|s|m|h)$/u.exec(text);
  const unit = match?.[2];
  if (unit !== 'ms' && unit !== 's' && unit !== 'm' && unit !== 'h') return undefined;
  return Number(match?.[1]) * MILLISECONDS[unit];
}
