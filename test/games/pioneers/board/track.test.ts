import { expect, test } from 'vitest'
import { markedPoints } from '../../../../src/games/pioneers/board/scene/track.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import { played } from '../played.js'

test('markers stand at the points so far, and at the totals when the game is over', () => {
  const { decisions, last } = played(3, 'track 3')
  for (const { state } of decisions) {
    const view = pioneersRules.view(state, 'table')
    expect(view.players.map((_, seat) => markedPoints(view, seat))).toEqual(view.players.map(({ track }) => track))
  }
  const over = pioneersRules.view(last, 'table')
  const totals = over.scores?.map(({ total }) => total)
  expect(totals).not.toEqual(over.players.map(({ track }) => track))
  expect(over.players.map((_, seat) => markedPoints(over, seat))).toEqual(totals)
})
