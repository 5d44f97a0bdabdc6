/** A user's statistics for a game on a server, from their credits. */
import { and, eq, sql } from 'drizzle-orm'
import { type HeadToHead, LATEST_GAMES } from '../../../standings/ports.js'
import { type LatestGame, type OfUser, type Practice, practiceOf } from '../../standings/player-stats.js'
import type { Db } from '../link.js'
import { credits, results, seats } from '../schema/schema.js'
import { readAll } from './figures.js'

const ofUser = ({ guildId, gameId, userId }: OfUser) =>
  and(eq(credits.guildId, guildId), eq(credits.userId, userId), eq(credits.gameId, gameId))

/** The games that count, newest first. The number is limited, because a single query over all of them could take very long. */
export async function latestOf(db: Db, of: OfUser): Promise<readonly LatestGame[]> {
  const { mu, sigma, resigned, points, decisions, decisionMs } = credits
  const figures = sql<string>`${credits.figures}`
  const latest = await db
    .select({ tableId: results.tableId, at: results.endedAt, mu, sigma, resigned, points, decisions, decisionMs, figures })
    .from(credits)
    .innerJoin(results, and(eq(results.guildId, credits.guildId), eq(results.sequence, credits.sequence)))
    .where(and(ofUser(of), sql`${credits.counts}`))
    .orderBy(sql`${credits.sequence} desc`)
    .limit(LATEST_GAMES)
  const read = await readAll(
    db,
    latest.map((game) => game.figures),
  )
  return latest.map((game, index) => ({ ...game, figures: read[index] ?? null }))
}

/** The user's latest games with computer players by the strongest level at the table, and the name in the last of them. */
export async function practice(db: Db, of: OfUser): Promise<Practice> {
  const latest = db
    .select({ sequence: credits.sequence, name: credits.name, won: sql<boolean>`${credits.place} = 1`.as('won') })
    .from(credits)
    .where(and(ofUser(of), sql`not ${credits.counts}`))
    .orderBy(sql`${credits.sequence} desc`)
    .limit(LATEST_GAMES)
    .as('latest')
  const game = and(
    eq(results.guildId, of.guildId),
    eq(results.sequence, latest.sequence),
    eq(results.unrated, 'against-computers'),
  )
  const rows = await db
    .select({ name: latest.name, won: latest.won, userIds: sql<readonly string[]>`array_agg(${seats.userId})` })
    .from(latest)
    .innerJoin(results, game)
    .innerJoin(seats, and(eq(seats.guildId, results.guildId), eq(seats.tableId, results.tableId)))
    .groupBy(latest.sequence, latest.name, latest.won)
    .orderBy(sql`${latest.sequence} desc`)
  return practiceOf(rows)
}

/** How one user did against another at the same tables, in the first user's latest games. */
export async function headToHead(db: Db, of: OfUser, otherId: string): Promise<HeadToHead> {
  // A player who resigned comes after everybody who did not.
  const { sequence, resigned, place } = credits
  const latest = db
    .select({ sequence, resigned, place })
    .from(credits)
    .where(and(ofUser(of), sql`${credits.counts}`))
    .orderBy(sql`${sequence} desc`)
    .limit(LATEST_GAMES)
    .as('latest')
  const [own, others] = [sql`(${latest.resigned}, ${latest.place})`, sql`(other.resigned, other.place)`]
  const [counted] = await db
    .select({
      games: sql<number>`count(*)::integer`,
      ahead: sql<number>`(count(*) filter (where ${own} < ${others}))::integer`,
      behind: sql<number>`(count(*) filter (where ${own} > ${others}))::integer`,
    })
    .from(latest)
    .innerJoin(
      sql`credits other`,
      sql`other.guild_id = ${of.guildId} and other.sequence = ${latest.sequence} and other.user_id = ${otherId}`,
    )
  const { games, ahead, behind } = counted ?? { games: 0, ahead: 0, behind: 0 }
  return { games, ahead, behind, level: games - ahead - behind }
}
