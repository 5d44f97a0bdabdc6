/** Tables at which nobody does anything end by themselves, and say so before. */
import { afterAll, describe, expect, test } from 'vitest'
import type { Announcement } from '../../../src/tables/model/announcement.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { ANN, BEN, begun, CAT, cleanUp, good, type House, heard, openHouse, pass, playing, press, request } from '../kit/house.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Days pass, hour by hour: the clock of the tables looks at least that often. */
const days = (house: House, count: number) => pass(house, count * DAY, count * 24)

const kindsOf = (told: readonly Announcement[]) => told.map(({ kind }) => kind)

async function lobbyIn(house: House, channelId = 'c1') {
  return good(await house.tables.open(request({ channelId })))
}

async function quietHouse(): Promise<House> {
  const house = openHouse()
  await house.tables.resume()
  return house
}

const idleAt = async (house: House, id: string) => {
  const table = await house.tables.find(id)
  return table !== null && 'idle' in table ? table.idle : null
}

/** A game without time limits, of which the channel has heard what there was to hear. */
async function untimed(house: House) {
  const table = await begun(house, [ANN, BEN], { terms: { pace: 'none' } })
  await pass(house, 0)
  heard(house)
  return table
}

describe('a lobby at which nobody does anything', () => {
  test('is told after six days that it closes, closes a day later, and frees its channel', async () => {
    const house = await quietHouse()
    const { id } = await lobbyIn(house)
    await days(house, 5)
    expect(heard(house)).toEqual([])
    await days(house, 1)
    expect(heard(house)).toEqual([{ kind: 'lobby', position: 1 }])
    expect(await idleAt(house, id)).toEqual({ until: house.clock.now().getTime() + DAY, isTold: true })
    await pass(house, DAY - HOUR)
    expect((await house.tables.find(id))?.status).toBe('lobby')
    await pass(house, HOUR)
    expect(heard(house)).toEqual([{ kind: 'cancelled', by: null, idle: true, position: 1 }])
    expect((await house.tables.find(id))?.status).toBe('cancelled')
    expect(await house.store.load(id)).toMatchObject({ wakeAt: null })
    expect((await lobbyIn(house)).status).toBe('lobby')
  })

  test.each<[string, (house: House, id: string) => Promise<unknown>]>([
    ['joins', (house, id) => house.tables.join(id, BEN)],
    ['changes a setting', (house, id) => house.tables.configure(id, ANN, { capacity: 3 })],
    ['adds words to the draws', (house, id) => house.tables.addWords(id, ANN, 'dice, be kind')],
  ])('stays if somebody %s after that, and its message no longer says that it closes', async (_, act) => {
    const house = await quietHouse()
    const { id } = await lobbyIn(house)
    await days(house, 6.5)
    heard(house)
    await act(house, id)
    await pass(house, 0)
    expect(kindsOf(heard(house)).some((kind) => kind.startsWith('lobby'))).toBe(true)
    expect(await idleAt(house, id)).toEqual({ until: house.clock.now().getTime() + 6 * DAY, isTold: false })
    await days(house, 5)
    expect(heard(house)).toEqual([])
    await days(house, 2)
    expect(kindsOf(heard(house))).toEqual(['lobby', 'cancelled'])
  })

  test('answers a press with what holds after it', async () => {
    const house = await quietHouse()
    const { id } = await lobbyIn(house)
    await days(house, 6)
    expect(good(await house.tables.join(id, BEN))).toMatchObject({ idle: { isTold: false } })
    await days(house, 6)
    expect(good(await house.tables.addWords(id, ANN, 'dice'))).toMatchObject({ idle: { isTold: false } })
  })

  test('is closed neither by a press that is refused, nor kept by it', async () => {
    const house = await quietHouse()
    const { id } = await lobbyIn(house)
    await days(house, 6.5)
    const before = await idleAt(house, id)
    expect((await house.tables.start(id, BEN)).ok).toBe(false)
    expect(await idleAt(house, id)).toEqual(before)
  })

  test('that was called to begins to be idle when its kept seats are free', async () => {
    const house = await quietHouse()
    const { id } = good(await house.tables.open(request({ invited: [BEN] })))
    await pass(house, HOUR, 60)
    const { until = 0 } = (await idleAt(house, id)) ?? {}
    expect(until).toBeGreaterThan(Date.UTC(2024, 0, 7))
    heard(house)
    await days(house, 8)
    expect(kindsOf(heard(house))).toEqual(['lobby', 'cancelled'])
  })
})

