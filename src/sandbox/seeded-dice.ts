/** Reproducible random values, seeded with a name. */
export interface Dice {
  /** At least 0, and below 1. */
  readonly roll: () => number;
  readonly chance: (share: number) => boolean;
  /** From a list that is not empty. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Both ends included. */
  readonly between: (least: number, most: number) => number;
}

/** Creates dice for a name. Each field has its own, so that adding one does not change the others. */
export function diceFor(name: string): Dice {
  let state = seedOf(name);
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    roll,
    chance: (share) => roll() < share,
    pick: (items) => items[Math.floor(roll() * items.length)] as (typeof items)[number],
    between: (least, most) => least + Math.floor(roll() * (most - least + 1)),
  };
}

function seedOf(name: string): number {
  return [...name].reduce((seed, sign) => Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
}
