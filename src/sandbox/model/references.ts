import type { JsonObject } from '../../attribute/json.ts';
import { type Desk, REFERENCE_KINDS, type Reference } from './desk.ts';

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

/** What a listed row is used by, as its not_deletable_reason tells: "This attribute is referenced by Overview: A,B; Trigger: C and thus …". */
export function referencesIn(listed: JsonObject): readonly Reference[] {
  const used = /^This attribute is referenced by (.*) and thus/.exec(String(listed.not_deletable_reason ?? ''))?.[1];
  return (used?.split('; ') ?? []).flatMap((group) => {
    const [name, titles = ''] = group.split(/: (.*)/);
    const kind = REFERENCE_KINDS.find((known) => known === name);
    if (kind === undefined) return [];
    return titles
      .split(',')
      .map((title) => ({ object: String(listed.object), name: String(listed.name), kind, title }));
  });
}
