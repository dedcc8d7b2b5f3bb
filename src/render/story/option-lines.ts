import { type Choice, choicesOf, pathText } from '../../model/choices.ts';
import { type JsonValue, sameJson } from '../../model/json.ts';
import { firstNames, tally } from '../words.ts';
import { type Below, became, diffWords, inQuotes, type Line, nameOf, quoted, said, shownRuns } from './line.ts';

export const MOST_BELOW = 12;
const SOME = 2;

/** What changes among the options: the numbers in words, below them the first of each kind, removed ones first. */
export function optionsLine(before: JsonValue | undefined, after: JsonValue | undefined) {
  const diff = diffOptions(before, after);
  const { removed, relabelled, moved, added } = diff;
  const kinds: readonly (readonly (() => Below)[])[] = [
    removed.map((branch) => () => ({ sign: '-', words: said(branchInWords(branch)) })),
    relabelled.map((choice) => () => ({ sign: '~', words: relabelledInWords(choice) })),
    moved.map((choice) => () => {
      const path = became(pathInWords(choice.before), pathInWords(choice.path));
      return { sign: '~', words: [...said(valueBefore(choice)), ...path] };
    }),
    added.map((branch) => () => ({ sign: '+', words: said(branchInWords(branch)) })),
  ];
  const total = kinds.reduce((sum, lines) => sum + lines.length, 0);
  const below = firstOfEach(kinds).map((make) => make());
  return { words: said(countsInWords(diff)), below, left: total - below.length };
}

/** "3 removed, 2 added, 1 relabelled; others reordered" */
function countsInWords({ added, removed, relabelled, moved, order }: ReturnType<typeof diffOptions>): string {
  const [removals, additions] = [weightOf(removed), weightOf(added)];
  const counts = tally({ removed: removals, relabelled: relabelled.length, moved: moved.length, added: additions });
  if (counts === '') return order === 'another' ? 'same options, different order' : 'same options, written differently';
  return `${counts}${order === 'another' ? '; others reordered' : ''}`;
}

/** At least some of each kind; what is free goes to the first. */
function firstOfEach<T>(kinds: readonly (readonly T[])[]): readonly T[] {
  const atLeast = (some: readonly T[]): number => Math.min(some.length, SOME);
  let free = MOST_BELOW - kinds.reduce((sum, some) => sum + atLeast(some), 0);
  return kinds.flatMap((some) => {
    const shown = Math.min(some.length, atLeast(some) + free);
    free -= shown - atLeast(some);
    return some.slice(0, shown);
  });
}

/** The options of a new attribute. The stored value is permanent: `low "Low", 2 "Medium", High`. */
export function newOptions(options: JsonValue | undefined): string {
  const { added } = diffOptions(undefined, options);
  if (added.length === 0) return 'none';
  return firstNames(added, (branch) => {
    const isLabel = branch.value === branch.label || branch.value === pathText(branch);
    const name = isLabel ? nameOf(branch.label) : `${nameOf(branch.value)} ${quoted(branch.label)}`;
    return name + belowInWords(branch);
  });
}

function relabelledInWords(choice: Choice & { readonly before: string }): Line['words'] {
  const parents = choice.path.slice(0, -1).map((label) => `${nameOf(label)} › `);
  const labels = [choice.before, choice.label];
  const sides = diffWords(choice.before, choice.label).map((runs, index) =>
    shownRuns(nameOf(labels[index] ?? '').startsWith('"') ? inQuotes(runs) : runs),
  );
  return [...said(`${nameOf(choice.value)}  ${parents.join('')}`), ...sides.flat()];
}

/** "4711  Harbour › Pier 4 and 12 below it" */
function branchInWords(branch: Branch): string {
  return `${valueBefore(branch)}${pathInWords(branch.path)}${belowInWords(branch)}`;
}

function belowInWords({ below }: Branch): string {
  return below === 0 ? '' : ` and ${below} below it`;
}

/** The stored value, if it differs from the labels. */
function valueBefore(choice: Choice): string {
  return choice.value === pathText(choice) ? '' : `${nameOf(choice.value)}  `;
}

function pathInWords(path: readonly string[]): string {
  return path.map(nameOf).join(' › ');
}

interface Branch extends Choice {
  /** How many choices below it are added or removed with it. */
  readonly below: number;
}

/** Compares options by stored value, in linear time. A choice that moves keeps its value; one whose value is its path becomes another choice. */
export function diffOptions(before: JsonValue | undefined, after: JsonValue | undefined) {
  const byValue = (options: JsonValue | undefined): ReadonlyMap<string, Choice> =>
    new Map(choicesOf(options).map((choice) => [choice.value, choice]));
  const [was, is] = [byValue(before), byValue(after)];
  const relabelled: (Choice & { before: string })[] = [];
  const moved: (Choice & { before: readonly string[] })[] = [];
  for (const choice of is.values()) {
    const old = was.get(choice.value);
    if (old === undefined) continue;
    if (old.label !== choice.label) relabelled.push({ ...choice, before: old.label });
    if (old.parent?.value !== choice.parent?.value) moved.push({ ...choice, before: old.path });
  }
  return { added: branches(is, was), removed: branches(was, is), relabelled, moved, order: orderOf(was, is) };
}

/** The choices that only `these` have: the top of each branch, with the number of choices below it. */
function branches(these: ReadonlyMap<string, Choice>, others: ReadonlyMap<string, Choice>): readonly Branch[] {
  const topOf = new Map<string, Choice & { below: number }>();
  for (const choice of these.values()) {
    if (others.has(choice.value)) continue;
    const top = choice.parent && topOf.get(choice.parent.value);
    if (top !== undefined) top.below += 1;
    topOf.set(choice.value, top ?? { ...choice, below: 0 });
  }
  return [...new Set(topOf.values())];
}

/** Whether the choices that keep their parent are in the same order. */
function orderOf(was: ReadonlyMap<string, Choice>, is: ReadonlyMap<string, Choice>): 'as-before' | 'another' {
  const staying = (these: ReadonlyMap<string, Choice>, others: ReadonlyMap<string, Choice>): readonly string[] =>
    [...these.values()].flatMap(({ value, parent }) => {
      const other = others.get(value);
      return other !== undefined && other.parent?.value === parent?.value ? [value] : [];
    });
  return sameJson(staying(was, is), staying(is, was)) ? 'as-before' : 'another';
}

function weightOf(found: readonly Branch[]): number {
  return found.reduce((sum, { below }) => sum + 1 + below, 0);
}
