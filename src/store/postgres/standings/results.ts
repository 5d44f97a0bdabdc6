/** Adds the results of finished games to the standings. All of it runs inside the transaction that ends a game. */
import { sql } from 'drizzle-orm'
import type { GameReport } from '../../../tables/model/game-report.js'
import { NOTHING, type Remembered } from '../../standings/counting.js'
import { userIdsIn } from '../../standings/users-in.js'
import type { Db } from '../link.js'
import type { Place } from '../places.js'
import { guilds } from '../schema/schema.js'
import { countedGame, type Known, meeting, playersIn } from './counted.js'
import { addLines, linesOf, putNames } from './ladder-lines.js'
import { weightsOf } from './meetings.js'
import { note } from './occurring.js'
import { putRecords, recordsOf } from './records.js'
import { type Numbered, putResults } from './result-rows.js'

/** Adds a finished game's result after all others of its server. Throws if it is there already. */
export async function addResult(db: Db, place: Place, report: GameReport, remembered: Remembered = NOTHING): Promise<void> {
  const { guildId } = place
  const game = await nextOf(db, place)
  const counted = countedGame(game.gameId, report, await knownBefore(db, game, report), remembered)
  await putResults(db, [{ game, report, counted }])
  await putRecords(db, game, { tableId: place.tableId, at: report.endedAt }, counted.bids)
  // Earlier holders of broken records need not have played at this table.
  await note(db, place, userIdsIn(counted.broken))
  await addLines(db, guildId, counted.lines)
  await putNames(db, guildId, counted.players)
}

/**
 * Takes the next number of the server, and with it the lock under which its games are counted. What is read after this is what
 * the game before has left.
 */
async function nextOf(db: Db, { guildId, tableId }: Place): Promise<Numbered> {
  // What is read of the table here never changes.
  const of = (column: 'game_id' | 'opened_in') =>
    sql<string | null>`(select ${sql.identifier(column)} from tables where guild_id = ${guildId} and id = ${tableId})`
  const [next] = await db
    .insert(guilds)
    .values({ guildId, games: 1 })
    .onConflictDoUpdate({ target: guilds.guildId, set: { games: sql`guilds.games + 1` } })
    .returning({ sequence: guilds.games, gameId: of('game_id'), openedIn: of('opened_in') })
  const { sequence, gameId = null, openedIn = null } = next ?? {}
  if (sequence === undefined || gameId === null || openedIn === null) throw new Error(`There is no table ${tableId} to record.`)
  return { guildId, tableId, gameId, sequence, openedIn }
}

async function knownBefore(db: Db, game: Numbered, report: GameReport): Promise<Known> {
  const { endedAt } = report
  const userIds = playersIn(report).map(({ id }) => id)
  const lines = await linesOf(db, game.guildId, endedAt, userIds)
  const weights = await weightsOf(db, game, endedAt, meeting(report))
  const records = report.byRules ? await recordsOf(db, game) : new Map()
  return { lines, weights, records }
}
