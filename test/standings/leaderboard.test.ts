import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { boundsOf, MEASURES, PERIODS, periodKey } from '../../src/standings/ladders.js'
import { NEWCOMER, ratedAnew, shown } from '../../src/standings/rating.js'
import { openHouse } from '../tables/kit/house.js'
import { query } from './ask.js'
import { closeAll, DATABASES, type Office } from './databases.js'
import { finish, userOf } from './games.js'

afterAll(closeAll)

const NOVEMBER = new Date(Date.UTC(2024, 10, 15))
let tables = 0

/** Games between two players at a given time. The first one wins. */
async function play(
  house: Pick<Office, 'store'>,
  first: number,
  second: number,
  times = 1,
  at = NOVEMBER,
  guildId = 'g1',
): Promise<void> {
  for (let game = 0; game < times; game++) {
    const tableId = `t${++tables}`.padStart(8, '0')
    await finish(house.store, { tableId, guildId, users: [userOf(first), userOf(second)], points: [3, 1], at })
  }
}

/** The same, one game a day, the last of them in November. */
async function playDaily(house: Office, first: number, second: number, times: number, from: number): Promise<void> {
  for (let day = 0; day < times; day++) await play(house, first, second, 1, new Date(Date.UTC(2024, 10, from + day)))
}

const board = (house: Parameters<typeof query>[0], more: Parameters<typeof query>[1] = {}) =>
  house.standings.leaderboard(query(house, { at: NOVEMBER, ...more }))

const ranksIn = async (house: Parameters<typeof query>[0], more: Parameters<typeof query>[1] = {}) =>
  (await board(house, more)).lines.map(({ userId, rank }) => [userId, rank])

