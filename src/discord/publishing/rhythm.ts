/** How often the message of a turn changes while the turn is under way. */
import type { Clock } from '../../tables/ports.js'

/** A turn's message changes at most this often, and shows a step this long after it was made. */
export const PROGRESS_MS = 2_000

/** Milliseconds between one change of a turn's message and the next: a long turn has more to show, and less of it is news. */
const PAUSES_MS = [PROGRESS_MS, 15_000, 30_000, 60_000]

export interface Rhythm {
  /** Milliseconds until the table's message may change. */
  rest(tableId: string): number
  /** It has changed just now. */
  changed(tableId: string): void
  /** What comes next is news, and shown as soon as may be. */
  restart(tableId: string): void
  /** Another message takes its place. */
  forget(tableId: string): void
}

interface Beat {
  readonly at: number
  /** Changes since the last restart. */
  readonly changes: number
}

export function createRhythm(clock: Pick<Clock, 'now'>): Rhythm {
  const beats = new Map<string, Beat>()
  const now = () => clock.now().getTime()
  return {
    rest(tableId) {
      const beat = beats.get(tableId)
      if (beat === undefined) return 0
      const pause = PAUSES_MS[Math.min(beat.changes, PAUSES_MS.length - 1)] ?? 0
      return Math.max(0, beat.at + pause - now())
    },
    changed(tableId) {
      beats.set(tableId, { at: now(), changes: (beats.get(tableId)?.changes ?? 0) + 1 })
    },
    restart(tableId) {
      const beat = beats.get(tableId)
      if (beat !== undefined) beats.set(tableId, { ...beat, changes: 0 })
    },
    forget(tableId) {
      beats.delete(tableId)
    },
  }
}
