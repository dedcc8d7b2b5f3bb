import { isCollection, isPair, isScalar, type Scalar } from 'yaml';
import { quoteOf } from './edit-scalar.ts';
import type { KeyQuote, Neighbours } from './edit-writing.ts';

/** New parts in braces are written without regard to blocks around them. */
export function flowOnly(neighbours: Neighbours): Neighbours {
  return { ...neighbours, collections: 'flow' };
}

/** Of collections the nearest one is followed, of texts and keys what all of them have in common. */
export function neighboursOf(parts: readonly unknown[], after: number): Neighbours {
  const values = parts.map((part) => (isPair(part) ? part.value : part));
  const isFilled = (value: unknown): boolean => isCollection(value) && value.items.length > 0;
  const collection = values.slice(0, after + 1).findLast(isFilled) ?? values.slice(after + 1).find(isFilled);
  const texts = values.filter((value) => isScalar(value)).filter(({ value }) => typeof value === 'string');
  const keys = parts.flatMap((part) => (isPair(part) && isScalar(part.key) ? [part.key] : []));
  const lastText = texts.at(-1);
  const quoted = texts.length > 0 && texts.every((text) => text.type === lastText?.type) ? lastText : undefined;
  return {
    collections: !isCollection(collection) ? 'none' : collection.flow === true ? 'flow' : 'block',
    texts: quoted === undefined ? 'plain' : quoteOf(quoted),
    keys: keyQuoteOf(keys),
  };
}

function keyQuoteOf(keys: readonly Scalar[]): KeyQuote {
  if (keys.some((key) => quoteOf(key) === 'plain' && /^\d+$/u.test(String(key.value)))) return 'bare numbers';
  const [first] = keys;
  return first !== undefined && keys.every((key) => key.type === first.type) ? quoteOf(first) : 'plain';
}
