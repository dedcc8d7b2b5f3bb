type Group<Value> = [Value, ...Value[]];

/** The values of each key, in their order. */
export function grouped<Key, Value>(pairs: Iterable<readonly [Key, Value]>): ReadonlyMap<Key, Readonly<Group<Value>>> {
  const groups = new Map<Key, Group<Value>>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
