/** Games at real tables, with everything that happens to players there, compared with a book kept from their logs alone. */
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pick, seededRandom } from '../../src/engine/random.js'
import { GAMES } from '../../src/games/index.js'
import { MEASURES } from '../../src/standings/ladders.js'
import type { LogEntry } from '../../src/tables/model/log.js'
import type { User } from '../../src/tables/model/people.js'
import { seatsToMove } from '../../src/tables/model/table.js'
import { begun, cleanUp, type House, openHouse, pass } from '../tables/kit/house.js'
import { tally } from '../tables/kit/tally-game.js'
import { userOf } from './games.js'
import { type Estimate, plackettLuce } from './plackett-luce.js'

const ALL_GAMES = [tally, ...GAMES]
const PEOPLE = Array.from({ length: 7 }, (_, index) => userOf(index + 1))
const TALLIES = 40
const DAY = 24 * 60 * 60_000
const USUAL: Readonly<Record<string, readonly number[]>> = { tally: [0, 0, 2, 2, 2], pioneers: [0, 0, 11, 13, 12] }
const NEWCOMER: Estimate = { mu: 25, sigma: 25 / 3 }

/** The result of one of the book's games for one player. */
interface Entry {
  readonly userId: string
  readonly place: number
  readonly points: number
  readonly resigned: boolean
  /** Whether they completed a round by their own decisions. */
  readonly played: boolean
  readonly own: readonly LogEntry[]
}

interface Page {
  readonly guildId: string
  readonly gameId: string
  readonly at: number
  readonly isRated: boolean
  /** Whether it counts for nobody. */
  readonly isCutShort: boolean
  readonly entries: readonly Entry[]
}

const house: House = openHouse({ games: ALL_GAMES })
let book: readonly Page[]

beforeAll(async () => {
  await house.tables.resume()
  const random = seededRandom('real tables')
  for (let game = 0; game < TALLIES; game++) await playOne('tally', `c${game}`, random)
  for (const channelId of ['p1', 'p2']) await playOne('pioneers', channelId, random)
  book = writeBook()
}, 240_000)

afterAll(() => {
  house.close()
  cleanUp()
})

/** A game in which players act at random, are late, resign, and give their seats away. */
async function playOne(gameId: string, channelId: string, random: ReturnType<typeof seededRandom>): Promise<void> {
  const lots = new Map(PEOPLE.map((user) => [user, random.below(1_000_000)]))
  const drawn = PEOPLE.toSorted((one, other) => (lots.get(one) ?? 0) - (lots.get(other) ?? 0))
  const seats = 2 + random.below(3)
  const [players, spare] = [drawn.slice(0, seats), drawn.slice(seats)]
  const where = { guildId: `g${random.below(2)}`, channelId }
  const { id } = await begun(house, players, { ...where, gameId, terms: { pace: 'live' } })
  const asleep = random.below(5) === 0 ? players[0]?.id : null
  for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
    house.clock.advance(random.below(9_000))
    // A long game is played to its end.
    const lot = gameId === 'tally' ? random.below(100) : 1 + random.below(500)
    const [seat = 0] = seatsToMove(table)
    const mover = table.players[seat] ?? userOf(0)
    if (lot === 0) await house.tables.resign(id, pick(table.players, random))
    else if (lot === 1) await giveAway(id, random.below(seats), pick(spare, random))
    else if (mover.id === asleep || lot === 2) await pass(house, 4 * 60_000)
    else {
      const legal = table.game.legalActions(table.state, seat).filter((action) => action !== 'boom')
      await house.tables.act(id, mover, table.position, pick(legal, random))
    }
  }
}

/** Gives a seat to somebody if everybody may be asked. All of them agree. */
async function giveAway(id: string, seat: number, to: User): Promise<void> {
  const table = await house.tables.find(id)
  if (table?.status !== 'playing') return
  const asked = await house.tables.askReplace(id, table.host, seat, to, { moderator: true, hasLeft: false })
  if (!asked.ok) return
  for (const user of [to, ...table.players]) await house.tables.answer(id, user, asked.value.proposal.id, true)
}

/** From the logs and the seats, never from what was recorded for the standings. */
function writeBook(): readonly Page[] {
  const database = new Database(house.path, { readonly: true })
  const over = database
    .prepare<[], { id: string; guild_id: string; game_id: string }>(
      `SELECT * FROM tables WHERE status = 'over' ORDER BY (SELECT max(at) FROM log WHERE table_id = id)`,
    )
    .all()
  const pages = over.map(({ id, guild_id, game_id }) => ({
    guildId: guild_id,
    gameId: game_id,
    ...readPage(database, id, game_id),
  }))
  database.close()
  return pages
}

