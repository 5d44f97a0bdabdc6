import { afterAll, describe, expect, test } from 'vitest'
import { type Attendance, PRESENT } from '../../../src/tables/model/attendance.js'
import { endsByResigning, outcomeOf } from '../../../src/tables/model/outcome.js'
import type { User } from '../../../src/tables/model/people.js'
import { type FinishedTable, seatsToMove } from '../../../src/tables/model/table.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { winsOf } from '../../standings/ask.js'
import {
  ANN,
  BEN,
  begun,
  CAT,
  cleanUp,
  DAN,
  good,
  type House,
  heard,
  openHouse,
  pass,
  playing,
  press,
  refused,
} from '../kit/house.js'
import { outlived } from '../kit/outlived-game.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

async function over(house: House, id: string): Promise<FinishedTable> {
  const table = await house.tables.find(id)
  if (table?.status !== 'over') throw new Error(`the table is ${table?.status}`)
  return table
}

/** Ends turns until the game is over. */
async function endAll(house: House, id: string): Promise<FinishedTable> {
  for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
    const mover = table.players[seatsToMove(table)[0] ?? -1] ?? ANN
    good(await house.tables.act(id, mover, table.position, 'end'))
  }
  return over(house, id)
}

const lines = async (house: House) => (await winsOf(house)).map(({ name, played, won }) => [name, played, won])

describe('a player who resigns', () => {
  test('is played on by autopilot, and the others go on', async () => {
    const house = openHouse()
    const { id } = await begun(house, [ANN, BEN, CAT], { options: { turns: '1000' } })
    const table = await press(house, id, 'add')
    const seat = seatOnTurn(table)
    const mover = table.players[seat] ?? ANN
    await pass(house, 0)
    heard(house)
    const { entries } = good(await house.tables.resign(id, mover))
    expect(entries).toMatchObject([
      { kind: 'resigned', seat, user: mover },
      { kind: 'action', seat, action: 'end', cause: 'autopilot' },
    ])
    await pass(house, 0)
    expect(heard(house).map(({ kind }) => kind)).toEqual(['resigned', 'turn'])
    await press(house, id, 'end', 'end')
    expect((await playing(house, id)).game.turn((await playing(house, id)).state).seat).toBe((seat + 1) % 3)
    const { position } = await playing(house, id)
    expect(refused(await house.tables.act(id, mover, position, 'add'))).toBe('has-resigned')
    expect(refused(await house.tables.resign(id, mover))).toBe('has-resigned')
    expect(refused(await house.tables.comeBack(id, mover))).toBe('has-resigned')
    expect(refused(await house.tables.undo(id, mover, position))).toBe('has-resigned')
    expect(await auditTable(house.store, () => tally, id)).toEqual({ kind: 'sound' })
  })

  test('comes last, with any number of points', async () => {
    const house = openHouse()
    const { id } = await begun(house, [ANN, BEN, CAT])
    await press(house, id, 'add', 'add', 'end', 'add')
    const table = await playing(house, id)
    const seat = seatOnTurn(table)
    const first = (seat + 2) % 3
    good(await house.tables.resign(id, table.players[first] ?? ANN))
    const { outcome } = await endAll(house, id)
    expect(outcome.winners).toEqual([seat])
    expect([outcome.places[first], outcome.places[seat], outcome.places[(seat + 1) % 3]]).toEqual([3, 1, 2])
    expect(outcome.points[first]).toBe(2)
    const name = (index: number) => table.players[index]?.name
    expect(await lines(house)).toContainEqual([name(seat), 1, 1])
    expect(await lines(house)).toContainEqual([name(first), 1, 0])
    const after = house.restart()
    expect((await over(after, id)).outcome).toEqual(outcome)
  })

  test('leaves the win to the last player who stays, at once', async () => {
    const house = openHouse()
    const { id, players } = await begun(house, [ANN, BEN, CAT])
    good(await house.tables.resign(id, ANN))
    await pass(house, 0)
    heard(house)
    good(await house.tables.resign(id, CAT))
    await pass(house, 0)
    expect(heard(house).map(({ kind }) => kind)).toEqual(['resigned', 'over'])
    const { outcome, attendance } = await over(house, id)
    expect(outcome).toMatchObject({ winners: [players.findIndex(({ id: userId }) => userId === BEN.id)], reason: 'resigned' })
    expect(outcome.places).toEqual(players.map((user: User) => (user.id === BEN.id ? 1 : 2)))
    expect(attendance.every(({ wait }) => wait === null)).toBe(true)
    // Before a third of the usual length it counts for nobody.
    expect(await lines(house)).toEqual([])
    expect(await over(house.restart(), id)).toMatchObject({ outcome })
  })

  test('leaves the win to the last player who stays in the game, whatever somebody who is out of it has', async () => {
    const out = 2
    const game = outlived(out)
    const house = openHouse({ games: [game] })
    const { id, players } = await begun(house, [ANN, BEN, CAT], { options: { turns: '1000' } })
    const [first = ANN, last = BEN, gone = CAT] = players
    expect(endsByResigning(game, await playing(house, id), 0)).toBe(true)
    expect(endsByResigning(game, await playing(house, id), out)).toBe(false)
    good(await house.tables.resign(id, first))
    const { outcome } = await over(house, id)
    expect(outcome).toMatchObject({ winners: [players.indexOf(last)], reason: 'resigned' })
    expect(outcome.places).toEqual([3, 1, 2])
    expect(players[out]).toBe(gone)
    expect(await over(house.restart(), id)).toMatchObject({ outcome })
  })

  test('who is the host hands over to the next player who stays', async () => {
    const house = openHouse()
    const { id, players } = await begun(house, [ANN, BEN, CAT])
    good(await house.tables.resign(id, ANN))
    expect((await playing(house, id)).host).toEqual(players.find((user) => user.id !== ANN.id))
    expect(refused(await house.tables.cancel(id, ANN, false))).toBe('not-yours-to-end')
    expect((await house.restart().tables.find(id))?.host.id).not.toBe(ANN.id)
  })

  test('must have a seat in a game under way', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    expect(refused(await house.tables.resign(id, DAN))).toBe('not-seated')
    good(await house.tables.cancel(id, ANN, false))
    expect(refused(await house.tables.resign(id, ANN))).toBe('already-over')
  })
})

