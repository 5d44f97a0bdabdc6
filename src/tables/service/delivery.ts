/** Delivers one announcement of a table. */
import { doneWith, nextToDeliver } from '../decisions/delivery-order.js'
import type { Queued, Store } from '../model/ports.js'
import type { Table } from '../model/table.js'
import type { Later, Publisher } from '../model/tables.js'
import type { Queue } from './queue.js'
import type { StillToShow } from './still-to-show.js'

/** The delivery in progress for a table. */
export interface Courier {
  /** Set when something was committed after the queue was last read. */
  again: boolean
  /** Announcements up to this id may have been told before: an attempt failed, or an earlier process made one. */
  repeatedUpTo: number
  /** The announcement being delivered. */
  current: Queued | null
  done: Promise<void>
}

export interface DeliveryDeps {
  readonly store: Pick<Store, 'delivered' | 'remains'>
  readonly publisher: Publisher
  readonly queue: Queue
  readonly stillToShow: StillToShow
  /** The present table. Announcements always show the table as of their delivery. */
  readonly find: (tableId: string) => Promise<Table | null>
  /** Whether the store may be shut. */
  readonly closed: () => boolean
  /** Part of an announcement is shown later. */
  readonly hold: (tableId: string, queued: Queued, later: Later) => void
  /** Something was told. */
  readonly succeeded: (tableId: string) => void
}

export interface Delivery {
  /** Delivers one announcement. False if there is none. */
  next(tableId: string, courier: Courier): Promise<boolean>
  /** Deletes delivered announcements from the queue. */
  forget(tableId: string, ids: readonly number[]): Promise<void>
}

export function createDelivery(deps: DeliveryDeps): Delivery {
  const { store, publisher, queue, stillToShow, find, closed, hold, succeeded } = deps

  async function forget(tableId: string, ids: readonly number[]): Promise<void> {
    // After the closing limit the store may be shut. These announcements are then delivered again later.
    if (ids.length === 0 || closed()) return
    await store.delivered(tableId, ids)
    for (const id of ids) stillToShow.remove(tableId, id)
  }

  /**
   * For a table that was set aside only this notice is delivered, whatever else is queued. If the table has been taken up again,
   * the notice is dropped.
   */
  async function tellSetAside(tableId: string, courier: Courier, notice: Queued): Promise<void> {
    courier.current = notice
    const remains = await store.remains(tableId)
    if (remains !== null) await publisher.setAside(remains, notice.id, notice.id <= courier.repeatedUpTo)
    await forget(tableId, [notice.id])
    succeeded(tableId)
  }

  return {
    forget,
    async next(tableId, courier) {
      // Taken before the queue is read: what gets shown during the read is still in the result.
      const shownLater = stillToShow.of(tableId)
      const { notice, queued } = await queue.read(tableId, shownLater.size)
      if (notice !== null) {
        await tellSetAside(tableId, courier, notice)
        return true
      }
      const next = nextToDeliver(queued.filter(({ id }) => !shownLater.has(id)))
      if (next === undefined) return false
      courier.current = next
      courier.repeatedUpTo = Math.min(courier.repeatedUpTo, queued.at(-1)?.id ?? 0)
      const table = await find(tableId)
      if (table === null) throw new Error('the table is gone')
      const later = await publisher.publish(table, next.announcement, next.id <= courier.repeatedUpTo)
      if (later !== null) hold(tableId, next, later)
      if (stillToShow.has(tableId, next.id)) shownLater.add(next.id)
      await forget(tableId, doneWith(queued, next, shownLater))
      // Only after it is deleted from the queue. Otherwise an announcement that was told but could not be deleted would be told
      // again whenever another table succeeds.
      if (later === null || later.isTold) succeeded(tableId)
      return true
    },
  }
}
