/** Whether a change was stored, if the connection was lost while it was. */
import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { NotStored } from '../../../tables/model/not-stored.js'
import { OutcomeUnknown } from '../connection/sessions.js'
import type { Place } from '../places.js'

export interface Patience {
  /** How long to wait for the database to tell, in milliseconds. */
  readonly forMs: number
  /** How long to wait before it is asked again, in milliseconds. */
  readonly againMs: number
}

const USUAL: Patience = { forMs: 5_000, againMs: 250 }

/**
 * Runs `change`, which must put the id it gets into the table's row, and resolves to whether it was stored. If its outcome is
 * unknown, the row tells. Rejects with {@link NotStored} if the row has another id or cannot be read in time.
 */
export type Certain = (place: Place, change: (changeId: string) => Promise<boolean>) => Promise<boolean>

/** `latest` reads the id in a table's row. */
export function createCertain(latest: (place: Place) => Promise<string | null>, patience: Patience = USUAL): Certain {
  return async (place, change) => {
    const changeId = randomUUID()
    try {
      return await change(changeId)
    } catch (cause) {
      if (!isUnknown(cause)) throw cause
      if (await inTime(patience, async () => (await latest(place)) === changeId)) return true
      throw new NotStored(
        `The connection to the database was lost while table ${place.tableId} was changed: look after the database if it happens again.`,
        { cause },
      )
    }
  }
}

/** Whether an exception, or what caused it, says that the outcome is unknown. */
function isUnknown(thrown: unknown): boolean {
  return thrown instanceof OutcomeUnknown || (thrown instanceof Error && isUnknown(thrown.cause))
}

/** The answer of `ask`, which is repeated until it does not fail. False if there is none in time. */
async function inTime({ forMs, againMs }: Patience, ask: () => Promise<boolean>): Promise<boolean> {
  const end = new AbortController()
  const late = after(forMs, false, { signal: end.signal })
  const answered = async () => {
    while (!end.signal.aborted) {
      const answer = await ask().catch(() => null)
      if (answer !== null) return answer
      await after(againMs)
    }
    return false
  }
  try {
    return await Promise.race([late, answered()])
  } finally {
    end.abort()
  }
}
