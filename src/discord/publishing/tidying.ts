/**
 * Removes what is no longer needed from channels: answered questions, buttons of past turns. Announcements never wait for it,
 * however long it fails. It is retried with the next news of its table, and by itself with growing waits. Where a channel cannot
 * be written to, it rests until something shows that it can be again.
 */
import type { Clock } from '../../tables/model/ports.js'
import { retryDelay } from '../../tables/service/retries.js'
import type { Log } from '../wire/log.js'
import type { ChannelMessages } from './channel-messages.js'

export interface Tidying {
  /**
   * Starts to tidy up a table's channel. Null if there is nothing to do. Resolves once nothing is left, which may be never. Need
   * not be awaited.
   */
  tidy(tableId: string): Promise<void> | null
  /** Stops all attempts. The next start finds what is left. */
  close(): void
}

export interface TidyingDeps {
  readonly messages: Pick<ChannelMessages, 'isUntidy' | 'mayTidy' | 'tidy'>
  readonly clock: Pick<Clock, 'after'>
  readonly log: Pick<Log, 'warn'>
}

/** The work at one table. */
interface Chore {
  isUnderWay: boolean
  /** Whether something was added, or is worth another attempt, since the last one began. */
  again: boolean
  failures: number
  callOff: () => void
  readonly finish: () => void
  readonly finished: Promise<void>
}

export function createTidying({ messages, clock, log }: TidyingDeps): Tidying {
  const chores = new Map<string, Chore>()
  let closed = false

  async function tryOnce(tableId: string, chore: Chore): Promise<void> {
    const [err] = await messages.tidy(tableId)
    if (err === undefined) {
      chore.failures = 0
      return
    }
    if (closed) return
    chore.failures++
    log.warn({ table: tableId, position: null, failures: chore.failures, err }, 'could not tidy up a channel, will try again')
  }

  async function work(tableId: string, chore: Chore): Promise<void> {
    chore.callOff()
    chore.isUnderWay = true
    do {
      chore.again = false
      await tryOnce(tableId, chore)
    } while (chore.again && !closed)
    chore.isUnderWay = false
    if (closed) return
    if (!messages.isUntidy(tableId)) {
      chores.delete(tableId)
      return chore.finish()
    }
    // What is left in silent channels has no wait: whoever learns that they can be written to starts this again.
    if (messages.mayTidy(tableId)) chore.callOff = clock.after(retryDelay(chore.failures), () => void work(tableId, chore))
  }

  return {
    tidy(tableId) {
      const begun = chores.get(tableId)
      if (begun === undefined && !messages.isUntidy(tableId)) return null
      const chore = begun ?? newChore()
      chores.set(tableId, chore)
      if (closed) return chore.finished
      if (chore.isUnderWay) chore.again = true
      else void work(tableId, chore)
      return chore.finished
    },
    close() {
      closed = true
      for (const { callOff } of chores.values()) callOff()
    },
  }
}

function newChore(): Chore {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { isUnderWay: false, again: false, failures: 0, callOff: () => {}, finish, finished }
}
