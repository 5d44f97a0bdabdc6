/** The items by key, keys and items in the order in which they come. */
export function grouped<T, Key>(items: readonly T[], keyOf: (item: T) => Key): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
