/** The announcements that are queued for a table, as they can be delivered. */
import { standing } from '../decisions/announce.js'
import type { Logger, Queued, Store, StoredQueued } from '../model/ports.js'
import type { Table } from '../model/table.js'

/** Announcements read together. The others follow later. */
const BATCH = 64

const UNREADABLE = 'an announcement cannot be read: the channel is told how its table stands instead'

interface QueueDeps {
  readonly store: Pick<Store, 'queued'>
  readonly find: (tableId: string) => Promise<Table | null>
  readonly logger: Logger
}

export interface Queue {
  /**
   * The oldest announcements of a table, besides so many that are still to be shown. If it was set aside, `notice` says so, and
   * nothing else is to be delivered. One that cannot be read is replaced by one that shows the table as it is now.
   */
  read(tableId: string, shownLater: number): Promise<{ readonly notice: Queued | null; readonly queued: readonly Queued[] }>
}

export function createQueue({ store, find, logger }: QueueDeps): Queue {
  /** Ids of announcements that cannot be read and were logged. */
  const unread = new Set<number>()

  async function readable(tableId: string, stored: readonly StoredQueued[]): Promise<readonly Queued[]> {
    if (stored.every(isReadable)) return stored
    const table = await find(tableId)
    return stored.flatMap((row) => {
      if (isReadable(row)) return [row]
      if (table === null) return []
      if (!unread.has(row.id)) logger.error({ table: tableId, position: table.position, announcement: row.id }, UNREADABLE)
      unread.add(row.id)
      return [{ id: row.id, announcement: standing(table) }]
    })
  }

  return {
    async read(tableId, shownLater) {
      const stored = await store.queued(tableId, BATCH + shownLater)
      const notice = stored.filter(isReadable).find(isNotice)
      return notice === undefined ? { notice: null, queued: await readable(tableId, stored) } : { notice, queued: [] }
    },
  }
}

function isReadable(row: StoredQueued): row is Queued {
  return row.announcement !== null
}

function isNotice({ announcement }: Queued): boolean {
  return announcement.kind === 'set-aside'
}
