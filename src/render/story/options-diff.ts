import { type Choice, choicesOf } from '../../model/choices.ts';
import type { JsonValue } from '../../model/json.ts';

/** A choice that is added or removed with all choices below it. */
export interface Branch extends Choice {
  /** How many choices below it are added or removed with it. */
  readonly below: number;
}

export interface OptionsDiff {
  readonly added: readonly Branch[];
  readonly removed: readonly Branch[];
  readonly relabelled: readonly (Choice & { readonly before: string })[];
  /** The same stored value at another place in the tree. */
  readonly moved: readonly (Choice & { readonly before: readonly string[] })[];
  /** `another`: the remaining choices are in another order. */
  readonly order: 'as-before' | 'another';
  /** The choices afterwards, and how many changed: a branch counts with everything below it. */
  readonly total: number;
  readonly touched: number;
}

/** Compares options by stored value, in linear time. A choice that moves keeps its value; one whose value is its path becomes another choice. */
export function diffOptions(before: JsonValue | undefined, after: JsonValue | undefined): OptionsDiff {
  const [was, is] = [byValue(before), byValue(after)];
  const added = branches(is, was);
  const removed = branches(was, is);
  const relabelled: (Choice & { before: string })[] = [];
  const moved: (Choice & { before: readonly string[] })[] = [];
  for (const choice of is.values()) {
    const old = was.get(choice.value);
    if (old === undefined) continue;
    if (old.label !== choice.label) relabelled.push({ ...choice, before: old.label });
    if (parentOf(old) !== parentOf(choice)) moved.push({ ...choice, before: old.path });
  }
  return {
    added,
    removed,
    relabelled,
    moved,
    order: sameOrder(was, is) ? 'as-before' : 'another',
    total: is.size,
    touched: weightOf(added) + weightOf(removed) + relabelled.length + moved.length,
  };
}

function byValue(options: JsonValue | undefined): ReadonlyMap<string, Choice> {
  return new Map(choicesOf(options).map((choice) => [choice.value, choice]));
}

/** The stored value of the choice above it. */
function parentOf({ parent }: Choice): string | undefined {
  return parent?.value;
}

/** The choices that only `these` have: the top of each branch, with the number of choices below it. */
function branches(these: ReadonlyMap<string, Choice>, others: ReadonlyMap<string, Choice>): readonly Branch[] {
  const topOf = new Map<string, string>();
  const below = new Map<string, number>();
  for (const choice of these.values()) {
    const { value } = choice;
    if (others.has(value)) continue;
    const parent = parentOf(choice);
    const top = parent === undefined ? undefined : topOf.get(parent);
    topOf.set(value, top ?? value);
    if (top === undefined) below.set(value, 0);
    else below.set(top, (below.get(top) ?? 0) + 1);
  }
  return [...below].flatMap(([value, count]) => {
    const choice = these.get(value);
    return choice === undefined ? [] : [{ ...choice, below: count }];
  });
}

/** Whether the choices that keep their parent are in the same order. */
function sameOrder(was: ReadonlyMap<string, Choice>, is: ReadonlyMap<string, Choice>): boolean {
  const stays = (choice: Choice, other: Choice | undefined): boolean =>
    other !== undefined && parentOf(other) === parentOf(choice);
  const before = [...was.values()].filter((choice) => stays(choice, is.get(choice.value)));
  const after = [...is.values()].filter((choice) => stays(choice, was.get(choice.value)));
  return before.every(({ value }, index) => after[index]?.value === value);
}

/** How many choices these branches hold. */
export function weightOf(found: readonly Branch[]): number {
  return found.reduce((sum, { below }) => sum + 1 + below, 0);
}
