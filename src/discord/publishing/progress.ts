/** Changes of the message of a turn that is under way: when each is shown, and who hears of it. */
import type { Clock } from '../../tables/model/ports.js'
import type { PlayingTable, Table } from '../../tables/model/table.js'
import type { Later, Tables } from '../../tables/model/tables.js'
import type { ChannelWork } from './channel-work.js'
import { createPendingUpdates } from './pending-updates.js'
import { createThrottle } from './throttle.js'

/** Changes the message of the turn that a table is in. */
type Show = (table: PlayingTable) => Promise<Later | null>

export interface Progress {
  /** The message of the table's turn is brought up to date before long; what is urgent, as soon as it may change. */
  soon(tableId: string, isUrgent: boolean): void
  /** Told with what is shown next at the table. */
  later(tableId: string): Later
  /** Shows at once all that was asked for at a table until now. Rejects as `show` does. */
  fulfil(tableId: string, show: () => Promise<Later | null>): Promise<void>
  /** Changes the message of the turn that a table is in, if it still plays. */
  change(tableId: string, show: Show): Promise<Later | null>
  /** The same once the message may change again; never once the publisher is closed. */
  whenRested(tableId: string, show: Show): Promise<Later | null>
  /** Nothing of what was asked for is to be shown any more: something else tells it. */
  callOff(tableId: string): void
  /** The table has ended. */
  leave(table: Pick<Table, 'id'>): void
  close(): void
}

interface ProgressDeps {
  readonly find: Tables['find']
  readonly clock: Clock
  readonly work: ChannelWork
  /** Brings the message of the turn that a table is in up to date. */
  readonly show: Show
}

export function createProgress({ find, clock, work, show: showTurn }: ProgressDeps): Progress {
  const throttle = createThrottle(clock)
  const pending = createPendingUpdates()
  /** By table: calls off what was scheduled. */
  const scheduled = new Map<string, () => void>()

  function soon(tableId: string, isUrgent: boolean): void {
    if (work.isClosed()) return
    // Whoever asked for it hears of a failure.
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
    // While it waited for its turn something else may have changed it.
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
