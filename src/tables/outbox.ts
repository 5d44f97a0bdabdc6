/**
 * Delivers committed announcements: each table's in order and at least once, different tables side by side, so that a table
 * whose channel cannot be reached holds up nobody else. What is not delivered stays stored and is delivered after a restart.
 */
import type { Announcement } from './announcement.js'
import { messageOf, TableUnreadable } from './held.js'
import type { Clock, Logger, Queued, Store } from './ports.js'
import type { Table } from './table.js'
import { ChannelSilent, type Publisher } from './tables.js'

export interface OutboxDeps {
  readonly store: Pick<Store, 'queued' | 'delivered' | 'withQueued'>
  readonly publisher: Publisher
  readonly clock: Clock
  readonly logger: Logger
  /** The table as it is now; what is announced is always shown as of the moment of delivery. */
  readonly find: (tableId: string) => Promise<Table | null>
}

export interface Outbox {
  /**
   * Tells that a table may have announcements to deliver. One whose channel is silent is not tried for what is no news: the
   * next news will try it.
   */
  wake(tableId: string, hasNews?: boolean): void
  /** Wakes every table that has some. */
  resume(): Promise<void>
  /** Since when every try has failed, at whatever table; null while the last one has not. */
  failingSince(): Date | null
  /** Delivers what can be delivered at once, waits {@link CLOSING_MS} for it at most, and stops. */
  close(): Promise<void>
}

/** Waits after failures in a row: doubling from the first to the last. */
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 5 * 60_000

export const CLOSING_MS = 3_000

/** Announcements looked at together; more wait for the next look. */
const BATCH = 64

/**
 * The one to deliver next: the oldest, but a progress that a later one of the same turn will tell is passed over, and a call to
 * a seat that is called again later: after an outage nobody is called for each time that they missed.
 */
export function nextToDeliver(queued: readonly Queued[]): Queued | undefined {
  return queued.find(
    ({ announcement }, index) => !queued.slice(index + 1).some((later) => isReplaced(announcement, later.announcement)),
  )
}

function isReplaced(told: Announcement, later: Announcement): boolean {
  if (told.kind === 'progress') return later.kind === 'progress' && later.turn === told.turn
  return isCall(told) && isCall(later) && later.seat === told.seat
}

function isCall(told: Announcement): told is Extract<Announcement, { readonly kind: 'reminder' | 'nudge' }> {
  return told.kind === 'reminder' || told.kind === 'nudge'
}

/** Whether it has a message of its own, or takes one away. */
export function isNews({ kind }: Announcement): boolean {
  return kind !== 'progress'
}

/** How long to wait after `failures` failures in a row, in milliseconds. */
export function retryDelay(failures: number): number {
  return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
}

/** A table's deliveries under way; `again` is set when something was committed since it last looked. */
interface Courier {
  again: boolean
  /** Whether what comes next may have been told already: it failed, or was left by an earlier process. */
  isRepeated: boolean
  /** Where the table was at what is being told. */
  position: number | null
  done: Promise<void>
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const { store, publisher, clock, logger, find } = deps
  const couriers = new Map<string, Courier>()
  const pauses = new Set<() => void>()
  /** Tables whose channel was silent when it was last tried. */
  const silent = new Set<string>()
  let failingSince: Date | null = null
  let mode: 'open' | 'closing' | 'closed' = 'open'
  const closing = () => mode !== 'open'
  const closed = () => mode === 'closed'

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        callOff()
        pauses.delete(end)
        resolve()
      }
      const callOff = clock.after(ms, end)
      pauses.add(end)
    })

  /** Delivers one announcement; false if there is none. */
  async function deliverNext(tableId: string, courier: Courier): Promise<boolean> {
    const next = nextToDeliver(await store.queued(tableId, BATCH))
    if (next === undefined) return false
    courier.position = next.announcement.position
    const table = await find(tableId)
    if (table === null) throw new Error('the table is gone')
    await publisher.publish(table, next.announcement, courier.isRepeated)
    courier.isRepeated = false
    failingSince = null
    silent.delete(tableId)
    // After the limit of closing the store may be shut; the announcement is then delivered once more.
    if (!closed()) await store.delivered(tableId, next.id)
    return true
  }

  async function deliverAll(tableId: string, courier: Courier): Promise<void> {
    // The press that woke us is answered first: its player waits for it.
    await new Promise((resolve) => setImmediate(resolve))
    let failures = 0
    while (!closed()) {
      try {
        courier.again = false
        while (!closed() && (await deliverNext(tableId, courier))) failures = 0
        if (!courier.again) break
      } catch (thrown) {
        // Set aside: what it has to tell waits until it goes on.
        if (thrown instanceof TableUnreadable) break
        if (thrown instanceof ChannelSilent) {
          silent.add(tableId)
          // Woken meanwhile: it may be able to hear again by now.
          if (courier.again) continue
          break
        }
        failures += 1
        courier.isRepeated = true
        failingSince ??= clock.now()
        const wait = retryDelay(failures)
        logger.warn(
          { table: tableId, position: courier.position, failures, wait },
          `could not tell the channel, will try again: ${messageOf(thrown)}`,
        )
        if (closing()) break
        await pause(wait)
        if (closing()) break
      }
    }
    couriers.delete(tableId)
  }

  function wake(tableId: string, hasNews = true, isRepeated = false): void {
    if (closed() || (silent.has(tableId) && !hasNews)) return
    const underWay = couriers.get(tableId)
    if (underWay !== undefined) {
      underWay.again = true
      return
    }
    const courier: Courier = { again: false, isRepeated, position: null, done: Promise.resolve() }
    couriers.set(tableId, courier)
    courier.done = deliverAll(tableId, courier)
  }

  return {
    wake,
    failingSince: () => failingSince,
    async resume() {
      for (const tableId of await store.withQueued()) wake(tableId, true, true)
    },
    async close() {
      mode = 'closing'
      for (const end of pauses) end()
      let callOff = () => {}
      const limit = new Promise<void>((resolve) => {
        callOff = clock.after(CLOSING_MS, resolve)
      })
      await Promise.race([limit, Promise.all([...couriers.values()].map((courier) => courier.done))])
      callOff()
      mode = 'closed'
    },
  }
}
