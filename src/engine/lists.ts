/** The item at `index` of a list. Throws if there is none, which is always a bug. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${items.length}`)
  return item
}

/** A copy of a list with one item replaced. (`Array.with` is far slower.) */
export function replaced<T>(items: readonly T[], index: number, item: T): readonly T[] {
  const copy = items.slice()
  copy[index] = item
  return copy
}

/** Every seat of a table, clockwise from `first`. */
export function seatsFrom({ seats }: { readonly seats: number }, first: number): readonly number[] {
  return Array.from({ length: seats }, (_, step) => (first + step) % seats)
}

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

/** What `make` makes of each key. */
export function byKey<Key extends string, T>(keys: readonly Key[], make: (key: Key) => T): Readonly<Record<Key, T>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, T>
}
