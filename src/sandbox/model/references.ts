import type { Desk } from './desk.ts';

/** "Overview: A,B; Trigger: C", or undefined when nothing uses the attribute (5.2/05 "list with references"). */
export function usersOf(desk: Desk, object: string, name: string): string | undefined {
  const titles = new Map<string, string[]>();
  for (const reference of desk.references) {
    if (reference.object !== object || reference.name !== name) continue;
    titles.set(reference.kind, [...(titles.get(reference.kind) ?? []), reference.title]);
  }
  if (titles.size === 0) return undefined;
  return [...titles]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, named]) => `${kind}: ${named.sort().join(',')}`)
    .join('; ');
}
