import type { Answer } from './transport.ts';

/** How long an answer asks to be left alone; 0 where it does not say. The header holds seconds, or a date. */
export function retryAfterMs({ retryAfter }: Answer): number {
  const text = retryAfter?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/** "120 s"; undefined where the answer does not say. */
export function pauseAskedFor(answer: Answer): string | undefined {
  const ms = retryAfterMs(answer);
  return ms === 0 ? undefined : `${Math.ceil(ms / 1000)} s`;
}