/** Seats in whose hands a game ends. */
const heldBy = (...by: readonly Attendance['by'][]) => by.map((each) => ({ ...PRESENT, by: each }))

test('ties among players who stay are kept, and all who resigned share the last place', async () => {
  const attendance = heldBy('player', 'resigned', 'player', 'resigned', 'player')
  const outcome = { winners: [1], places: [3, 1, 3, 5, 2], points: [5, 9, 5, 1, 7], reason: 'turns' }
  const game = { ...tally, toMove: () => ({ kind: 'over' as const, outcome }) }
  const state = game.setup(2, {})
  if (state === null) throw new Error('no state')
  expect(outcomeOf(game, { state, attendance })).toEqual({ ...outcome, winners: [4], places: [2, 4, 2, 4, 1] })
})

describe('before the scoring, with nobody left but', () => {
  const state = tally.setup(2, {})
  if (state === null) throw new Error('no state')
  const withPoints = (...points: readonly number[]) => ({ ...tally, points: () => points })
  const ended = { reason: 'resigned' } as const

  test('computer players, these are ranked by their points, and all others share the last place', () => {
    const attendance = heldBy('resigned', 'computer', 'computer', 'resigned', 'computer')
    const points = [9, 0, 2, 5, 1]
    expect(outcomeOf(withPoints(...points), { state, attendance })).toEqual({
      ...ended,
      winners: [2],
      places: [4, 3, 1, 4, 2],
      points,
    })
    const level = [9, 2, 2, 5, 1]
    expect(outcomeOf(withPoints(...level), { state, attendance })).toEqual({
      ...ended,
      winners: [1, 2],
      places: [4, 1, 1, 4, 3],
      points: level,
    })
  })

  test('one seat that is not out of the game, it wins with any points, and nobody wins where there is none', () => {
    const points = [9, 1, 5]
    const withOut = (...out: readonly number[]) => ({
      ...withPoints(...points),
      isOut: (_: unknown, seat: number) => out.includes(seat),
    })
    const rest = { state, attendance: heldBy('player', 'player', 'resigned') }
    expect(outcomeOf(withOut(0), rest)).toEqual({ ...ended, winners: [1], places: [2, 1, 3], points })
    expect(outcomeOf(withOut(0, 1), rest)).toEqual({ ...ended, winners: [], places: [2, 3, 4], points })
    expect(outcomeOf(withOut(0), { state, attendance: heldBy('player', 'player', 'player') })).toBeNull()
    expect(outcomeOf(withOut(0), { state, attendance: heldBy('player', 'computer', 'computer', 'resigned') })).toBeNull()
  })

  test.each(['player', 'autopilot', 'computer'] as const)('one seat (%s), it wins with any points', (by) => {
    const points = [9, 1]
    expect(outcomeOf(withPoints(...points), { state, attendance: heldBy('resigned', by) })).toEqual({
      ...ended,
      winners: [1],
      places: [2, 1],
      points,
    })
  })
})
