import { afterAll, describe, expect, test } from 'vitest'
import { at } from '../../../src/engine/lists.js'
import { doneWith, nextToDeliver } from '../../../src/tables/decisions/delivery-order.js'
import type { User } from '../../../src/tables/model/people.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import type { Announcement } from '../../../src/tables/model/tables.js'
import { retryDelay } from '../../../src/tables/service/retries.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, begun, cleanUp, good, type House, kinds, openHouse, pass, told, until } from '../kit/house.js'

afterAll(cleanUp)

const moverOf = (table: PlayingTable): User => table.players[seatOnTurn(table)] ?? ANN
const failing = async () => {
  throw new Error('Discord is away')
}
const never = () => new Promise<void>(() => {})

async function addTo(house: House, table: PlayingTable, times: number): Promise<void> {
  const { position } = (await house.tables.find(table.id)) ?? table
  for (let i = 0; i < times; i++) good(await house.tables.act(table.id, moverOf(table), position + i, 'add'))
}

describe('which is next', () => {
  const queue = (...announcements: Announcement[]) =>
    announcements.map((announcement, index) => ({ id: index + 1, announcement }))
  const progress = (turn: number, position: number): Announcement => ({ kind: 'progress', turn, position })

  test('the oldest', () => {
    expect(nextToDeliver(queue({ kind: 'turn', turn: 1, position: 1 }, progress(1, 2)))?.id).toBe(1)
    expect(nextToDeliver([])).toBeUndefined()
  })

  test('only the last progress of one turn, in its place', () => {
    expect(nextToDeliver(queue(progress(1, 2), progress(1, 3), progress(1, 4), { kind: 'over', position: 5 }))?.id).toBe(3)
    expect(nextToDeliver(queue(progress(1, 2), { kind: 'asked', seat: 1, turn: 1, position: 2 }, progress(1, 3)))?.id).toBe(2)
  })

  test('the last progress of an earlier turn is told', () => {
    expect(nextToDeliver(queue(progress(1, 2), { kind: 'turn', turn: 2, position: 3 }, progress(2, 4)))?.id).toBe(1)
  })

  test('only the last call to one seat, and those to other seats', () => {
    const reminder = (seat: number, position: number): Announcement => {
      return { kind: 'reminder', seat, stage: 'half', due: 0, turn: 1, position }
    }
    const nudge = (seat: number, position: number): Announcement => ({ kind: 'nudge', seat, by: ANN, turn: 1, position })
    expect(nextToDeliver(queue(reminder(0, 1), nudge(0, 1), reminder(1, 1), reminder(0, 2)))?.id).toBe(3)
    expect(nextToDeliver(queue(nudge(0, 1), nudge(0, 2)))?.id).toBe(2)
  })

  test('only the last change of a lobby, except a press whose answer may come later', () => {
    const pressed = (position: number): Announcement => ({ kind: 'lobby-pressed', position })
    const lobby = (position: number): Announcement => ({ kind: 'lobby', position })
    const turn: Announcement = { kind: 'turn', turn: 1, position: 1 }
    expect(nextToDeliver(queue(lobby(1), lobby(2), pressed(3), pressed(1), turn))?.id).toBe(4)
    expect(nextToDeliver(queue(pressed(1), lobby(2)))?.id).toBe(1)
    expect(nextToDeliver(queue({ kind: 'opened', position: 0 }, pressed(1)))?.id).toBe(1)
  })

  test('what is held is done once the whole game is told anew, except what an answer shows', () => {
    const queued = queue(
      { kind: 'opened', position: 0 },
      { kind: 'lobby-pressed', position: 1 },
      { kind: 'lobby', position: 2 },
      progress(1, 2),
      { kind: 'turn', turn: 2, position: 3 },
    )
    expect(doneWith(queued, at(queued, 2), new Set([1, 2]))).toEqual([3])
    expect(doneWith(queued, at(queued, 4), new Set([1, 2, 4]))).toEqual([3, 4, 5])
    expect(doneWith(queued, at(queued, 4), new Set())).toEqual([1, 2, 3, 4, 5])
  })

  test('waits double up to five minutes', () => {
    expect([1, 2, 3, 9, 10, 1000].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 256_000, 300_000, 300_000])
  })
})

