/** Creates tables. */
import { sql } from 'drizzle-orm'
import type { Store } from '../../../tables/model/ports.js'
import type { Finding } from '../../ports.js'
import type { Db } from '../link.js'
import type { Place, Places } from '../places.js'
import type { Certain } from './certainty.js'
import { hostedBy } from './finding.js'
import { insertTable } from './writing.js'

interface Given {
  readonly places: Places
  readonly certain: Certain
  readonly finding: Pick<Finding, 'liveIn'>
}

export function createCreating(db: Db, { places, certain, finding }: Given): Store['create'] {
  async function hosted(guildId: string, userId: string): Promise<number> {
    const { rows } = await db.execute<{ readonly hosted: number }>(sql`select ${hostedBy(guildId, userId)} as hosted`)
    return rows[0]?.hosted ?? 0
  }

  return async (table, announcements = [], most) => {
    const place: Place = { guildId: table.guildId, tableId: table.id }
    for (;;) {
      if (await certain(place, (changeId) => insertTable(db, { table, announcements, most: most ?? null }, changeId))) {
        places.note(place)
        return { kind: 'created' }
      }
      // Refused by the primary key, or by the unique index on live tables.
      if ((await places.of(table.id)) !== null) return { kind: 'id-taken' }
      const busy = await finding.liveIn(table.channelId)
      if (busy !== null) return { kind: 'channel-busy', tableId: busy }
      if (most !== undefined && (await hosted(table.guildId, table.host.id)) >= most) return { kind: 'hosts-too-many' }
      // If nothing speaks against it any more, a table has ended meanwhile.
    }
  }
}
