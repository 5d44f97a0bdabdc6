/** Reads of queued messages. */
import { and, asc, min, ne, or, sql } from 'drizzle-orm'
import type { Partition } from '../../../cluster/ports.js'
import { readAnnouncement } from '../../../tables/model/announcement.js'
import type { Queue } from '../../ports.js'
import type { Db } from '../link.js'
import { inPartition } from '../partitions.js'
import { ASKED_PLACE, isJoined, isOf, type Places } from '../places.js'
import { outbox, tables } from '../schema/schema.js'

/** Whether an announcement says that its table was set aside. Other announcements may not be valid JSON. */
const IS_NOTICE = sql`announcement like '{"kind":"set-aside"%'`

export function createQueue(db: Db, places: Places, partition: Partition): Queue {
  const first = db
    .select({ id: outbox.id, text: sql<string>`${outbox.announcement}` })
    .from(outbox)
    .where(isOf(outbox, ASKED_PLACE))
    .orderBy(asc(outbox.id))
    .limit(sql.placeholder('limit'))
    .prepare('queued')

  return {
    async queued(tableId, limit) {
      const place = await places.of(tableId)
      if (place === null) return []
      const rows = await first.execute({ ...place, limit })
      return rows.map(({ id, text }) => ({ id, announcement: readAnnouncement(text) }))
    },
    async withQueued() {
      const { guildId, tableId } = outbox
      const rows = await db
        .select({ guildId, tableId })
        .from(outbox)
        .innerJoin(tables, isJoined(outbox))
        .where(and(or(ne(tables.status, 'quarantined'), IS_NOTICE), inPartition(guildId, partition)))
        .groupBy(guildId, tableId)
        .orderBy(asc(min(outbox.id)))
      return rows.map((place) => {
        places.note(place)
        return place.tableId
      })
    },
  }
}
