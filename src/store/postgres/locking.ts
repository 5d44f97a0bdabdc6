/** The lock under which the stored parts of a table are changed. */
import type { StoredStatus } from '../../tables/model/ports.js'
import type { Db } from './link.js'
import { isAt, type Place } from './places.js'
import { tables } from './schema/schema.js'

/**
 * Locks a table's row until the transaction ends, and reads its status. Null if there is no such table. What is read afterwards
 * has everything that was committed by those who held the lock before. Others can still add rows that refer to the table.
 */
export async function lockTable(db: Db, place: Place): Promise<StoredStatus | null> {
  const [row] = await db.select({ status: tables.status }).from(tables).where(isAt(place)).for('no key update')
  return row?.status ?? null
}