describe.each(DATABASES)('a leaderboard in $name', ({ open }) => {
  test('shares ranks: 1, 2, 2, 4', async () => {
    const house = await open()
    await play(house, 1, 9, 3)
    await play(house, 2, 9, 2)
    await play(house, 3, 9, 2)
    await play(house, 4, 9)
    const ranks = [
      ['u1', 1],
      ['u2', 2],
      ['u3', 2],
      ['u4', 4],
      ['u9', 5],
    ]
    expect(await ranksIn(house)).toEqual(ranks)
  })

  test('goes by the chosen measure', async () => {
    const house = await open()
    // Player 1 wins eight of sixteen, 2 five of five, 3 none of five.
    await playDaily(house, 1, 4, 8, 1)
    await playDaily(house, 4, 1, 8, 9)
    await playDaily(house, 2, 3, 5, 17)
    const first = async (measure: (typeof MEASURES)[number]) => (await ranksIn(house, { measure }))[0]
    expect(await ranksIn(house, { measure: 'wins' })).toEqual([
      ['u1', 1],
      ['u4', 1],
      ['u2', 3],
      ['u3', 4],
    ])
    expect(await first('games')).toEqual(['u1', 1])
    expect(await first('win-share')).toEqual(['u2', 1])
    expect(await first('average')).toEqual(['u2', 1])
    // Sixteen games give more certainty than five.
    expect(await first('rating')).toEqual(['u4', 1])
    const two = (await board(house, { measure: 'rating' })).lines.find(({ userId }) => userId === 'u2')
    let skills: readonly (typeof NEWCOMER)[] = [NEWCOMER, NEWCOMER]
    for (let game = 0; game < 5; game++) skills = ratedAnew(skills, [1, 2])
    expect(two).toEqual({
      ...{ userId: 'u2', name: 'User 2', rank: 2, games: 5, wins: 5, average: 3 },
      rating: shown(skills[0] ?? NEWCOMER),
      form: Array.from({ length: 5 }, () => ({ place: 1, players: 2, won: true, resigned: false })),
    })
  })

  test('ranks by rating, share or average from five games in the period on', async () => {
    const house = await open()
    await play(house, 1, 2, 4)
    await play(house, 1, 3)
    for (const measure of ['rating', 'win-share', 'average'] as const) {
      expect(await ranksIn(house, { measure }), measure).toEqual([['u1', 1]])
      const { own } = await board(house, { measure, viewerId: 'u2' })
      expect(own).toMatchObject({ kind: 'too-few-games', missing: 1, line: { userId: 'u2', games: 4 } })
    }
    expect((await board(house, { measure: 'games' })).ranked).toBe(3)
  })

  test('is of all time, of this season or of this month, in UTC', async () => {
    const house = await open()
    await play(house, 1, 9, 1, new Date(Date.UTC(2024, 8, 30, 23, 59, 59, 999)))
    await play(house, 2, 9, 1, new Date(Date.UTC(2024, 9, 1)))
    await play(house, 3, 9, 1, new Date(Date.UTC(2024, 10, 1)))
    await play(house, 4, 9, 1, new Date(Date.UTC(2024, 11, 1)))
    const winners = async (period: (typeof PERIODS)[number]) =>
      (await board(house, { period })).lines.flatMap(({ userId, wins }) => (wins > 0 ? [userId] : []))
    expect(await winners('all-time')).toEqual(['u1', 'u2', 'u3', 'u4'])
    expect(await winners('season')).toEqual(['u2', 'u3', 'u4'])
    expect(await winners('month')).toEqual(['u3'])
    expect((await board(house, { period: 'month', at: new Date(Date.UTC(2025, 5, 1)) })).lines).toEqual([])
  })

  test('has pages of ten, and shows the nearest one for a page that does not exist', async () => {
    const house = await open()
    for (let player = 1; player <= 25; player++) await play(house, player, 100, 1)
    for (const [asked, page] of [
      [1, 1],
      [3, 3],
      [4, 3],
      [0, 1],
      [-7, 1],
      [1e9, 3],
      [Number.NaN, 1],
      [2.9, 2],
      [Infinity, 3],
    ] as const) {
      const found = await board(house, { page: asked })
      expect([found.page, found.pages, found.ranked], `${asked}`).toEqual([page, 3, 26])
      expect(found.lines).toHaveLength(page === 3 ? 6 : 10)
    }
    const last = await board(house, { page: 3 })
    expect(last.lines.map(({ rank }) => rank)).toEqual([1, 1, 1, 1, 1, 26])
  })

  test('finds the reader’s own line, wherever it is', async () => {
    const house = await open()
    for (let player = 1; player <= 25; player++) await play(house, player, 100, player)
    expect((await board(house, { viewerId: 'u3' })).own).toMatchObject({ kind: 'ranked', page: 3, line: { rank: 23, wins: 3 } })
    expect((await board(house, { viewerId: 'u25' })).own).toMatchObject({ kind: 'ranked', page: 1, line: { rank: 1 } })
    expect((await board(house, { viewerId: 'stranger' })).own).toEqual({ kind: 'none' })
    const { own, lines } = await board(house, { viewerId: 'u13', page: 2 })
    expect(own.kind === 'ranked' && lines.some((line) => line.userId === 'u13' && line.rank === own.line.rank)).toBe(true)
  })

  test('of all games together adds them up, and has the best of the ratings', async () => {
    const house = await open()
    const users = [userOf(1), userOf(2)]
    for (let game = 0; game < 10; game++) {
      const common = { tableId: `t${++tables}`.padStart(8, '0'), users, at: NOVEMBER }
      await finish(house.store, game < 6 ? { ...common, points: [3, 1] } : { ...common, gameId: 'other', points: [2, 4] })
    }
    const lineOf = async (gameId: string | null, userId: string) =>
      (await board(house, { gameId, measure: 'games' })).lines.find((line) => line.userId === userId)
    expect(await lineOf(null, 'u1')).toMatchObject({ games: 10, wins: 6, average: 2.6 })
    expect((await lineOf(null, 'u1'))?.rating).toEqual((await lineOf('tally', 'u1'))?.rating)
    expect((await lineOf(null, 'u2'))?.rating).toEqual((await lineOf('other', 'u2'))?.rating)
    expect((await lineOf(null, 'u2'))?.form.map(({ won }) => won)).toEqual([true, true, true, true, false])
    expect((await lineOf('tally', 'u2'))?.form.map(({ won }) => won)).toEqual([false, false, false, false, false])
  })

  test('of a young server has provisional ranks, until the first player has enough games', async () => {
    const house = await open()
    await play(house, 1, 3, 2)
    await play(house, 2, 3)
    for (const measure of ['rating', 'win-share', 'average'] as const) {
      const young = await board(house, { measure, viewerId: 'u1' })
      expect([young.provisional, young.ranked, young.lines[0]?.rank], measure).toEqual([true, 3, 1])
      expect(young.own, measure).toMatchObject({ kind: 'ranked', page: 1 })
    }
    expect((await board(house, { measure: 'wins' })).provisional).toBe(false)
    await play(house, 1, 3, 2)
    const grown = await board(house, { measure: 'rating', viewerId: 'u2' })
    expect([grown.provisional, grown.lines.every(({ games }) => games >= 5)]).toEqual([false, true])
    expect(grown.own).toMatchObject({ kind: 'too-few-games', missing: 4 })
  })

  test('is empty, with one page, if nobody has played', async () => {
    const found = await board(await open(), { page: 5 })
    expect(found).toEqual({ lines: [], page: 1, pages: 1, provisional: false, ranked: 0, isWhole: true, own: { kind: 'none' } })
  })

  test('leaves out unlisted users, except for themselves, and lists them again', async () => {
    const house = await open()
    await play(house, 1, 2, 3)
    await play(house, 2, 3)
    await house.settings.setListed('u1', false)
    expect(await ranksIn(house)).toEqual([
      ['u2', 1],
      ['u3', 2],
    ])
    expect((await board(house, { viewerId: 'u1' })).own).toMatchObject({ kind: 'unlisted', line: { wins: 3 } })
    await house.settings.setListed('u1', true)
    expect((await ranksIn(house))[0]).toEqual(['u1', 1])
  })

  test('contains nothing of other servers', async () => {
    const house = await open()
    await play(house, 1, 2, 6)
    await play(house, 2, 1, 1, NOVEMBER, 'g2')
    expect((await board(house, { guildId: 'g2', viewerId: 'u1' })).own).toMatchObject({
      line: { games: 1, wins: 0, form: { length: 1 } },
    })
    expect((await board(house, { guildId: 'g3', viewerId: 'u1' })).own).toEqual({ kind: 'none' })
  })

  test('of 500 players adds up', async () => {
    const house = await open()
    for (let player = 1; player < 500; player += 2) await play(house, player, player + 1, 1 + (player % 3))
    const pages = await Promise.all(Array.from({ length: 50 }, (_, index) => board(house, { page: index + 1 })))
    const lines = pages.flatMap((page) => page.lines)
    expect(new Set(lines.map(({ userId }) => userId)).size).toBe(500)
    lines.forEach(({ rank, wins }) => {
      expect(rank).toBe(1 + lines.filter((other) => other.wins > wins).length)
    })
  })
})