function readPage(database: Database.Database, id: string, gameId: string): Omit<Page, 'guildId' | 'gameId'> {
  const log = database
    .prepare<[string], { content: string; turn: number; at: number }>(
      'SELECT content, turn, at FROM log WHERE table_id = ? ORDER BY position',
    )
    .all(id)
    .map(({ content, turn, at }) => ({ ...JSON.parse(content), turn, at: new Date(at) }) as LogEntry)
  const seats = database
    .prepare<[string], { user_id: string; place: number; points: number }>('SELECT * FROM seats WHERE table_id = ? ORDER BY seat')
    .all(id)
  const turns = log.at(-1)?.turn ?? 0
  const last = Math.max(2, ...seats.map(({ place }) => place))
  const ownOf = (userId: string) =>
    log.filter((entry) => entry.kind === 'action' && entry.userId === userId && entry.cause === 'player')
  const stayed = seats.length - new Set(log.flatMap((entry) => (entry.kind === 'resigned' ? [entry.seat] : []))).size
  const isBroken = stayed === 1 && log.at(-1)?.kind !== 'action'
  const complete = isBroken ? Math.floor((turns - 1) / seats.length) : Math.ceil(turns / seats.length)
  const usual = USUAL[gameId]?.[seats.length] ?? 0
  const hasPlayed = (userId: string, seat: number) =>
    Array.from({ length: complete }, (_, round) =>
      log.flatMap((entry) =>
        entry.kind === 'action' && entry.seat === seat && Math.ceil(entry.turn / seats.length) === round + 1 ? [entry] : [],
      ),
    ).some(
      (made) =>
        made.some(({ cause }) => cause === 'player') &&
        made.every((entry) => entry.userId === userId && (entry.cause === 'player' || entry.cause === 'only-end')),
    )
  const gone = (userId: string, seat: number): Entry => {
    return { userId, place: last, points: 0, resigned: true, played: hasPlayed(userId, seat), own: ownOf(userId) }
  }
  const entries: Entry[] = []
  const resigned = new Set<number>()
  const late = new Set<number>()
  for (const entry of log) {
    if (entry.kind === 'resigned') resigned.add(entry.seat)
    if (entry.kind !== 'replaced') continue
    if (resigned.delete(entry.seat)) entries.push(gone(entry.from.id, entry.seat))
    if (entry.turn * 2 > turns) late.add(entry.seat)
  }
  for (const [seat, { user_id: userId, place, points }] of seats.entries()) {
    if (late.has(seat) || entries.some((entry) => entry.userId === userId)) continue
    const played = hasPlayed(userId, seat)
    entries.push(resigned.has(seat) ? gone(userId, seat) : { userId, place, points, resigned: false, played, own: ownOf(userId) })
  }
  const causesAt = (wanted: number) =>
    log.flatMap((entry) => (entry.kind === 'action' && entry.seat === wanted ? [entry.cause] : []))
  const isComputer = (seat: number) =>
    !resigned.has(seat) &&
    causesAt(seat).length > 0 &&
    causesAt(seat).every((cause) => cause === 'clock' || cause === 'autopilot' || cause === 'only-end')
  const isCutShort = isBroken && turns - 1 < (usual * seats.length) / 3
  const isRated = !isCutShort && entries.filter(({ played }) => played).length > 1 && !seats.some((_, seat) => isComputer(seat))
  return { at: log.at(-1)?.at.getTime() ?? 0, isRated, isCutShort, entries }
}

interface Account {
  readonly userId: string
  games: number
  wins: number
  points: number
  best: number
  resigned: number
  skill: Estimate | null
}

function accounts(guildId: string, gameId: string): readonly Account[] {
  const found = new Map<string, Account>()
  const accountOf = (userId: string) => {
    const known = found.get(userId) ?? { userId, games: 0, wins: 0, points: 0, best: 0, resigned: 0, skill: null }
    found.set(userId, known)
    return known
  }
  const meetings: { readonly at: number; readonly ids: readonly string[] }[] = []
  for (const { at, isRated, entries } of pagesOf(guildId, gameId)) {
    const rated = isRated ? entries.filter(({ played }) => played) : []
    const ids = rated.map(({ userId }) => userId)
    const before = rated.map(({ userId }) => accountOf(userId).skill ?? NEWCOMER)
    const ranks = rated.map(({ place, resigned }) => (resigned ? 99 : place))
    const after = isRated ? plackettLuce(before, ranks) : []
    for (const [index, id] of ids.entries()) {
      const others = ids.filter((other) => other !== id)
      const met = (other: string) =>
        meetings.filter((meeting) => meeting.at > at - DAY && meeting.ids.includes(id) && meeting.ids.includes(other)).length
      const weight = others.reduce((sum, other) => sum + 0.5 ** met(other), 0) / others.length
      const [from, to] = [before[index] ?? NEWCOMER, after[index] ?? NEWCOMER]
      accountOf(id).skill = { mu: from.mu + weight * (to.mu - from.mu), sigma: from.sigma + weight * (to.sigma - from.sigma) }
    }
    if (isRated) meetings.push({ at, ids })
    for (const { userId, place, points, resigned } of entries) {
      const account = accountOf(userId)
      account.games += 1
      account.wins += place === 1 ? 1 : 0
      account.points += points
      account.best = Math.max(account.best, points)
      account.resigned += resigned ? 1 : 0
    }
  }
  return [...found.values()]
}

