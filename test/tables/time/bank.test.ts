/** The total time of each player, besides the time for a decision. */
import { afterAll, describe, expect, test } from 'vitest'
import { deadlineOf, momentIn } from '../../../src/discord/words/reader.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { type PlayingTable, seatsToMove } from '../../../src/tables/model/table.js'
import type { Terms } from '../../../src/tables/model/terms.js'
import { ANN, BEN, begun, cleanUp, good, type House, heard, openHouse, pass, playing, press } from '../kit/house.js'

afterAll(cleanUp)

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

interface Banked {
  readonly house: House
  readonly id: string
  readonly seat: number
}

/** A long game of two with a total time and a running clock. */
async function banked(terms: Partial<Terms>): Promise<Banked> {
  const house = openHouse()
  await house.tables.resume()
  const table = await begun(house, [ANN, BEN], { options: { turns: '1000' }, terms: { pace: 'none', bank: 'blitz', ...terms } })
  const [seat = 0] = seatsToMove(table)
  await pass(house, 0)
  return { house, id: table.id, seat }
}

/** How long the seats to move have left, in milliseconds. */
async function left({ house, id }: Banked): Promise<number> {
  const table = await playing(house, id)
  const due = seatsToMove(table).flatMap((seat) => table.attendance[seat]?.wait?.due ?? [])
  return Math.min(...due) - house.clock.now().getTime()
}

const byClock = async ({ house, id }: Banked) =>
  (await house.tables.log(id, 0)).filter((entry) => entry.kind === 'action' && entry.cause === 'clock').length
const moverOf = (table: PlayingTable) => table.players[seatsToMove(table)[0] ?? 0] ?? ANN

