/** Counts the ways to take the next few actions. The count changes with any mistake in a list of legal actions. */
import { expect, test } from 'vitest'
import { LARGE_MAP } from '../../../../src/games/pioneers/data/large-map.js'
import type { State } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { buying, type PositionSpec } from './position.js'

/** Sequences of `depth` actions of seats. Chance takes its first possible action. */
function count(state: State, depth: number): number {
  const next = pioneersRules.toMove(state)
  if (next.kind === 'over') return 0
  if (next.kind === 'chance') return count(pioneersRules.apply(state, 'chance', next.draw({ below: () => 0 })).state, depth)
  if (depth === 0) return 1
  const [seat = 0] = next.seats
  return pioneersRules
    .legalActions(state, seat)
    .reduce((sum, action) => sum + count(pioneersRules.apply(state, seat, action).state, depth - 1), 0)
}

/** All lines except four at Boston and Albany have a road of seat 3. */
const FREE = ['boston albany', 'boston new-york', 'albany new-york', 'albany buffalo']
const names = LARGE_MAP.lines.map(([a, b]) => `${LARGE_MAP.places[a]?.id} ${LARGE_MAP.places[b]?.id}`)
const roads = Object.fromEntries(names.filter((name) => !FREE.includes(name)).map((name) => [name, 3]))

const BUSY: PositionSpec = {
  roads,
  display: ['c01', 'c02', 'c09', 'c17'],
  tiles: { albany: 'barkeeper', 'new-york': 'hotel', montreal: 'sergeant', baltimore: 'farmer' },
  players: [
    { cash: 7, merchants: 1, coaches: { c24: 'barkeeper sergeant farmer farmer', c16: '- farmer -' } },
    { cash: 4, coaches: { c10: 'banker barkeeper sergeant' } },
    { cash: 1, coaches: { c03: 'barkeeper -' } },
    { cash: 9 },
  ],
}

test.each([
  // Four lines for one road, four for the first of two, four coaches, or done.
  [1, 4 + 4 + 4 + 1],
  // After one road ($5 left): three lines, four coaches, done. After the first of two: three lines. After the coach for $1 or $2:
  // four lines for one road and four for two, done. For $3 or $4 there is no money for two roads. After done: Albany or New York.
  [2, 4 * 8 + 4 * 3 + (9 + 9 + 5 + 5) + 2],
  [3, 196],
  [4, 599],
  [5, 1543],
] as const)('%d actions deep there are %d sequences', (depth, ways) => {
  expect(count(buying(BUSY), depth)).toBe(ways)
})
