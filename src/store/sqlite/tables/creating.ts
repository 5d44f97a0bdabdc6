/** Creates tables. */
import type { Created, Store } from '../../../tables/model/ports.js'
import type { Finding } from '../../ports.js'
import { usersOfNew } from '../../standings/users-of.js'
import { codeOf } from '../../unavailable.js'
import type { Lasting } from '../file/durability.js'
import type { Db } from '../schema/db.js'
import { prepareOccurring } from '../standings/occurring.js'
import type { Writing } from './writing.js'

interface Given {
  readonly finding: Pick<Finding, 'liveIn'>
  readonly writing: Writing
  readonly lasting: Lasting
}

export function prepareCreating(db: Db, { finding, writing, lasting }: Given): Store['create'] {
  const occurring = prepareOccurring(db)
  const transaction = <T>(work: () => T): T => db.transaction(work, { behavior: 'immediate' })

  return async (table, announcements = [], most = Number.POSITIVE_INFINITY) => {
    const busyWith = async () => {
      const tableId = await finding.liveIn(table.channelId)
      return tableId === null ? null : ({ kind: 'channel-busy', tableId } as const)
    }
    try {
      const created = await lasting(() =>
        transaction((): Created => {
          if (writing.hosted(table) >= most) return { kind: 'hosts-too-many' }
          if (!writing.table(table)) return { kind: 'id-taken' }
          writing.seats(table.id, table.seats)
          if (table.pledge !== null) writing.pledge(table.id, table.pledge)
          for (const announcement of announcements) writing.queue(table.id, announcement)
          occurring.note(table.id, usersOfNew(table, announcements))
          return { kind: 'created' }
        }),
      )
      // A table in the channel is the answer that helps more: even a host of too many can join it.
      return (created.kind === 'hosts-too-many' ? await busyWith() : null) ?? created
    } catch (thrown) {
      // The unique index on live tables refused it.
      const busy = codeOf(thrown) === 'SQLITE_CONSTRAINT_UNIQUE' ? await busyWith() : null
      if (busy === null) throw thrown
      return busy
    }
  }
}