describe('delivery', () => {
  test('in order, with the table as it is at that time, and nothing twice', async () => {
    const house = openHouse()
    const table = await begun(house)
    await told(house, table.id)
    await addTo(house, table, 1)
    await told(house, table.id)
    await house.tables.resume()
    await house.tables.close()
    expect(
      house.publisher.delivered.map(({ announcement, position }) => [announcement.kind, announcement.position, position]),
    ).toEqual([
      ['lobby-pressed', 1, 1],
      ['turn', 1, 1],
      ['progress', 2, 2],
    ])
  })

  test('progress that piles up is told once', async () => {
    const house = openHouse()
    const letGo: (() => void)[] = []
    house.publisher.before = () => new Promise((resolve) => letGo.push(resolve))
    const table = await begun(house)
    await until(() => letGo.length === 1, 'the first delivery')
    await addTo(house, table, 5)
    house.publisher.before = async () => {}
    for (const go of letGo) go()
    await told(house, table.id)
    expect(house.publisher.delivered.map(({ announcement }) => [announcement.kind, announcement.position])).toEqual([
      ['lobby-pressed', 1],
      ['turn', 1],
      ['progress', 6],
    ])
  })

  test('what is committed while the courier finds nothing more is not overlooked', async () => {
    const looks: (() => void)[] = []
    const house = openHouse({
      between: (store) => ({
        ...store,
        async queued(tableId, limit) {
          const queued = await store.queued(tableId, limit)
          if (queued.length === 0 && looks.length === 0) await new Promise<void>((resolve) => looks.push(resolve))
          return queued
        },
      }),
    })
    const table = await begun(house)
    await until(() => looks.length === 1, 'the empty look')
    await addTo(house, table, 1)
    for (const go of looks) go()
    await until(() => kinds(house).length === 3, 'the second delivery')
    expect(kinds(house)).toEqual(['lobby-pressed', 'turn', 'progress'])
  })

  test('what fails is retried later', async () => {
    const house = openHouse()
    house.publisher.before = failing
    const table = await begun(house)
    await until(() => house.clock.waiting === 1, 'the wait after a failure')
    expect(kinds(house)).toEqual([])
    house.clock.advance(999)
    expect(house.clock.waiting).toBe(1)
    house.clock.advance(1)
    await until(() => house.reports.length === 2, 'the second failure')
    house.publisher.before = async () => {}
    await until(() => house.clock.waiting === 1, 'the longer wait')
    expect(house.tables.untoldSince()).toEqual(new Date(Date.UTC(2024, 0, 1)))
    house.clock.advance(2_000)
    await told(house, table.id)
    expect(house.tables.untoldSince()).toBeNull()
    expect(kinds(house)).toEqual(['lobby-pressed', 'turn'])
    expect(house.reports.map(({ about }) => about)).toEqual([
      { table: table.id, position: 1, failures: 1, wait: 1_000 },
      { table: table.id, position: 1, failures: 2, wait: 2_000 },
    ])
    expect(house.reports[0]?.message).toContain('Discord is away')
  })

  test('a step makes its table retry at once what had failed, before anything newer', async () => {
    const house = openHouse()
    house.publisher.before = failing
    const table = await begun(house)
    await until(() => house.clock.waiting === 1, 'the wait after a failure')
    house.publisher.before = async () => {}
    await addTo(house, table, 1)
    await told(house, table.id)
    expect(kinds(house)).toEqual(['lobby-pressed', 'turn', 'progress'])
  })

  test('a step during a failing attempt makes its table try once more', async () => {
    const house = openHouse()
    const fail: ((reason: Error) => void)[] = []
    house.publisher.before = () => new Promise((_, reject) => fail.push(reject))
    const table = await begun(house)
    await until(() => fail.length === 1, 'the first try')
    await addTo(house, table, 1)
    house.publisher.before = async () => {}
    for (const reject of fail) reject(new Error('timed out'))
    await told(house, table.id)
    expect(kinds(house)).toEqual(['lobby-pressed', 'turn', 'progress'])
  })

  test('the first success at any table ends the others’ pauses', async () => {
    const house = openHouse()
    house.publisher.before = failing
    const tables = [await begun(house), await begun(house, undefined, { channelId: 'c2' })] as const
    await until(() => house.reports.length === 2, 'the first failures')
    for (let round = 2; round <= 9; round++) {
      await pass(house, retryDelay(round - 1))
      expect(house.reports).toHaveLength(2 * round)
    }
    house.publisher.before = async () => {}
    await addTo(house, tables[0], 1)
    for (const { id } of tables) await told(house, id)
    expect(kinds(house).toSorted()).toEqual(['lobby-pressed', 'lobby-pressed', 'progress', 'turn', 'turn'])
  })

  test('what was told but cannot be recorded as told is told again with growing waits, whatever is told at other tables', async () => {
    const full = async () => {
      throw new Error('the disk is full')
    }
    const house = openHouse({ between: (store) => ({ ...store, delivered: full }) })
    for (const channelId of ['c1', 'c2']) await begun(house, undefined, { channelId })
    await until(() => house.reports.length >= 2, 'the first failures')
    for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve))
    expect(house.publisher.delivered).toHaveLength(2)
    await pass(house, retryDelay(1))
    expect(house.publisher.delivered).toHaveLength(4)
  })

  test.each([
    ['fails', failing],
    ['never ends', never],
  ])('a table whose delivery %s delays no other', async (_, trouble) => {
    const house = openHouse()
    const stuck = await begun(house)
    await told(house, stuck.id)
    house.publisher.before = (table) => (table.id === stuck.id ? trouble() : Promise.resolve())
    await addTo(house, stuck, 1)
    const other = await begun(house, undefined, { channelId: 'c2' })
    await told(house, other.id)
    expect(house.publisher.delivered.at(-1)).toMatchObject({ tableId: other.id })
    expect(await house.store.withQueued()).toEqual([stuck.id])
  })
})

