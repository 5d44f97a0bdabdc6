/** How often choices can be taken back by actions of the game is limited, or one player could fill a turn's log without end. */
import { afterAll, expect, test } from 'vitest'
import { pioneer } from '../../../src/games/pioneer/index.js'
import { ATTACK, beforeBattle } from '../kit/battle-game.js'
import { ANN, BEN, begun, cleanUp, good, openHouse, playing } from '../kit/house.js'

afterAll(cleanUp)

const MOST = 200

test('whoever has chosen anew as often as may be undone in a turn keeps their choice, and plays on', {
  timeout: 60_000,
}, async () => {
  const house = openHouse({ games: [beforeBattle] })
  const { id } = await begun(house, [ANN, BEN], { gameId: pioneer.id, capacity: 2, terms: { seating: 'joined' } })
  const act = async (who: typeof ANN, action: string) => house.tables.act(id, who, (await playing(house, id)).position, action)
  for (const each of ATTACK) good(await act(ANN, each))

  for (let time = 0; time < MOST; time++) {
    good(await act(ANN, 'hit.1.1.scout'))
    good(await act(ANN, 'aim-anew'))
  }
  good(await act(ANN, 'hit.1.1.scout'))
  const full = { ok: false, refusal: { code: 'undone-too-often', most: MOST } }
  const last = await playing(house, id)
  expect(await act(ANN, 'aim-anew')).toEqual(full)
  expect((await playing(house, id)).position).toBe(last.position)

  good(await house.tables.undo(id, ANN, last.position))
  good(await act(ANN, 'hit.1.1.scout'))

  // The other player has a limit of their own, and the battle goes on.
  good(await act(BEN, 'hit.1.0.warship'))
  good(await act(BEN, 'aim-anew'))
  good(await act(ANN, 'hit.1.1.colonizer'))
})
