/** Notices when another program, such as the operator's, changes the store, and has everything read anew. */
import { messageOf } from '../model/message-of.js'
import type { Clock, Logger, Store } from '../model/ports.js'

export interface ForeignWrites {
  /** From now on it looks every {@link WATCH_MS}. Earlier changes do not count. */
  start(): void
  /** Looks now. Rejects if something was changed and cannot be read anew. */
  look(): Promise<void>
  stop(): void
}

interface ForeignWritesDeps {
  readonly store: Pick<Store, 'changedElsewhere'>
  readonly clock: Pick<Clock, 'after'>
  readonly logger: Logger
  readonly reread: () => Promise<void>
}

const WATCH_MS = 2_000

export function createForeignWrites({ store, clock, logger, reread }: ForeignWritesDeps): ForeignWrites {
  let callOff = () => {}

  async function look(): Promise<void> {
    if (store.changedElsewhere()) await reread()
  }

  function lookLater(): void {
    callOff = clock.after(WATCH_MS, () => {
      look().catch((thrown: unknown) =>
        logger.error({}, `what another program has changed could not be read: ${messageOf(thrown)}`),
      )
      lookLater()
    })
  }

  return {
    start() {
      store.changedElsewhere()
      lookLater()
    },
    look,
    stop: () => callOff(),
  }
}
