/** The machine's clock is set forward or back while tables are played. Nobody loses a decision, and nobody is locked out. */
import { afterAll, describe, expect, test } from 'vitest'
import { createThrottle, PROGRESS_MS } from '../../../src/discord/publishing/throttle.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import type { User } from '../../../src/tables/model/people.js'
import { type PlayingTable, seatOf, seatsToMove } from '../../../src/tables/model/table.js'
import { createClockwork } from '../../../src/tables/service/clockwork.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import {
  ANN,
  BEN,
  begun,
  cleanUp,
  good,
  type House,
  kinds,
  openHouse,
  pass,
  playing,
  refused,
  request,
  testClock,
  told,
} from '../kit/house.js'

afterAll(cleanUp)

const DAY = 24 * 60 * 60_000

const turnOf = ({ game, state }: PlayingTable) => game.turn(state).number
const moverOf = (table: PlayingTable): User => table.players[seatOnTurn(table)] ?? ANN
const otherThan = (user: User): User => (user.id === ANN.id ? BEN : ANN)

async function paced(): Promise<{ readonly house: House; readonly table: PlayingTable }> {
  const house = openHouse()
  await house.tables.resume()
  const table = await begun(house, [ANN, BEN], { options: { turns: '1000' }, terms: { pace: 'daily' } })
  await told(house, table.id)
  return { house, table }
}

const reminders = (house: House) => kinds(house).filter((kind) => kind === 'reminder').length

describe('a clock that is set forward beyond a deadline', () => {
  test('plays the default decision once, and not again when it is set back', async () => {
    const { house, table } = await paced()
    await pass(house, 2 * DAY)
    expect(turnOf(await playing(house, table.id))).toBe(2)
    await pass(house, -2 * DAY)
    await pass(house, DAY / 4)
    expect(turnOf(await playing(house, table.id))).toBe(2)
    const now = await playing(house, table.id)
    good(await house.tables.act(table.id, moverOf(now), now.position, 'end'))
    expect(turnOf(await playing(house, table.id))).toBe(3)
  })
})

describe('a clock that is set back', () => {
  test('takes no time from anybody, and reminds nobody twice', async () => {
    const { house, table } = await paced()
    await pass(house, DAY / 2)
    expect(reminders(house)).toBe(1)
    await pass(house, -DAY / 2)
    await pass(house, DAY / 2)
    expect(reminders(house)).toBe(1)
    expect(turnOf(await playing(house, table.id))).toBe(1)
    await pass(house, DAY / 2)
    expect(turnOf(await playing(house, table.id))).toBe(2)
  })

  test('to before the start of the program lets time run out as ever', async () => {
    const house = openHouse()
    await house.tables.resume()
    await pass(house, -DAY)
    const { id } = await begun(house, [ANN, BEN], { options: { turns: '1000' }, terms: { pace: 'live' } })
    const lobby = good(await house.tables.open(request({ channelId: 'another', host: ANN, capacity: 2, invited: [BEN] })))
    await pass(house, 4 * 60_000)
    expect(turnOf(await playing(house, id))).toBe(2)
    await pass(house, 7 * 60_000)
    expect(await house.tables.find(lobby.id)).toMatchObject({ invited: [{ until: null }] })
  })

  test('keeps nobody from nudging, reminding or proposing', async () => {
    const { house, table } = await paced()
    const mover = moverOf(table)
    const other = otherThan(mover)
    good(await house.tables.nudge(table.id, other))
    const { proposal } = good(await house.tables.askEnd(table.id, other))
    good(await house.tables.answer(table.id, other, proposal.id, false))
    expect(refused(await house.tables.nudge(table.id, other))).toBe('nudged-already')
    expect(refused(await house.tables.askEnd(table.id, other))).toBe('proposed-lately')
    await pass(house, -7 * DAY)
    good(await house.tables.nudge(table.id, other))
    good(await house.tables.askEnd(table.id, other))
  })

  test('shows what happens in a turn as soon as usual', () => {
    let now = Date.UTC(2024, 0, 2)
    const throttle = createThrottle({ now: () => new Date(now), after: () => () => {} })
    throttle.changed('table')
    now -= DAY
    expect(throttle.rest('table')).toBeLessThanOrEqual(PROGRESS_MS)
    expect(throttle.ask('table', true)).toBeLessThanOrEqual(PROGRESS_MS)
  })
})

