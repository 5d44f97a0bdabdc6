/** What is to be shown at each table before long: whoever asked for it hears when it was, or that it could not be. */
import type { Later } from '../../tables/model/tables.js'

export interface PendingUpdates {
  /** Something is to be shown with what is shown next at a table. */
  make(tableId: string): Later
  /** Shows all that was asked for at a table until now. Rejects as `show` does. */
  fulfil(tableId: string, show: () => Promise<Later | null>): Promise<void>
  /** What was asked for is not shown any more: something else tells it. */
  forget(tableId: string): void
}

interface Update extends Later {
  readonly done: (later: Promise<void> | undefined) => void
  readonly failed: (thrown: unknown) => void
}

/** For all tables, at none of which anything is pending yet. */
export function createPendingUpdates(): PendingUpdates {
  const updates = new Map<string, Update>()
  return {
    make(tableId) {
      const update = updates.get(tableId) ?? newUpdate()
      updates.set(tableId, update)
      return update
    },
    async fulfil(tableId, show) {
      const update = updates.get(tableId)
      updates.delete(tableId)
      try {
        const later = await show()
        update?.done(later?.shown)
      } catch (thrown) {
        update?.failed(thrown)
        throw thrown
      }
    },
    forget: (tableId) => void updates.delete(tableId),
  }
}

function newUpdate(): Update {
  let done: Update['done'] = () => {}
  let failed: Update['failed'] = () => {}
  const shown = new Promise<void>((resolve, reject) => {
    done = resolve
    failed = reject
  })
  // Not everybody who asks listens.
  shown.catch(() => {})
  return { shown, isTold: false, done: (later) => done(later), failed: (thrown) => failed(thrown) }
}
