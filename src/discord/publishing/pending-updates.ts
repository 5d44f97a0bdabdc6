/** Updates to be shown soon, by table. Each caller learns when its update was shown, or that it could not be. */
import type { Later } from '../../tables/model/tables.js'

export interface PendingUpdates {
  /** Something is to be shown by the next update of a table. */
  make(tableId: string): Later
  /** Shows everything requested so far at a table. Rejects if `show` does. */
  fulfil(tableId: string, show: () => Promise<Later | null>): Promise<void>
  /** What was requested is no longer needed, because something else tells it. */
  forget(tableId: string): void
}

interface Update extends Later {
  readonly done: (later: Promise<void> | undefined) => void
  readonly failed: (thrown: unknown) => void
}

/** For all tables, with nothing pending. */
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
  // Not every caller waits for it.
  shown.catch(() => {})
  return { shown, isTold: false, done: (later) => done(later), failed: (thrown) => failed(thrown) }
}
