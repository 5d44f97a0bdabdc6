/** Whether this process may have slept for so long that others took it for dead without its knowing. */
import { uptime } from 'node:os'

const TICK_MS = 250
/** A shorter gap between ticks is taken for work, not for sleep. */
const NAP_MS = 1_000

/**
 * How long a process may sleep in all between two renewals of its lease. Together with the time between them, and for the answer
 * of the second, this is less than the lease.
 */
const SLEEP_MS = 3_000

export interface Wakefulness {
  /** False after it slept for too long, until a renewal that began later has shown that it is still there. */
  isAwake(): boolean
  /** To be called when a renewal begins. The returned function is to be called if it has found this process. */
  renewal(): () => void
  close(): void
}

/** By less than this the two clocks may differ although nothing slept. */
const COARSE_MS = 2_000

/** On Linux the first clock stands still while the whole machine sleeps. The second does not, but may count whole seconds. */
const clocks = () => ({ own: performance.now(), machine: uptime() * 1000 })

export function createWakefulness(read = clocks): Wakefulness {
  let seen = read()
  let sleptMs = 0

  function look(): void {
    const now = read()
    const own = now.own - seen.own
    const machine = now.machine - seen.machine
    const gap = machine - own > COARSE_MS ? machine : own
    if (gap > NAP_MS) sleptMs += gap
    seen = now
  }

  const tick = setInterval(look, TICK_MS)
  return {
    isAwake() {
      look()
      return sleptMs < SLEEP_MS
    },
    renewal() {
      look()
      const before = sleptMs
      return () => {
        look()
        sleptMs -= before
      }
    },
    close: () => clearInterval(tick),
  }
}
