/** Work that keeps the event loop for a while tells whoever listens how long it took. */
import { channel } from 'node:diagnostics_channel'

/** `storing`: a write to the database, now and then with a checkpoint in it. `ending`: what is counted when a game is over. */
export const WORKS = ['storing', 'ending'] as const
export type Work = (typeof WORKS)[number]

/** From and to are milliseconds of this process's own clock. */
export interface Stretch {
  readonly work: Work
  readonly from: number
  readonly to: number
}

const DONE = channel('stagecoach.work-done')

/** Does work that does not yield to anything else. */
export function inOneStretch<T>(work: Work, run: () => T): T {
  if (!DONE.hasSubscribers) return run()
  const from = performance.now()
  try {
    return run()
  } finally {
    DONE.publish({ work, from, to: performance.now() } satisfies Stretch)
  }
}

/** Has `hear` hear of every stretch from now on. */
export function hearStretches(hear: (stretch: Stretch) => void): void {
  // Nothing else publishes on this channel.
  DONE.subscribe((stretch) => hear(stretch as Stretch))
}