describe('periods', () => {
  test('have keys and bounds in UTC', () => {
    const at = new Date('2024-12-31T23:59:59.999Z')
    expect(PERIODS.map((period) => periodKey(period, at))).toEqual(['all', '2024-Q4', '2024-12'])
    expect(PERIODS.map((period) => periodKey(period, new Date(at.getTime() + 1)))).toEqual(['all', '2025-Q1', '2025-01'])
    expect(boundsOf('all-time', at)).toBeNull()
    expect(boundsOf('season', at)).toEqual({ from: new Date('2024-10-01T00:00Z'), to: new Date('2025-01-01T00:00Z') })
    expect(boundsOf('month', at)).toEqual({ from: new Date('2024-12-01T00:00Z'), to: new Date('2025-01-01T00:00Z') })
  })
})

describe('the cost of a leaderboard', () => {
  test('is the same few statements whatever was played, and every one uses an index', async () => {
    const house = openHouse()
    await play(house, 1, 2, 6)
    const asked = async (measure: (typeof MEASURES)[number]) => {
      house.statements()
      await board(house, { measure, viewerId: 'u1' })
      return house.statements()
    }
    const early = await asked('rating')
    for (let player = 3; player < 60; player += 2) await play(house, player, player + 1, 5)
    expect(await asked('rating')).toHaveLength(early.length)
    expect(early.length).toBeLessThanOrEqual(9)
    const all: string[] = []
    for (const measure of MEASURES) all.push(...(await asked(measure)))
    house.close()
    const database = new Database(house.path)
    const steps = all.flatMap((statement) =>
      database
        .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement}`)
        .all()
        .map(({ detail }) => detail),
    )
    database.close()
    // The lines looked at, and the ones shown, were found by an index.
    const whole = steps.filter(
      (step) => /^SCAN|AUTOMATIC/.test(step) && !/^SCAN (looked|shown|wanted|json_each VIRTUAL TABLE .*)$/.test(step),
    )
    expect(whole).toEqual([])
    for (const name of ['rating', 'wins', 'win_share', 'games', 'average']) {
      expect(
        steps.some((step) => step.includes(`COVERING INDEX ladders_by_${name} `)),
        name,
      ).toBe(true)
    }
  })
})
