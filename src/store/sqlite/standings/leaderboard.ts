/** Leaderboards, from totals that each finished game increments. Only the form reads games again. */
import { eq, sql } from 'drizzle-orm'
import { FORM_GAMES, type LeaderboardQuery } from '../../../standings/ports.js'
import { type Form, formFrom, type Ladders } from '../../standings/leaderboard.js'
import type { Db } from '../schema/db.js'
import { credits, results, users } from '../schema/schema.js'
import { value } from '../schema/statements.js'
import { prepareRankings, prepareYoung } from './ranking.js'

export function prepareLadders(db: Db): Ladders {
  return { rankings: prepareRankings(db), young: prepareYoung(db), form: prepareForm(db), isUnlisted: prepareUnlisted(db) }
}

/** The latest games of several users, in one statement. */
function prepareForm(db: Db): (query: Pick<LeaderboardQuery, 'guildId' | 'gameId'>, userIds: readonly string[]) => Form {
  const { userId, sequence, place, resigned } = credits
  // Goes game by game, because the index finds the latest ones of each game. A user with many other games takes no longer.
  const nextGame = (after: ReturnType<typeof sql>) =>
    sql`(select min(game_id) from credits where guild_id = ${value('guildId')} and user_id = wanted.user_id and ${after})`
  const wanted = sql`(with recursive wanted (user_id, game_id) as (
    select value, ${value('gameId')} from json_each(${value('userIds')}) where ${value('gameId')} is not null
    union all select value, '' from json_each(${value('userIds')}) where ${value('gameId')} is null
    union all select user_id, ${nextGame(sql`game_id > wanted.game_id`)} from wanted where ${value('gameId')} is null and game_id is not null
  ) select user_id, game_id from wanted where game_id <> '') wanted`
  const latest = sql`(select own.sequence from credits own
    where own.guild_id = ${value('guildId')} and own.user_id = wanted.user_id and own.game_id = wanted.game_id and own.counts
    order by own.sequence desc limit ${FORM_GAMES})`
  const marks = db
    .select({ userId, place, resigned, players: results.seats })
    .from(wanted)
    // A cross join, so that SQLite goes through the wanted users and not through all games of the server.
    .crossJoin(credits)
    .innerJoin(results, eq(results.sequence, sequence))
    .where(
      sql`${credits.guildId} = ${value('guildId')} and ${userId} = wanted.user_id and ${credits.gameId} = wanted.game_id and ${sequence} in ${latest}`,
    )
    .orderBy(sql`${sequence} desc`)
    .prepare()
  return ({ guildId, gameId }, userIds) => {
    const rows = marks.all({ guildId, gameId, userIds: JSON.stringify([...new Set(userIds)]) })
    return formFrom(rows)
  }
}

/** Whether a user does not want to be listed. */
function prepareUnlisted(db: Db): (userId: string) => boolean {
  const unlisted = db
    .select({ userId: users.userId })
    .from(users)
    .where(sql`${users.userId} = ${value('userId')} and unlisted`)
    .prepare()
  return (userId) => unlisted.get({ userId }) !== undefined
}
