import { expect, test } from 'vitest'
import { drawBoard } from '../../../../src/games/pioneers/board/board.js'
import { chartOf } from '../../../../src/games/pioneers/board/scene/chart.js'
import { networkThings } from '../../../../src/games/pioneers/board/scene/position.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import type { View } from '../../../../src/games/pioneers/rules/view-types.js'
import { played } from '../played.js'

const READER = { locale: 'en', names: ['Annie', 'Bill', 'Katie', 'Jim'], viewer: 'table' } as const
const before = pioneersRules.view(played(4, 'networks').last, 'table')
const score = { track: 10, emptySeats: 0, nuggets: 0, network: 2, total: 12, dollars: 0 }

/** A finished game: Annie owns lines 0 to 2, Bill lines 2 and 3, and their networks are lines 0 and 2, and line 2. */
const over: View = {
  ...before,
  roads: before.roads.map((_, line) => [1, 1, 3, 2][line] ?? 0),
  players: before.players.map((player, seat) => ({ ...player, networkLines: [[0, 2], [2]][seat] ?? [] })),
  scores: before.players.map(() => score),
  winners: [0],
}
const rails = (view: View) => networkThings(view, chartOf(view.map), (seat) => seat).map(({ key }) => key.split(' ').slice(0, 3))

test('the roads that score have rails in the colour of their owner, on the free side where two lie side by side', () => {
  expect(rails(over).map(([name, colour]) => [name, colour])).toEqual([
    ['rail', '0'],
    ['rail', '0'],
    ['rail', '0'],
    ['rail', '1'],
  ])
  const [, , left, right] = rails(over)
  expect(Number(left?.[2])).toBeLessThan(0)
  expect(Number(right?.[2])).toBeGreaterThan(0)
})

test('a network that scores nothing is not marked, and none is before the end', () => {
  expect(rails({ ...over, scores: before.players.map(() => ({ ...score, network: 0 })) })).toEqual([])
  expect(rails({ ...over, scores: null })).toEqual([])
})

test('the final board shows the rails', () => {
  const things = drawBoard(over, [], READER).things?.() ?? []
  expect(things.filter(({ key }) => key.startsWith('rail '))).toHaveLength(4)
})
