/** Turns in which nothing is left to do: their player can take something back, or the table ends them. */
import { afterAll, expect, test } from 'vitest'
import { at } from '../../src/engine/lists.js'
import { pick, seededRandom } from '../../src/engine/random.js'
import { GAMES, gameById } from '../../src/games/index.js'
import type { LogEntry } from '../../src/tables/model/log.js'
import { seatsToMove } from '../../src/tables/model/table.js'
import { hasPlayedRound } from '../../src/tables/past/played.js'
import { auditTable } from '../../src/tables/service/audit.js'
import { ANN, BEN, begun, CAT, cleanUp, good, openHouse } from './house.js'

afterAll(cleanUp)

const isPressOfSeat = (entry: LogEntry | undefined, seat: number) =>
  entry?.kind === 'action' && entry.seat === seat && entry.cause === 'player'

test('a turn of Pioneers ends by itself after a draw, and by a press where one can take something back', async () => {
  const users = [ANN, BEN, CAT]
  const random = seededRandom('only end')
  const house = openHouse({ games: GAMES })
  const { id } = await begun(house, users, { gameId: 'pioneers', capacity: 3 })
  for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
    const seat = pick(seatsToMove(table), random)
    const action = pick(table.game.legalActions(table.state, seat), random)
    good(await house.tables.act(id, at(table.players, seat), table.position, action))
  }
  const log = await house.tables.log(id, 0)
  const ends = log.flatMap((entry, index) => {
    if (entry.kind !== 'action' || entry.action !== 'end-turn') return []
    return [{ cause: entry.cause, isAfterOwnPress: isPressOfSeat(log[index - 1], entry.seat) }]
  })
  const [pressed, ended] = [ends.filter(({ cause }) => cause === 'player'), ends.filter(({ cause }) => cause === 'only-end')]
  expect(pressed.length + ended.length).toBe(ends.length)
  expect(new Set(pressed.map(({ isAfterOwnPress }) => isAfterOwnPress))).toEqual(new Set([true]))
  expect(new Set(ended.map(({ isAfterOwnPress }) => isAfterOwnPress))).toEqual(new Set([false]))
  expect(await auditTable(house.store, gameById, id)).toEqual({ kind: 'sound' })
  const table = await house.tables.find(id)
  if (table?.status !== 'over') throw new Error('the game goes on')
  for (const [seat, user] of table.players.entries()) expect(hasPlayedRound(table, log, seat, user)).toBe(true)
})
