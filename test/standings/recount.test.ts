import { afterAll, describe, expect, test } from 'vitest'
import { at } from '../../src/engine/lists.js'
import { type Random, seededRandom } from '../../src/engine/random.js'
import { NEWCOMER } from '../../src/standings/rating.js'
import type { User } from '../../src/tables/model/people.js'
import { tally } from '../tables/kit/tally-game.js'
import { closeAll, DATABASES, type Office } from './databases.js'
import { endOf, type FinishedTally, finish, userOf } from './games.js'
import { plackettLuce } from './plackett-luce.js'

afterAll(closeAll)

const names = { en: 'Anonymous', fr: 'Anonyme', de: 'Anonym' }
const DAY = 24 * 60 * 60_000

/** Everything in the standings in a fixed order, without the numbers that only give an order. */
async function standingsIn(house: Office) {
  const all = (statement: string) => house.rows(statement)
  return {
    ladders: await all('SELECT * FROM ladders ORDER BY guild_id, game_id, period, user_id'),
    results: await all('SELECT * FROM results ORDER BY guild_id, sequence'),
    credits: await all('SELECT * FROM credits ORDER BY guild_id, sequence, nth'),
    records: await all(
      'SELECT guild_id, game_id, record, value, user_id, table_id, at FROM records ORDER BY guild_id, game_id, record',
    ),
    players: await all('SELECT * FROM players ORDER BY guild_id, user_id'),
  }
}

/** A game of two to four out of twelve players, with ties, resignations and seats that change hands. */
function randomGame(number: number, random: Random): FinishedTally {
  const players = Array.from({ length: 12 }, (_, index) => userOf(index + 1))
  const drawn = players.map((user) => ({ user, lot: random.below(1_000_000) })).sort((a, b) => a.lot - b.lot)
  const everybody = drawn.map(({ user }) => ({ ...user, name: `${user.name} ${number}` }))
  const count = 2 + random.below(3)
  const users = everybody.slice(0, count)
  const seat = random.below(count)
  const takeover = { seat, from: at(everybody, count), turn: 1 + random.below(3), resigned: random.below(2) === 0 }
  return {
    tableId: `t${number}`.padStart(8, '0'),
    guildId: `g${random.below(2)}`,
    users,
    points: users.map(() => random.below(6)),
    resigned: random.below(4) === 0 ? [random.below(count)] : [],
    takeovers: random.below(4) === 0 ? [takeover] : [],
    // Often at the same time, and sometimes earlier than the game before.
    at: new Date(Date.UTC(2024, 0, 1) + (number >> 2) * DAY - random.below(2) * 2 * DAY),
    turnMs: random.below(1000),
  }
}

