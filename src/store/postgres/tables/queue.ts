/** Reads of queued messages. */
import { and, asc, min, ne, or, sql } from 'drizzle-orm'
import type { Share } from '../../../cluster/ports.js'
import { readAnnouncement } from '../../../tables/model/announcement.js'
import type { Queue } from '../../ports.js'
import type { Db } from '../link.js'
import { ASKED_PLACE, isJoined, isOf, type Places } from '../places.js'
import { outbox, tables } from '../schema/schema.js'
import { inShare } from '../shares.js'

/** Whether an announcement says that its table was set aside. Other announcements may not be valid JSON. */
const IS_NOTICE = sql`announcement like '{"kind":"set-aside"%'`

export function createQueue(db: Db, places: Places, share: Share): Queue {
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
        .where(and(or(ne(tables.status, 'quarantined'), IS_NOTICE), inShare(guildId, share)))
        .groupBy(guildId, tableId)
        .orderBy(asc(min(outbox.id)))
      return rows.map((place) => {
        places.note(place)
        return place.tableId
      })
    },
  }
}
