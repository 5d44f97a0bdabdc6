/** Ratings and wins must not be gained from games that were not played, or that two players repeat again and again. */
import { afterAll, describe, expect, test } from 'vitest'
import { publicReader } from '../../src/discord/words/reader.js'
import { seededRandom } from '../../src/engine/random.js'
import { GAMES } from '../../src/games/index.js'
import { choose } from '../../src/players/levels.js'
import { NEWCOMER, ratedAnew, shown } from '../../src/standings/rating.js'
import type { User } from '../../src/tables/model/people.js'
import { seatsToMove } from '../../src/tables/model/table.js'
import { ANN, BEN, begun, CAT, good, playing } from '../tables/kit/house.js'
import { tally } from '../tables/kit/tally-game.js'
import { query } from './ask.js'
import { closeAll, DATABASES, type Office } from './databases.js'
import { type FinishedTally, finish, userOf } from './games.js'

afterAll(closeAll)

const HOUR = 60 * 60_000
const names = { en: 'Anonymous', fr: 'Anonyme', de: 'Anonym' }
const [ONE, TWO, THREE] = [userOf(1), userOf(2), userOf(3)]
let tables = 0

async function end(house: Office, game: Omit<FinishedTally, 'tableId'>): Promise<string> {
  const tableId = `w${++tables}`.padStart(8, '0')
  await finish(house.store, { tableId, ...game })
  return tableId
}

const at = (hours: number) => new Date(Date.UTC(2024, 0, 1) + hours * HOUR)
const linesOf = async (house: Office, gameId: string) => (await house.standings.leaderboard(query(house, { gameId }))).lines
const movesOf = async (house: Office, tableId: string) =>
  ((await house.standings.verdict(tableId))?.changes ?? []).map(({ before, after }) => after.rating - before.rating)

