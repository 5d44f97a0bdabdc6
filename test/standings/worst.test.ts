/** However much is stored, a query reads only a limited number of the latest games. */
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { fillWithGames } from '../../src/cli/bench/storage/finished-games.js'
import { withDatabase } from '../../src/cli/scratch.js'
import { MEASURES } from '../../src/standings/ladders.js'
import { HISTORY_GAMES, type HistoryQuery, LATEST_GAMES, RANKED_LINES, type Standings } from '../../src/standings/ports.js'
import { openStore } from '../../src/store/sqlite/open.js'
import { ANONYMOUS_NAMES } from '../../src/tables/model/anonymous.js'

const GAMES = 2_500
/** Everybody has played every game. */
const SERVER = { guildId: 'g1', gameId: 'tally', games: GAMES, players: 4, until: new Date(Date.UTC(2024, 11, 31)) }

/** Queries the standings of a server with all these games. `change` changes the database first. */
function asking<T>(ask: (standings: Standings) => Promise<T>, change = ''): Promise<T> {
  return withDatabase(async (path) => {
    openStore(path).close()
    fillWithGames(path, SERVER)
    const database = new Database(path)
    database.exec(change)
    database.close()
    const { standings, close } = openStore(path)
    try {
      return await ask(standings)
    } finally {
      close()
    }
  })
}

const statsOf = async (standings: Standings) => {
  const answer = await standings.stats('g1', 'tally', 'p1', 'p1')
  if (answer.kind !== 'stats') throw new Error(`the answer is ${answer.kind}`)
  return answer.stats
}

describe('statistics of a user with very many games', () => {
  test('give the number of all games, and everything else from the latest ones', () =>
    asking(async (standings) => {
      const { games, ratings, resigned, best } = await statsOf(standings)
      expect({ games, rated: ratings.length, resigned, best }).toEqual({
        games: GAMES,
        rated: LATEST_GAMES,
        resigned: LATEST_GAMES,
        best: 59,
      })
      expect(ratings.at(-1)?.tableId).toBe('t0002500')
      expect(ratings[0]?.tableId).toBe('t0002001')
    }, "UPDATE credits SET resigned = 1; UPDATE credits SET points = 999, figures = 'damaged' WHERE sequence <= 2000"))

  test('leave out what does not count, however many games that is', () =>
    asking(async (standings) => {
      const { ratings } = await statsOf(standings)
      expect(ratings.length).toBe(LATEST_GAMES)
      expect(ratings.at(-1)?.tableId).toBe('t0001000')
    }, 'UPDATE credits SET counts = 0 WHERE sequence > 1000'))

  test('compare two users by the latest games', () =>
    asking(async (standings) => {
      const { games, ahead, behind, level } = (await standings.headToHead('g1', 'tally', 'p1', 'p2', 'p1')) ?? {}
      expect(games).toBe(LATEST_GAMES)
      expect((ahead ?? 0) + (behind ?? 0) + (level ?? 0)).toBe(LATEST_GAMES)
    }))
})

