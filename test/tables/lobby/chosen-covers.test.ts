/** Decisions before the deal at a table: two players of Pioneers choose covers. */
import { afterAll, expect, test } from 'vitest'
import { checkGame } from '../../../src/cli/verify/check-transcript.js'
import { GAMES } from '../../../src/games/index.js'
import type { User } from '../../../src/tables/model/people.js'
import type { Entropy } from '../../../src/tables/model/ports.js'
import { type PlayingTable, seatsToMove } from '../../../src/tables/model/table.js'
import { playedOf, turnEnds } from '../../../src/tables/past/history.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { pastOf } from '../../../src/tables/service/past-of.js'
import { systemEntropy } from '../../../src/tables/service/system.js'
import { ANN, BEN, begun, cleanUp, good, type House, heard, openHouse, pass, playing, refused, told } from '../kit/house.js'

afterAll(cleanUp)

const HOUR = 60 * 60_000
/** The real entropy with a fixed secret. */
const settled: Entropy = { ...systemEntropy, secret: () => 'c07e5'.repeat(13).slice(0, 64) }
const gameById = (id: string) => GAMES.find((game) => game.id === id) ?? null

async function laying(terms: Parameters<typeof begun>[2] = {}): Promise<{ readonly house: House; readonly id: string }> {
  const house = openHouse({ games: GAMES, entropy: settled })
  await house.tables.resume()
  const { id } = await begun(house, [ANN, BEN], { gameId: 'pioneers', capacity: 2, options: { covers: 'chosen' }, ...terms })
  await told(house, id)
  return { house, id }
}

const moverOf = (table: PlayingTable): User => table.players[seatsToMove(table)[0] ?? -1] ?? ANN

/** Covers the first of the open cities, `times` times. */
async function cover(house: House, id: string, times: number): Promise<PlayingTable> {
  for (let count = 0; count < times; count++) {
    const table = await playing(house, id)
    const [seat = 0] = seatsToMove(table)
    const [action = ''] = table.game.legalActions(table.state, seat)
    expect(action).toMatch(/^cover\./)
    good(await house.tables.act(id, moverOf(table), table.position, action))
  }
  return playing(house, id)
}

test('the second player is called before the first turn, and the first player once, for covers and turn', async () => {
  const { house, id } = await laying()
  expect(heard(house)).toContainEqual({ kind: 'turn', turn: 0, position: 1 })
  const second = moverOf(await playing(house, id))
  const table = await cover(house, id, 4)
  expect(moverOf(table)).not.toEqual(second)
  await told(house, id)
  // Steps within a turn may be told as one.
  const news = heard(house).map((each) => ('turn' in each ? `${each.kind} ${each.turn}` : each.kind))
  expect([...new Set(news)]).toEqual(['progress 0', 'turn 1'])
  expect(news.at(-1)).toBe('turn 1')
  const dealt = await cover(house, id, 4)
  expect(dealt.game.turn(dealt.state).number).toBe(1)
  await told(house, id)
  expect(heard(house).every(({ kind }) => kind === 'progress')).toBe(true)
})

test('covers are undone like presses, but the last of the four only if the other player agrees', async () => {
  const { house, id } = await laying()
  const second = moverOf(await playing(house, id))
  const two = await cover(house, id, 2)
  good(await house.tables.undo(id, second, two.position))
  const four = await cover(house, id, 3)
  expect(refused(await house.tables.undo(id, second, four.position))).toBe('undo-blocked')
  const { proposal } = good(await house.tables.askUndo(id, second, four.position))
  good(await house.tables.answer(id, moverOf(four), proposal.id, true))
  const back = await playing(house, id)
  expect(back.game.turn(back.state).number).toBe(0)
  expect(moverOf(back)).toEqual(second)
  await told(house, id)
  expect(heard(house)).toContainEqual(expect.objectContaining({ kind: 'turned-back', turn: 0, from: 1 }))
})

test('for a player whose time runs out the covers are laid, and the other one is called', async () => {
  const { house, id } = await laying({ terms: { pace: 'evening' } })
  const second = moverOf(await playing(house, id))
  await pass(house, 24 * HOUR, 24)
  const log = await house.tables.log(id, 0)
  const own = log.filter((entry) => entry.kind === 'action' && entry.userId === second.id)
  expect(own.slice(0, 4).map((entry) => (entry.kind === 'action' ? `${entry.cause} ${entry.action.split('.')[0]}` : ''))).toEqual(
    Array.from({ length: 4 }, () => 'clock cover'),
  )
})

test('the past begins with the first cover, and the log leads to the snapshot', async () => {
  const { house, id } = await laying()
  await cover(house, id, 8)
  const table = playedOf(await playing(house, id))
  const past = table === null ? null : await pastOf(table, await house.tables.log(id, 0))
  expect(past?.map(({ turn }) => turn)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
  expect(past === null ? [] : turnEnds(past)).toEqual([3, 9])
  expect(await auditTable(house.store, gameById, id)).toEqual({ kind: 'sound' })
})

test.each([0, 3, 4, 7, 8])('a table that is closed after %i covers has a record that can be checked', async (count) => {
  const { house, id } = await laying()
  await cover(house, id, count)
  good(await house.tables.cancel(id, ANN, false))
  const proof = await house.tables.verify(id)
  if (proof?.kind !== 'revealed' || proof.transcript === null) throw new Error('the draws do not follow')
  expect(checkGame(proof.transcript, 1, GAMES)).toMatchObject({ kind: 'right', isOver: true })
  const setup: { board: { covered: readonly string[]; cities: readonly string[] } } = JSON.parse(proof.transcript[0] ?? '')
  expect(setup.board.covered).toHaveLength(count)
  expect(setup.board.cities).toHaveLength(35 - count)
})