/** A clock that can be set while its timers go on as they were. */
function settableClock() {
  const timers = testClock(Date.UTC(2024, 0, 2))
  let ahead = 0
  return {
    now: () => new Date(timers.now().getTime() + ahead),
    after: timers.after,
    set: (ms: number) => {
      ahead += ms
    },
    async pass(ms: number) {
      timers.advance(ms)
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('a computer player that was about to move when the clock is set back moves as soon as usual', async () => {
  const clock = settableClock()
  const house = openHouse({ clock, games: [pioneers] })
  await house.tables.resume()
  const { id } = good(await house.tables.open(request({ gameId: 'pioneers' })))
  good(await house.tables.addComputer(id, ANN, { level: 'newcomer', seats: 'one' }))
  good(await house.tables.start(id, ANN))
  await clock.pass(0)
  for (let now = await playing(house, id); seatsToMove(now).includes(seatOf(now, ANN.id) ?? -1); now = await playing(house, id))
    good(await house.tables.act(id, ANN, now.position, pioneers.defaultAction(now.state, seatOf(now, ANN.id) ?? 0)))
  const { position } = await playing(house, id)
  clock.set(-DAY)
  await clock.pass(2_000)
  await expect.poll(async () => (await playing(house, id)).position).toBeGreaterThan(position)
  await house.tables.close()
})

describe('the clock of the tables', () => {
  const SECOND = 1_000
  const MINUTE = 60 * SECOND

  /** Ticks fail while `isAway`. A table that was ticked has nothing due any more. */
  function stage() {
    const clock = settableClock()
    const due = new Map<string, number>()
    const fake = { isAway: false, isStoreAway: false, broken: new Set<string>(), ticked: [] as string[], setBack: [] as string[] }
    const clockwork = createClockwork({
      store: {
        async toWake(limit) {
          if (fake.isStoreAway) throw new Error('the database is away')
          const waking = [...due].map(([tableId, at]) => ({ tableId, position: 1, at: new Date(at) }))
          return waking.toSorted((one, other) => one.at.getTime() - other.at.getTime()).slice(0, limit)
        },
      },
      clock,
      logger: { warn: () => {}, error: () => {} },
      setBack: (tableId) => void fake.setBack.push(tableId),
      async tick(tableId) {
        if (fake.isAway || fake.broken.has(tableId)) throw new Error('the database is away')
        fake.ticked.push(tableId)
        due.delete(tableId)
      },
    })
    const expectIn = (tableId: string, ms: number) => {
      const at = clock.now().getTime() + ms
      due.set(tableId, at)
      clockwork.expect(new Date(at))
    }
    return { clock, due, fake, clockwork, expectIn }
  }

  test('that is set back looks again at a table that failed before, as soon as usual', async () => {
    const { clock, due, fake, clockwork } = stage()
    due.set('overdue', clock.now().getTime() - 2 * DAY)
    fake.isAway = true
    clockwork.start()
    await clock.pass(0)
    clock.set(-DAY)
    fake.isAway = false
    await clock.pass(10 * MINUTE)
    expect(fake.ticked).toEqual(['overdue'])
  })

  test('that is set forward beyond what it waits for does not let what is due later wait for that', async () => {
    const { clock, fake, clockwork, expectIn } = stage()
    clockwork.start()
    await clock.pass(0)
    expectIn('slow', 30 * MINUTE)
    clock.set(DAY)
    expectIn('quick', SECOND)
    await clock.pass(2 * SECOND)
    await clock.pass(2 * SECOND)
    expect(fake.ticked).toEqual(['slow', 'quick'])
  })

  test.each([
    ['all that were soon due', [SECOND, 1.5 * SECOND, 3 * SECOND], null],
    ['more than are looked at together', Array.from({ length: 100 }, () => SECOND), null],
    ['a table, even if another one is expected before that is due', [SECOND], SECOND],
  ] as const)('that is set back says so of %s', async (_what, waits, another) => {
    const { clock, fake, clockwork, expectIn } = stage()
    clockwork.start()
    await clock.pass(0)
    for (const [index, ms] of waits.entries()) expectIn(`t${index}`, ms)
    clock.set(-DAY)
    await clock.pass(SECOND / 10)
    if (another !== null) expectIn('another', another)
    for (let second = 0; second < 10; second++) await clock.pass(SECOND)
    expect(new Set(fake.setBack)).toEqual(new Set(waits.map((_, index) => `t${index}`)))
    expect(fake.ticked).toEqual(another === null ? [] : ['another'])
  })

  test('that is set back while the store is away says so as soon as that is back', async () => {
    const { clock, fake, clockwork, expectIn } = stage()
    clockwork.start()
    await clock.pass(0)
    expectIn('table', SECOND)
    clock.set(-DAY)
    fake.isStoreAway = true
    await clock.pass(2 * SECOND)
    fake.isStoreAway = false
    for (let second = 0; second < 12; second++) await clock.pass(SECOND)
    expect(fake.setBack).toEqual(['table'])
  })

  test('that is not set back says so of no table, even if one keeps failing', async () => {
    const { clock, fake, clockwork, expectIn } = stage()
    fake.broken.add('broken')
    clockwork.start()
    for (const [index, tableId] of ['broken', 'first', 'second', 'third'].entries()) expectIn(tableId, (1 + index) * SECOND)
    for (let second = 0; second < 8; second++) await clock.pass(SECOND)
    expect([fake.ticked, fake.setBack]).toEqual([['first', 'second', 'third'], []])
  })
})
