/** The standings of one server in memory, while its games are counted anew. */
import type { RecordId } from '../../../standings/records.js'
import type { GameReport } from '../../../tables/model/game-report.js'
import type { Remembered } from '../../standings/counting.js'
import type { Db } from '../link.js'
import { guilds, ladders, players, records } from '../schema/schema.js'
import { type CountedGame, countedGame, type Known, playersIn } from './counted.js'
import { createGamesMet } from './games-met.js'
import { createLines } from './lines-in-memory.js'
import type { Numbered } from './result-rows.js'

type Standing = Known['records'] extends ReadonlyMap<RecordId, infer Record> ? Record : never

export interface Books {
  /** Counts a game after all that were counted before. */
  count(game: Numbered, report: GameReport, remembered: Remembered): CountedGame
  /** Stores everything but the games themselves. Nothing of it may be stored of the server yet. */
  put(db: Db, guildId: string): Promise<void>
}

/** The number of rows stored by one statement. */
const AT_ONCE = 250

export function createBooks(): Books {
  const lines = createLines()
  const names = new Map<string, string>()
  const standing = new Map<string, Map<RecordId, Standing>>()
  const met = createGamesMet()
  let games = 0

  return {
    count(game, report, remembered) {
      const { endedAt } = report
      const known = standing.get(game.gameId) ?? new Map<RecordId, Standing>()
      standing.set(game.gameId, known)
      const userIds = playersIn(report).map(({ id }) => id)
      const before = { lines: lines.of(endedAt, userIds), weights: met.weights(game, report), records: known }
      const counted = countedGame(game.gameId, report, before, remembered)
      games = game.sequence
      met.add(game, report)
      for (const { id, value, userId } of counted.bids) known.set(id, { value, userId, tableId: game.tableId, at: endedAt })
      for (const line of counted.lines) lines.add(line)
      for (const { id, name } of counted.players) names.set(id, name)
      return counted
    },
    async put(db, guildId) {
      const set = [...standing].flatMap(([gameId, known]) =>
        [...known].map(([record, rest]) => ({ guildId, gameId, record, ...rest })),
      )
      for (const some of slices(lines.all())) await db.insert(ladders).values(some.map((line) => ({ guildId, ...line })))
      for (const some of slices([...names]))
        await db.insert(players).values(some.map(([userId, name]) => ({ guildId, userId, name })))
      for (const some of slices(set)) await db.insert(records).values(some)
      if (games > 0) await db.insert(guilds).values({ guildId, games })
    },
  }
}

function* slices<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE)
}
