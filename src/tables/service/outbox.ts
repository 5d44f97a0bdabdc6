/**
 * Delivers committed announcements: each table's in order and at least once, different tables side by side, so that a table
 * whose channel cannot be reached holds up nobody else. What is not delivered, or not shown yet, stays stored and is delivered
 * after a restart.
 */
import { standing } from '../decisions/announce.js'
import type { Announcement } from '../model/announcement.js'
import { messageOf, TableUnreadable } from '../model/loaded-table.js'
import type { Clock, Logger, Queued, Store, StoredQueued } from '../model/ports.js'
import type { Table } from '../model/table.js'
import { ChannelSilent, type Later, type Publisher } from '../model/tables.js'
import { createRetries } from './retries.js'

export interface OutboxDeps {
  readonly store: Pick<Store, 'queued' | 'delivered' | 'withQueued' | 'remains'>
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

const CLOSING_MS = 3_000

/** Announcements looked at together; more wait for the next look. */
const BATCH = 64

/**
 * The one to deliver next: the oldest, but what a later one will tell is passed over: a progress of the same turn, a change of
 * the lobby, and a call to a seat that is called again: after an outage nobody is called for each time that they missed.
 */
export function nextToDeliver(queued: readonly Queued[]): Queued | undefined {
  return queued.find(
    ({ announcement }, index) => !queued.slice(index + 1).some((later) => isReplaced(announcement, later.announcement)),
  )
}

function isReplaced(told: Announcement, later: Announcement): boolean {
  if (told.kind === 'progress') return later.kind === 'progress' && later.turn === told.turn
  if (told.kind === 'lobby-pressed') return later.kind === told.kind
  if (told.kind === 'lobby') return later.kind === 'lobby' || later.kind === 'lobby-pressed'
  return isCall(told) && isCall(later) && later.seat === told.seat
}

/** Whether an answer shows it, which may come later than what is told after it. */
function isAnswered({ kind }: Announcement): boolean {
  return kind === 'lobby-pressed' || kind === 'opened'
}

function isCall(told: Announcement): told is Extract<Announcement, { readonly kind: 'reminder' | 'nudge' | 'granted' }> {
  return told.kind === 'reminder' || told.kind === 'nudge' || told.kind === 'granted'
}

/** These have a message of their own to change. */
const TOLD_BY_ITSELF: ReadonlySet<Announcement['kind']> = new Set(['lobby', 'settled', 'released'])

/** These show the whole game as it is, in messages of their own. */
const TELLS_GAME: ReadonlySet<Announcement['kind']> = new Set(['turn', 'turned-back', 'over', 'cancelled', 'ended'])

/** The ids of what is done with once `next` is told: all up to it, but what is `held` to be shown later only if `next` shows it too. */
export function doneWith(queued: readonly Queued[], next: Queued, held: ReadonlySet<number>): readonly number[] {
  const isShown = ({ id, announcement }: Queued) =>
    id < next.id &&
    !isAnswered(announcement) &&
    (isReplaced(announcement, next.announcement) ||
      (TELLS_GAME.has(next.announcement.kind) && !TOLD_BY_ITSELF.has(announcement.kind)))
  return queued.filter((row) => row.id <= next.id && (!held.has(row.id) || isShown(row))).map(({ id }) => id)
}

const UNREADABLE = 'an announcement cannot be read: the channel is told how its table stands instead'

function isReadable(row: StoredQueued): row is Queued {
  return row.announcement !== null
}

function isNotice({ announcement }: Queued): boolean {
  return announcement.kind === 'set-aside'
}

/** Whether it has a message of its own, or takes one away. */
export function isNews({ kind }: Announcement): boolean {
  return kind !== 'progress'
}

/** A table's deliveries under way; `again` is set when something was committed since it last looked. */
interface Courier {
  again: boolean
  /** What is queued up to this id may have been told already: it failed, or was left by an earlier process. */
  repeatedUpTo: number
  /** What is being told. */
  current: Queued | null
  done: Promise<void>
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const { store, publisher, clock, logger, find } = deps
  const couriers = new Map<string, Courier>()
  const retries = createRetries(clock)
  /** Tables whose channel was silent when it was last tried, with the id up to which what is queued may have been told already. */
  const silent = new Map<string, number>()
  /** Ids of what was told and is still to be shown, by table. */
  const held = new Map<string, Set<number>>()
  /** Ids of what cannot be read, once that was said. */
  const unread = new Set<number>()
  let mode: 'open' | 'closing' | 'closed' = 'open'
  const closing = () => mode !== 'open'
  const closed = () => mode === 'closed'

  /** What waits at a table, as it is stored. Of what cannot be read the channel is told how its table now stands. */
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

