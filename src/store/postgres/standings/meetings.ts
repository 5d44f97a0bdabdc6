/** How much a game counts for each player: less, the more often the same people have met within a day. */
import { sql } from 'drizzle-orm'
import { DAY_MS } from '../../../standings/rating.js'
import { anonymousId } from '../../../tables/model/anonymous.js'
import { weightsFrom } from '../../standings/meetings.js'
import type { Db } from '../link.js'
import type { Numbered } from './result-rows.js'

/** The number of a game after all others. */
export const LATER = 2 ** 31 - 1

/**
 * The weight of a game that ended at `at`, for each rated player: the mean weight of the player's meetings with each of the
 * others. A meeting counts the two players' earlier rated games on this server that ended less than a day before. Somebody who
 * was forgotten may be any opponent whose games are all later.
 */
export async function weightsOf(db: Db, game: Numbered, at: Date, userIds: readonly string[]): Promise<readonly number[]> {
  if (userIds.length === 0) return []
  const { guildId, gameId } = game
  const since = new Date(at.getTime() - DAY_MS).toISOString()
  const players = sql`any(${sql.param(userIds)}::text[])`
  // The latest game that is too old, searched from the newest on. All later games count, so no long history is searched.
  const before = sql`(select sequence from results where guild_id = ${guildId} and game_id = ${gameId}
    and ended_at <= ${since}::timestamptz order by sequence desc limit 1)`
  const isRecent = sql`one.guild_id = ${guildId} and one.user_id = ${players} and one.game_id = ${gameId} and one.mu is not null
    and one.sequence > coalesce(${before}, 0)`
  const first = sql`(select min(sequence) from credits where guild_id = ${guildId} and user_id = asked.user_id and game_id = ${gameId})`
  // `offset 0` keeps the others from being read from their whole histories.
  const { rows } = await db.execute<{ readonly one: string; readonly other: string; readonly games: number }>(
    sql`select one.user_id as one, other.user_id as other, count(*)::integer as games
      from credits one
      cross join lateral (select user_id from credits
        where guild_id = ${guildId} and sequence = one.sequence and user_id = ${players} and user_id <> one.user_id and mu is not null
        offset 0) other
      where ${isRecent}
      group by one.user_id, other.user_id
      union all select one.user_id, other.user_id, count(*)::integer
      from (select user_id, coalesce(${first}, ${LATER}) as first from unnest(${sql.param(userIds)}::text[]) asked (user_id)) other
      join credits one on ${isRecent} and one.user_id <> other.user_id and one.sequence < other.first
      where exists (select from credits
        where guild_id = ${guildId} and sequence = one.sequence and user_id like ${anonymousId('%')} and mu is not null)
      group by one.user_id, other.user_id`,
  )
  return weightsFrom(userIds, (userId, otherId) =>
    rows.filter(({ one, other }) => one === userId && other === otherId).reduce((sum, { games }) => sum + games, 0),
  )
}
