import type { AttributeRow, Desk, Reference } from './desk.ts';
import { has } from './release-rules.ts';

/** "Overview: A,B; Trigger: C", or undefined when nothing uses the attribute (5.2/05 "list with references"). */
export function usersOf(desk: Desk, row: AttributeRow): string | undefined {
  const titles = new Map<string, string[]>();
  for (const { kind, title } of countingReferences(desk, row)) titles.set(kind, [...(titles.get(kind) ?? []), title]);
  if (titles.size === 0) return undefined;
  return [...titles]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, named]) => `${kind}: ${named.sort().join(',')}`)
    .join('; ');
}

/** Overviews that show the attribute hide those that only look for it (7.1/05 "what is deletable, and why not", r_two). */
function countingReferences(desk: Desk, row: AttributeRow): readonly Reference[] {
  const found = desk.references.filter(
    (reference) => reference.object === row.object && reference.name === row.name && counts(desk, row, reference),
  );
  if (!found.some(({ place }) => place === 'column')) return found;
  return found.filter(({ kind, place }) => kind !== 'Overview' || place === 'column');
}

function counts({ release }: Desk, row: AttributeRow, { place }: Reference): boolean {
  if (place === 'nested condition') return has(release, 'nested conditions refer');
  return place !== 'column' || (row.editable && has(release, 'columns of overviews refer'));
}