  /** Delivers one announcement; false if there is none. */
  async function deliverNext(tableId: string, courier: Courier): Promise<boolean> {
    // As of now: what is shown while the queue is read still stands in it.
    const shownLater = new Set(held.get(tableId))
    const stored = await store.queued(tableId, BATCH + shownLater.size)
    const notice = stored.filter(isReadable).find(isNotice)
    if (notice !== undefined) {
      await tellSetAside(tableId, courier, notice)
      return true
    }
    const queued = await readable(tableId, stored)
    const next = nextToDeliver(queued.filter(({ id }) => !shownLater.has(id)))
    if (next === undefined) return false
    courier.current = next
    courier.repeatedUpTo = Math.min(courier.repeatedUpTo, queued.at(-1)?.id ?? 0)
    const table = await find(tableId)
    if (table === null) throw new Error('the table is gone')
    const later = await publisher.publish(table, next.announcement, next.id <= courier.repeatedUpTo)
    if (later !== null) hold(tableId, next, later)
    if (isHeld(tableId, next.id)) shownLater.add(next.id)
    await forget(tableId, doneWith(queued, next, shownLater))
    // Not before that is stored: what is told and cannot be noted would be told again at once wherever another table has hope.
    if (later === null || later.isTold) succeeded(tableId)
    return true
  }

  /** Nothing else can be told of a table that was set aside, whatever waits; of one that has gone on this is no news any more. */
  async function tellSetAside(tableId: string, courier: Courier, notice: Queued): Promise<void> {
    courier.current = notice
    const remains = await store.remains(tableId)
    if (remains !== null) await publisher.setAside(remains, notice.id <= courier.repeatedUpTo)
    await forget(tableId, [notice.id])
    succeeded(tableId)
  }

  async function forget(tableId: string, ids: readonly number[]): Promise<void> {
    // After the limit of closing the store may be shut; they are then delivered once more.
    if (ids.length === 0 || closed()) return
    await store.delivered(tableId, ids)
    for (const id of ids) unhold(tableId, id)
  }

  function isHeld(tableId: string, id: number): boolean {
    return held.get(tableId)?.has(id) === true
  }

  function unhold(tableId: string, id: number): boolean {
    const ofTable = held.get(tableId)
    const wasHeld = ofTable?.delete(id) === true
    if (ofTable?.size === 0) held.delete(tableId)
    return wasHeld
  }

  /** Keeps an announcement stored until all of it is shown; tells it again if that fails. */
  function hold(tableId: string, queued: Queued, { shown }: Later): void {
    const { id } = queued
    held.set(tableId, (held.get(tableId) ?? new Set()).add(id))
    const finish = async () => {
      if (!isHeld(tableId, id)) return
      await forget(tableId, [id])
      succeeded(tableId)
    }
    const tryAgain = async (thrown: unknown) => {
      if (!isHeld(tableId, id) || closing()) return
      if (thrown instanceof ChannelSilent) {
        unhold(tableId, id)
        silent.set(tableId, Math.max(id, silent.get(tableId) ?? 0))
        return
      }
      // Held until then: news would tell it before as if it were told for the first time.
      if ((await waited(tableId, queued, false, thrown)) && unhold(tableId, id)) wake(tableId, true, true)
    }
    void shown.then(finish).catch(tryAgain)
  }

  function succeeded(tableId: string): void {
    retries.succeeded(tableId)
    if (silent.has(tableId)) wake(tableId)
  }

  /** Says what failed and waits, not for long if there was news meanwhile; false if there is no further try. */
  async function waited(tableId: string, queued: Queued | null, hadNews: boolean, thrown: unknown): Promise<boolean> {
    const failed = retries.failed(tableId)
    const about = { table: tableId, position: queued?.announcement.position ?? null, ...failed }
    logger.warn(about, `could not tell the channel, will try again: ${messageOf(thrown)}`)
    if (closing()) return false
    const over = retries.pause(tableId, failed.wait)
    if (hadNews) retries.hasNews(tableId)
    await over
    return !closing()
  }

  async function deliverAll(tableId: string, courier: Courier): Promise<void> {
    // The press that woke us is answered first: its player waits for it.
    await new Promise((resolve) => setImmediate(resolve))
    while (!closed()) {
      try {
        courier.again = false
        while (!closed() && (await deliverNext(tableId, courier)));
        if (!courier.again) break
      } catch (thrown) {
        // Set aside: what it has to tell waits until it goes on.
        if (thrown instanceof TableUnreadable) break
        if (thrown instanceof ChannelSilent) {
          silent.set(tableId, Math.max(courier.repeatedUpTo, silent.get(tableId) ?? 0))
          // Woken meanwhile: it may be able to hear again by now.
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
    const repeatedUpTo = isRepeated ? Number.POSITIVE_INFINITY : (silent.get(tableId) ?? 0)
    silent.delete(tableId)
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
    async resume() {
      for (const tableId of await store.withQueued()) wake(tableId, true, true)
    },
    async close() {
      mode = 'closing'
      retries.end()
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
