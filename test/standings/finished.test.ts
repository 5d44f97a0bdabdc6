import { afterAll, describe, expect, test } from 'vitest'
import { NEWCOMER, ratedAnew, shown } from '../../src/standings/rating.js'
import type { User } from '../../src/tables/model/people.js'
import { seatOnTurn } from '../seat-on-turn.js'
import { ANN, BEN, begun, CAT, DAN, good, playing, press } from '../tables/kit/house.js'
import { tally } from '../tables/kit/tally-game.js'
import { query } from './ask.js'
import { closeAll, DATABASES, type Office } from './databases.js'
import { type FinishedTally, finish, userOf } from './games.js'

afterAll(closeAll)

const [ONE, TWO, THREE, FOUR] = [userOf(1), userOf(2), userOf(3), userOf(4)]
const names = { en: 'Anonymous', fr: 'Anonyme', de: 'Anonym' }
let tables = 0

async function end(house: Office, game: Omit<FinishedTally, 'tableId'>): Promise<string> {
  const tableId = `f${++tables}`.padStart(8, '0')
  await finish(house.store, { tableId, ...game })
  return tableId
}

async function statsOf(house: Office, { id }: User, viewerId = id) {
  const answer = await house.standings.stats('g1', 'tally', id, viewerId)
  if (answer.kind !== 'stats') throw new Error(`the answer is ${answer.kind}`)
  return answer.stats
}

/** By user id: in how many games a user is credited with each value. */
async function creditsOf(house: Office) {
  const { lines } = await house.standings.leaderboard(query(house, { measure: 'games' }))
  return Object.fromEntries(lines.map(({ userId, games, wins, average }) => [userId, { games, wins, average }]))
}