describe('a leaderboard of very many players', () => {
  const MORE = RANKED_LINES + 500
  /**
   * Player n has n games, n wins and n * n points, and a rating by n. So the best players come last by every measure except the
   * share.
   */
  const crowd = `WITH RECURSIVE counted(n) AS (SELECT 6 UNION ALL SELECT n + 1 FROM counted WHERE n < ${MORE} + 5)
    INSERT INTO ladders SELECT 'g1', 'crowded', 'all', 'c' || n, n, n, n * n, 25, 8, n FROM counted`
  const asked = { guildId: 'g1', gameId: 'crowded', period: 'all-time', at: new Date(0), viewerId: '', page: 1 } as const

  test.each(MEASURES.filter((measure) => measure !== 'win-share'))(
    'by %s shows the first players, and an old button leads to the last of its pages',
    (measure) =>
      asking(async (standings) => {
        const { ranked, isWhole, page, pages, lines } = await standings.leaderboard({ ...asked, measure, page: 99_999 })
        expect({ ranked, isWhole, page, pages }).toEqual({ ranked: RANKED_LINES, isWhole: false, page: 500, pages: 500 })
        expect(lines.map(({ rank }) => rank)).toEqual(Array.from({ length: 10 }, (_, index) => RANKED_LINES - 9 + index))
        expect(lines.at(-1)?.userId).toBe('c506')
      }, crowd),
  )

  test('gives ranks only to those', () =>
    asking(async (standings) => {
      const ownOf = async (viewerId: string) => (await standings.leaderboard({ ...asked, measure: 'rating', viewerId })).own
      expect(await ownOf('c506')).toMatchObject({ kind: 'ranked', page: 500, line: { rank: RANKED_LINES } })
      expect(await ownOf('c505')).toMatchObject({ kind: 'beyond', line: { userId: 'c505', games: 505 } })
      const rankOf = async (userId: string) => {
        const answer = await standings.stats('g1', 'crowded', userId, userId)
        return answer.kind === 'stats' ? answer.stats.rank : null
      }
      expect(await rankOf('c506')).toBe(RANKED_LINES)
      expect(await rankOf('c505')).toBe('beyond')
    }, crowd))

  test('of equal players gives all of them the first rank, and none to those after them', () =>
    asking(async (standings) => {
      const board = await standings.leaderboard({ ...asked, measure: 'win-share', page: 500, viewerId: 'c506' })
      expect(new Set(board.lines.map(({ rank }) => rank))).toEqual(new Set([1]))
      expect(board.own).toMatchObject({ kind: 'ranked', page: 500, line: { rank: 1 } })
      const { own } = await standings.leaderboard({ ...asked, measure: 'win-share', viewerId: 'c505' })
      expect(own).toMatchObject({ kind: 'beyond' })
    }, crowd))

  test('leaves out the unlisted among them', () =>
    asking(async (standings) => {
      const board = await standings.leaderboard({ ...asked, measure: 'wins', page: 99_999, viewerId: 'c506' })
      expect(board).toMatchObject({
        ranked: RANKED_LINES - 1,
        isWhole: false,
        own: { kind: 'ranked', line: { rank: RANKED_LINES - 1 } },
      })
    }, `${crowd}; INSERT INTO users (user_id, unlisted) VALUES ('c5000', 1)`))
})

describe('finished games', () => {
  const asked = { guildId: 'g1', gameId: 'tally', viewerId: 'p1', channelIds: [], page: 1 }

  test.each<[string, Partial<HistoryQuery>]>([
    ['of a server', { userId: null }],
    ['of somebody', { userId: 'p2' }],
  ])('%s are searched among the latest, and an old button leads to a page that exists', (_, of) =>
    asking(async (standings) => {
      const ask = (more: Partial<HistoryQuery>) => standings.history({ ...asked, userId: null, ...of, ...more })
      const last = await ask({ page: 9_999 })
      const { page, pages, total, isWhole } = last
      expect({ page, pages, total, isWhole }).toEqual({ page: 100, pages: 100, total: HISTORY_GAMES, isWhole: false })
      expect(last.games.at(-1)?.tableId).toBe('t0001501')
      const first = await ask({})
      expect(first.games.map(({ tableId }) => tableId).slice(0, 2)).toEqual(['t0002500', 't0002499'])
      // Of all these games a stranger may only see those of one channel.
      const strangers = await ask({ viewerId: 'stranger', channelIds: ['c7'] })
      expect(strangers).toMatchObject({ total: HISTORY_GAMES / 40, isWhole: false })
      expect(await ask({ viewerId: 'stranger' })).toMatchObject({ games: [], total: 0, page: 1, pages: 1, isWhole: false })
    }),
  )
})

test('a user with very many games is forgotten in all of them', () =>
  withDatabase(async (path) => {
    openStore(path).close()
    const games = 1_100
    fillWithGames(path, { ...SERVER, games })
    const { store, standings, close } = openStore(path)
    const forgotten = await store.forget('p1', ANONYMOUS_NAMES)
    expect(forgotten.kind === 'forgotten' && new Set(forgotten.tableIds).size).toBe(games)
    expect(await standings.stats('g1', 'tally', 'p1', 'p1')).toEqual({ kind: 'none' })
    const { total } = await standings.history({
      guildId: 'g1',
      gameId: 'tally',
      viewerId: 'p1',
      channelIds: [],
      page: 1,
      userId: 'p1',
    })
    expect(total).toBe(0)
    close()
  }))
