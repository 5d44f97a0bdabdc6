/** Has ended tables archived while there is nothing better to do: one after the other, with a break after each. */
import { setTimeout } from 'node:timers/promises'
import { messageOf } from '../model/loaded-table.js'
import type { Clock, Logger, Store } from '../model/ports.js'

export interface ArchivistDeps {
  readonly store: Pick<Store, 'archiveNext'>
  readonly clock: Pick<Clock, 'now'>
  readonly logger: Logger
}

export interface Archivist {
  /** Begins to look, and looks again every minute. */
  start(): void
  /** Resolves when the table under way is done. */
  stop(): Promise<void>
}

/** Between two looks that find nothing. */
const LOOK_MS = 60_000

/** Between two tables: presses come first. */
const BREAK_MS = 20

/** After what went wrong: a full disk, say. */
const RETRY_MS = 10 * 60_000

/** It waits by the machine's own time: no game depends on when it looks. */
export function createArchivist({ store, clock, logger }: ArchivistDeps): Archivist {
  const stopping = new AbortController()
  const { signal } = stopping
  let working: Promise<void> = Promise.resolve()

  /** How long to wait before the next look. */
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
      // Called off when it stops.
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
