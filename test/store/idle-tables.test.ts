/** Tables from before idle ones ended by themselves: the clock looks at them, too, though not at all of them at once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { migrationsFolder } from '../../src/store/migrations-folder.js'
import { ANN, begun, cleanUp, good, heard, openHouse, pass, press, request } from '../tables/kit/house.js'
import { closeAll, DATABASES } from './databases.js'
import { databaseOf, LOBBY, PLAYING, STEPS } from './earlier.js'

afterAll(closeAll)
afterAll(cleanUp)

const DAY = 24 * 60 * 60_000

const MIGRATIONS: Readonly<Record<string, string>> = {
  SQLite: join(migrationsFolder('sqlite'), '0017_idle.sql'),
  PostgreSQL: join(migrationsFolder('postgres'), '0003_idle.sql'),
}

describe.each(DATABASES)('the migration in $name', ({ name, open }) => {
  const migration = readFileSync(MIGRATIONS[name] ?? '', 'utf8')

  test.each([
    ['that changed just now, when they will have been idle for long enough', 0, [6, 6], [23, 24]],
    ['that have been idle for longer, lobbies within a day', 60, [0, 1], [23, 24]],
  ] as const)('has the clock look at tables %s', async (_, ago, forLobby, forGame) => {
    const now = Date.now()
    const house = await open({ now: new Date(now - ago * DAY) })
    const lobbies: string[] = []
    for (let count = 0; count < 20; count++) lobbies.push(good(await house.tables.open(request({ channelId: `c-${count}` }))).id)
    const { id: game } = await begun(house, undefined, { channelId: 'game', terms: { pace: 'none' } })
    const { id: timed } = await begun(house, undefined, { channelId: 'timed', terms: { pace: 'daily' } })
    const { id: closed } = good(await house.tables.open(request({ channelId: 'closed' })))
    good(await house.tables.closeLobby(closed, ANN, false))
    const wakeOf = async (id: string) => (await house.store.load(id))?.wakeAt?.getTime() ?? null
    const due = await wakeOf(timed)
    await house.meddle(`UPDATE tables SET wake_at = NULL WHERE id <> '${timed}'`)
    await house.meddle(migration)
    const late = Date.now() - now + 1_000
    const isWithin = async (id: string, [from, to]: readonly [number, number]) => {
      const wake = (await wakeOf(id)) ?? 0
      // SQLite counts its present time in seconds.
      return wake >= now + from * DAY - 1_000 && wake <= now + to * DAY + late
    }
    for (const id of lobbies) expect(await isWithin(id, forLobby)).toBe(true)
    expect(await isWithin(game, forGame)).toBe(true)
    expect([await wakeOf(timed), await wakeOf(closed)]).toEqual([due, null])
    if (ago > 0) expect(new Set(await Promise.all(lobbies.map(wakeOf))).size).toBe(lobbies.length)
  })
})

test('a table of an earlier version is told before it ends, and stays if somebody does something', async () => {
  const house = openHouse({ now: new Date(Date.now() + 25 * DAY) }, databaseOf(STEPS.indexOf('0017_idle')))
  await house.tables.resume()
  await pass(house, 0)
  const told = heard(house).map(({ kind }) => kind)
  expect(told).toEqual(expect.arrayContaining(['lobby', 'progress', 'reminder']))
  await press(house, PLAYING, 'add')
  expect(await house.tables.find(PLAYING)).toMatchObject({ status: 'playing', idle: { isTold: false } })
  await pass(house, DAY, 24)
  expect(await house.tables.find(LOBBY)).toMatchObject({ status: 'cancelled' })
  expect(await house.tables.find(PLAYING)).toMatchObject({ status: 'playing' })
  expect(house.reports).toEqual([])
})
