/** When the message of a turn changes while the turn is under way: often enough to follow it, seldom enough not to flicker. */
import type { Clock } from '../../tables/model/ports.js'

/** A turn's message changes at most this often; what cannot wait is shown after this. */
export const PROGRESS_MS = 2_000

/** Steps are shown once no other has followed for so long... */
export const SETTLED_MS = 12_000

/** ...and at the latest so long after the first of them. */
const LONGEST_MS = 45_000

export interface Throttle {
  /** Asks for something to be shown; returns in how many milliseconds, which replaces what was returned before. */
  ask(tableId: string, isUrgent: boolean): number
  /** Milliseconds until the table's message may change again. */
  rest(tableId: string): number
  /** Resolves when so many have passed; not any more once this is closed. */
  rested(tableId: string): Promise<void>
  /** What was asked for so far is about to be shown; what is asked for from now on comes after it. */
  begin(tableId: string): void
  /** It has changed just now. */
  changed(tableId: string): void
  /** Nothing of what was asked for is to be shown any more: something else tells it. */
  callOff(tableId: string): void
  /** Its game is over. */
  forget(tableId: string): void
  close(): void
}

interface Beat {
  /** When what was asked for has to be shown, in milliseconds since 1970; null: nothing was. */
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
  // However far the clock was put back, nothing waits longer than it would have to.
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
