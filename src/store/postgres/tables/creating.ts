/** Creates tables. */
import type { Store } from '../../../tables/model/ports.js'
import type { Finding } from '../../ports.js'
import type { Db } from '../link.js'
import type { Place, Places } from '../places.js'
import type { Certain } from './certainty.js'
import { insertTable } from './writing.js'

interface Given {
  readonly places: Places
  readonly certain: Certain
  readonly finding: Pick<Finding, 'liveIn'>
}

export function createCreating(db: Db, { places, certain, finding }: Given): Store['create'] {
  return async (table, announcements = []) => {
    const place: Place = { guildId: table.guildId, tableId: table.id }
    for (;;) {
      if (await certain(place, (changeId) => insertTable(db, table, announcements, changeId))) {
        places.note(place)
        return { kind: 'created' }
      }
      // Refused by the primary key, or by the unique index on live tables.
      if ((await places.of(table.id)) !== null) return { kind: 'id-taken' }
      const busy = await finding.liveIn(table.channelId)
      // If no table is live there any more, it has ended meanwhile.
      if (busy !== null) return { kind: 'channel-busy', tableId: busy }
    }
  }
}
