import type { Choice } from '../../attribute/choices.ts';
import type { ProblemCode } from '../../problem/problem-codes.ts';
import { forAll, type Path, type Remark, remarkOnKey } from '../remark.ts';

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
  return [forAll(found.length, remarkOnKey(code, placeOf(choice), message, hint))];
}

/** Where a choice stands in its definition. Worked out only for what has to be said. */
function placeOf({ parent, step }: Choice): Path {
  return parent === undefined ? ['data_option', 'options', step] : [...placeOf(parent), 'children', step];
}
