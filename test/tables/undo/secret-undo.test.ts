/** Undoing steps of which nobody else may know. */
import { afterAll, expect, test } from 'vitest'
import { pioneer } from '../../../src/games/pioneer/index.js'
import type { User } from '../../../src/tables/model/people.js'
import { ATTACK, beforeBattle } from '../kit/battle-game.js'
import { ANN, BEN, begun, cleanUp, good, type House, openHouse, playing } from '../kit/house.js'

afterAll(cleanUp)

async function begin(): Promise<{ readonly house: House; readonly id: string }> {
  const house = openHouse({ games: [beforeBattle] })
  const { id } = await begun(house, [ANN, BEN], { gameId: pioneer.id, capacity: 2, terms: { seating: 'joined' } })
  return { house, id }
}

const act = async (house: House, id: string, user: User, ...actions: readonly string[]) => {
  for (const action of actions) good(await house.tables.act(id, user, (await playing(house, id)).position, action))
}

async function undo(house: House, id: string, user: User) {
  const { entries } = good(await house.tables.undo(id, user, (await playing(house, id)).position))
  return entries
}

test('is noted as their own secret, but not the undoing of what everybody saw', async () => {
  const { house, id } = await begin()
  const [move = '', ...others] = ATTACK
  await act(house, id, ANN, move)
  expect(await undo(house, id, ANN)).not.toMatchObject([{ secret: true }])
  await act(house, id, ANN, move, ...others, 'hit.1.1.scout')
  expect(await undo(house, id, ANN)).toMatchObject([{ kind: 'undo', secret: true }])
  expect((await house.tables.log(id, 0)).at(-1)).toMatchObject({ kind: 'undo', secret: true })
})

test('does not make a press of another player late', async () => {
  const { house, id } = await begin()
  await act(house, id, ANN, ...ATTACK)
  const { position } = await playing(house, id)
  await act(house, id, ANN, 'hit.1.1.scout')
  await undo(house, id, ANN)
  expect(await house.tables.act(id, BEN, position, 'hit.1.0.warship')).toMatchObject({ ok: true })
})
