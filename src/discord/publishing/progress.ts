/** Updates of the current turn's message: when each is shown, and who learns of it. */
import type { Clock } from '../../tables/model/ports.js'
import type { PlayingTable, Table } from '../../tables/model/table.js'
import type { Later, Tables } from '../../tables/model/tables.js'
import type { ChannelWork } from './channel-work.js'
import { createPendingUpdates } from './pending-updates.js'
import { createThrottle } from './throttle.js'

/** Updates the message of a table's current turn. */
type Show = (table: PlayingTable) => Promise<Later | null>

export interface Progress {
  /** The current turn's message will be updated before long. If it is urgent, as soon as the message may change. */
  soon(tableId: string, isUrgent: boolean): void
  /** Settles with the next update of the table. */
  later(tableId: string): Later
  /** Shows everything requested so far at a table at once. Rejects if `show` does. */
  fulfil(tableId: string, show: () => Promise<Later | null>): Promise<void>
  /** Updates the message of the table's current turn, if the game is still under way. */
  change(tableId: string, show: Show): Promise<Later | null>
  /** The same once the message may change again. Never runs after the publisher is closed. */
  whenRested(tableId: string, show: Show): Promise<Later | null>
  /** Drops all requested updates, because something else tells them. */
  callOff(tableId: string): void
  /** The table has ended. */
  leave(table: Pick<Table, 'id'>): void
  close(): void
}

interface ProgressDeps {
  readonly find: Tables['find']
  readonly clock: Clock
  readonly work: ChannelWork
  /** Updates the message of a table's current turn. */
  readonly show: Show
}

export function createProgress({ find, clock, work, show: showTurn }: ProgressDeps): Progress {
  const throttle = createThrottle(clock)
  const pending = createPendingUpdates()
  /** By table: cancels the scheduled update. */
  const scheduled = new Map<string, () => void>()

  function soon(tableId: string, isUrgent: boolean): void {
    if (work.isClosed()) return
    // Failures are reported to the callers that requested the update.
    const show = () => void work.afterwards(tableId, () => showNow(tableId)).catch(() => {})
    scheduled.get(tableId)?.()
    scheduled.set(tableId, clock.after(throttle.ask(tableId, isUrgent), show))
  }

  async function showNow(tableId: string): Promise<void> {
    scheduled.delete(tableId)
    if (throttle.rest(tableId) > 0) return soon(tableId, false)
    throttle.begin(tableId)
    await pending.fulfil(tableId, () => change(tableId, showTurn))
  }

  async function change(tableId: string, show: Show): Promise<Later | null> {
    const table = await find(tableId)
    if (table?.status !== 'playing') return null
    const rest = await show(table)
    throttle.changed(tableId)
    return rest
  }

  async function whenRested(tableId: string, show: Show): Promise<Later | null> {
    if (!work.isClosed()) await throttle.rested(tableId)
    // Something else may have updated the message while this waited.
    const tooSoon = () => throttle.rest(tableId) > 0
    const tried = await work.afterwards(tableId, async () => (tooSoon() ? 'later' : change(tableId, show)))
    return tried === 'later' ? whenRested(tableId, show) : tried
  }

  function callOff(tableId: string): void {
    scheduled.get(tableId)?.()
    scheduled.delete(tableId)
    throttle.callOff(tableId)
    pending.forget(tableId)
  }

  return {
    soon,
    later: (tableId) => pending.make(tableId),
    fulfil: (tableId, show) => pending.fulfil(tableId, show),
    change,
    whenRested,
    callOff,
    leave({ id }) {
      callOff(id)
      throttle.forget(id)
    },
    close() {
      for (const tableId of [...scheduled.keys()]) callOff(tableId)
      throttle.close()
    },
  }
}
