/** Seats that a lobby keeps for those who were called to it. */
import { afterAll, describe, expect, test } from 'vitest'
import { KEPT_MS } from '../../../src/tables/model/invitation.js'
import type { User } from '../../../src/tables/model/people.js'
import { type Lobby, seatsToMove } from '../../../src/tables/model/table.js'
import { ANN, BEN, begun, CAT, cleanUp, DAN, good, type House, heard, openHouse, pass, refused } from '../kit/house.js'

afterAll(cleanUp)

/** A rematch for three that Ann has pressed for, after a game of these users. Ben and Cat are called. */
async function rematch(house: House, users: readonly User[] = [ANN, BEN, CAT]): Promise<Lobby> {
  const { id } = await begun(house, users, { options: { turns: '3' }, capacity: users.length })
  for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
    good(await house.tables.act(id, table.players[seatsToMove(table)[0] ?? -1] ?? ANN, table.position, 'end'))
  }
  const lobby = good(await house.tables.rematch(id, ANN))
  if (lobby.status !== 'lobby') throw new Error('it has begun')
  await pass(house, 0)
  heard(house)
  return lobby
}

async function invitedAt(house: House, id: string): Promise<readonly [string, boolean][]> {
  const table = await house.tables.find(id)
  if (table?.status !== 'lobby') throw new Error(`the table is ${table?.status}`)
  return table.invited.map(({ user, until }) => [user.name, until !== null])
}

describe('a kept seat', () => {
  test('is for whoever was called and for nobody else', async () => {
    const house = openHouse()
    const { id, createdAt } = await rematch(house)
    expect(await house.tables.join(id, DAN)).toEqual({
      ok: false,
      refusal: { code: 'seats-kept', users: [BEN, CAT], until: new Date(createdAt.getTime() + KEPT_MS) },
    })
    expect(good(await house.tables.join(id, CAT))).toMatchObject({ status: 'lobby', players: [ANN, CAT] })
    expect(await invitedAt(house, id)).toEqual([['Ben', true]])
    expect(refused(await house.tables.join(id, DAN))).toBe('seats-kept')
  })

  test('counts when the host chooses the number of seats', async () => {
    const house = openHouse()
    const { id } = await rematch(house)
    expect(await house.tables.configure(id, ANN, { capacity: 2 })).toEqual({
      ok: false,
      refusal: { code: 'capacity-too-small', seated: 3 },
    })
    good(await house.tables.configure(id, ANN, { capacity: 4 }))
    good(await house.tables.join(id, DAN))
  })

  test('is free for others ten minutes later, also after a restart, and its user may still come', async () => {
    const house = openHouse()
    const { id } = await rematch(house)
    await pass(house, KEPT_MS - 1)
    expect(refused(await house.tables.join(id, DAN))).toBe('seats-kept')
    const later = house.restart({ now: new Date(house.clock.now().getTime() - 120_000) })
    await later.tables.resume()
    await pass(later, 120_000)
    expect(refused(await later.tables.join(id, DAN))).toBe('seats-kept')
    heard(later)
    await pass(later, 1)
    expect(heard(later)).toEqual([{ kind: 'lobby', position: 1 }])
    expect(await invitedAt(later, id)).toEqual([
      ['Ben', false],
      ['Cat', false],
    ])
    good(await later.tables.join(id, DAN))
    expect(good(await later.tables.join(id, BEN))).toMatchObject({ status: 'lobby', players: [ANN, DAN, BEN] })
    expect(refused(await later.tables.join(id, CAT))).toBe('table-full')
  })

  test('stays kept for a minute after the program starts late', async () => {
    const house = openHouse()
    const { id } = await rematch(house)
    const late = house.restart({ now: new Date(house.clock.now().getTime() + 3 * KEPT_MS) })
    await late.tables.resume()
    await pass(late, 0)
    expect(refused(await late.tables.join(id, DAN))).toBe('seats-kept')
    await pass(late, 60_000)
    good(await late.tables.join(id, DAN))
  })

  test('is free as soon as its user declines, who may say so twice and change their mind', async () => {
    const house = openHouse()
    const { id } = await rematch(house)
    expect(refused(await house.tables.decline(id, DAN))).toBe('not-invited')
    expect(refused(await house.tables.decline(id, ANN))).toBe('already-seated')
    const declined = good(await house.tables.decline(id, BEN))
    await pass(house, 0)
    expect(heard(house)).toEqual([{ kind: 'lobby', position: 1 }])
    expect(good(await house.tables.decline(id, BEN))).toEqual(declined)
    expect(good(await house.tables.join(id, BEN))).toMatchObject({ status: 'lobby', players: [ANN, BEN] })
  })
})

