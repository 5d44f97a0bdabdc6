/**
 * What the clock does at tables: it lets time run out, asks computer players to move, frees seats of lobbies, and ends idle
 * tables.
 */
import type { Decision } from '../decisions/decision.js'
import { closeIdle, missedAt } from '../decisions/idle.js'
import { freeSeats } from '../decisions/invitations.js'
import { dueComputers, dueSeats, tick } from '../decisions/tick.js'
import { ASK_AGAIN_MS, isIdleDue } from '../model/deadlines.js'
import type { Store } from '../model/ports.js'
import type { Changing } from './changing.js'
import type { LetMove } from './computers.js'
import type { QuietTimes } from './quiet-hours.js'

interface TicksDeps extends Pick<Changing, 'changeSeats' | 'grantAgreed' | 'moment'> {
  readonly store: Pick<Store, 'toWake'>
  readonly quietTimes: QuietTimes
  readonly letMove: LetMove
  readonly now: () => Date
}

interface Ticks {
  /** Does what is due at a table. */
  tickAt(tableId: string): Promise<void>
  /** Whoever was thinking when the program stopped or a move could not be stored thinks again, without waiting for the clock. */
  moveAgain(): Promise<void>
}

/** Tables whose computer players may move right after a start. Others are asked by the clock a little later. */
const MOVED_AT_ONCE = 1000

export function createTicks(deps: TicksDeps): Ticks {
  const { store, changeSeats, grantAgreed, moment, quietTimes, letMove, now } = deps
  return {
    async tickAt(tableId) {
      let isComputerDue = false
      await changeSeats(tableId, async (loaded): Promise<Decision<unknown>> => {
        if (isIdleDue(loaded.table, now())) {
          return closeIdle(loaded, await quietTimes.quietUntil(missedAt(loaded.table)), moment(loaded))
        }
        if (loaded.table.status === 'lobby') return freeSeats(loaded, moment(loaded))
        isComputerDue = dueComputers(loaded, now()).length > 0
        const due = dueSeats(loaded, now()).map(({ user }) => user)
        const [quietUntil, pausedUntil] = [await quietTimes.quietUntil(due), await quietTimes.pausedUntil(due)]
        return tick(loaded, { ...moment(loaded), quietUntil, pausedUntil })
      })
      // Once more, because the clock tries again what fails here.
      await grantAgreed(tableId)
      if (isComputerDue) letMove(tableId)
    },
    async moveAgain() {
      const latest = now().getTime() + ASK_AGAIN_MS
      for (const { tableId, at } of await store.toWake(MOVED_AT_ONCE)) if (at.getTime() <= latest) letMove(tableId)
    },
  }
}
