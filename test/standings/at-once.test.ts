/** Games that end at the same time, in PostgreSQL. */
import { afterAll, describe, expect, test } from 'vitest'
import { createArchives } from '../../src/store/postgres/archive/archives.js'
import { createRecount } from '../../src/store/postgres/recount.js'
import { addResult } from '../../src/store/postgres/standings/results.js'
import { createStandings } from '../../src/store/postgres/standings/standings.js'
import type { GameReport } from '../../src/tables/model/game-report.js'
import { NotStored } from '../../src/tables/model/not-stored.js'
import { freshDatabase } from '../store/postgres/server.js'
import { tally } from '../tables/kit/tally-game.js'
import { closeAll, DATABASES, linkTo, storeOn } from './databases.js'
import { endOf, type FinishedTally, finish, userOf } from './games.js'

afterAll(closeAll)

const [ONE, TWO, THREE] = [userOf(1), userOf(2), userOf(3)]
const DAY = 24 * 60 * 60_000

/** Two programs on one database. */
async function twoPrograms() {
  const url = await freshDatabase()
  const [link, other] = [linkTo(url), linkTo(url)]
  return { link, other, store: storeOn(link), beside: storeOn(other), recount: createRecount(link, createArchives()) }
}

/** The report of a game, as the change that ends it holds it. */
function reportOf(game: FinishedTally): GameReport {
  const { report } = endOf(game).change
  if (report === null) throw new Error('the game has no report')
  return report
}

describe('two games of one server that end at the same time', () => {
  test('are both counted, with skills as if one had ended after the other', async () => {
    const { link, store, beside, recount } = await twoPrograms()
    for (let round = 0; round < 25; round++) {
      const at = new Date(Date.UTC(2024, 0, 1) + round * DAY)
      const [first, second] = [
        endOf({ tableId: `one${round}`.padStart(8, '0'), users: [ONE, TWO], points: [round % 3, 1], at }),
        endOf({ tableId: `two${round}`.padStart(8, '0'), users: [TWO, THREE], points: [1, round % 2], at }),
      ]
      for (const { begun } of [first, second]) await store.create(begun)
      expect(await Promise.all([store.append(first.change), beside.append(second.change)])).toEqual(['stored', 'stored'])
    }
    const { lines } = await createStandings(link).leaderboard({
      ...{ guildId: 'g1', gameId: 'tally', period: 'all-time', measure: 'games', page: 1, viewerId: '', at: new Date(0) },
    })
    expect(lines.map(({ userId, games }) => [userId, games])).toEqual([
      ['u2', 50],
      ['u1', 25],
      ['u3', 25],
    ])
    const digests = await recount.digests()
    expect(await recount.run(() => tally)).toEqual({ games: 50, unread: [] })
    expect(await recount.digests()).toEqual(digests)
  })

  test('are counted once each: a game cannot be recorded again', async () => {
    const { link, store, recount } = await twoPrograms()
    const game = { tableId: 'again000', users: [ONE, TWO], points: [1, 0] }
    await finish(store, game)
    const digests = await recount.digests()
    const again = link.transaction((db) => addResult(db, { guildId: 'g1', tableId: game.tableId }, reportOf(game)))
    await expect(again).rejects.toThrow()
    const nowhere = link.transaction((db) => addResult(db, { guildId: 'g1', tableId: 'nowhere0' }, reportOf(game)))
    await expect(nowhere).rejects.toThrow('There is no table nowhere0')
    expect(await recount.digests()).toEqual(digests)
    await finish(store, { ...game, tableId: 'after000', points: [0, 1] })
    await recount.run(() => tally)
    expect((await createStandings(link).verdict('after000'))?.changes).toHaveLength(2)
  })
})

test('games of two servers do not wait for each other', async () => {
  const { other, store, beside } = await twoPrograms()
  const [here, there] = [
    { tableId: 'here0000', guildId: 'g1', users: [ONE, TWO], points: [1, 0] },
    { tableId: 'there000', guildId: 'g2', users: [ONE, TWO], points: [1, 0] },
  ]
  await store.create(endOf(here).begun)
  await other.transaction(async (db) => {
    await addResult(db, here, reportOf(here))
    // The same players and the same figures, which nobody has stored before.
    await finish(store, there)
  })
  await finish(beside, { ...there, tableId: 'there001' })
})

test('a recount keeps games from ending meanwhile, and loses none', async () => {
  const { store, beside, recount } = await twoPrograms()
  const gameOf = (number: number): FinishedTally => {
    const at = new Date(number * 1_000)
    return { tableId: `r${number}`.padStart(8, '0'), guildId: `g${number % 2}`, users: [ONE, TWO, THREE], points: [1, 0, 2], at }
  }
  for (let number = 0; number < 20; number++) await finish(store, gameOf(number))
  const later = Array.from({ length: 20 }, (_, index) => gameOf(100 + index))
  const ending = later.map((game) => finish(beside, game))
  const counted = await recount.run(() => tally)
  const tried = await Promise.allSettled(ending)
  // A game that would have to wait for longer than a player does is refused, and not ended.
  for (const each of tried) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(NotStored)
  const ended = tried.filter(({ status }) => status === 'fulfilled').length
  expect(counted.games).toBeGreaterThanOrEqual(20)
  const digests = await recount.digests()
  expect((await recount.run(() => tally)).games).toBe(20 + ended)
  expect(await recount.digests()).toEqual(digests)
  expect(await recount.isDue()).toBe(false)
})

test('the same games have the same digests in both databases', async () => {
  const digests = await Promise.all(
    DATABASES.map(async ({ open }) => {
      const house = await open()
      for (let number = 0; number < 30; number++) {
        const users = [userOf(number % 3), userOf(3 + (number % 4)), { id: 'u9', name: `Nine Ⅸ ${number}` }]
        const [guildId, at] = [`g${number % 2}`, new Date(Date.UTC(2024, 0, 1) + number * 7 * 60 * 60_000)]
        const resigned = number % 7 === 0 ? [1] : []
        await finish(house.store, {
          tableId: `d${number}`.padStart(8, '0'),
          guildId,
          users,
          points: [number % 5, 2, 3],
          resigned,
          at,
        })
      }
      return house.recount.digests()
    }),
  )
  expect(digests[1]).toEqual(digests[0])
  expect(new Set(Object.values(digests[0] ?? {})).size).toBe(5)
})
