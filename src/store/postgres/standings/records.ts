/** Records of servers as a finished game reads and changes them. */
import { and, eq, sql } from 'drizzle-orm'
import type { Bid } from '../../standings/bids.js'
import type { GameOnServer } from '../../standings/game-on-server.js'
import type { Db } from '../link.js'
import { records } from '../schema/schema.js'
import type { Known } from './counted.js'

/** The records of a game on a server. */
export async function recordsOf(db: Db, { guildId, gameId }: GameOnServer): Promise<Known['records']> {
  const { record, value, userId, tableId, at } = records
  const standing = await db
    .select({ record, value, userId, tableId, at })
    .from(records)
    .where(and(eq(records.guildId, guildId), eq(records.gameId, gameId)))
  return new Map(standing.map(({ record, ...rest }) => [record, rest]))
}

/** Stores the records that a game set or broke. */
export async function putRecords(
  db: Db,
  { guildId, gameId }: GameOnServer,
  { tableId, at }: { readonly tableId: string; readonly at: Date },
  bids: readonly Bid[],
): Promise<void> {
  if (bids.length === 0) return
  await db
    .insert(records)
    .values(bids.map(({ id, value, userId }) => ({ guildId, gameId, record: id, value, userId, tableId, at })))
    .onConflictDoUpdate({
      target: [records.guildId, records.gameId, records.record],
      set: {
        value: sql`excluded.value`,
        userId: sql`excluded.user_id`,
        tableId: sql`excluded.table_id`,
        at: sql`excluded.at`,
      },
    })
}
