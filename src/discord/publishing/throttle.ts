/** When the current turn's message is updated: often enough to follow the game, rarely enough not to flicker. */
import type { Clock } from '../../tables/model/ports.js'

/** A turn's message changes at most this often. Urgent changes wait no longer than this. */
export const PROGRESS_MS = 2_000

/** Steps are shown once no other step has followed for this long. */
export const SETTLED_MS = 12_000

/** Steps are shown at the latest this long after the first of them. */
const LONGEST_MS = 45_000

export interface Throttle {
  /** Requests an update and returns the delay in milliseconds, which replaces any earlier one. */
  ask(tableId: string, isUrgent: boolean): number
  /** Milliseconds until the table's message may change again. */
  rest(tableId: string): number
  /** Resolves when that time has passed. Never resolves after closing. */
  rested(tableId: string): Promise<void>
  /** An update of everything requested so far begins. Later requests need another one. */
  begin(tableId: string): void
  /** The message was just changed. */
  changed(tableId: string): void
  /** Drops all requests, because something else tells them. */
  callOff(tableId: string): void
  /** The table's game is over. */
  forget(tableId: string): void
  close(): void
}

interface Beat {
  /** When the requested update is due, in milliseconds since 1970. Null if there is none. */
  readonly due: number | null
  /** When the message last changed. */
  readonly changedAt: number
}

const STILL: Beat = { due: null, changedAt: Number.NEGATIVE_INFINITY }

export function createThrottle(clock: Clock): Throttle {
  const beats = new Map<string, Beat>()
  const resting = new Set<() => void>()
  const now = () => clock.now().getTime()
  const beatOf = (tableId: string) => beats.get(tableId) ?? STILL
  const forgetAsked = (tableId: string) => {
    const beat = beats.get(tableId)
    if (beat !== undefined) beats.set(tableId, { ...beat, due: null })
  }
  // Bounded, so that the wait is not longer if the clock was set back.
  const rest = (tableId: string) => Math.min(PROGRESS_MS, Math.max(0, beatOf(tableId).changedAt + PROGRESS_MS - now()))
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const callOff = clock.after(ms, () => {
        resting.delete(callOff)
        resolve()
      })
      resting.add(callOff)
    })
  return {
    rest,
    async rested(tableId) {
      const ms = rest(tableId)
      if (ms > 0) await pause(ms)
    },
    ask(tableId, isUrgent) {
      const beat = beatOf(tableId)
      const due = Math.min(beat.due ?? Number.POSITIVE_INFINITY, now() + (isUrgent ? PROGRESS_MS : LONGEST_MS))
      beats.set(tableId, { ...beat, due })
      return Math.max(rest(tableId), Math.min(due - now(), SETTLED_MS))
    },
    begin: forgetAsked,
    changed: (tableId) => void beats.set(tableId, { ...beatOf(tableId), changedAt: now() }),
    callOff: forgetAsked,
    forget: (tableId) => void beats.delete(tableId),
    close() {
      for (const callOff of resting) callOff()
    },
  }
}
