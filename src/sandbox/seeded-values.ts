import type { Column } from '../model/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { AttributeRow } from './model/desk.ts';
import { optionLabels } from './model/migrations.ts';

const DAY = 86_400_000;
const FIRST_DAY = Date.parse('2026-01-01T09:00:00Z');

const LONGEST_TEXT = 200;

/** Returns a generator of values for an attribute's column. */
export function seededValue(row: AttributeRow, kind: Column, dice: Dice): () => JsonValue {
  const { data_option: option } = row;
  const choices = usedChoices(option, dice);
  const time = () =>
    new Date(FIRST_DAY + dice.between(-365, 365) * DAY + dice.between(0, 8 * 60) * 60_000).toISOString();
  switch (kind) {
    case 'boolean':
      return () => dice.chance(0.5);
    case 'integer':
      return integers(option, dice);
    case 'date':
      return () => time().slice(0, 10);
    case 'datetime':
      return time;
    case 'json':
      return () => {
        const number = dice.between(1, 30);
        return { value: String(number), label: `Item ${number}` };
      };
    case 'list':
      return () => (choices.length === 0 ? [] : [...new Set([dice.pick(choices), dice.pick(choices)])]);
    case 'text':
      return choices.length > 0 ? () => dice.pick(choices) : texts(option, dice);
  }
}

/** The choices in use. Later options are unused, and some records keep a removed option. */
function usedChoices({ options, historical_options: history }: JsonObject, dice: Dice): readonly string[] {
  const now = Object.keys(optionLabels(options ?? {})).filter((value) => value !== '');
  const former = Object.keys(isJsonObject(history) ? history : {}).filter(
    (value) => value !== '' && !now.includes(value),
  );
  const used = now.slice(0, Math.max(1, Math.ceil(now.length * (0.4 + 0.6 * dice.roll()))));
  // The first options are used most.
  return [...used, ...used.slice(0, Math.ceil(used.length / 2)), ...(now.length === 0 ? [] : former)];
}

function integers({ min, max }: JsonObject, dice: Dice): () => number {
  const least = typeof min === 'number' ? min : 0;
  const most = typeof max === 'number' ? Math.min(max, least + 1000) : least + 1000;
  return () => dice.between(least, Math.max(least, most));
}

const WORDS = 'blue north contract server lamp wheel paper order east window copper seven garden bridge note'.split(
  ' ',
);

/** Mostly a few words; one in twenty has the maximum length. */
function texts({ maxlength }: JsonObject, dice: Dice): () => string {
  const limit = Number(maxlength) > 0 ? Math.min(Number(maxlength), 2000) : LONGEST_TEXT;
  return () => {
    const length = dice.chance(0.05) ? limit : Math.min(limit, dice.between(3, 40));
    let text = dice.pick(WORDS);
    while (text.length < length) text += ` ${dice.pick(WORDS)}`;
    return text.slice(0, length).trimEnd();
  };
}

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
