/** The store is away for a while, as a database on another machine may be. */
import { afterAll, describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/game.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { NotStored } from '../../../src/tables/model/not-stored.js'
import type { Store } from '../../../src/tables/model/ports.js'
import { type PlayingTable, seatOf, seatsToMove } from '../../../src/tables/model/table.js'
import { ANN, BEN, begun, CAT, cleanUp, good, type House, heard, openHouse, pass, playing, press, request } from '../kit/house.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

const MINUTE = 60_000

interface Connected {
  readonly house: House
  /** Takes the store away for so long. Everything that it is asked meanwhile fails. */
  away(ms: number): Promise<void>
}

function connected(games: readonly Game[] = [tally]): Connected {
  let isAway = false
  const orAway =
    <A extends unknown[], T>(ask: (...given: A) => Promise<T>) =>
    async (...given: A) => {
      if (isAway) throw new NotStored('The database is away.')
      return ask(...given)
    }
  const between = (store: Store): Store => ({
    ...store,
    append: orAway(store.append),
    load: orAway(store.load),
    toWake: orAway(store.toWake),
    queued: orAway(store.queued),
    delivered: orAway(store.delivered),
    withQueued: orAway(store.withQueued),
  })
  const house = openHouse({ between, games })
  return {
    house,
    async away(ms) {
      isAway = true
      await pass(house, ms, 20)
      isAway = false
    },
  }
}

const turnOf = ({ game, state }: PlayingTable) => game.turn(state).number

test.each(['withQueued', 'live', 'load'] as const)(
  'a table that was set aside is taken up again once the store is back, if it was away when it was first asked: %s',
  async (what) => {
    let isAway = false
    let refused = 0
    const between = (store: Store): Store => ({
      ...store,
      [what]: async (tableId: string) => {
        if (isAway) {
          refused++
          throw new NotStored('The database is away.')
        }
        return store[what](tableId)
      },
    })
    const house = openHouse({ between })
    const { id } = await begun(house)
    await house.store.quarantine(id, 'a program that could not read it')
    isAway = true
    await house.tables.resume().catch(() => {})
    await pass(house, 0)
    expect(refused).toBeGreaterThan(0)
    isAway = false
    expect(await house.store.quarantined()).toEqual([id])
    await house.tables.goOn()
    await expect.poll(async () => (await house.store.load(id))?.status).toBe('playing')
    await house.tables.close()
  },
)

test('a table that was set aside is taken up again, even if the audit fails only after the store is back', async () => {
  let fail: (thrown: Error) => void = () => {}
  let isFirst = true
  const between = (store: Store): Store => ({
    ...store,
    async live() {
      if (!isFirst) return store.live()
      isFirst = false
      return new Promise((_, reject) => (fail = reject))
    },
  })
  const house = openHouse({ between })
  const { id } = await begun(house)
  await house.store.quarantine(id, 'a program that could not read it')
  await house.tables.resume()
  await house.tables.goOn()
  expect(isFirst).toBe(false)
  fail(new NotStored('The database was away.'))
  await expect.poll(async () => (await house.store.load(id))?.status).toBe('playing')
})

test('time that ran out meanwhile is played for as soon as the store is back', async () => {
  const { house, away } = connected()
  await house.tables.resume()
  const { id } = await begun(house, undefined, { terms: { pace: 'live' } })
  const turn = turnOf(await playing(house, id))
  await away(4 * MINUTE)
  expect(turnOf(await playing(house, id))).toBe(turn)
  await house.tables.goOn()
  await pass(house, 0)
  expect(turnOf(await playing(house, id))).toBe(turn + 1)
})

test('what the channel was not told meanwhile is told as soon as the store is back', async () => {
  const { house, away } = connected()
  await house.tables.resume()
  const { id } = await begun(house)
  await pass(house, 0)
  heard(house)
  const untold = house.store.queued
  await press(house, id, 'end')
  await away(MINUTE)
  expect(heard(house)).toEqual([])
  expect(await untold(id, 10)).not.toEqual([])
  await house.tables.goOn()
  await pass(house, 1000)
  expect(heard(house).map(({ kind }) => kind)).toEqual(['turn'])
  expect(await untold(id, 10)).toEqual([])
})

test('a computer player whose move was not stored moves as soon as the store is back', async () => {
  const { house, away } = connected([pioneers])
  await house.tables.resume()
  const lobby = good(await house.tables.open(request({ gameId: 'pioneers', capacity: 2, computers: ['traveller'] })))
  const { id } = good(await house.tables.start(lobby.id, lobby.host))
  const isHosts = async () => {
    const table = await playing(house, id)
    return seatsToMove(table).some((seat) => table.players[seat]?.id === lobby.host.id)
  }
  const host = seatOf(await playing(house, id), lobby.host.id) ?? 0
  for (let moves = 0; moves < 20 && (await isHosts()); moves++) {
    const { position, state } = await playing(house, id)
    good(await house.tables.act(id, lobby.host, position, pioneers.defaultAction(state, host)))
  }
  await away(MINUTE)
  expect(await isHosts()).toBe(false)
  await house.tables.goOn()
  for (let moves = 0; moves < 20 && !(await isHosts()); moves++) await pass(house, 0)
  expect(await isHosts()).toBe(true)
})

test('time that ran out while a single change was not stored is played for soon', async () => {
  const { house, away } = connected()
  await house.tables.resume()
  const { id } = await begun(house, undefined, { terms: { pace: 'live' } })
  const untilDue = async () => {
    const [due] = await house.store.toWake(1)
    return (due?.at.getTime() ?? 0) - house.clock.now().getTime()
  }
  for (const _ of ['half of the time', 'a sixth']) await pass(house, await untilDue())
  await pass(house, (await untilDue()) - 1)
  const turn = turnOf(await playing(house, id))
  await away(1)
  expect(turnOf(await playing(house, id))).toBe(turn)
  // Nobody is told that the store is back, because it was never known to be away.
  await pass(house, 10_000)
  expect(turnOf(await playing(house, id))).toBe(turn + 1)
})

describe('if the store goes away right after the resignation of the last who had not agreed to a proposal', () => {
  /** Cat has resigned, and what Ann and Ben have agreed to is still open. */
  async function resigned() {
    let left = Number.POSITIVE_INFINITY
    const between = (store: Store): Store => ({
      ...store,
      async append(change) {
        if (left-- <= 0) throw new NotStored('The database is away.')
        return store.append(change)
      },
    })
    const house = openHouse({ between })
    await house.tables.resume()
    const { id } = await begun(house, [ANN, BEN, CAT], { terms: { pace: 'none' } })
    const { proposal } = good(await house.tables.askEnd(id, ANN))
    good(await house.tables.answer(id, BEN, proposal.id, true))
    left = 1
    // What is stored is told as done.
    good(await house.tables.resign(id, CAT))
    expect(await playing(house, id)).toMatchObject({ proposal: { asked: [BEN], agreed: [BEN.id] } })
    const back = () => {
      left = Number.POSITIVE_INFINITY
    }
    return { house, id, back }
  }
  const isEnded = async (house: House, id: string) => {
    expect((await house.tables.find(id))?.status).toBe('cancelled')
    expect(heard(house)).toContainEqual(expect.objectContaining({ kind: 'settled', how: 'granted' }))
  }

  test('it is granted as soon as the store is back', async () => {
    const { house, id, back } = await resigned()
    await pass(house, 0)
    back()
    await house.tables.goOn()
    await pass(house, 0)
    await isEnded(house, id)
  })

  test('it is granted by the clock, even after its time', async () => {
    const { house, id, back } = await resigned()
    await pass(house, 25 * 60 * MINUTE, 25)
    back()
    await pass(house, 5 * MINUTE)
    await isEnded(house, id)
  })

  test('it is granted after a restart', async () => {
    const { house, id, back } = await resigned()
    back()
    const after = house.restart()
    await after.tables.resume()
    await pass(after, 0)
    await isEnded(after, id)
  })
})
