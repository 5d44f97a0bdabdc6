/** Adds the results of finished games to the standings, within the transaction that ends a game or that recounts. */
import { and, eq, ne, sql } from 'drizzle-orm'
import { PERIODS, periodKey } from '../../../standings/ladders.js'
import { COUNTED_UNDER } from '../../../standings/rating.js'
import { isAnonymous } from '../../../tables/model/anonymous.js'
import type { Credit, GameReport } from '../../../tables/model/game-report.js'
import {
  ALL_GAMES,
  type Before,
  creditColumns,
  isCounted,
  NOTHING,
  type Rated,
  type Remembered,
  rate,
  ratingColumns,
  skillColumns,
} from '../../standings/counting.js'
import type { GameOnServer } from '../../standings/game-on-server.js'
import { userIdsIn } from '../../standings/users-in.js'
import type { Db } from '../schema/db.js'
import { credits, ladders, players, results, tables } from '../schema/schema.js'
import { bound, value } from '../schema/statements.js'
import { prepareFigures } from './figures.js'
import { prepareWeights } from './meetings.js'
import { prepareOccurring } from './occurring.js'
import { prepareRecords } from './records.js'

/** Adds a finished game's result after all others. Throws if it is there already. */
export type AddResult = (tableId: string, report: GameReport, remembered?: Remembered) => void

export function prepareAddResult(db: Db): AddResult {
  const rows = prepareRows(db)
  const setRecords = prepareRecords(db)
  const weightsOf = prepareWeights(db)
  const occurring = prepareOccurring(db)
  const storedFigures = prepareFigures(db)

  /** What is stored of the players of a game that ended at `at`. */
  function before(game: GameOnServer, at: Date): Before {
    return {
      skillOf(userId) {
        const known = rows.skill.get({ ...game, userId })
        return known === undefined || known.mu === null || known.sigma === null ? null : { mu: known.mu, sigma: known.sigma }
      },
      weightsOf: (userIds) => weightsOf(game, at, userIds),
    }
  }

  function countUp(game: GameOnServer, at: Date, { user, place, points }: Credit, rated: Rated | null): void {
    const line = { guildId: game.guildId, userId: user.id, wins: place === 1 ? 1 : 0, points }
    for (const period of PERIODS.map((each) => periodKey(each, at))) {
      rows.count.run({ ...line, ...ratingColumns(rated?.after), gameId: game.gameId, period })
      const best = rows.best.get({ guildId: game.guildId, userId: user.id, period })
      rows.count.run({ ...line, ...(best ?? ratingColumns(undefined)), gameId: ALL_GAMES, period })
    }
    rows.player.run({ guildId: game.guildId, userId: user.id, name: user.name })
  }

  return (tableId, report, remembered = NOTHING) => {
    const game = rows.game.get({ tableId })
    if (game === undefined) throw new Error(`There is no table ${tableId} to record.`)
    const { endedAt, rounds, seats, byRules } = report
    const ratings = rate(report, remembered, before(game, endedAt))
    const unrated = typeof ratings === 'string' ? ratings : null
    const broken = setRecords(game, tableId, report)
    // Earlier holders of broken records need not have played at this table.
    occurring.note(tableId, userIdsIn(broken))
    const result = { ...game, tableId, endedAt: endedAt.getTime(), rounds, seats, byRules: byRules ? 1 : 0, unrated }
    const isCounting = isCounted(report)
    const counts = isCounting ? 1 : 0
    const sequence = Number(rows.result.run({ ...result, broken: JSON.stringify(broken) }).lastInsertRowid)
    report.credits.forEach((credit, index) => {
      const rated = typeof ratings === 'string' ? null : (ratings.get(credit.user.id) ?? null)
      const figures = storedFigures.write(credit.figures)
      rows.credit.run({
        ...game,
        ...creditColumns(credit),
        resigned: credit.resigned ? 1 : 0,
        figures,
        ...skillColumns(rated),
        sequence,
        nth: index,
        counts,
      })
      if (!isAnonymous(credit.user) && isCounting) countUp(game, endedAt, credit, rated)
    })
  }
}

function prepareRows(db: Db) {
  const { mu, sigma, rating } = ladders
  const line = (gameId: ReturnType<typeof sql>, period: ReturnType<typeof sql>) =>
    and(eq(ladders.guildId, value('guildId')), gameId, period, eq(ladders.userId, value('userId')))
  return {
    game: db
      .select({ guildId: tables.guildId, gameId: tables.gameId, openedIn: tables.openedIn })
      .from(tables)
      .where(eq(tables.id, value('tableId')))
      .prepare(),
    skill: db
      .select({ mu, sigma })
      .from(ladders)
      .where(line(eq(ladders.gameId, value('gameId')), sql`${ladders.period} = 'all'`))
      .prepare(),
    best: db
      .select({ mu, sigma, rating })
      .from(ladders)
      .where(line(ne(ladders.gameId, ALL_GAMES), eq(ladders.period, value('period'))))
      .orderBy(sql`rating desc`, ladders.gameId)
      .limit(1)
      .prepare(),
    count: prepareCount(db),
    player: db
      .insert(players)
      .values({ guildId: value('guildId'), userId: value('userId'), name: value('name') })
      .onConflictDoUpdate({ target: [players.guildId, players.userId], set: { name: sql`excluded.name` } })
      .prepare(),
    ...prepareStored(db),
  }
}

/** Stores the result of a game and what it counts for each user. */
function prepareStored(db: Db) {
  return {
    result: db
      .insert(results)
      .values({
        tableId: value('tableId'),
        guildId: value('guildId'),
        gameId: value('gameId'),
        openedIn: value('openedIn'),
        endedAt: bound('endedAt'),
        rounds: value('rounds'),
        seats: value('seats'),
        byRules: bound('byRules'),
        unrated: value('unrated'),
        countedUnder: COUNTED_UNDER,
        broken: bound('broken'),
      })
      .prepare(),
    credit: db
      .insert(credits)
      .values({
        sequence: value('sequence'),
        guildId: value('guildId'),
        gameId: value('gameId'),
        userId: value('userId'),
        name: value('name'),
        nth: value('nth'),
        seat: value('seat'),
        place: value('place'),
        points: value('points'),
        resigned: bound('resigned'),
        counts: bound('counts'),
        weight: value('weight'),
        muBefore: value('muBefore'),
        sigmaBefore: value('sigmaBefore'),
        mu: value('mu'),
        sigma: value('sigma'),
        figures: bound('figures'),
        decisions: value('decisions'),
        decisionMs: value('decisionMs'),
      })
      .prepare(),
  }
}

/** Adds one game to a line of a ladder. A game that was not rated leaves the rating unchanged. */
function prepareCount(db: Db) {
  return db
    .insert(ladders)
    .values({
      guildId: value('guildId'),
      gameId: value('gameId'),
      period: value('period'),
      userId: value('userId'),
      games: 1,
      wins: value('wins'),
      points: value('points'),
      mu: value('mu'),
      sigma: value('sigma'),
      rating: value('rating'),
    })
    .onConflictDoUpdate({
      target: [ladders.guildId, ladders.gameId, ladders.period, ladders.userId],
      set: {
        games: sql`games + 1`,
        wins: sql`wins + excluded.wins`,
        points: sql`points + excluded.points`,
        mu: sql`coalesce(excluded.mu, mu)`,
        sigma: sql`coalesce(excluded.sigma, sigma)`,
        rating: sql`coalesce(excluded.rating, rating)`,
      },
    })
    .prepare()
}