const pagesOf = (guildId: string, gameId: string) =>
  book.filter((page) => page.guildId === guildId && page.gameId === gameId && !page.isCutShort)
const ratingOf = (skill: Estimate | null) => (skill === null ? null : Math.round(1000 + 24 * (skill.mu - 3 * skill.sigma)))

const WORTH = {
  rating: ({ skill }: Account) => ratingOf(skill),
  wins: ({ wins }: Account) => wins,
  'win-share': ({ wins, games }: Account) => wins / games,
  games: ({ games }: Account) => games,
  average: ({ points, games }: Account) => points / games,
} as const

describe.each(['g0', 'g1'])('on server %s', (guildId) => {
  test.each(MEASURES)('the leaderboard by %s matches the book', async (measure) => {
    for (const gameId of ['tally', 'pioneers']) {
      const needed = measure === 'wins' || measure === 'games' ? 1 : 5
      const worth = (account: Account) => WORTH[measure](account) ?? 0
      const ranked = accounts(guildId, gameId).filter((account) => WORTH[measure](account) !== null)
      const settled = ranked.filter((account) => account.games >= needed)
      // Where nobody has enough games, all are ranked for the time being.
      const shown = settled.length > 0 ? settled : ranked
      const ordered = shown.toSorted(
        (one, other) => worth(other) - worth(one) || other.games - one.games || (one.userId < other.userId ? -1 : 1),
      )
      const at = house.clock.now()
      const { lines } = await house.standings.leaderboard({
        ...{ guildId, gameId, period: 'all-time', measure, page: 1, viewerId: '', at },
      })
      expect(lines.map(({ userId, rank, games, wins, rating }) => [userId, rank, games, wins, rating?.rating ?? null])).toEqual(
        ordered.map((own) => {
          const rank = 1 + shown.filter((other) => worth(other) > worth(own)).length
          return [own.userId, rank, own.games, own.wins, ratingOf(own.skill)]
        }),
      )
    }
  })

  test('everybody’s statistics match the book, and the points of all sources add up to theirs', async () => {
    for (const gameId of ['tally', 'pioneers'])
      for (const account of accounts(guildId, gameId)) {
        const answer = await house.standings.stats(guildId, gameId, account.userId, account.userId)
        if (answer.kind !== 'stats') throw new Error(`the answer is ${answer.kind}`)
        const { games, wins, resigned, best, average, sources, choices } = answer.stats
        expect([games, wins, resigned, best]).toEqual([account.games, account.wins, account.resigned, account.best])
        expect(average).toBeCloseTo(account.points / account.games, 9)
        const whole = sources.reduce((sum, source) => sum + source.average, 0) * (games - resigned)
        expect(whole).toBeCloseTo(account.points, 9)
        const own = pagesOf(guildId, gameId).flatMap(({ entries }) => entries.filter(({ userId }) => userId === account.userId))
        const pressed = own.flatMap((entry) => entry.own)
        const settled = pressed.flatMap((entry) => (entry.kind === 'action' ? entry.facts : [])).map(({ kind }) => kind)
        const times = choices.reduce((sum, choice) => sum + choice.times, 0)
        const chosen = gameId === 'tally' ? ['add', 'peek'] : ['settled', 'joined', 'farmer-settled']
        expect(times).toBe(settled.filter((kind) => chosen.includes(kind)).length)
      }
  })

  test('head to head matches the book', async () => {
    for (const one of PEOPLE)
      for (const other of PEOPLE.filter(({ id }) => id !== one.id)) {
        const leads = pagesOf(guildId, 'tally').flatMap(({ entries }) => {
          const worth = ({ id }: User) =>
            entries.filter(({ userId }) => userId === id).map(({ place, resigned }) => (resigned ? 99 : place))
          const [own, theirs] = [worth(one)[0], worth(other)[0]]
          return own === undefined || theirs === undefined ? [] : [theirs - own]
        })
        const count = (fits: (lead: number) => boolean) => leads.filter(fits).length
        expect(await house.standings.headToHead(guildId, 'tally', one.id, other.id, one.id)).toEqual({
          games: leads.length,
          ahead: count((lead) => lead > 0),
          behind: count((lead) => lead < 0),
          level: count((lead) => lead === 0),
        })
      }
  })
})

test('the book contains resignations, seats that changed hands and computer players, and a recount changes nothing', async () => {
  const entries = book.flatMap((page) => page.entries)
  expect(entries.some(({ resigned }) => resigned)).toBe(true)
  const long = book.filter(({ gameId }) => gameId === 'pioneers').flatMap((page) => page.entries)
  expect(long.some(({ own, points }) => own.length > 20 && points > 0)).toBe(true)
  expect(book.some(({ isRated }) => !isRated)).toBe(true)
  expect(book.some(({ isCutShort }) => isCutShort)).toBe(true)
  expect(book.some(({ isRated, entries: own }) => isRated && own.some(({ played }) => !played))).toBe(true)
  const digests = await house.recount.digests()
  await house.recount.run((id) => ALL_GAMES.find((game) => game.id === id) ?? null)
  expect(await house.recount.digests()).toEqual(digests)
})
