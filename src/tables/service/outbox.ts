/**
 * Delivers committed announcements in order and at least once per table. Tables are served in parallel, so that one whose channel
 * is out of reach delays no other. Announcements that are not delivered or not fully shown stay stored and are delivered after a
 * restart.
 */
import { TableUnreadable } from '../model/loaded-table.js'
import { messageOf } from '../model/message-of.js'
import type { Clock, Logger, Queued, Store } from '../model/ports.js'
import type { Table } from '../model/table.js'
import { ChannelSilent, type Later, type Publisher } from '../model/tables.js'
import { type Courier, createDelivery } from './delivery.js'
import { createQueue } from './queue.js'
import { createRetries } from './retries.js'
import { createSilentTables } from './silent-tables.js'
import { createStillToShow } from './still-to-show.js'
import { within } from './waiting.js'

export interface OutboxDeps {
  readonly store: Pick<Store, 'queued' | 'delivered' | 'withQueued' | 'remains'>
  readonly publisher: Publisher
  readonly clock: Clock
  readonly logger: Logger
  /** The present table. Announcements always show the table as of their delivery. */
  readonly find: (tableId: string) => Promise<Table | null>
}

export interface Outbox {
  /** A table may have announcements to deliver. A table whose channel is silent is only tried again for news. */
  wake(tableId: string, hasNews?: boolean): void
  /** Wakes every table that has announcements. */
  resume(): Promise<void>
  /** Tables that wait to try again do so at once. */
  tryAgain(): void
  /** Since when every attempt has failed, at every table. Null if the latest one succeeded. */
  failingSince(): Date | null
  /** Delivers what can be delivered at once, waits for that at most {@link CLOSING_MS}, and stops. */
  close(): Promise<void>
}

const CLOSING_MS = 3_000

export function createOutbox({ store, publisher, clock, logger, find }: OutboxDeps): Outbox {
  const couriers = new Map<string, Courier>()
  const retries = createRetries(clock)
  const silent = createSilentTables()
  const stillToShow = createStillToShow()
  const queue = createQueue({ store, find, logger })
  let mode: 'open' | 'closing' | 'closed' = 'open'
  const [closing, closed] = [() => mode !== 'open', () => mode === 'closed']
  const delivery = createDelivery({ store, publisher, queue, stillToShow, find, closed, hold, succeeded })

  /** Keeps an announcement stored until all of it is shown. Delivers it again if that fails. */
  function hold(tableId: string, queued: Queued, { shown }: Later): void {
    const { id } = queued
    stillToShow.add(tableId, id)
    const finish = async () => {
      if (!stillToShow.has(tableId, id)) return
      await delivery.forget(tableId, [id])
      succeeded(tableId)
    }
    const tryAgain = async (thrown: unknown) => {
      if (!stillToShow.has(tableId, id) || closing()) return
      if (thrown instanceof ChannelSilent) {
        stillToShow.remove(tableId, id)
        silent.add(tableId, id)
        return
      }
      // It stays among them until then. Otherwise news would deliver it earlier, as if for the first time.
      if ((await waited(tableId, queued, false, thrown)) && stillToShow.remove(tableId, id)) wake(tableId, true, true)
    }
    void shown.then(finish).catch(tryAgain)
  }

  function succeeded(tableId: string): void {
    retries.succeeded(tableId)
    if (silent.has(tableId)) wake(tableId)
  }

  /** Logs a failure and waits, but not for long if there was news meanwhile. False if there will be no further attempt. */
  async function waited(tableId: string, queued: Queued | null, hadNews: boolean, thrown: unknown): Promise<boolean> {
    const failed = retries.failed(tableId)
    logger.warn({ table: tableId, position: queued?.announcement.position ?? null, ...failed }, untold(thrown))
    if (closing()) return false
    const over = retries.pause(tableId, failed.wait)
    if (hadNews) retries.hasNews(tableId)
    await over
    return !closing()
  }

  async function deliverAll(tableId: string, courier: Courier): Promise<void> {
    // The press that caused this is answered first, because its player is waiting.
    await new Promise((resolve) => setImmediate(resolve))
    while (!closed()) {
      try {
        courier.again = false
        while (!closed() && (await delivery.next(tableId, courier)));
        if (!courier.again) break
      } catch (thrown) {
        if (thrown instanceof ChannelSilent) silent.add(tableId, courier.repeatedUpTo)
        // The announcements of a table that was set aside wait until it is taken up again.
        if (thrown instanceof ChannelSilent || thrown instanceof TableUnreadable) {
          // Woken meanwhile, so the channel may be writable again, or there is the notice that the table was set aside.
          if (courier.again) continue
          break
        }
        courier.repeatedUpTo = Math.max(courier.repeatedUpTo, courier.current?.id ?? 0)
        if (!(await waited(tableId, courier.current, courier.again, thrown))) break
      }
    }
    couriers.delete(tableId)
  }

  function wake(tableId: string, hasNews = true, isRepeated = false): void {
    if (closed() || (silent.has(tableId) && !hasNews)) return
    const toldBefore = silent.take(tableId)
    const repeatedUpTo = isRepeated ? Number.POSITIVE_INFINITY : toldBefore
    const underWay = couriers.get(tableId)
    if (underWay !== undefined) {
      underWay.again = true
      underWay.repeatedUpTo = Math.max(underWay.repeatedUpTo, repeatedUpTo)
      if (!isRepeated) retries.hasNews(tableId)
      return
    }
    const courier: Courier = { again: false, repeatedUpTo, current: null, done: Promise.resolve() }
    couriers.set(tableId, courier)
    courier.done = deliverAll(tableId, courier)
  }

  return {
    wake,
    failingSince: retries.failingSince,
    tryAgain: retries.end,
    async resume() {
      for (const tableId of await store.withQueued()) wake(tableId, true, true)
    },
    async close() {
      mode = 'closing'
      retries.end()
      await within(clock, CLOSING_MS, Promise.all([...couriers.values()].map((courier) => courier.done)))
      mode = 'closed'
    },
  }
}

const untold = (thrown: unknown) => `could not tell the channel, will try again: ${messageOf(thrown)}`