describe('a game that nobody plays on', () => {
  test('calls whom it waits for once after 23 days, and ends a week later without a result', async () => {
    const house = await quietHouse()
    const { id } = await untimed(house)
    const { players, game, state } = await playing(house, id)
    const mover = game.turn(state).seat ?? 0
    await days(house, 22)
    expect(heard(house)).toEqual([])
    await days(house, 1)
    expect(heard(house)).toMatchObject([{ kind: 'progress' }, { kind: 'reminder', seat: mover, stage: 'last' }])
    const remindedAt = await house.store.remindedAt(players[mover]?.id ?? '')
    expect(remindedAt).toEqual(house.clock.now())
    await days(house, 6)
    expect(heard(house)).toEqual([])
    await days(house, 1)
    expect(heard(house)).toEqual([{ kind: 'cancelled', by: null, idle: true, position: expect.any(Number) }])
    expect(await house.tables.find(id)).toMatchObject({ status: 'cancelled', state: expect.anything() })
    expect(await auditTable(house.store, () => tally, id)).toEqual({ kind: 'sound' })
    expect(house.reports).toEqual([])
  })

  test('calls nobody who wants no calls', async () => {
    const house = await quietHouse()
    await untimed(house)
    for (const { id } of [ANN, BEN]) await house.settings.setCalls(id, 'none', 'en')
    await days(house, 23)
    expect(kindsOf(heard(house))).toEqual(['progress'])
  })

  test('is told when the quiet hours of those whom it waits for are over, and calls them then', async () => {
    const house = await quietHouse()
    const { id } = await untimed(house)
    for (const user of [ANN, BEN]) await house.settings.setQuiet(user.id, { from: 22 * 60, to: 8 * 60, zone: 'UTC' })
    await days(house, 23)
    await pass(house, 7 * HOUR, 7)
    expect(heard(house)).toEqual([])
    expect((await playing(house, id)).idle.isTold).toBe(false)
    await pass(house, HOUR)
    expect(heard(house)).toMatchObject([{ kind: 'progress' }, { kind: 'reminder' }])
    expect((await playing(house, id)).idle).toEqual({ until: house.clock.now().getTime() + 7 * DAY, isTold: true })
    await days(house, 7)
    expect(kindsOf(heard(house))).toEqual(['cancelled'])
  })

  test('waits for quiet hours once, even if it is never a good time', async () => {
    const house = await quietHouse()
    await untimed(house)
    const quiet = (from: number, to: number) =>
      Promise.all([ANN, BEN].map(({ id }) => house.settings.setQuiet(id, { from: from * 60, to: to * 60, zone: 'UTC' })))
    await quiet(22, 8)
    await days(house, 23)
    await quiet(7, 20)
    await pass(house, 8 * HOUR, 8)
    expect(kindsOf(heard(house))).toEqual(['progress'])
    await days(house, 7)
    expect(kindsOf(heard(house))).toEqual(['cancelled'])
  })

  test.each<[string, (house: House, id: string) => Promise<unknown>]>([
    ['plays on', (house, id) => press(house, id, 'add')],
    ['proposes to end it', (house, id) => house.tables.askEnd(id, ANN)],
    [
      'has the others reminded',
      async (house, id) => {
        const { game, state } = await playing(house, id)
        good(await house.tables.nudge(id, game.turn(state).seat === 0 ? BEN : ANN))
      },
    ],
  ])('stays if somebody %s after that, and its message no longer says that it ends', async (_, act) => {
    const house = await quietHouse()
    const { id } = await untimed(house)
    await days(house, 25)
    heard(house)
    await act(house, id)
    await pass(house, 0)
    expect(kindsOf(heard(house))).toContain('progress')
    expect((await playing(house, id)).idle).toEqual({ until: house.clock.now().getTime() + 23 * DAY, isTold: false })
    await days(house, 22)
    expect((await playing(house, id)).idle.isTold).toBe(false)
  })

  test('tells nobody of secret steps: it is told and ends when it would without them', async () => {
    const house = await quietHouse()
    const { id } = await untimed(house)
    const idle = (await playing(house, id)).idle
    await days(house, 5)
    await press(house, id, 'peek')
    expect((await playing(house, id)).idle).toEqual(idle)
    expect((await house.store.load(id))?.wakeAt?.getTime()).toBe(idle.until)
    await days(house, 18)
    expect(kindsOf(heard(house))).toEqual(['progress', 'reminder'])
    await press(house, id, 'peek')
    await pass(house, 0)
    expect(heard(house)).toEqual([])
    await days(house, 7)
    expect(kindsOf(heard(house))).toEqual(['cancelled'])
  })

  test('ends as well if all are away, with whatever pace, and calls none of them', async () => {
    const house = await quietHouse()
    const { id } = await begun(house, [ANN, BEN], { terms: { pace: 'live' }, options: { turns: '1000' } })
    await pass(house, HOUR, 240)
    heard(house)
    await days(house, 31)
    expect(kindsOf(heard(house))).toEqual(['progress', 'cancelled'])
    expect((await house.tables.find(id))?.status).toBe('cancelled')
  })
})

