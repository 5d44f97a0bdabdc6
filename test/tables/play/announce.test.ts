import { afterAll, expect, test } from 'vitest'
import { GAMES } from '../../../src/games/index.js'
import { seatsToMove } from '../../../src/tables/model/table.js'
import type { Announcement } from '../../../src/tables/model/tables.js'
import { sealedBids } from '../../conformance/tiny-game/index.js'
import { ANN, BEN, begun, CAT, cleanUp, good, heard, openHouse, playing, press, told } from '../kit/house.js'
import { tallyWithSetup } from '../kit/tally-game.js'

afterAll(cleanUp)

/** Plays the actions, each by a seat that may. Returns what each press announced. */
async function announced(actions: readonly string[]): Promise<readonly (readonly Announcement[])[]> {
  const house = openHouse({ seed: 'first seat 0' })
  const { id } = await begun(house, [ANN, BEN, CAT], { options: { turns: '3' } })
  const presses: Announcement[][] = []
  await told(house, id)
  for (const action of actions) {
    house.publisher.delivered.length = 0
    const table = await house.tables.find(id)
    const [seat] = table === null ? [] : seatsToMove(table)
    const user = table?.players[seat ?? -1]
    if (table === null || user === undefined) throw new Error('nobody is to move')
    good(await house.tables.act(id, user, table.position, action))
    await told(house, id)
    presses.push(house.publisher.delivered.map(({ announcement }) => announcement))
  }
  return presses
}

const inWords = (presses: readonly (readonly Announcement[])[]) =>
  presses.map((press) => press.map((news) => ('seat' in news ? `${news.kind} ${news.seat}` : news.kind)).join(', '))

test('a step within a turn is progress, the next turn is a turn, the end is over', async () => {
  const presses = await announced(['add', 'end', 'roll', 'end', 'end'])
  expect(inWords(presses)).toEqual(['progress', 'turn', 'progress', 'turn', 'over'])
  expect(presses.flat().map((news) => news.position)).toEqual([2, 3, 5, 6, 7])
})

test('seats are asked once and reported as they answer, and the turn’s own seat is called when it comes back to it', async () => {
  const presses = await announced(['ask-all', 'yes', 'no', 'end', 'ask', 'no'])
  const first = presses[3]?.[0]
  expect(first).toMatchObject({ kind: 'turn', turn: 2 })
  const words = inWords(presses)
  const [a, b] = [...(words[0] ?? '').matchAll(/asked (\d)/g)].map((match) => match[1])
  const own = 3 - Number(a) - Number(b)
  expect(words.slice(0, 4)).toEqual([
    `progress, asked ${a}, asked ${b}`,
    `answered ${a}, progress`,
    `answered ${b}, progress, asked ${own}`,
    'turn',
  ])
  const next = (own + 1) % 3
  expect(words[4]).toBe(`progress, asked ${(next + 1) % 3}`)
  expect(words[5]).toBe(`answered ${(next + 1) % 3}, progress, asked ${next}`)
})

test('the turn’s own seat is called when the game comes back to it from a choice of all seats that belongs to its turn', async () => {
  const house = openHouse({ games: GAMES, seed: 's2' })
  const options = { boards: 'unique' }
  const { id, game, state, players } = await begun(house, [ANN, BEN], { gameId: 'pioneer-days', capacity: 2, options })
  const own = game.turn(state).seat ?? 0
  const choose = async (seat: number) => {
    const table = await playing(house, id)
    await told(house, id)
    heard(house)
    const [action = ''] = table.game.legalActions(table.state, seat)
    good(await house.tables.act(id, players[seat] ?? ANN, table.position, action))
    await told(house, id)
    return inWords([heard(house)])[0]
  }
  await choose(own)
  expect(await choose(1 - own)).toBe(`answered ${1 - own}, progress, asked ${own}`)
})

test('the turn’s own seat is not called by its own press, nor twice for an undo that the others agreed to', async () => {
  const house = openHouse({ seed: 'first seat 0' })
  const { id, game, state, players } = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
  const own = game.turn(state).seat ?? 0
  const mover = players[own] ?? ANN
  await press(house, id, 'ask')
  await told(house, id)
  heard(house)
  const { proposal } = good(await house.tables.askUndo(id, mover, (await playing(house, id)).position))
  good(await house.tables.answer(id, players[1 - own] ?? BEN, proposal.id, true))
  await told(house, id)
  const words = inWords([heard(house)])[0]
  expect(words).toContain(`granted ${own}`)
  expect(words).not.toContain(`asked ${own}`)
})

test('a seat that is asked again in the next turn is reported as answered and asked anew', async () => {
  const house = openHouse({ games: [sealedBids.game] })
  const { id } = await begun(house, [ANN, BEN], { gameId: 'sealed-bids', capacity: 2 })
  await told(house, id)
  good(await house.tables.act(id, ANN, 2, 'pass'))
  await told(house, id)
  house.publisher.delivered.length = 0
  good(await house.tables.act(id, BEN, 3, 'pass'))
  await told(house, id)
  expect(house.publisher.delivered.map(({ announcement }) => announcement)).toEqual([
    { kind: 'answered', seat: 1, turn: 1, position: 5 },
    { kind: 'turn', turn: 2, position: 5 },
    { kind: 'asked', seat: 1, turn: 2, position: 5 },
  ])
})

test('decisions before the first turn have a message of their own, and so has the first turn', async () => {
  const house = openHouse({ games: [tallyWithSetup] })
  const { id } = await begun(house)
  await told(house, id)
  expect(heard(house)).toContainEqual({ kind: 'turn', turn: 0, position: 1 })
  await press(house, id, 'add')
  await told(house, id)
  expect(heard(house)).toEqual([{ kind: 'progress', turn: 0, position: 2 }])
  await press(house, id, 'end')
  await told(house, id)
  expect(heard(house)).toEqual([{ kind: 'turn', turn: 1, position: 3 }])
})
