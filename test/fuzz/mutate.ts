import type { Chance } from './chance.ts';
import { PIECES, VALUES } from './odd.ts';

/** The same text with some places changed: pieces put in, taken out, doubled, moved, or its end cut off. */
export function mutateText(text: string, chance: Chance): string {
  let mutated = text;
  for (let times = 1 + chance.below(3); times > 0; times -= 1) mutated = mutateOnce(mutated, chance);
  return mutated;
}

function mutateOnce(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  const to = Math.min(text.length, at + chance.below(chance.oneOf([2, 10, 200])));
  const part = text.slice(at, to);
  switch (chance.below(8)) {
    case 0:
      return text.slice(0, at) + text.slice(to);
    case 1:
      return text.slice(0, to) + part.repeat(1 + chance.below(50)) + text.slice(to);
    case 2: {
      const elsewhere = chance.below(text.length + 1);
      return text.slice(0, elsewhere) + part + text.slice(elsewhere);
    }
    case 3:
      return chance.below(4) === 0 ? text.slice(0, at) : replaceWord(text, at, chance);
    case 4:
      return replaceWord(text, at, chance);
    default:
      return text.slice(0, at) + chance.oneOf(PIECES) + text.slice(chance.below(2) === 0 ? at : to);
  }
}

function replaceWord(text: string, from: number, chance: Chance): string {
  const word = /[\w.-]+/u.exec(text.slice(from));
  if (word === null) return text;
  const at = from + word.index;
  return text.slice(0, at) + chance.oneOf(PIECES) + text.slice(at + word[0].length);
}

/** A copy of a JSON value with some of its parts replaced, taken out, doubled or renamed. */
export function mutateJson(value: unknown, chance: Chance): unknown {
  let mutated = structuredClone(value);
  for (let times = 1 + chance.below(3); times > 0; times -= 1) {
    const parts = holdersIn(mutated);
    const holder = parts[chance.below(parts.length)];
    if (holder === undefined) mutated = chance.oneOf(VALUES)();
    else changeInside(holder, chance);
  }
  return mutated;
}

type Holder = unknown[] | Record<string, unknown>;

function holdersIn(value: unknown): readonly Holder[] {
  const found: Holder[] = [];
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    found.push(next as Holder);
    open.push(...Object.values(next));
  }
  return found;
}

function changeInside(holder: Holder, chance: Chance): void {
  const change = chance.below(4);
  if (Array.isArray(holder)) {
    const at = chance.below(holder.length + 1);
    if (change === 0) holder.splice(at, 1);
    else if (change === 1) holder.push(structuredClone(holder[at] ?? null));
    else holder[at] = chance.oneOf(VALUES)();
    return;
  }
  const keys = Object.keys(holder);
  const key = keys[chance.below(keys.length)] ?? 'a';
  if (change === 0) delete holder[key];
  else if (change === 1) define(holder, chance.oneOf(PIECES), holder[key]);
  else define(holder, key, chance.oneOf(VALUES)());
}

/** Plain assignment to `__proto__` would change what the holder inherits from. */
function define(holder: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });
}
