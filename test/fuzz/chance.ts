/** Numbers that look like chance and are the same for the same seed, so that a case can be had again. */
export interface Chance {
  /** From 0 up to, and without, the limit. */
  readonly below: (limit: number) => number;
  readonly oneOf: <T>(choices: readonly T[]) => T;
}

/** Mulberry32, as everybody writes it. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    oneOf: (choices) => {
      const [chosen] = choices.slice(below(choices.length));
      if (chosen === undefined) throw new Error('there is nothing to choose from');
      return chosen;
    },
  };
}
