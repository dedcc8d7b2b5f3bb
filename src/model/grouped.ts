/** The values of each key, in their order. */
export function grouped<Key, Value>(pairs: Iterable<readonly [Key, Value]>): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
