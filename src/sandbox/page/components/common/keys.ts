/** Moves a list's active place by a key and wraps around. Null if the key does not move. */
export function movedBy(key: string, at: number, length: number): number | null {
  if (length === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % length
    case 'ArrowUp':
      return (at - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return null
  }
}

/** The next option after `at` whose label starts with the typed letter. Null if there is none. */
export function typedTo(key: string, at: number, labels: readonly string[]): number | null {
  if (key.length !== 1 || key === ' ') return null
  const order = labels.map((_, step) => (at + 1 + step) % labels.length)
  return order.find((place) => labels[place]?.toLowerCase().startsWith(key.toLowerCase())) ?? null
}
