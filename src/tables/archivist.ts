/** Has ended tables archived while there is nothing better to do: one after the other, with a break after each. */
import { setTimeout } from 'node:timers/promises'
import { messageOf } from './held.js'
import type { Clock, Logger, Store } from './ports.js'

export interface ArchivistDeps {
  readonly store: Pick<Store, 'archiveNext'>
  readonly clock: Clock
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

export function createArchivist({ store, clock, logger }: ArchivistDeps): Archivist {
  let isStopped = false
  let working: Promise<void> = Promise.resolve()
  let callOff = () => {}

  async function work(): Promise<number> {
    while (!isStopped && (await store.archiveNext(clock.now()))) await setTimeout(BREAK_MS)
    return LOOK_MS
  }

  function failed(thrown: unknown): number {
    logger.error({}, `ended tables could not be archived, will try again: ${messageOf(thrown)}`)
    return RETRY_MS
  }

  function look(): void {
    working = work()
      .catch(failed)
      .then((pause) => {
        if (!isStopped) callOff = clock.after(pause, look)
      })
  }

  return {
    start: look,
    async stop() {
      isStopped = true
      callOff()
      await working
    },
  }
}