describe('closing', () => {
  test('delivers what is left first', async () => {
    const house = openHouse()
    const table = await begun(house)
    await addTo(house, table, 3)
    await house.tables.close()
    expect(kinds(house)).toEqual(['lobby-pressed', 'turn', 'progress'])
    expect(await house.store.withQueued()).toEqual([])
  })

  test('lets the publisher read meanwhile, but nobody change anything', async () => {
    const house = openHouse()
    const table = await begun(house)
    await told(house, table.id)
    await addTo(house, table, 1)
    const found: unknown[] = []
    house.publisher.before = async ({ id }) => {
      found.push(...(await house.tables.log(id, 1)))
      await expect(house.tables.cancel(id, ANN, false)).rejects.toThrow('The tables are closed')
    }
    await house.tables.close()
    expect(found).toHaveLength(1)
    expect(await house.store.withQueued()).toEqual([])
  })

  test('does not wait for a channel that cannot be reached', async () => {
    const house = openHouse()
    house.publisher.before = failing
    const table = await begun(house)
    await until(() => house.clock.waiting === 1, 'the wait after a failure')
    await house.tables.close()
    expect(house.clock.waiting).toBe(0)
    expect(await house.store.withQueued()).toEqual([table.id])
  })

  test('waits for a delivery in progress, but not forever', async () => {
    const house = openHouse()
    let begunDelivery = false
    house.publisher.before = () => {
      begunDelivery = true
      return never()
    }
    const table = await begun(house)
    await until(() => begunDelivery)
    const closing = house.tables.close()
    await until(() => house.clock.waiting === 1, 'the limit')
    house.clock.advance(3_000)
    await closing
    expect(await house.store.withQueued()).toEqual([table.id])
  })
})
