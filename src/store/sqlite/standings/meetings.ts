/** How much a game counts for each player: less, the more often the same people have met within a day. */
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../standings/rating.js'
import { anonymousId } from '../../../tables/model/anonymous.js'
import type { GameOnServer } from '../../standings/game-on-server.js'
import { weightsFrom } from '../../standings/meetings.js'
import type { Db } from '../schema/db.js'
import { credits } from '../schema/schema.js'
import { value } from '../schema/statements.js'

/**
 * The weight of a game that ended at `at`, for each rated player: the mean weight of the player's meetings with each of the
 * others. A meeting counts the two players' earlier rated games on this server that ended less than a day before. Somebody who
 * was forgotten may be any opponent whose games are all later.
 */
export type WeightsOf = (game: GameOnServer, at: Date, userIds: readonly string[]) => readonly number[]

export function prepareWeights(db: Db): WeightsOf {
  // The latest game that is too old, searched from the newest on. All later games count, so no long history is searched.
  const before = sql`(select sequence from results where guild_id = ${value('guildId')} and game_id = ${value('gameId')}
    and ended_at <= ${value('since')} order by sequence desc limit 1)`
  const isNew = sql`not exists (select 1 from credits own where own.guild_id = ${value('guildId')}
    and own.user_id = ${value('otherId')} and own.game_id = ${value('gameId')} and own.sequence <= ${credits.sequence})`
  const isOther = sql`(other.user_id = ${value('otherId')} or other.user_id like ${anonymousId('%')} and ${isNew})`
  const meetings = db
    .select({ games: sql<number>`count(distinct ${credits.sequence})` })
    .from(credits)
    .innerJoin(sql`credits other`, sql`other.sequence = ${credits.sequence} and other.mu is not null and ${isOther}`)
    .where(
      and(
        eq(credits.guildId, value('guildId')),
        eq(credits.userId, value('userId')),
        eq(credits.gameId, value('gameId')),
        isNotNull(credits.mu),
        sql`${credits.sequence} > coalesce(${before}, 0)`,
      ),
    )
    .prepare()

  return ({ guildId, gameId }, at, userIds) => {
    const since = at.getTime() - DAY_MS
    return weightsFrom(userIds, (userId, otherId) => meetings.get({ guildId, gameId, since, userId, otherId })?.games ?? 0)
  }
}
