/** Stores changes of tables. */
import type { Store } from '../../../tables/model/ports.js'
import { hasEnded } from '../../rows.js'
import { usersOfChange } from '../../standings/users-of.js'
import type { Archives } from '../archive/archives.js'
import type { Archiving } from '../archive/archiving.js'
import type { Lasting } from '../file/durability.js'
import type { Db } from '../schema/db.js'
import { prepareOccurring } from '../standings/occurring.js'
import { prepareAddResult } from '../standings/results.js'
import type { Reviews } from './reviews.js'
import type { Writing } from './writing.js'

interface Given {
  readonly writing: Writing
  readonly archives: Pick<Archives, 'restore'>
  readonly archiving: Pick<Archiving, 'enlist'>
  readonly reviews: Pick<Reviews, 'enlist'>
  readonly lasting: Lasting
}

export function prepareAppending(db: Db, { writing, archives, archiving, reviews, lasting }: Given): Store['append'] {
  const addResult = prepareAddResult(db)
  const occurring = prepareOccurring(db)
  const transaction = <T>(work: () => T): T => db.transaction(work, { behavior: 'immediate' })

  return async (change) => {
    const { tableId, expected, row } = change
    return lasting(() =>
      transaction(() => {
        // Only a table that is repaired changes after its end.
        if (hasEnded(expected.status)) {
          if (!writing.isAsExpected(change)) return 'conflict'
          archives.restore(tableId)
        }
        if (!writing.advance(change)) return 'conflict'
        if (change.seats !== null) writing.seats(tableId, change.seats)
        if (change.shares !== null) writing.shares(tableId, change.shares)
        for (const entry of change.entries) writing.entry(tableId, entry)
        if (change.snapshot !== null) writing.snapshot(tableId, change.snapshot)
        if (change.outcome !== null) writing.outcome(tableId, change.outcome)
        if (change.outcome !== null) reviews.enlist(tableId)
        if (change.report !== null) addResult(tableId, change.report)
        for (const userId of change.reminded) writing.reminded(userId, change.at)
        for (const announcement of change.announcements) writing.queue(tableId, announcement)
        occurring.note(tableId, usersOfChange(change))
        if (hasEnded(row.status)) archiving.enlist(tableId, change.at)
        return 'stored'
      }),
    )
  }
}