describe('a rematch', () => {
  test('begins by whatever press brings the last of those who were called', async () => {
    const house = openHouse()
    const { id } = await rematch(house)
    good(await house.tables.join(id, BEN))
    expect(good(await house.tables.join(id, CAT, 'elsewhere', 'a press'))).toMatchObject({
      status: 'playing',
      players: [ANN, BEN, CAT],
    })
    await pass(house, 0)
    expect(heard(house).map(({ kind }) => kind)).toContain('turn')
  })

  test('waits for its host where its channel cannot be told of the first turn', async () => {
    const house = openHouse()
    const { id } = await rematch(house)
    good(await house.tables.join(id, BEN, 'elsewhere', '', false))
    expect(good(await house.tables.join(id, CAT, 'elsewhere', '', false))).toMatchObject({
      status: 'lobby',
      players: [ANN, BEN, CAT],
    })
    expect(good(await house.tables.start(id, ANN)).status).toBe('playing')
  })

  test.each(['join', 'rematch'] as const)(
    'waits for its host to open the thread that they have chosen for it (%s)',
    async (by) => {
      const house = openHouse()
      const { id, follows } = await rematch(house)
      good(await house.tables.configure(id, ANN, { thread: true }))
      for (const user of [BEN, CAT]) {
        const joined = by === 'join' ? house.tables.join(id, user) : house.tables.rematch(follows ?? '', user)
        expect(good(await joined).status).toBe('lobby')
      }
      good(await house.tables.relocate(id, 'thread'))
      expect(good(await house.tables.start(id, ANN)).players).toEqual([ANN, BEN, CAT])
    },
  )

  test('begins by itself in a thread into which its lobby has moved already', async () => {
    const house = openHouse()
    const { id } = await rematch(house)
    good(await house.tables.configure(id, ANN, { thread: true }))
    good(await house.tables.join(id, BEN))
    good(await house.tables.relocate(id, 'thread'))
    expect(good(await house.tables.join(id, CAT)).status).toBe('playing')
  })

  test('does not begin by itself with others in place of those who declined', async () => {
    const house = openHouse()
    const { id } = await rematch(house)
    good(await house.tables.decline(id, BEN))
    good(await house.tables.join(id, CAT))
    expect(good(await house.tables.join(id, DAN)).status).toBe('lobby')
    expect(good(await house.tables.start(id, ANN)).players).toEqual([ANN, CAT, DAN])
  })

  test('of tables that were stored before seats were kept keeps none', async () => {
    const house = openHouse()
    const { id } = await rematch(house)
    const stored = await house.store.load(id)
    expect(stored?.wakeAt).not.toBeNull()
    expect(stored?.affairs?.invited).toHaveLength(2)
    const old = house.restart({
      keep: 0,
      between: (store) => ({
        ...store,
        async load(tableId) {
          const loaded = await store.load(tableId)
          if (loaded?.affairs == null) return loaded
          const { invited: _, ...affairs } = loaded.affairs
          return { ...loaded, affairs }
        },
      }),
    })
    good(await old.tables.join(id, DAN))
  })
})
