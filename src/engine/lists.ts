/** The item at `index` of a list. Throws if there is none, which is always a bug. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${items.length}`)
  return item
}
