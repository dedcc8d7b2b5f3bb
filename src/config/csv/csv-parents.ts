import type { Problem } from '../../problem/problem.ts';
import { nearest } from '../../schema/did-you-mean.ts';
import { quote } from '../../schema/secret-words.ts';
import type { CsvTable } from './csv-table.ts';

/** A parent without a row. */
export interface MadeParent {
  readonly path: string;
  /** The first row below it. */
  readonly row: number;
  /** With itself among them. */
  readonly siblings: readonly Sibling[];
}

interface Sibling {
  readonly name: string;
  readonly children?: readonly Sibling[];
}

/**
 * Reports parents that probably exist because of a typing error: a parent without a row is created automatically. Names
 * are compared only if half of them is the same.
 */
export function checkMadeParents(
  made: ReadonlyMap<Sibling, MadeParent>,
  table: CsvTable,
  pathAt: number,
): readonly Problem[] {
  const families = new Set([...made.values()].map(({ siblings }) => siblings));
  return [...families].flatMap((siblings) => {
    const family = familyOf(siblings, made);
    return [...family.members].flatMap(([name, { parent, made: branch }]) => {
      const meant = branch === undefined ? undefined : findMeant(name, family);
      if (branch === undefined || meant === undefined) return [];
      const right = `${branch.path.slice(0, branch.path.length - parent.name.length)}${meant.name}`;
      const message = `no row defines the path ${quote(branch.path)}, so it is created as a separate option next to ${quote(right)}`;
      const hint = `Did you mean ${right}? If not, add a row for it.`;
      return [table.problem(branch.row, pathAt, 'option-parent', { message, hint })];
    });
  });
}

/** Parents below one parent. Numbered names ("Hall 1", "Hall 2") are not typing errors: one represents all. */
interface Family {
  readonly members: Map<string, Member>;
  readonly byHalf: Map<string, string[]>;
}

interface Member {
  readonly parent: Sibling;
  readonly made: MadeParent | undefined;
}

function familyOf(siblings: readonly Sibling[], made: ReadonlyMap<Sibling, MadeParent>): Family {
  const family: Family = { members: new Map(), byHalf: new Map() };
  for (const parent of siblings) if (parent.children !== undefined) join(family, { parent, made: made.get(parent) });
  return family;
}

function join({ members, byHalf }: Family, member: Member): void {
  const name = withoutNumber(member.parent.name);
  const other = members.get(name);
  if (other !== undefined) {
    if (isStronger(member, other)) members.set(name, member);
    return;
  }
  members.set(name, member);
  for (const half of halvesOf(name)) {
    const alike = byHalf.get(half);
    if (alike === undefined) byHalf.set(half, [name]);
    else if (alike.length < MOST_ALIKE) alike.push(name);
  }
}

/** Where more names than these share a half, it is a word that they all have. */
const MOST_ALIKE = 32;

/** Replaces digits, single letters and Roman numerals. */
function withoutNumber(name: string): string {
  return name.replaceAll(/\p{N}+|(?<!\p{L})(?:\p{L}{1,2}|[IVX]+)(?!\p{L})/gu, '#');
}

/** Of two names that are one edit apart, one half is the same, whichever of them is longer by a letter. */
function halvesOf(name: string): ReadonlySet<string> {
  const word = name.toLowerCase();
  const lengths = [Math.floor(word.length / 2), Math.floor((word.length - 1) / 2)];
  return new Set(lengths.flatMap((length) => [`${word.slice(0, length)}…`, `…${word.slice(word.length - length)}`]));
}

function findMeant(name: string, { members, byHalf }: Family): Sibling | undefined {
  const branch = members.get(name);
  const alike = new Set([...halvesOf(name)].flatMap((half) => byHalf.get(half) ?? []));
  const others = [...alike].filter((other) => {
    const member = members.get(other);
    return other !== name && member !== undefined && branch !== undefined && isStronger(member, branch);
  });
  const meant = nearest(name, others);
  return meant === undefined ? undefined : members.get(meant)?.parent;
}

/** Which of the two is the mistake: the one without a row, else the one with less below it, else the later one. */
function isStronger(other: Member, member: Member): boolean {
  if (other.made === undefined || member.made === undefined) return member.made !== undefined;
  const more = (other.parent.children?.length ?? 0) - (member.parent.children?.length ?? 0);
  return more > 0 || (more === 0 && other.made.row < member.made.row);
}