describe('the total time', () => {
  test('is used by all presses of a turn, and then the table decides', async () => {
    const game = await banked({})
    expect(await left(game)).toBe(5 * MINUTE)
    await pass(game.house, 4 * MINUTE)
    await press(game.house, game.id, 'add')
    expect(await left(game)).toBe(MINUTE)
    await pass(game.house, MINUTE - 1)
    expect(await byClock(game)).toBe(0)
    await pass(game.house, 1)
    expect(await byClock(game)).toBe(1)
  })

  test('rests while others move, and grows with each move, not with each press', async () => {
    const game = await banked({})
    await pass(game.house, 2 * MINUTE)
    await press(game.house, game.id, 'add')
    await press(game.house, game.id, 'end')
    expect(await left(game)).toBe(5 * MINUTE)
    await pass(game.house, 3 * MINUTE)
    await press(game.house, game.id, 'end')
    expect(await left(game)).toBe(3 * MINUTE + 30 * SECOND)
    await press(game.house, game.id, 'add')
    expect(await left(game)).toBe(3 * MINUTE + 30 * SECOND)
  })

  test('is not won back by an undo, and goes on after a restart', async () => {
    const game = await banked({})
    await pass(game.house, MINUTE)
    await press(game.house, game.id, 'add')
    const table = await playing(game.house, game.id)
    good(await game.house.tables.undo(game.id, moverOf(table), table.position))
    await pass(game.house, MINUTE)
    expect(await left(game)).toBe(3 * MINUTE)
    await press(game.house, game.id, 'add')
    expect(await left(game)).toBe(3 * MINUTE)
    const after = { ...game, house: game.house.restart({ now: game.house.clock.now() }) }
    await after.house.tables.resume()
    expect(await left(after)).toBe(3 * MINUTE)
    await pass(after.house, 3 * MINUTE)
    expect(await byClock(after)).toBe(1)
  })

  test('grows again with a move made again after an undo by consent, which gives no time back', async () => {
    const game = await banked({})
    const { house, id } = game
    await pass(house, MINUTE)
    const table = await playing(house, id)
    const [mover, other] = moverOf(table).id === ANN.id ? [ANN, BEN] : [BEN, ANN]
    await press(house, id, 'end')
    await pass(house, MINUTE)
    const { proposal } = good(await house.tables.askUndo(id, mover, (await playing(house, id)).position))
    good(await house.tables.answer(id, other, proposal.id, true))
    expect(moverOf(await playing(house, id)).id).toBe(mover.id)
    expect(await left(game)).toBe(4 * MINUTE + 30 * SECOND)
    await press(house, id, 'end')
    expect(await left(game)).toBe(4 * MINUTE + 30 * SECOND)
  })

  test('is gone after a timeout, and leaves what it grows by; three in a row are an autopilot', async () => {
    const game = await banked({})
    await pass(game.house, 5 * MINUTE)
    await press(game.house, game.id, 'end')
    expect(await left(game)).toBe(30 * SECOND)
    await pass(game.house, 30 * SECOND)
    await press(game.house, game.id, 'end')
    await pass(game.house, 30 * SECOND)
    const table = await playing(game.house, game.id)
    expect(table.attendance[game.seat]?.by).toBe('autopilot')
    good(await game.house.tables.comeBack(game.id, table.players[game.seat] ?? ANN))
    await press(game.house, game.id, 'end')
    expect(await left(game)).toBe(30 * SECOND)
  })

  test('ends a wait only if it is less than the time for a decision, and the deadline says which of them ends', async () => {
    const game = await banked({ pace: 'live' })
    const sentences = async () => {
      const table = await playing(game.house, game.id)
      const moment = momentIn(new Date(table.attendance[game.seat]?.wait?.due ?? 0))
      const told = LOCALES.map((locale) => deadlineOf(table, [game.seat], locale))
      return { told, moment }
    }
    expect(await left(game)).toBe(3 * MINUTE)
    const first = await sentences()
    expect(first.told).toEqual(LOCALES.map((locale) => TEXTS[locale].turn.deadline(first.moment)))
    await pass(game.house, 2 * MINUTE + 30 * SECOND)
    await press(game.house, game.id, 'add')
    expect(await left(game)).toBe(2 * MINUTE + 30 * SECOND)
    const last = await sentences()
    expect(last.told).toEqual(LOCALES.map((locale) => TEXTS[locale].turn.bankDeadline(last.moment)))
  })

  /** Goes on with the game after the program was not running for so long. */
  async function afterOutage(game: Banked, ms: number): Promise<Banked> {
    const house = game.house.restart({ now: new Date(game.house.clock.now().getTime() + ms) })
    await house.tables.resume()
    await pass(house, 0)
    return { ...game, house }
  }

  test.each([
    ['none', 10 * MINUTE],
    ['none', 4 * MINUTE],
    ['daily', 10 * MINUTE],
    ['none', 24 * 60 * MINUTE],
  ] as const)('is not used up by an outage (pace %s, %d ms)', async (pace, ms) => {
    const begun = await banked({ pace })
    await pass(begun.house, SECOND)
    const game = await afterOutage(begun, ms)
    expect(await left(game)).toBe(5 * MINUTE)
    await pass(game.house, 10 * SECOND)
    await press(game.house, game.id, 'add')
    expect(await left(game)).toBe(4 * MINUTE + 50 * SECOND)
    await pass(game.house, 4 * MINUTE + 50 * SECOND - 1)
    expect(await byClock(game)).toBe(0)
    await pass(game.house, 1)
    expect(await byClock(game)).toBe(1)
  })

  test.each(['add', 'end'])('is not used up by an outage if its player presses (%s) before the clock looks', async (action) => {
    const begun = await banked({})
    await pass(begun.house, 10 * SECOND)
    const now = new Date(begun.house.clock.now().getTime() + 10 * MINUTE)
    // Its clock never runs, since nobody resumes its tables.
    const house = begun.house.restart({ now })
    const table = await press(house, begun.id, action)
    expect(table.attendance[begun.seat]?.bank).toBe(5 * MINUTE)
  })

  test('is used as ever if the clock is set back to before the start', async () => {
    const game = await banked({})
    await pass(game.house, -HOUR)
    await press(game.house, game.id, 'end')
    await press(game.house, game.id, 'add')
    expect(await left(game)).toBe(5 * MINUTE)
    await pass(game.house, MINUTE)
    await press(game.house, game.id, 'add')
    expect(await left(game)).toBe(4 * MINUTE)
  })

  test('is not given back by an outage as far as it was used before, and each outage gives back its own time', async () => {
    const begun = await banked({})
    await pass(begun.house, 2 * MINUTE + 30 * SECOND)
    await pass(begun.house, SECOND)
    const game = await afterOutage(begun, 10 * MINUTE)
    expect(await left(game)).toBe(2 * MINUTE + 30 * SECOND)
    await pass(game.house, MINUTE)
    expect(await left(game)).toBe(MINUTE + 30 * SECOND)
    // Since the half of the time there was no check, so nobody knows that the program ran for a minute more.
    const again = await afterOutage(game, 10 * MINUTE)
    expect(await left(again)).toBe(2 * MINUTE + 30 * SECOND)
  })

  test('is given back only from the latest check on, also where that put off a reminder until after quiet hours', async () => {
    const begun = await banked({ bank: 'days' })
    const { house, id, seat } = begun
    const { players } = await playing(house, id)
    // Half of the three days is over at noon UTC of the second day.
    await house.settings.setQuiet((players[seat] ?? ANN).id, { from: 11 * 60, to: 20 * 60, zone: 'UTC' })
    await pass(house, 36 * HOUR)
    await pass(house, 8 * HOUR - MINUTE)
    expect(heard(house).filter(({ kind }) => kind === 'reminder')).toEqual([])
    const game = await afterOutage(begun, 2 * MINUTE)
    expect(await left(game)).toBe(36 * HOUR)
    // The reminder that was put off comes, and the latest check is that one from then on.
    expect(heard(game.house).filter(({ kind }) => kind === 'reminder')).toHaveLength(1)
    await pass(game.house, 24 * HOUR - MINUTE)
    const again = await afterOutage(game, 2 * MINUTE)
    expect(await left(again)).toBe(36 * HOUR)
  })

  test('is given back from a reminder on that came late because of quiet hours', async () => {
    const begun = await banked({ bank: 'days' })
    const { house, id, seat } = begun
    const { players } = await playing(house, id)
    await house.settings.setQuiet((players[seat] ?? ANN).id, { from: 11 * 60, to: 20 * 60, zone: 'UTC' })
    await pass(house, 36 * HOUR)
    await pass(house, 8 * HOUR)
    expect(heard(house).filter(({ kind }) => kind === 'reminder')).toHaveLength(1)
    await pass(house, 16 * HOUR - MINUTE)
    expect(await left(await afterOutage(begun, 2 * MINUTE))).toBe(28 * HOUR)
  })

  test('is not used up by an outage in which the time for a decision ends', async () => {
    const begun = await banked({ pace: 'live', bank: 'afternoon' })
    await pass(begun.house, SECOND)
    const game = await afterOutage(begun, 40 * MINUTE)
    expect(await left(game)).toBe(3 * MINUTE)
    await pass(game.house, 10 * SECOND)
    await press(game.house, game.id, 'add')
    const { attendance } = await playing(game.house, game.id)
    expect(attendance[game.seat]?.bank).toBe(60 * MINUTE - 10 * SECOND)
  })

  test('is none unless the host wants it', async () => {
    const game = await banked({ bank: 'none' })
    const table = await playing(game.house, game.id)
    expect(table.attendance.map(({ bank, wait }) => [bank, wait?.due ?? null])).toEqual([
      [null, null],
      [null, null],
    ])
  })
})
