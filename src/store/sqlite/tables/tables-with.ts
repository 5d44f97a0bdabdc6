/** Finds the finished tables in which a user occurs. */
import { and, gt, sql } from 'drizzle-orm'
import { AT_ONCE } from '../../archive/batch-sizes.js'
import { inSlices, type Slices } from '../../archive/slices.js'
import type { Db } from '../schema/db.js'
import { unarchived } from '../schema/schema.js'
import { value } from '../schema/statements.js'
import { prepareOccurring } from '../standings/occurring.js'
import { occursIn } from './mentions.js'

/** How long a slice may go on to the next table, in milliseconds. */
const SLICE_MS = 4

/** Tables that are not indexed yet are searched. */
export function prepareTablesWith(db: Db, slices: Slices): (userId: string) => Promise<readonly string[]> {
  const occurring = prepareOccurring(db)
  const unindexed = db
    .select({ tableId: unarchived.tableId })
    .from(unarchived)
    .where(and(sql`not indexed`, gt(unarchived.tableId, value('after'))))
    .orderBy(unarchived.tableId)
    .limit(value('limit'))
    .prepare()

  return async (userId) => {
    const found = new Set<string>()
    let until = performance.now() + SLICE_MS
    const waiting = (after: string | null) => unindexed.all({ after: after ?? '', limit: AT_ONCE }).map(({ tableId }) => tableId)
    for await (const tableIds of inSlices(slices, waiting))
      for (const tableId of tableIds) {
        if (performance.now() >= until) {
          await slices.turn()
          until = performance.now() + SLICE_MS
        }
        if (occursIn(db, userId, tableId)) found.add(tableId)
      }
    // Last, because tables that are indexed meanwhile are in the index now.
    const indexed = (after: string | null) => occurring.tablesOf(userId, after ?? '', AT_ONCE)
    for await (const tableIds of inSlices(slices, indexed)) for (const tableId of tableIds) found.add(tableId)
    return [...found]
  }
}
