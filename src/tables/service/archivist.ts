/** Archives finished tables in the background, one at a time, with a break after each. */
import { setTimeout } from 'node:timers/promises'
import { messageOf } from '../model/message-of.js'
import type { Clock, Logger, Store } from '../model/ports.js'

export interface ArchivistDeps {
  readonly store: Pick<Store, 'archiveNext'>
  readonly clock: Pick<Clock, 'now'>
  readonly logger: Logger
}

export interface Archivist {
  /** Starts, and from then on looks for finished tables every minute. */
  start(): void
  /** Resolves when the table in progress is done. */
  stop(): Promise<void>
}

/** Pause after finding nothing to archive. */
const LOOK_MS = 60_000

/** Pause between two tables, because presses come first. */
const BREAK_MS = 20

/** Pause after a failure, for example a full disk. */
const RETRY_MS = 10 * 60_000

/** Pauses use the machine's own time, because no game depends on them. */
export function createArchivist({ store, clock, logger }: ArchivistDeps): Archivist {
  const stopping = new AbortController()
  const { signal } = stopping
  let working: Promise<void> = Promise.resolve()

  /** Archives one table. Returns the pause until the next one, in milliseconds. */
  async function look(): Promise<number> {
    try {
      return (await store.archiveNext(clock.now())) ? BREAK_MS : LOOK_MS
    } catch (thrown) {
      logger.error({}, `ended tables could not be archived, will try again: ${messageOf(thrown)}`)
      return RETRY_MS
    }
  }

  async function work(): Promise<void> {
    while (!signal.aborted) {
      const pause = await look()
      // Cancelled when the archivist stops.
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  return {
    start() {
      working = work()
    },
    async stop() {
      stopping.abort()
      await working
    },
  }
}