describe.each(DATABASES)('in $name', ({ open }) => {
  describe('who is credited', () => {
    test('a player with a seat at the end; a player who resigned has lost, without points', async () => {
      const house = await open()
      const id = await end(house, { users: [ONE, TWO, THREE], points: [2, 5, 9], resigned: [2] })
      expect(await creditsOf(house)).toEqual({
        u1: { games: 1, wins: 0, average: 2 },
        u2: { games: 1, wins: 1, average: 5 },
        u3: { games: 1, wins: 0, average: 0 },
      })
      const rated = ratedAnew([NEWCOMER, NEWCOMER, NEWCOMER], [2, 1, 3]).map(shown)
      const changes = (await house.standings.verdict(id))?.changes
      expect(changes).toEqual([ONE, TWO, THREE].map((user, seat) => ({ user, before: shown(NEWCOMER), after: rated[seat] })))
    })

    test('a player who left by resigning, behind everybody, and the player who took over their seat early', async () => {
      const house = await open()
      const takeovers = [{ seat: 1, from: FOUR, turn: 1, resigned: true }]
      const id = await end(house, { users: [ONE, TWO, THREE], points: [2, 0, 9], takeovers })
      expect(await creditsOf(house)).toMatchObject({ u2: { games: 1, average: 0 }, u4: { games: 1, wins: 0, average: 0 } })
      // Number 4 left before completing a round. That is a loss for them, and nobody is rated against them.
      const rated = ratedAnew([NEWCOMER, NEWCOMER, NEWCOMER], [2, 3, 1]).map(shown)
      const changes = (await house.standings.verdict(id))?.changes ?? []
      expect(changes.map(({ user }) => user.id)).toEqual(['u1', 'u2', 'u3'])
      expect(changes.map(({ after }) => after)).toEqual(rated)
      expect((await statsOf(house, FOUR)).resigned).toBe(1)
    })

    test('not a player who was replaced without resigning, and not one who took over in the second half of the turns', async () => {
      const house = await open()
      const takeovers = [
        { seat: 0, from: FOUR, turn: 2, resigned: false },
        { seat: 1, from: userOf(5), turn: 1, resigned: false },
      ]
      await end(house, { users: [ONE, TWO, THREE], points: [9, 5, 2], takeovers })
      expect(Object.keys(await creditsOf(house))).toEqual(['u2', 'u3'])
    })

    test('nor one who took over late and resigned, whether or not somebody else then took over', async () => {
      const house = await open()
      const late = { seat: 1, from: FOUR, to: userOf(5), turn: 2, resigned: false }
      await end(house, { users: [ONE, TWO, THREE], points: [9, 5, 2], takeovers: [{ ...late, to: TWO }], resigned: [1] })
      expect(Object.keys(await creditsOf(house))).toEqual(['u1', 'u3'])
      const again = { seat: 1, from: userOf(5), turn: 3, resigned: true }
      await end(house, { users: [ONE, TWO, THREE], points: [9, 5, 2], takeovers: [late, again] })
      expect(Object.keys(await creditsOf(house))).toEqual(['u1', 'u3'])
    })

    test('a player who resigned has lost, even if they take over the same seat late', async () => {
      const house = await open()
      const gone = { seat: 1, from: TWO, to: FOUR, turn: 1, resigned: true }
      const back = { seat: 1, from: FOUR, turn: 2, resigned: false }
      await end(house, { users: [ONE, TWO, THREE], points: [2, 9, 1], takeovers: [gone, back] })
      const { u2, ...others } = await creditsOf(house)
      expect(u2).toMatchObject({ games: 1, wins: 0, average: 0 })
      expect(Object.keys(others)).toEqual(['u1', 'u3'])
    })

    test('nobody is rated alone: such a game counts, and changes no rating', async () => {
      const house = await open()
      const takeovers = [{ seat: 0, from: FOUR, turn: 3, resigned: false }]
      const id = await end(house, { users: [ONE, TWO], points: [9, 5], takeovers })
      expect(await house.standings.verdict(id)).toEqual({ unrated: 'too-few-players', changes: [], broken: [], repeated: false })
      expect(await statsOf(house, TWO)).toMatchObject({ games: 1, rating: null, rank: null, ratings: [] })
    })

    test('a game against a computer player counts and is marked, but rates nobody; a resigned seat is not a computer player', async () => {
      const house = await open()
      const id = await end(house, { users: [ONE, TWO], points: [9, 5], deserted: [1] })
      expect(await house.standings.verdict(id)).toEqual({ unrated: 'computer-player', changes: [], broken: [], repeated: false })
      expect(await statsOf(house, ONE)).toMatchObject({ games: 1, wins: 1, rating: null, ratings: [] })
      const resigned = await end(house, { users: [ONE, TWO, THREE], points: [9, 5, 1], deserted: [1], resigned: [1] })
      const short = await end(house, { users: [ONE, TWO, THREE, FOUR], points: [9, 5, 1, 0] })
      for (const rated of [resigned, short]) expect((await house.standings.verdict(rated))?.unrated).toBeNull()
      const asked = { guildId: 'g1', gameId: 'tally', userId: null, viewerId: 'u1', channelIds: [], page: 1 }
      const marks = async () => (await house.standings.history(asked)).games.map(({ unrated }) => unrated)
      expect(await marks()).toEqual([null, null, 'computer-player'])
      const digests = await house.recount.digests()
      for (const known of [tally, null]) {
        await house.recount.run(() => known)
        expect(await house.recount.digests()).toEqual(digests)
      }
      expect(await marks()).toEqual([null, null, 'computer-player'])
    })

    test('a player who comes back to another seat counts once', async () => {
      const house = await open()
      const takeovers = [{ seat: 1, from: ONE, turn: 1, resigned: true }]
      await end(house, { users: [ONE, TWO], points: [9, 5], takeovers })
      expect((await creditsOf(house)).u1).toEqual({ games: 1, wins: 0, average: 0 })
    })
  })

  describe('statistics', () => {
    test('are games, points and their sources, choices, the time taken and the rating after each game', async () => {
      const house = await open()
      const at = (day: number) => new Date(Date.UTC(2024, 0, day))
      await end(house, { users: [ONE, TWO], points: [5, 1], at: at(1), turnMs: 6_000 })
      await end(house, { users: [ONE, TWO], points: [2, 4], at: at(2), turnMs: 12_000 })
      const stats = await statsOf(house, ONE)
      expect(stats).toMatchObject({
        userId: 'u1',
        name: 'User 1',
        games: 2,
        wins: 1,
        resigned: 0,
        average: 3.5,
        best: 5,
        rank: null,
      })
      expect(stats.sources).toEqual([
        { source: 'pairs', average: 3, best: 4 },
        { source: 'rest', average: 0.5, best: 1 },
      ])
      // Both turns of seat 0 in each game. The first one starts with the deal, the last one with the end of the other's turn.
      expect(stats.decisionMs).toBe(9_000)
      const [first, second] = [
        ratedAnew([NEWCOMER, NEWCOMER], [1, 2]),
        ratedAnew([...ratedAnew([NEWCOMER, NEWCOMER], [1, 2])], [2, 1]),
      ]
      expect(stats.ratings.map(({ at, rating }) => [at, rating])).toEqual([
        [at(1), shown(first[0] ?? NEWCOMER)],
        [at(2), shown(second[0] ?? NEWCOMER)],
      ])
      expect(stats.rating).toEqual(shown(second[0] ?? NEWCOMER))
    })

    test('count a player’s own choices, most frequent first', async () => {
      const house = await open()
      const { id } = await begun(house, [ANN, BEN], { options: { turns: '3' } })
      for (let table = await playing(house, id); ; table = await playing(house, id)) {
        const mover = table.players[seatOnTurn(table)] ?? ANN
        for (const action of ['add', 'peek', 'peek', 'end']) {
          const now = await playing(house, id)
          good(await house.tables.act(id, mover, now.position, action))
        }
        if ((await house.tables.find(id))?.status !== 'playing') break
      }
      for (const user of [ANN, BEN]) {
        const turns = user.id === (await firstMover(house, id)) ? 2 : 1
        expect((await statsOf(house, user)).choices).toEqual([
          { choice: 'peek', times: 2 * turns },
          { choice: 'add', times: turns },
        ])
      }
    })

    async function firstMover(house: Office, id: string): Promise<string | null> {
      const first = (await house.tables.log(id, 0)).find((entry) => entry.kind === 'action')
      return first?.kind === 'action' ? first.userId : null
    }

    test('are refused for a user who never played, and to others for one who is not listed', async () => {
      const house = await open()
      await end(house, { users: [ONE, TWO], points: [5, 1] })
      expect(await house.standings.stats('g1', 'tally', 'u9', 'u1')).toEqual({ kind: 'none' })
      expect(await house.standings.stats('g2', 'tally', 'u1', 'u1')).toEqual({ kind: 'none' })
      await house.settings.setListed('u1', false)
      expect(await house.standings.stats('g1', 'tally', 'u1', 'u2')).toEqual({ kind: 'unlisted' })
      expect(await house.standings.headToHead('g1', 'tally', 'u2', 'u1', 'u2')).toBeNull()
      expect((await statsOf(house, ONE)).games).toBe(1)
      expect(await house.standings.headToHead('g1', 'tally', 'u1', 'u2', 'u1')).toMatchObject({ games: 1 })
    })

    test('head to head: who finished ahead of whom', async () => {
      const house = await open()
      await end(house, { users: [ONE, TWO, THREE], points: [5, 1, 9] })
      await end(house, { users: [TWO, ONE], points: [7, 2] })
      await end(house, { users: [TWO, ONE], points: [3, 3] })
      await end(house, { users: [ONE, TWO, THREE], points: [0, 8, 1], resigned: [1] })
      await end(house, { users: [TWO, THREE], points: [3, 3] })
      const met = await house.standings.headToHead('g1', 'tally', 'u1', 'u2', 'u3')
      expect(met).toEqual({ games: 4, ahead: 2, behind: 1, level: 1 })
      expect(await house.standings.headToHead('g1', 'tally', 'u1', 'u9', 'u1')).toEqual({
        games: 0,
        ahead: 0,
        behind: 0,
        level: 0,
      })
    })
  })

  describe('the history', () => {
    test('has the finished games of a server or a user, newest first, in pages, with their last message', async () => {
      const house = await open()
      const ids: string[] = []
      for (let game = 0; game < 12; game++) {
        const users = game % 4 === 0 ? [ONE, THREE] : [ONE, TWO]
        ids.unshift(await end(house, { users, points: [game, 1], at: new Date(game) }))
      }
      await end(house, { guildId: 'g2', users: [ONE, TWO], points: [1, 0] })
      await house.posts.put(ids[0] ?? '', { key: 'over', channelId: 'c7', messageId: 'm7' })
      const asked = { guildId: 'g1', gameId: 'tally', userId: null, viewerId: '', channelIds: ids, page: 1 }
      const first = await house.standings.history(asked)
      expect([first.page, first.pages, first.total]).toEqual([1, 2, 12])
      expect(first.games.map(({ tableId }) => tableId)).toEqual(ids.slice(0, 10))
      expect(first.games[0]).toEqual({
        ...{ tableId: ids[0], endedAt: new Date(11), rounds: 2, unrated: null, post: { channelId: 'c7', messageId: 'm7' } },
        seats: [
          { user: ONE, place: 1, points: 11 },
          { user: TWO, place: 2, points: 1 },
        ],
      })
      expect(first.games[1]?.post).toBeNull()
      const beyond = await house.standings.history({ ...asked, page: 99 })
      expect([beyond.page, beyond.games.map(({ tableId }) => tableId)]).toEqual([2, ids.slice(10)])
      const theirs = await house.standings.history({ ...asked, userId: 'u3' })
      expect([theirs.total, theirs.games.map(({ tableId }) => tableId)]).toEqual([3, [ids[3], ids[7], ids[11]]])
      expect(await house.standings.history({ ...asked, guildId: 'g3' })).toEqual({
        name: null,
        games: [],
        page: 1,
        pages: 1,
        total: 0,
        isWhole: true,
      })
    })

    test('has no game of a channel that the reader cannot see, unless they played in it', async () => {
      const house = await open()
      const visible = await end(house, { users: [ONE, TWO], points: [1, 0] })
      const closed = await end(house, { users: [TWO, THREE], points: [1, 0] })
      const left = await end(house, {
        users: [TWO, THREE],
        points: [1, 0],
        takeovers: [{ seat: 0, from: FOUR, turn: 1, resigned: true }],
      })
      const seen = async (viewerId: string, channelIds: readonly string[], userId: string | null = null) => {
        const { games, total } = await house.standings.history({
          ...{ guildId: 'g1', gameId: 'tally', page: 1, userId, viewerId, channelIds },
        })
        expect(total).toBe(games.length)
        return games.map(({ tableId }) => tableId)
      }
      expect(await seen('u9', [visible, 'elsewhere'])).toEqual([visible])
      expect(await seen('u9', [visible, closed, left])).toEqual([left, closed, visible])
      expect(await seen('u9', [])).toEqual([])
      expect(await seen('u1', [])).toEqual([visible])
      expect(await seen('u3', [visible])).toEqual([left, closed, visible])
      expect(await seen('u4', [])).toEqual([left])
      expect(await seen('u9', [visible], 'u2')).toEqual([visible])
      expect(await seen('u3', [], 'u2')).toEqual([left, closed])
      expect(await seen('u2', [], 'u2')).toEqual([left, closed, visible])
    })

    test('of a user has their latest name, even if they left or the reader sees no game; that of everybody has none', async () => {
      const house = await open()
      const takeovers = [{ seat: 0, from: FOUR, turn: 1, resigned: true }]
      await end(house, { users: [{ ...ONE, name: 'Once' }, TWO], points: [1, 0], at: new Date(1) })
      const left = await end(house, { users: [ONE, TWO], points: [1, 0], takeovers, at: new Date(2) })
      const nameOf = async (userId: string | null, channelIds: readonly string[]) => {
        const asked = { guildId: 'g1', gameId: 'tally', page: 1, userId, viewerId: 'u9', channelIds }
        return (await house.standings.history(asked)).name
      }
      expect(await nameOf('u4', [left])).toBe(FOUR.name)
      expect(await nameOf('u1', [])).toBe(ONE.name)
      expect(await nameOf('u8', [left])).toBeNull()
      expect(await nameOf(null, [left])).toBeNull()
    })

    test('hides unlisted users from others', async () => {
      const house = await open()
      const id = await end(house, { users: [ONE, TWO], points: [1, 0] })
      await house.settings.setListed('u1', false)
      const playersFor = async (viewerId: string) => {
        const asked = { guildId: 'g1', gameId: 'tally', page: 1, userId: null, viewerId, channelIds: [id] }
        return (await house.standings.history(asked)).games[0]?.seats.map(({ user }) => user)
      }
      expect(await playersFor('u2')).toEqual([null, TWO])
      expect(await playersFor('u1')).toEqual([ONE, TWO])
      await house.settings.setListed('u1', true)
      expect(await playersFor('u2')).toEqual([ONE, TWO])
    })
  })

  describe('records', () => {
    test('are set by the first game and broken by better ones; an equal one leaves them unchanged', async () => {
      const house = await open()
      const [one, two, three] = [
        await end(house, { users: [ONE, TWO], points: [5, 1], at: new Date(1) }),
        await end(house, { users: [ONE, TWO], points: [3, 5], at: new Date(2) }),
        await end(house, { users: [ONE, TWO, THREE], points: [3, 1, 8], at: new Date(3) }),
      ]
      expect((await house.standings.verdict(one))?.broken).toEqual([])
      expect((await house.standings.verdict(two))?.broken).toEqual([])
      const before = { users: [ONE], tableId: one, at: new Date(1) }
      expect((await house.standings.verdict(three))?.broken).toEqual([
        { id: 'points', value: 8, users: [THREE], before: { ...before, value: 5 } },
        { id: 'feat:pairs', value: 4, users: [THREE], before: { ...before, value: 2 } },
        { id: 'quickest', value: 1, users: [THREE], before: { ...before, value: 2 } },
      ])
      expect(await house.standings.records('g1', 'tally')).toEqual([
        { id: 'points', value: 8, users: [THREE], tableId: three, at: new Date(3) },
        { id: 'feat:pairs', value: 4, users: [THREE], tableId: three, at: new Date(3) },
        { id: 'quickest', value: 1, users: [THREE], tableId: three, at: new Date(3) },
        { id: 'longest', value: 2, users: [], tableId: one, at: new Date(1) },
      ])
      expect(await house.standings.records('g2', 'tally')).toEqual([])
    })

    test('belong to everybody who reached them in the same game, except who is unlisted', async () => {
      const house = await open()
      await end(house, { users: [ONE, TWO, THREE], points: [4, 4, 0], at: new Date(1) })
      const held = async () => (await house.standings.records('g1', 'tally')).map(({ id, users }) => [id, users])
      const shared = ['points', 'feat:pairs', 'quickest'].map((id) => [id, [ONE, TWO]])
      expect(await held()).toEqual([...shared, ['longest', []]])
      const later = await end(house, { users: [ONE, TWO, THREE], points: [0, 6, 6], at: new Date(2) })
      const [broken] = (await house.standings.verdict(later))?.broken ?? []
      expect(broken).toMatchObject({ id: 'points', users: [TWO, THREE], before: { users: [ONE, TWO] } })
      await house.settings.setListed('u2', false)
      expect((await held())[0]).toEqual(['points', [THREE]])
    })

    test('are not set by a game that ended by resignations', async () => {
      const house = await open()
      await end(house, { users: [ONE, TWO], points: [99, 1], resigned: [1] })
      expect(await house.standings.records('g1', 'tally')).toEqual([])
    })

    test('are shown without the name of an unlisted user', async () => {
      const house = await open()
      await end(house, { users: [ONE, TWO], points: [5, 1] })
      await house.settings.setListed('u1', false)
      expect((await house.standings.records('g1', 'tally'))[0]).toMatchObject({ id: 'points', value: 5, users: [] })
      const later = await end(house, { users: [ONE, TWO], points: [7, 1] })
      const verdict = await house.standings.verdict(later)
      expect(verdict?.changes.map(({ user }) => user)).toEqual([TWO])
      expect(verdict?.broken[0]).toMatchObject({ users: [], before: { users: [] } })
    })
  })

  describe('a user who was forgotten', () => {
    test('is on no leaderboard and holds no record by name; the others keep all of theirs', async () => {
      const house = await open()
      for (let game = 0; game < 6; game++) await end(house, { users: [ONE, TWO, THREE], points: [9, 4 + game, 1] })
      const before = await statsOf(house, TWO)
      await house.store.forget('u1', names)
      expect(Object.keys(await creditsOf(house))).toEqual(['u2', 'u3'])
      expect(await house.standings.stats('g1', 'tally', 'u1', 'u1')).toEqual({ kind: 'none' })
      expect((await house.standings.records('g1', 'tally'))[0]).toMatchObject({ id: 'points', value: 9, users: [] })
      expect({ ...(await statsOf(house, TWO)), rank: null }).toEqual({ ...before, rank: null })
      const asked = { guildId: 'g1', gameId: 'tally', userId: 'u2', viewerId: 'u2', channelIds: [], page: 1 }
      const { games } = await house.standings.history(asked)
      expect(games[0]?.seats[0]?.user?.name).toBe('Anonymous')
    })
  })

  test('at a real table, a player who never decided anything was a computer player, and one who did so once was not', async () => {
    const house = await open()
    await house.tables.resume()
    for (const [presses, unrated] of [
      [[CAT.id], 'computer-player'],
      [[CAT.id, DAN.id], null],
    ] as const) {
      const { id } = await begun(house, [CAT, DAN], { options: { turns: '3' }, terms: { pace: 'live' } })
      const pressing = new Set<string>(presses)
      for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
        const mover = table.players[seatOnTurn(table)] ?? CAT
        if (!pressing.has(mover.id)) await house.pass(4 * 60_000)
        else good(await house.tables.act(id, mover, table.position, 'end'))
        if (mover.id === DAN.id) pressing.delete(DAN.id)
      }
      expect((await house.standings.verdict(id))?.unrated).toBe(unrated)
    }
  })

  test('a game that ends by resignation at a real table is recorded once, with that change', async () => {
    const house = await open()
    const { id } = await begun(house, [CAT, DAN])
    await press(house, id, 'end', 'end')
    good(await house.tables.resign(id, DAN))
    expect(await creditsOf(house)).toMatchObject({ [CAT.id]: { games: 1, wins: 1 }, [DAN.id]: { games: 1, wins: 0 } })
    expect((await house.standings.verdict(id))?.changes).toHaveLength(2)
    expect(await house.standings.verdict('nonesuch')).toBeNull()
  })
})