describe('what the clock does to idle tables', () => {
  test('an end for which the bot comes too late is told anew', async () => {
    const house = await quietHouse()
    const { id } = await lobbyIn(house)
    await days(house, 6)
    const later = house.restart({ now: new Date(house.clock.now().getTime() + 30 * DAY) })
    await later.tables.resume()
    await pass(later, 0)
    expect(kindsOf(heard(later))).toContain('lobby')
    expect(await idleAt(later, id)).toEqual({ until: later.clock.now().getTime() + DAY, isTold: true })
    await days(later, 1)
    expect((await later.tables.find(id))?.status).toBe('cancelled')
  })

  const ENDS = [-30, 0, 30].flatMap((late) => [
    ['lobby', late, lobbyIn, ['lobby']] as const,
    ['game', late, untimed, ['progress', 'reminder']] as const,
  ])
  test.each(ENDS)(
    'the end of a %s comes an hour after the start of the bot if that is %d minutes late, and that is told',
    async (_, late, open, told) => {
      const house = await quietHouse()
      const { id } = await open(house)
      while ((await idleAt(house, id))?.isTold === false) await days(house, 1)
      const { until = 0 } = (await idleAt(house, id)) ?? {}
      const later = house.restart({ now: new Date(until + late * 60_000) })
      await later.tables.resume()
      const start = later.clock.now().getTime()
      await pass(later, 0)
      await pass(later, HOUR - 60_000, 59)
      expect(await later.tables.find(id)).toMatchObject({ idle: { until: start + HOUR, isTold: true } })
      expect(kindsOf(heard(later))).toEqual(told)
      await pass(later, 60_000)
      expect(kindsOf(heard(later))).toEqual(['cancelled'])
    },
  )

  test('a restart every night does not put the end off', async () => {
    let house = await quietHouse()
    const { id } = await untimed(house)
    for (let night = 0; night < 31; night++) {
      await days(house, 1)
      house = house.restart({ now: new Date(house.clock.now().getTime() + 5 * 60_000) })
      await house.tables.resume()
    }
    await pass(house, 0)
    expect((await house.tables.find(id))?.status).toBe('cancelled')
  })

  test('a clock that is set back puts the end off, and a clock set forward ends nothing unannounced', async () => {
    const house = await quietHouse()
    const { id } = await lobbyIn(house)
    await pass(house, 300 * DAY)
    expect(await house.tables.find(id)).toMatchObject({ status: 'lobby', idle: { isTold: true } })
    await pass(house, -300 * DAY)
    await days(house, 3)
    expect((await house.tables.find(id))?.status).toBe('lobby')
  })

  test('only the idle one of two tables ends, and its host may open as many as before', async () => {
    const house = await quietHouse()
    for (let count = 0; count < 25; count++) await lobbyIn(house, `many-${count}`)
    expect(await house.tables.open(request({ channelId: 'more' }))).toMatchObject({ refusal: { code: 'hosts-too-many' } })
    await days(house, 6)
    const [first = ''] = await house.store.live()
    good(await house.tables.join(first, CAT))
    await days(house, 2)
    expect(await house.store.live()).toEqual([first])
    expect((await lobbyIn(house, 'more')).status).toBe('lobby')
  })
})
