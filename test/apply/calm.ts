import type { ApplyEvent, Clock } from '../../src/apply/events.ts';

/** A clock on which only sleeping takes time. */
export function clockOfSleepers(): Clock & { readonly slept: readonly number[] } {
  let time = 0;
  const slept: number[] = [];
  return {
    slept,
    patienceMs: 5_000,
    now: () => time,
    sleep: async (ms) => {
      slept.push(ms);
      time += ms;
    },
  };
}

export const CALM: Clock = clockOfSleepers();

/** What a run comes to when nobody stops it. */
export async function runToItsEnd<Report>(run: AsyncGenerator<ApplyEvent, Report>): Promise<Report> {
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
  }
}
