/** Leaderboards, from totals that each finished game increments. Only the form reads games again. */
import { and, eq, sql } from 'drizzle-orm'
import { FORM_GAMES, type LeaderboardQuery } from '../../../standings/ports.js'
import { type Form, formFrom, type Ladders } from '../../standings/leaderboard.js'
import type { Db } from '../link.js'
import { users } from '../schema/schema.js'
import { createRankings, young } from './ranking.js'

export function createLadders(db: Db): Ladders {
  return {
    rankings: createRankings(db),
    young: (ladder) => young(db, ladder),
    form: (query, userIds) => formOf(db, query, userIds),
    isUnlisted: (userId) => isUnlisted(db, userId),
  }
}

type Marked = { readonly userId: string; readonly place: number; readonly resigned: boolean; readonly players: number }

/** The latest games of several users, in one statement. */
async function formOf(
  db: Db,
  { guildId, gameId }: Pick<LeaderboardQuery, 'guildId' | 'gameId'>,
  userIds: readonly string[],
): Promise<Form> {
  const given = sql`unnest(${sql.param([...new Set(userIds)])}::text[]) as given(user_id)`
  // Goes game by game, because the index finds the latest ones of each game. A user with many other games takes no longer.
  const firstGame = sql`(select min(game_id) from credits where guild_id = ${guildId} and user_id = given.user_id)`
  const nextGame = sql`(select min(game_id) from credits
    where guild_id = ${guildId} and user_id = wanted.user_id and game_id > wanted.game_id)`
  const wanted =
    gameId === null
      ? sql`with recursive wanted (user_id, game_id) as (
          select given.user_id, ${firstGame} from ${given}
          union all select user_id, ${nextGame} from wanted where game_id is not null)`
      : sql`with wanted (user_id, game_id) as (select given.user_id, ${gameId} from ${given})`
  const { rows } = await db.execute<Marked>(
    sql`${wanted}
      select own.user_id as "userId", own.place, own.resigned, results.seats as players
      from wanted
      cross join lateral (select user_id, sequence, place, resigned from credits
        where guild_id = ${guildId} and user_id = wanted.user_id and game_id = wanted.game_id and counts
        order by sequence desc limit ${FORM_GAMES}) own
      join results on results.guild_id = ${guildId} and results.sequence = own.sequence
      order by own.sequence desc`,
  )
  return formFrom(rows)
}

/** Whether a user does not want to be listed. */
async function isUnlisted(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, userId), sql`unlisted`))
  return found.length > 0
}
