/** Undoing steps of which nobody else may know. */
import { afterAll, describe, expect, test } from 'vitest'
import { pioneer } from '../../../src/games/pioneer/index.js'
import type { User } from '../../../src/tables/model/people.js'
import { freeSteps } from '../../../src/tables/model/table.js'
import { auditTable } from '../../../src/tables/service/audit.js'
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

const SIDES = [ANN, BEN] as const

/** Steps of the defender of which the attacker may not know. */
const UNKNOWN = ['hit.1.0.warship', 'aim-anew'] as const

/** What a player finds out when they undo at a position that they have seen. */
async function outcome(house: House, id: string, user: User, seen: number) {
  const result = await house.tables.undo(id, user, seen)
  const table = await playing(house, id)
  const seat = table.players.findIndex((player) => player.id === user.id)
  const free = SIDES.map((_, each) => freeSteps(table, each))
  return { result: result.ok ? 'undone' : result.refusal, view: table.game.viewAsJson(table.state, seat), free: free[seat] }
}

describe('no undo tells how often the other side has chosen', () => {
  /** What the attacker finds out after these own presses, if the defender then does so many things. */
  async function found(presses: readonly string[], unknown: number) {
    const { house, id } = await begin()
    await act(house, id, ANN, ...ATTACK, ...presses)
    const { position } = await playing(house, id)
    await act(house, id, BEN, ...UNKNOWN.slice(0, unknown))
    return outcome(house, id, ANN, position)
  }

  test.each([
    { what: 'a choice', presses: ['hit.1.1.scout'], result: 'undone' },
    { what: 'several choices', presses: ['hit.1.1.scout', 'hit.1.1.colonizer'], result: 'undone' },
    { what: 'what everybody saw', presses: [], result: { code: 'undo-blocked', by: 'others-decide' } },
  ])('of $what', async ({ presses, result }) => {
    const [none, one, two] = [await found(presses, 0), await found(presses, 1), await found(presses, 2)]
    expect(none).toMatchObject({ result })
    expect([one, two]).toEqual([none, none])
  })
})

test('takes back what the player chose, and nothing of the other side', async () => {
  const { house, id } = await begin()
  await act(house, id, ANN, ...ATTACK, 'hit.1.1.scout')
  await act(house, id, BEN, 'hit.1.0.warship')
  await act(house, id, ANN, 'hit.1.1.colonizer')
  const both = await playing(house, id)
  const save = async () => JSON.parse((await playing(house, id)).game.save((await playing(house, id)).state)).volleys
  const hits = async () => (await save()).map((volley: { hits: readonly unknown[] }) => volley.hits.length)
  expect(SIDES.map((_, seat) => freeSteps(both, seat))).toEqual([2, 1])
  await undo(house, id, ANN)
  expect(await hits()).toEqual([1, 1])
  await undo(house, id, ANN)
  expect(await hits()).toEqual([0, 1])
  await undo(house, id, BEN)
  expect(await hits()).toEqual([0, 0])
  const none = await playing(house, id)
  expect([none.attendance.map(({ presses }) => presses), SIDES.map((_, seat) => freeSteps(none, seat))]).toEqual([
    [3, 0],
    [0, 0],
  ])
})

test('leaves a log from which the game and its proof follow', async () => {
  const { house, id } = await begin()
  await act(house, id, ANN, ...ATTACK, 'hit.1.1.scout')
  await act(house, id, BEN, 'hit.1.0.warship')
  await act(house, id, ANN, 'hit.1.1.colonizer')
  await undo(house, id, ANN)
  await undo(house, id, ANN)
  await act(house, id, ANN, 'hit.1.1.warship')
  await act(house, id, BEN, 'aim-anew')
  await undo(house, id, ANN)
  await undo(house, id, BEN)
  await act(house, id, ANN, 'hit.1.1.warship', 'fire')
  await act(house, id, BEN, 'fire')
  expect(await auditTable(house.store, (game) => (game === pioneer.id ? beforeBattle : null), id)).toEqual({ kind: 'sound' })
  good(await house.tables.resign(id, ANN))
  expect(await house.tables.verify(id)).toMatchObject({ kind: 'revealed', finding: { kind: 'follows' } })
})

test('an undo that others are asked for stays open over secret steps, and goes back past them', async () => {
  const { house, id } = await begin()
  const before = await playing(house, id)
  await act(house, id, ANN, ...ATTACK)
  const { proposal } = good(await house.tables.askUndo(id, ANN, (await playing(house, id)).position))
  await act(house, id, ANN, 'hit.1.1.scout')
  await act(house, id, BEN, 'hit.1.0.warship', 'aim-anew')
  await undo(house, id, ANN)
  expect((await playing(house, id)).proposal).toEqual(proposal)
  const { granted, table } = good(await house.tables.answer(id, BEN, proposal.id, true))
  expect([granted, table.game.toMove((await playing(house, id)).state)]).toEqual([true, before.game.toMove(before.state)])
})

test('but not over what everybody sees', async () => {
  const { house, id } = await begin()
  await act(house, id, ANN, ...ATTACK)
  good(await house.tables.askUndo(id, ANN, (await playing(house, id)).position))
  await act(house, id, BEN, 'hit.1.0.warship', 'fire')
  expect((await playing(house, id)).proposal).toBeNull()
})

test('goes past a hundred secret steps of the other side and no more, so that nobody makes a proof as long as they like', async () => {
  const { house, id } = await begin()
  await act(house, id, ANN, ...ATTACK, 'hit.1.1.scout')
  for (let time = 0; time < 50; time++) await act(house, id, BEN, ...UNKNOWN)
  expect(await undo(house, id, ANN)).toMatchObject([{ secret: true }])
  await act(house, id, ANN, 'hit.1.1.scout')
  for (let time = 0; time < 50; time++) await act(house, id, BEN, ...UNKNOWN)
  await act(house, id, BEN, 'hit.1.0.warship')
  const { position } = await playing(house, id)
  expect(await house.tables.undo(id, ANN, position)).toMatchObject({ refusal: { code: 'undo-blocked', by: 'others-decide' } })
})