describe.each(DATABASES)('in $name', ({ open }) => {
  describe.each(GAMES.map((game) => [game.id, game] as const))('a win by resignation in %s', (gameId, game) => {
    /** Everybody makes the default moves by presses of their own, until this many turns have ended. */
    async function played(house: Office, turns: number) {
      const { id } = await begun(house, [ANN, BEN], { gameId, options: {}, terms: { pace: 'none' } })
      for (let table = await playing(house, id); game.turn(table.state).number <= turns; table = await playing(house, id)) {
        const [seat = 0] = seatsToMove(table)
        good(await house.tables.act(id, table.players[seat] ?? ANN, table.position, game.defaultAction(table.state, seat)))
      }
      return id
    }

    /** A game like `played`, halfway, in which computers chose the moves, so that there are points that nobody sees yet. */
    async function begunWithPoints(house: Office) {
      const { id } = await begun(house, [ANN, BEN], { gameId, options: {}, terms: { pace: 'none' } })
      const random = seededRandom('points')
      const half = game.usualRounds(2)
      for (let table = await playing(house, id); game.turn(table.state).number <= half; table = await playing(house, id)) {
        const [seat = 0] = seatsToMove(table)
        const action = choose(game, game.sample(table.state, seat, random), seat, 'newcomer', random)
        good(await house.tables.act(id, table.players[seat] ?? ANN, table.position, action))
      }
      return id
    }

    test('counts for nobody before anybody has moved', async () => {
      const house = await open({ games: GAMES })
      const id = await played(house, 0)
      good(await house.tables.resign(id, BEN))
      expect(await house.standings.verdict(id)).toMatchObject({ unrated: 'cut-short', changes: [] })
      expect(await linesOf(house, gameId)).toEqual([])
      expect(await house.standings.stats('g1', gameId, ANN.id, ANN.id)).toEqual({ kind: 'none' })
      const asked = { guildId: 'g1', gameId, userId: ANN.id, viewerId: ANN.id, channelIds: [], page: 1 }
      expect((await house.standings.history(asked)).games).toMatchObject([{ tableId: id, unrated: 'cut-short' }])
    })

    test('counts from a third of the usual length on, and not a turn earlier', async () => {
      const house = await open({ games: GAMES })
      const third = Math.ceil((game.usualRounds(2) * 2) / 3)
      const early = await played(house, third - 1)
      good(await house.tables.resign(early, BEN))
      expect((await house.standings.verdict(early))?.unrated).toBe('cut-short')
      const late = await played(house, third)
      good(await house.tables.resign(late, BEN))
      expect(await house.standings.verdict(late)).toMatchObject({ unrated: null, changes: [{}, {}] })
      expect(await linesOf(house, gameId)).toMatchObject([
        { userId: ANN.id, games: 1, wins: 1 },
        { userId: BEN.id, games: 1, wins: 0 },
      ])
      const digests = await house.recount.digests()
      await house.recount.run(() => game)
      expect(await house.recount.digests()).toEqual(digests)
    })

    test('has the same points in its result and in the list of finished games', async () => {
      const house = await open({ games: GAMES })
      const id = await begunWithPoints(house)
      const over = good(await house.tables.resign(id, BEN)).table
      const asked = { guildId: 'g1', gameId, userId: ANN.id, viewerId: ANN.id, channelIds: [], page: 1 }
      const [listed] = (await house.standings.history(asked)).games
      const points = listed?.seats.map((seat) => seat.points) ?? []
      const lines = game.result(over.state, publicReader(over)).split('\n')
      const told = over.players.map(
        ({ name }) => lines.find((line) => line.includes(`\u00a0${name}**`))?.match(/: (\d+)\D*$/)?.[1],
      )
      expect(told).toEqual(points.map(String))
      expect(Math.max(...points)).toBeGreaterThan(0)
    })

    test('is measured by the usual length for each number of seats', () => {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) expect(game.usualRounds(seats)).toBeGreaterThan(9)
    })
  })

  describe('statistics, form and head to head', () => {
    test('leave out a game that was cut short', async () => {
      const house = await open()
      await end(house, { users: [ONE, TWO], points: [3, 5], at: at(0) })
      const users = [ANN, BEN].map(({ id }, seat) => ({ ...userOf(seat + 1), name: id }))
      const { id } = await begun(house, users)
      good(await house.tables.resign(id, users[0] ?? ONE))
      const answer = await house.standings.stats('g1', 'tally', ONE.id, ONE.id)
      expect(answer).toMatchObject({ kind: 'stats', stats: { games: 1, resigned: 0, best: 3 } })
      expect(await house.standings.headToHead('g1', 'tally', ONE.id, TWO.id, ONE.id)).toMatchObject({ games: 1, behind: 1 })
      expect((await linesOf(house, 'tally')).map(({ form }) => form.length)).toEqual([1, 1])
    })
  })

  describe('a round of one’s own', () => {
    test('is not completed by a press and an absence: such a game rates nobody', async () => {
      const house = await open()
      await house.tables.resume()
      const { id } = await begun(house, [ANN, BEN], { options: { turns: '3' }, terms: { pace: 'live' } })
      const away = async (user: User) => {
        const table = await playing(house, id)
        return table.players[seatsToMove(table)[0] ?? -1]?.id === user.id
      }
      if (!(await away(BEN))) good(await house.tables.act(id, ANN, (await playing(house, id)).position, 'end'))
      good(await house.tables.act(id, BEN, (await playing(house, id)).position, 'add'))
      for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
        if (await away(BEN)) await house.pass(4 * 60_000)
        else good(await house.tables.act(id, ANN, table.position, 'end'))
      }
      expect((await house.standings.verdict(id))?.unrated).toBe('hardly-played')
    })

    test('rates the players who have one among themselves, and not against a player who left earlier', async () => {
      const house = await open()
      const { id } = await begun(house, [ANN, BEN, CAT], { options: { turns: '3' } })
      good(await house.tables.resign(id, CAT))
      for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
        const [seat = 0] = seatsToMove(table)
        good(await house.tables.act(id, table.players[seat] ?? ANN, table.position, 'end'))
      }
      const changes = (await house.standings.verdict(id))?.changes ?? []
      expect(changes.map(({ user }) => user.id).sort()).toEqual([ANN.id, BEN.id].sort())
      const level = ratedAnew([NEWCOMER, NEWCOMER], [1, 1]).map(shown)
      expect(changes.map(({ after }) => after)).toEqual(level)
    })
  })

  describe('the same two players again within a day', () => {
    test('move their ratings half as far, then a quarter, and fully again a day later', async () => {
      const house = await open()
      let skills: readonly (typeof NEWCOMER)[] = [NEWCOMER, NEWCOMER]
      for (const [hours, weight] of [
        [0, 1],
        [1, 1 / 2],
        [2, 1 / 4],
        [24, 1 / 4],
        [50, 1],
      ] as const) {
        const id = await end(house, { users: [ONE, TWO], points: [1, 0], at: at(hours) })
        const after = ratedAnew(skills, [1, 2])
        skills = skills.map(({ mu, sigma }, seat) => {
          const full = after[seat] ?? NEWCOMER
          return { mu: mu + weight * (full.mu - mu), sigma: sigma + weight * (full.sigma - sigma) }
        })
        const verdict = await house.standings.verdict(id)
        expect(
          verdict?.changes.map((change) => change.after),
          `${hours}`,
        ).toEqual(skills.map(shown))
        expect(verdict?.repeated).toBe(weight < 1)
      }
    })

    test('add up to less than two games however often they play', async () => {
      const house = await open()
      const moves: number[] = []
      for (let game = 0; game < 30; game++) {
        const id = await end(house, { users: [ONE, TWO], points: [1, 0], at: at(game / 2) })
        moves.push((await movesOf(house, id))[0] ?? 0)
      }
      const [first = 0] = moves
      expect(moves.reduce((sum, move) => sum + move, 0)).toBeLessThan(2 * first)
      expect(moves.slice(10).every((move) => move === 0)).toBe(true)
    })

    test('do not affect others: a player who meets somebody new is rated fully against them', async () => {
      const house = await open()
      for (let game = 0; game < 3; game++) await end(house, { users: [ONE, TWO], points: [1, 0], at: at(game) })
      const alone = await open()
      const id = await end(house, { users: [THREE, userOf(4)], points: [1, 0], at: at(4) })
      const same = await end(alone, { users: [THREE, userOf(4)], points: [1, 0], at: at(4) })
      expect(await movesOf(house, id)).toEqual(await movesOf(alone, same))
      const three = await end(house, { users: [ONE, TWO, userOf(5)], points: [1, 0, 2], at: at(5) })
      expect((await house.standings.verdict(three))?.repeated).toBe(true)
    })

    test('on another server, or in another game, count as new to each other', async () => {
      const house = await open({ games: [tally, { ...tally, id: 'tally-two' }] })
      const moves: (readonly number[])[] = []
      for (const more of [{}, { guildId: 'g2' }, { gameId: 'tally-two' }]) {
        moves.push(await movesOf(house, await end(house, { users: [ONE, TWO], points: [1, 0], at: at(0), ...more })))
      }
      expect(new Set(moves.map((each) => each.join())).size).toBe(1)
    })

    test('add up to less than two games even if the loser is forgotten after each of them', async () => {
      const house = await open()
      const moves: number[] = []
      for (let game = 0; game < 20; game++) {
        const id = await end(house, { users: [ONE, TWO], points: [1, 0], at: at(game / 2) })
        moves.push((await movesOf(house, id))[0] ?? 0)
        await house.store.forget(TWO.id, names)
      }
      const [first = 0] = moves
      expect(moves.reduce((sum, move) => sum + move, 0)).toBeLessThan(2 * first)
    })

    test('are taken for each other after one was forgotten, but only if the other is new here, and for a day', async () => {
      const house = await open()
      const weightOf = async (user: User, other: User, hours: number) => {
        const tableId = await end(house, { users: [user, other], points: [1, 0], at: at(hours) })
        const [credit] = await house.rows(
          `SELECT weight FROM credits JOIN results USING (guild_id, sequence) WHERE table_id = '${tableId}' AND user_id = '${user.id}'`,
        )
        return credit?.weight
      }
      const [known, newcomer] = [userOf(4), userOf(5)]
      await end(house, { users: [known, userOf(6)], points: [1, 0], at: at(-1) })
      expect(await weightOf(ONE, TWO, 0)).toBe(1)
      await house.store.forget(TWO.id, names)
      expect(await weightOf(ONE, known, 1)).toBe(1)
      expect(await weightOf(ONE, newcomer, 2)).toBe(1 / 2)
      expect(await weightOf(ONE, newcomer, 3)).toBe(1 / 4)
      expect(await weightOf(THREE, userOf(7), 3)).toBe(1)
      expect(await weightOf(ONE, userOf(8), 24)).toBe(1)
    })

    test('keep the weights of games that were counted before an earlier opponent was forgotten', async () => {
      const house = await open()
      await end(house, { users: [ONE, TWO], points: [1, 0], at: at(0) })
      await end(house, { users: [ONE, THREE], points: [1, 0], at: at(1) })
      await house.store.forget(TWO.id, names)
      await end(house, { users: [ONE, userOf(4)], points: [1, 0], at: at(2) })
      const digests = await house.recount.digests()
      await house.recount.run(() => tally)
      expect(await house.recount.digests()).toEqual(digests)
    })

    test('get the same result in a recount, also after one of them was forgotten', async () => {
      const house = await open()
      for (let game = 0; game < 6; game++) {
        await end(house, { users: [ONE, TWO, THREE].slice(game % 2), points: [1, 0, 2].slice(game % 2), at: at(game) })
      }
      await house.store.forget(TWO.id, names)
      for (let game = 6; game < 9; game++) await end(house, { users: [ONE, TWO, THREE], points: [1, 0, 2], at: at(game) })
      const digests = await house.recount.digests()
      await house.recount.run(() => tally)
      expect(await house.recount.digests()).toEqual(digests)
      await house.recount.run(() => null)
      expect(await house.recount.digests()).toEqual(digests)
    })
  })

  test('games that were counted under earlier rules are recounted once', async () => {
    const house = await open()
    for (let game = 0; game < 4; game++) await end(house, { users: [ONE, TWO], points: [1, 0], at: at(game) })
    const digests = await house.recount.digests()
    await house.meddle(
      'UPDATE results SET counted_under = 0; UPDATE credits SET weight = NULL, mu = mu + 1; UPDATE ladders SET mu = mu + 9',
    )
    expect(await house.recount.isDue()).toBe(true)
    await house.recount.run(() => tally)
    expect(await house.recount.isDue()).toBe(false)
    expect(await house.recount.digests()).toEqual(digests)
  })
})
