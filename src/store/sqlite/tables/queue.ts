/** Prepared reads of queued messages. */
import { asc, eq, ne, or, sql } from 'drizzle-orm'
import { readAnnouncement } from '../../../tables/model/announcement.js'
import type { Queue } from '../../ports.js'
import type { Db } from '../schema/db.js'
import { outbox, tables } from '../schema/schema.js'
import { value } from '../schema/statements.js'

/** Whether an announcement says that its table was set aside. Other announcements may not be valid JSON. */
const IS_NOTICE = sql`announcement like '{"kind":"set-aside"%'`

export function prepareQueue(db: Db): Queue {
  const queued = db
    .select({ id: outbox.id, text: sql<string>`${outbox.announcement}` })
    .from(outbox)
    .where(eq(outbox.tableId, value('tableId')))
    .orderBy(asc(outbox.id))
    .limit(value('limit'))
    .prepare()
  const withQueued = db
    .selectDistinct({ id: outbox.tableId })
    .from(outbox)
    .innerJoin(tables, eq(tables.id, outbox.tableId))
    .where(or(ne(tables.status, 'quarantined'), IS_NOTICE))
    .prepare()

  return {
    queued: async (tableId, limit) =>
      queued.all({ tableId, limit }).map(({ id, text }) => ({ id, announcement: readAnnouncement(text) })),
    withQueued: async () => withQueued.all().map((row) => row.id),
  }
}