describe.each(DATABASES)('in $name', ({ open, epoch }) => {
  describe('a recount of the standings', () => {
    test('gives the same numbers, bit for bit, as counting 800 games one by one, also for users who were forgotten', async () => {
      const house = await open()
      const random = seededRandom('recount')
      for (let game = 0; game < 800; game++) {
        await finish(house.store, randomGame(game, random))
        if (game % 200 === 100) await house.store.forget(`u${1 + (game % 12)}`, names)
      }
      const before = await standingsIn(house)
      expect(before.results).toHaveLength(800)
      expect(await house.recount.run(() => tally)).toEqual({ games: 800, unread: [] })
      expect(await standingsIn(house)).toEqual(before)
    })

    test('needs nothing but the finished games', async () => {
      const house = await open()
      const random = seededRandom('alone')
      for (let game = 0; game < 60; game++) {
        // In the order of their times, because nothing else gives the order.
        await finish(house.store, { ...randomGame(game, random), at: new Date(Date.UTC(2024, 0, 1 + game)) })
      }
      const before = await standingsIn(house)
      for (const table of ['credits', 'results', 'ladders', 'records', 'players']) await house.meddle(`DELETE FROM ${table}`)
      expect(await house.recount.isDue()).toBe(true)
      await house.recount.run(() => tally)
      expect(await house.recount.isDue()).toBe(false)
      expect(await standingsIn(house)).toEqual(before)
    })

    test('takes games with the same time in the order of their ids if nothing else gives an order', async () => {
      const house = await open()
      const at = new Date(Date.UTC(2024, 0, 1))
      for (const tableId of ['bbbbbbbb', 'aaaaaaaa', 'cccccccc']) {
        await finish(house.store, {
          tableId,
          users: [userOf(1), userOf(2)],
          points: tableId === 'bbbbbbbb' ? [1, 0] : [0, 1],
          at,
        })
      }
      await house.meddle('DELETE FROM credits; DELETE FROM results')
      await house.recount.run(() => tally)
      expect((await standingsIn(house)).results).toMatchObject([
        { table_id: 'aaaaaaaa' },
        { table_id: 'bbbbbbbb' },
        { table_id: 'cccccccc' },
      ])
    })

    test('inserts a game that was not recorded between those that ended before and after it', async () => {
      const house = await open()
      const random = seededRandom('between')
      for (let game = 0; game < 40; game++) {
        await finish(house.store, { ...randomGame(game, random), at: new Date(Date.UTC(2024, 0, 1 + game)) })
      }
      const before = await standingsIn(house)
      const some = `table_id IN ('000000t0', '00000t16', '00000t17', '00000t39')`
      await house.meddle(
        `DELETE FROM credits WHERE (guild_id, sequence) IN (SELECT guild_id, sequence FROM results WHERE ${some})`,
      )
      await house.meddle(`DELETE FROM results WHERE ${some}`)
      expect(await house.recount.isDue()).toBe(true)
      await house.recount.run(() => tally)
      expect(await standingsIn(house)).toEqual(before)
    })

    test('repairs damage to what it counts', async () => {
      const house = await open()
      const random = seededRandom('damage')
      for (let game = 0; game < 40; game++) await finish(house.store, randomGame(game, random))
      const before = await standingsIn(house)
      const digests = await house.recount.digests()
      for (const damage of [
        `DELETE FROM ladders WHERE user_id LIKE 'u1%'`,
        `UPDATE ladders SET user_id = user_id || 'x', mu = NULL`,
        'DELETE FROM credits WHERE nth % 2 = 0',
        'UPDATE credits SET mu = mu * 2, place = 1, resigned = NOT resigned',
        `INSERT INTO records (guild_id, game_id, record, value, table_id, at) VALUES ('g9', 'tally', 'points', 99, 'nowhere0', ${epoch})`,
        `UPDATE results SET ended_at = ${epoch}, rounds = 99, seats = 0`,
        `UPDATE results SET broken = 'no json'`,
        `UPDATE players SET name = ''`,
      ]) {
        await house.meddle(damage)
        expect(await house.recount.digests(), damage).not.toEqual(digests)
        await house.recount.run(() => tally)
        expect(await standingsIn(house), damage).toEqual(before)
        expect(await house.recount.digests(), damage).toEqual(digests)
      }
    })

    test.each([
      `UPDATE tables SET affairs = '{' WHERE id = 't0000002'`,
      `UPDATE tables SET options = 'x' WHERE id = 't0000002'`,
      `UPDATE snapshots SET state = 'x' WHERE table_id = 't0000002'`,
      `UPDATE log SET content = 'x' WHERE table_id = 't0000002' AND position = 2`,
      `DELETE FROM log WHERE table_id = 't0000002'`,
      `DELETE FROM snapshots WHERE table_id = 't0000002'`,
    ])('uses what was recorded of a damaged game, or its seats if that is damaged too: %s', async (damage) => {
      const house = await open()
      const users = [userOf(1), userOf(2)]
      for (let game = 0; game < 4; game++) {
        await finish(house.store, {
          tableId: `t000000${game}`,
          users,
          points: [game, 1],
          at: new Date(Date.UTC(2024, 0, 1 + game)),
        })
      }
      const before = await standingsIn(house)
      await house.meddle(damage)
      expect(await house.recount.run(() => tally)).toEqual({ games: 4, unread: ['t0000002'] })
      expect(await standingsIn(house)).toEqual(before)
      await house.meddle(`UPDATE credits SET figures = 'x'; UPDATE results SET broken = 'x'`)
      expect(await house.recount.run(() => tally)).toEqual({ games: 4, unread: ['t0000002'] })
      expect((await standingsIn(house)).ladders).toEqual(before.ladders)
      await house.meddle('DELETE FROM credits; DELETE FROM results')
      expect(await house.recount.run(() => tally)).toEqual({ games: 4, unread: ['t0000002'] })
      const wins = await house.standings.leaderboard({
        ...{ guildId: 'g1', gameId: 'tally', period: 'all-time', measure: 'wins', page: 1, viewerId: '', at: new Date(0) },
      })
      expect(wins.lines.map(({ userId, games, wins }) => [userId, games, wins])).toEqual([
        ['u1', 4, 3],
        ['u2', 4, 2],
      ])
    })

    test('reports its progress', async () => {
      const house = await open()
      const random = seededRandom('progress')
      for (let game = 0; game < 3; game++) await finish(house.store, randomGame(game, random))
      const told: string[] = []
      await house.recount.run(() => tally, { tell: ({ step, games, of }) => told.push(`${games}/${of} ${step}`), tellEveryMs: 0 })
      expect(told).toEqual(['looked at', 'counted'].flatMap((step) => [0, 1, 2].map((game) => `${game}/3 ${step}`)))
      await house.recount.run(() => tally, { tell: () => expect.unreachable(), tellEveryMs: 60_000 })
    })

    test('can be broken off while it reads, and then has changed nothing', async () => {
      const house = await open()
      const random = seededRandom('broken off')
      for (let game = 0; game < 3; game++) await finish(house.store, randomGame(game, random))
      await house.meddle('UPDATE ladders SET wins = 7')
      const before = await standingsIn(house)
      const [stopping, reason] = [new AbortController(), new Error('a signal')]
      const counting = house.recount.run(() => tally, { stop: stopping.signal })
      setImmediate(() => stopping.abort(reason))
      await expect(counting).rejects.toBe(reason)
      expect(await standingsIn(house)).toEqual(before)
      await house.recount.run(() => tally)
      expect(await standingsIn(house)).not.toEqual(before)
    })

    test('keeps what was recorded of games that this version cannot read any more', async () => {
      const house = await open()
      const random = seededRandom('unread')
      for (let game = 0; game < 40; game++) await finish(house.store, randomGame(game, random))
      const before = await standingsIn(house)
      expect(await house.recount.run(() => null)).toMatchObject({ games: 40, unread: { length: 40 } })
      expect(await standingsIn(house)).toEqual(before)
    })

    test('keeps the times of games that began under earlier rules, from whose logs they do not follow any more', async () => {
      const house = await open()
      const random = seededRandom('earlier rules')
      for (let game = 0; game < 40; game++) await finish(house.store, randomGame(game, random))
      const before = await standingsIn(house)
      const later = {
        ...tally,
        rulesVersion: tally.rulesVersion + 1,
        load: (text: string) => tally.load(text, tally.rulesVersion),
      }
      expect(await house.recount.run(() => later)).toEqual({ games: 40, unread: [] })
      expect(await standingsIn(house)).toEqual(before)
    })
  })

  describe('ratings', () => {
    test('of a server are those of the published algorithm, game after game', async () => {
      const house = await open()
      const random = seededRandom('server')
      const known = new Map<string, { readonly mu: number; readonly sigma: number }>()
      for (let game = 0; game < 200; game++) {
        const { guildId, users, points, ...rest } = randomGame(game, random)
        // A day apart, so that each counts fully.
        const day = new Date(Date.UTC(2024, 0, 1) + game * DAY)
        await finish(house.store, { ...rest, guildId: 'g1', users, points, resigned: [], takeovers: [], at: day })
        const skills = users.map(({ id }) => known.get(id) ?? NEWCOMER)
        const rated = plackettLuce(
          skills,
          points.map((own) => -own),
        )
        for (const [seat, { id }] of users.entries()) known.set(id, at(rated, seat))
      }
      const lines = (await standingsIn(house)).ladders as readonly {
        game_id: string
        period: string
        user_id: string
        mu: number
        sigma: number
      }[]
      const own = lines.filter(({ game_id, period }) => game_id === 'tally' && period === 'all')
      expect(own).toHaveLength(12)
      for (const { user_id, mu, sigma } of own) {
        expect(mu).toBeCloseTo(known.get(user_id)?.mu ?? 0, 6)
        expect(sigma).toBeCloseTo(known.get(user_id)?.sigma ?? 0, 6)
      }
    })

    test('lose nothing when games of one server end at the same time, in two programs on one database', async () => {
      const house = await open()
      const beside = await house.beside()
      const users: readonly User[] = [userOf(1), userOf(2)]
      const games = Array.from({ length: 40 }, (_, game) =>
        endOf({ tableId: `t${game}`.padStart(8, '0'), users, points: [1, 0], at: new Date(game) }),
      )
      for (const { begun } of games) await house.store.create(begun)
      await Promise.all(games.map(({ change }, index) => (index % 2 === 0 ? house.store : beside).append(change)))
      let skills: readonly { readonly mu: number; readonly sigma: number }[] = [NEWCOMER, NEWCOMER]
      for (let game = 0; game < 40; game++) {
        const after = plackettLuce(skills, [1, 2])
        const part = (from: number, to: number) => from + (to - from) / 2 ** game
        skills = skills.map(({ mu, sigma }, seat) => ({
          mu: part(mu, at(after, seat).mu),
          sigma: part(sigma, at(after, seat).sigma),
        }))
      }
      const { lines } = await house.standings.leaderboard({
        ...{ guildId: 'g1', gameId: 'tally', period: 'all-time', measure: 'rating', page: 1, viewerId: '', at: new Date(0) },
      })
      expect(lines).toMatchObject([
        {
          userId: 'u1',
          games: 40,
          wins: 40,
          rating: { rating: Math.round(1000 + 24 * (at(skills, 0).mu - 3 * at(skills, 0).sigma)) },
        },
        {
          userId: 'u2',
          games: 40,
          wins: 0,
          rating: { rating: Math.round(1000 + 24 * (at(skills, 1).mu - 3 * at(skills, 1).sigma)) },
        },
      ])
    })

    test('are unaffected when somebody else changes a table meanwhile: then nothing is recorded', async () => {
      const house = await open()
      const { begun, change } = endOf({ tableId: 'conflict', users: [userOf(1), userOf(2)], points: [1, 0] })
      await house.store.create(begun)
      expect(await house.store.append({ ...change, expected: { ...change.expected, revision: 7 } })).toBe('conflict')
      expect(await standingsIn(house)).toEqual({ ladders: [], results: [], credits: [], records: [], players: [] })
    })
  })
})
