/** The records of servers, in the order in which games set them. */
import { and, eq, sql } from 'drizzle-orm'
import { beats, type StoredBreak } from '../../../standings/records.js'
import type { GameReport } from '../../../tables/model/game-report.js'
import { bidsOf } from '../../standings/bids.js'
import type { GameOnServer } from '../../standings/game-on-server.js'
import type { Db } from '../schema/db.js'
import { records } from '../schema/schema.js'
import { bound, value } from '../schema/statements.js'

/** Lets a game set and break records, and returns those that it broke. */
export type SetRecords = (game: GameOnServer, tableId: string, report: GameReport) => readonly StoredBreak[]

export function prepareRecords(db: Db): SetRecords {
  const { userId, tableId, at } = records
  const standing = db
    .select({ value: records.value, userId, tableId, at })
    .from(records)
    .where(and(eq(records.guildId, value('guildId')), eq(records.gameId, value('gameId')), eq(records.record, bound('record'))))
    .prepare()
  const put = db
    .insert(records)
    .values({
      guildId: value('guildId'),
      gameId: value('gameId'),
      record: value('record'),
      value: value('value'),
      userId: value('userId'),
      tableId: value('tableId'),
      at: bound('at'),
    })
    .onConflictDoUpdate({
      target: [records.guildId, records.gameId, records.record],
      set: {
        value: sql`excluded.value`,
        userId: sql`excluded.user_id`,
        tableId: sql`excluded.table_id`,
        at: sql`excluded.at`,
      },
    })
    .prepare()

  return (game, tableId, report) =>
    bidsOf(report).flatMap(({ id, value, userId }) => {
      const before = standing.get({ ...game, record: id })
      if (before !== undefined && !beats(id, value, before.value)) return []
      put.run({ ...game, record: id, value, userId, tableId, at: report.endedAt.getTime() })
      return before === undefined ? [] : [{ id, value, userId, before: { ...before, at: before.at.getTime() } }]
    })
}
