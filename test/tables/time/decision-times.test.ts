import { afterAll, expect, test } from 'vitest'
import { inOnePress } from '../../../src/engine/panel.js'
import type { User } from '../../../src/tables/model/people.js'
import { seatsToMove } from '../../../src/tables/model/table.js'
import { decisionTimes } from '../../../src/tables/past/decision-times.js'
import { ANN, BEN, begun, CAT, cleanUp, good, type House, openHouse, playing } from '../kit/house.js'

afterAll(cleanUp)

async function timesAt(house: House, id: string) {
  const { game, players, options } = await playing(house, id)
  return Object.fromEntries(decisionTimes({ game, players, options }, await house.tables.log(id, 0)))
}

/** Lets the first seat to move act after some seconds. */
async function after(house: House, id: string, seconds: number, action: string): Promise<User> {
  house.clock.advance(seconds * 1_000)
  const table = await playing(house, id)
  const user = table.players[seatsToMove(table)[0] ?? -1] ?? ANN
  good(await house.tables.act(id, user, table.position, action))
  return user
}

test('a decision takes the time for which its seat is waited for', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
  const first = await after(house, id, 5, 'add')
  await after(house, id, 7, 'end')
  const second = await after(house, id, 11, 'end')
  expect(await timesAt(house, id)).toEqual({
    [first.id]: { decisions: 2, decisionMs: 12_000 },
    [second.id]: { decisions: 1, decisionMs: 11_000 },
  })
})

test('seats that are asked together are waited for together, and an early answer does not shorten the others’ time', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN, CAT], { options: { turns: '1000' } })
  const asking = await after(house, id, 1, 'ask-all')
  const quick = await after(house, id, 2, 'yes')
  const slow = await after(house, id, 3, 'no')
  await after(house, id, 4, 'end')
  expect(await timesAt(house, id)).toEqual({
    [asking.id]: { decisions: 2, decisionMs: 5_000 },
    [quick.id]: { decisions: 1, decisionMs: 2_000 },
    [slow.id]: { decisions: 1, decisionMs: 5_000 },
  })
})

test('what was undone is not a decision, and its time counts for the one made instead', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
  const user = await after(house, id, 2, 'add')
  house.clock.advance(3_000)
  good(await house.tables.undo(id, user, (await playing(house, id)).position))
  await after(house, id, 4, 'end')
  expect((await timesAt(house, id))[user.id]).toEqual({ decisions: 1, decisionMs: 9_000 })
})

/** The others agree to take back the user's latest press. */
async function takenBackByConsent(house: House, id: string, user: User, others: readonly User[], seconds: number) {
  const { proposal } = good(await house.tables.askUndo(id, user, (await playing(house, id)).position))
  house.clock.advance(seconds * 1_000)
  for (const other of others) good(await house.tables.answer(id, other, proposal.id, true))
}

test('after an undo by consent, the time in which somebody else was waited for counts for nobody', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
  const first = await after(house, id, 1, 'add')
  const other = first.id === ANN.id ? BEN : ANN
  await after(house, id, 60, 'end')
  house.clock.advance(36_000_000)
  await takenBackByConsent(house, id, first, [other], 3_600)
  await after(house, id, 20, 'end')
  await after(house, id, 5, 'end')
  expect(await timesAt(house, id)).toEqual({
    [first.id]: { decisions: 2, decisionMs: 81_000 },
    [other.id]: { decisions: 1, decisionMs: 5_000 },
  })
})

test('after an undo by consent, what others had decided and is undone with it is not a decision', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
  const first = await after(house, id, 7, 'ask')
  const other = await after(house, id, 30, 'no')
  house.clock.advance(2_000)
  await takenBackByConsent(house, id, first, [other], 3)
  await after(house, id, 4, 'end')
  expect(await timesAt(house, id)).toEqual({ [first.id]: { decisions: 1, decisionMs: 16_000 } })
})

test('a draw in between does not make a decision start anew', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN, CAT], { options: { turns: '1000' } })
  const asking = await after(house, id, 1, 'ask-all')
  const quick = await after(house, id, 2, 'dare')
  const slow = await after(house, id, 3, 'no')
  expect(await timesAt(house, id)).toEqual({
    [asking.id]: { decisions: 1, decisionMs: 1_000 },
    [quick.id]: { decisions: 1, decisionMs: 2_000 },
    [slow.id]: { decisions: 1, decisionMs: 5_000 },
  })
})

test('a press with several actions is one decision', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
  const user = await after(house, id, 5, inOnePress(['add', 'add', 'end']))
  expect((await timesAt(house, id))[user.id]).toEqual({ decisions: 1, decisionMs: 5_000 })
})

test('what the table does for a player is nobody’s decision', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN, CAT], { options: { turns: '1000' } })
  good(await house.tables.resign(id, CAT))
  const user = await after(house, id, 2, 'end')
  expect(Object.keys(await timesAt(house, id))).toEqual([user.id])
})
