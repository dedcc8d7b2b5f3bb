import { isCollection, isPair, isScalar, type Scalar } from 'yaml';
import { quoteOf } from './scalar.ts';
import type { KeyQuote, Neighbours } from './writing.ts';

/** New parts in braces are written without regard to blocks around them. */
export function flowOnly(neighbours: Neighbours): Neighbours {
  return { ...neighbours, collections: 'flow' };
}

/**
 * What a new part has around it that follows the old one of this index (-1: before all of them). Of collections the
 * nearest one is followed, of texts and keys what all of them have in common.
 */
export type Neighbourhood = (after: number) => Neighbours;

/** Most edits add nothing, and some add thousands: the parts are looked through once, and only when one asks. */
export function neighbourhoodOf(parts: readonly unknown[]): Neighbourhood {
  let seen: Seen | undefined;
  return (after) => {
    seen ??= lookAt(parts);
    const { above, first, texts, keys } = seen;
    return { collections: above[after] ?? first, texts, keys };
  };
}

interface Seen extends Pick<Neighbours, 'texts' | 'keys'> {
  /** How the nearest collection is written at a part or above it; undefined where there is none. */
  readonly above: readonly (Neighbours['collections'] | undefined)[];
  readonly first: Neighbours['collections'];
}

function lookAt(parts: readonly unknown[]): Seen {
  const values = parts.map((part) => (isPair(part) ? part.value : part));
  let nearest: Neighbours['collections'] | undefined;
  let first: Neighbours['collections'] | undefined;
  const above = values.map((value) => {
    if (isCollection(value) && value.items.length > 0) nearest = value.flow === true ? 'flow' : 'block';
    first ??= nearest;
    return nearest;
  });
  const texts = values.filter((value) => isScalar(value)).filter(({ value }) => typeof value === 'string');
  const keys = parts.flatMap((part) => (isPair(part) && isScalar(part.key) ? [part.key] : []));
  const lastText = texts.at(-1);
  const quoted = texts.length > 0 && texts.every((text) => text.type === lastText?.type) ? lastText : undefined;
  return {
    above,
    first: first ?? 'none',
    texts: quoted === undefined ? 'plain' : quoteOf(quoted),
    keys: keyQuoteOf(keys),
  };
}

function keyQuoteOf(keys: readonly Scalar[]): KeyQuote {
  if (keys.some((key) => quoteOf(key) === 'plain' && /^\d+$/u.test(String(key.value)))) return 'bare numbers';
  const [first] = keys;
  return first !== undefined && keys.every((key) => key.type === first.type) ? quoteOf(first) : 'plain';
}
