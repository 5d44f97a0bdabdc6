/** Turns in which nothing is left to do: their player can take something back, or the table ends them. */
import { afterAll, describe, expect, test } from 'vitest'
import { at } from '../../../src/engine/lists.js'
import { pick, seededRandom } from '../../../src/engine/random.js'
import { GAMES, gameById } from '../../../src/games/index.js'
import type { LogEntry } from '../../../src/tables/model/log.js'
import { freeSteps, type PlayingTable, seatsToMove } from '../../../src/tables/model/table.js'
import type { Terms } from '../../../src/tables/model/terms.js'
import { roundsPlayed } from '../../../src/tables/past/eligibility.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { ANN, BEN, begun, CAT, cleanUp, good, type House, heard, openHouse, pass, playing } from '../kit/house.js'

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
  for (const [seat, user] of table.players.entries()) expect(roundsPlayed(table, log)(seat, user)).toBe(true)
})

describe('a turn in which only an undo is left', () => {
  const LAST_LOOK_MS = 30_000

  interface Last {
    readonly house: House
    readonly table: PlayingTable
    readonly seat: number
  }

  /** A table right after the press that left nothing to do but to take it back. */
  async function lastLookOf(
    gameId: string,
    terms: Partial<Terms>,
    isWanted: (last: Last, end: string) => boolean = () => true,
  ): Promise<Last> {
    const house = openHouse({ games: GAMES })
    await house.tables.resume()
    const random = seededRandom('last look')
    let table = await begun(house, [ANN, BEN], { gameId, capacity: 2, terms })
    for (;;) {
      const [seat = 0] = seatsToMove(table)
      const end = table.game.onlyEnd(table.state, seat)
      if (end !== null && isWanted({ house, table, seat }, end)) return { house, table, seat }
      const action = pick(table.game.legalActions(table.state, seat), random)
      good(await house.tables.act(table.id, at(table.players, seat), table.position, action))
      table = await playing(house, table.id)
    }
  }

  const lastLook = (pace: Terms['pace'] = 'none') => lastLookOf('pioneers', { pace })

  /** Whether the seat has to decide something else in the same turn. */
  function isAskedMore({ table: { game, state }, seat }: Last, end: string): boolean {
    const ended = game.submit(state, seat, end)
    if (ended.kind !== 'accepted' || game.turn(ended.state).number !== game.turn(state).number) return false
    const next = game.toMove(ended.state)
    return next.kind === 'seats' && next.seats.includes(seat)
  }

  /** The causes of what was done since the table was looked at. */
  async function causesSince({ house, table }: Last): Promise<readonly string[]> {
    const since = await house.tables.log(table.id, table.position)
    return since.map((entry) => (entry.kind === 'action' ? entry.cause : entry.kind))
  }

  test.each(['none', 'live'] as const)('ends by itself, without an expiry (pace: %s)', async (pace) => {
    const last = await lastLook(pace)
    const { house, table, seat } = last
    expect(freeSteps(table, seat)).toBeGreaterThan(0)
    await pass(house, LAST_LOOK_MS - 1)
    expect(await causesSince(last)).toEqual([])
    // Nothing expires in the first minute after a start.
    await pass(house, 60_000)
    expect(await causesSince(last)).toEqual(['only-end'])
    expect((await playing(house, table.id)).attendance.map(({ expiries }) => expiries)).toEqual([0, 0])
    expect(await auditTable(house.store, gameById, table.id)).toEqual({ kind: 'sound' })
  })

  test('ends a minute after an outage, however long its time has been over', async () => {
    const last = await lastLook('daily')
    const later = new Date(last.house.clock.now().getTime() + 48 * 60 * 60_000)
    const house = last.house.restart({ now: later })
    await house.tables.resume()
    await pass(house, 1_000)
    // The channel is told when the turn ends now.
    expect(heard(house).map(({ kind }) => kind)).toContain('progress')
    await pass(house, 58_000)
    expect(await causesSince({ ...last, house })).toEqual([])
    await pass(house, 1_000)
    expect(await causesSince({ ...last, house })).toEqual(['only-end'])
    expect((await playing(house, last.table.id)).attendance.map(({ expiries }) => expiries)).toEqual([0, 0])
  })

  test('leaves its player the rest of the total time for what is asked next, however late it ends', async () => {
    const last = await lastLookOf('pioneer-days', { bank: 'blitz' }, isAskedMore)
    const { house, table, seat } = last
    const bank = at(table.attendance, seat).bank ?? 0
    await pass(house, 60 * 60_000)
    expect(await causesSince(last)).toEqual(['only-end'])
    // What is asked next is another move, for which the total time grows by half a minute.
    expect(at((await playing(house, table.id)).attendance, seat)).toMatchObject({ bank: bank - LAST_LOOK_MS + 30_000 })
    expect(house.reports).toEqual([])
  })

  test('does not end any more once its player has taken something back', async () => {
    const last = await lastLook()
    const { house, table, seat } = last
    good(await house.tables.undo(table.id, at(table.players, seat), table.position))
    await pass(house, 10 * 60_000)
    expect(await causesSince(last)).toEqual(['undo'])
  })

  test('is waited for only as long as any other move after that', async () => {
    const last = await lastLook('live')
    const { house, table, seat } = last
    good(await house.tables.undo(table.id, at(table.players, seat), table.position))
    await pass(house, 60 * 60_000)
    expect((await causesSince(last)).slice(0, 2)).toEqual(['undo', 'clock'])
    expect(house.reports).toEqual([])
  })

  /** Takes the latest press back. */
  async function takeBack({ house, table, seat }: Last): Promise<void> {
    const { position } = await playing(house, table.id)
    good(await house.tables.undo(table.id, at(table.players, seat), position))
  }

  test('calls its player as in any other turn once something was taken back', async () => {
    const last = await lastLook('live')
    const { house, table, seat } = last
    const [press] = await house.tables.log(table.id, table.position - 1)
    if (press?.kind !== 'action') throw new Error('the latest entry is no press')
    await takeBack(last)
    // A repeated press does not restart the clock, so half of the time runs out before the turn would have ended by itself.
    await pass(house, 70_000)
    good(await house.tables.act(table.id, at(table.players, seat), table.position + 1, press.action))
    await pass(house, 5_000)
    await takeBack(last)
    heard(house)
    await pass(house, 20_000)
    expect(heard(house).map(({ kind }) => kind)).toContain('reminder')
  })

  test('does not end where several undos have led back to an earlier one', async () => {
    const last = await lastLook()
    const { house, table, seat } = last
    const [own, other] = [at(table.players, seat), at(table.players, 1 - seat)]
    const end = table.game.onlyEnd(table.state, seat) ?? ''
    let { table: now } = good(await house.tables.act(table.id, own, table.position, end))
    const random = seededRandom('next look')
    while (now.status === 'playing' && !(seatsToMove(now).includes(seat) && now.game.onlyEnd(now.state, seat) !== null)) {
      const [mover = 0] = seatsToMove(now)
      const action = pick(now.game.legalActions(now.state, mover), random)
      now = good(await house.tables.act(now.id, at(now.players, mover), now.position, action)).table
    }
    let back: PlayingTable
    do {
      good(await house.tables.askUndo(table.id, own, (await playing(house, table.id)).position))
      const { proposal } = await playing(house, table.id)
      if (proposal !== null) good(await house.tables.answer(table.id, other, proposal.id, true))
      back = await playing(house, table.id)
    } while (back.game.onlyEnd(back.state, seat) === null)
    await pass(house, 10 * 60_000)
    expect((await playing(house, table.id)).position).toBe(back.position)
  })

  test('does not end where an undo has led back to it', async () => {
    const last = await lastLook()
    const { house, table, seat } = last
    const [own, other] = [at(table.players, seat), at(table.players, 1 - seat)]
    const end = table.game.onlyEnd(table.state, seat) ?? ''
    const { table: ended } = good(await house.tables.act(table.id, own, table.position, end))
    good(await house.tables.askUndo(table.id, own, ended.position))
    const { proposal } = await playing(house, table.id)
    good(await house.tables.answer(table.id, other, proposal?.id ?? 0, true))
    const before = (await causesSince(last)).length
    expect(seatsToMove(await playing(house, table.id))).toEqual([seat])
    await pass(house, 60_000)
    expect((await causesSince(last)).length).toBe(before)
  })

  test('ends although the others are asked whether the game shall end', async () => {
    const last = await lastLook()
    const { house, table, seat } = last
    good(await house.tables.askEnd(table.id, at(table.players, 1 - seat)))
    await pass(house, 60_000)
    expect(await causesSince(last)).toEqual(['only-end'])
    expect((await playing(house, table.id)).proposal?.motion.kind).toBe('end')
  })

  test('does not end while an undo is asked for, nor after that, and the channel is told', async () => {
    const last = await lastLookOf('pioneers', {}, (each) => each.table.attendance.every(({ presses }) => presses > 0))
    const { house, table, seat } = last
    good(await house.tables.askUndo(table.id, at(table.players, 1 - seat), table.position))
    await pass(house, 5 * 60_000)
    expect(
      heard(house)
        .map(({ kind }) => kind)
        .slice(-2),
    ).toEqual(['proposal', 'progress'])
    const { proposal } = await playing(house, table.id)
    good(await house.tables.answer(table.id, at(table.players, seat), proposal?.id ?? 0, false))
    await pass(house, 10 * 60_000)
    expect(await causesSince(last)).toEqual([])
  })
})
