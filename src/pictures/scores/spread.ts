/**
 * Positions as close to the wanted ones as possible, in the same order, at least `gap` apart and between `from` and `to`. There
 * must be room for them.
 */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): readonly number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const clusters: { middle: number; readonly members: number[] }[] = []
  for (const index of order) {
    clusters.push({ middle: within(wanted[index] ?? 0, 1, gap, from, to), members: [index] })
    for (let last = clusters.at(-1), before = clusters.at(-2); last && before; last = clusters.at(-1), before = clusters.at(-2)) {
      const count = before.members.length + last.members.length
      if (last.middle - before.middle >= (count * gap) / 2) break
      const middle = (before.middle * before.members.length + last.middle * last.members.length) / count
      clusters.splice(-2, 2, {
        middle: within(middle, count, gap, from, to),
        members: [...before.members, ...last.members],
      })
    }
  }
  const spots = wanted.map(() => 0)
  for (const { middle, members } of clusters) {
    for (const [rank, index] of members.entries()) spots[index] = middle + (rank - (members.length - 1) / 2) * gap
  }
  return spots
}

/** The middle of `count` neighbours, limited so that all of them stay between `from` and `to`. */
function within(middle: number, count: number, gap: number, from: number, to: number): number {
  const half = ((count - 1) * gap) / 2
  return Math.min(to - half, Math.max(from + half, middle))
}
