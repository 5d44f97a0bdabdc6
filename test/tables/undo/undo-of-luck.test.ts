/** Pioneer shows more by chance than other games: whatever is seen that way cannot be taken back freely. */
import { afterAll, expect, test } from 'vitest'
import type { Game, GameState } from '../../../src/games/game.js'
import { pioneer } from '../../../src/games/pioneer/index.js'
import type { Playing } from '../../../src/games/pioneer/rules/types.js'
import { inCards, inMoves } from '../../games/pioneer/rules/position.js'
import { ANN, BEN, begun, cleanUp, good, openHouse, playing, press } from '../kit/house.js'

afterAll(cleanUp)

/** A table whose first seat is to do these things from this position on, and what taking back the last of them comes to. */
async function takenBack(state: Playing, ...actions: readonly string[]) {
  const game: Game = { ...pioneer, setup: () => state as unknown as GameState }
  const house = openHouse({ games: [game] })
  const { id, players } = await begun(house, [ANN, BEN], { gameId: game.id, capacity: 2 })
  for (const action of actions) await press(house, id, action)
  return house.tables.undo(id, players[0] ?? ANN, (await playing(house, id)).position)
}

const SHIPS = { 0: { ships: '0 scout 1, 0 colonizer 1' } } as const
const CARDS = ['gold', 'runite', 'scout', 'warship'] as const

test.each<[string, Playing, readonly string[]]>([
  ['a peek', inMoves(SHIPS), ['move.0.scout.1']],
  ['a drawn card', inCards(['recycling'], { players: [{ deck: CARDS }] }), ['play.recycling']],
  ['a reshuffle', inCards(['recycling'], { players: [{ trash: CARDS }] }), ['play.recycling']],
  [
    'the die of the drive',
    inCards(['improbability-drive'], { tiles: SHIPS }),
    ['play.improbability-drive', 'pick.0.scout.1', 'fly.3'],
  ],
])('%s ends free undo', async (_what, state, actions) => {
  expect(await takenBack(state, ...actions)).toEqual({ ok: false, refusal: { code: 'undo-blocked', by: 'drawn' } })
})

test.each<[string, Playing, readonly string[]]>([
  ['a move that shows nothing', inMoves(SHIPS), ['move.0.colonizer.1']],
  ['a purchase', inCards([], { pool: { actions: 2, money: 9 } }), ['buy.runite']],
  ['the choice of a ship for the drive', inCards(['improbability-drive'], { tiles: SHIPS }), ['play.improbability-drive']],
])('%s is taken back freely', async (_what, state, actions) => {
  good(await takenBack(state, ...actions))
})
