import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { cleanUp, type House, openHouse } from '../tables/kit/house.js'
import { endOf, finish, userOf } from './games.js'

afterAll(cleanUp)

async function playMany(house: House, games: number, from: number): Promise<void> {
  for (let game = 0; game < games; game++) {
    const users = [userOf(game % 5), userOf(30 + (game % 7)), userOf(50)]
    await finish(house.store, { tableId: `c${from + game}`.padStart(8, '0'), users, points: [game % 7, 2, 1], at: new Date(0) })
  }
}

describe('the cost', () => {
  test('of recording a game does not depend on how many are stored', async () => {
    const house = openHouse()
    const statementsOf = async (tableId: string) => {
      const { begun, change } = endOf({ tableId, users: [userOf(1), userOf(30), userOf(50)], points: [0, 0, 0] })
      await house.store.create(begun)
      house.statements()
      await house.store.append(change)
      return house.statements().length
    }
    await playMany(house, 40, 0)
    const early = await statementsOf('early000')
    await playMany(house, 80, 100)
    expect(await statementsOf('later000')).toBe(early)
  })

  test('of a query is a few statements, each by an index', async () => {
    const house = openHouse()
    await playMany(house, 40, 0)
    const ask = async () => {
      house.statements()
      await house.standings.stats('g1', 'tally', 'u1', 'u2')
      await house.standings.headToHead('g1', 'tally', 'u1', 'u30', 'u1')
      const asked = { guildId: 'g1', gameId: 'tally', viewerId: 'u50', channelIds: ['000000c7'], page: 2 }
      await house.standings.history({ ...asked, userId: null })
      await house.standings.history({ ...asked, userId: 'u50' })
      await house.standings.records('g1', 'tally')
      await house.standings.verdict('000000c7')
      return house.statements()
    }
    // The keys of figures are read once.
    await ask()
    const early = await ask()
    await playMany(house, 80, 100)
    const statements = await ask()
    expect(statements.length).toBe(early.length)
    expect(early.length).toBeLessThan(30)
    house.close()
    const database = new Database(house.path)
    const steps = statements.flatMap((statement) =>
      database
        .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement}`)
        .all()
        .map(({ detail }) => detail),
    )
    database.close()
    // `latest` is a limited number of the latest games, `looked` a limited number of the first lines of a ladder.
    expect(steps.filter((step) => /^SCAN|AUTOMATIC/.test(step) && !/VIRTUAL TABLE|^SCAN (latest|looked)$/.test(step))).toEqual([])
    for (const name of ['credits_of_user', 'results_of_guild', 'results_of_table']) {
      expect(
        steps.some((step) => step.includes(name)),
        name,
      ).toBe(true)
    }
  })
})
