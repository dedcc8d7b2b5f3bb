import type { ProblemCode } from '../../problem/problem-codes.ts';
import { type Remark, remarkOnKey } from '../remark.ts';
import { type Choice, placeOf } from './choices.ts';

interface Told {
  readonly choice: Choice;
  readonly message: string;
  readonly hint: string;
}

/** The first of its kind with its place, and how many others there are. */
export function tellFirst<Found>(
  code: ProblemCode,
  found: readonly Found[],
  tell: (first: Found) => Told,
): readonly Remark[] {
  const [first] = found;
  if (first === undefined) return [];
  const { choice, message, hint } = tell(first);
  const others = found.length === 1 ? '' : `; so it is with ${found.length - 1} more`;
  return [remarkOnKey(code, placeOf(choice), `${message}${others}`, hint)];
}
