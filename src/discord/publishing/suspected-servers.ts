/** When Discord is asked about the channels of servers on which some may have been deleted. */
import type { Clock } from '../../tables/model/ports.js'
import { retryDelay } from '../../tables/service/retries.js'
import type { Log } from '../wire/log.js'
import { CONFIRMED_MS } from './channel-inquiry.js'

interface SuspectedServersDeps {
  /** Asks about channels of these servers. Throws if not everything was found out. */
  readonly look: (guildIds: readonly string[]) => Promise<void>
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

export interface SuspectedServers {
  /** Suspects a server, and looks soon. */
  lookSoon(guildId: string): void
  /** Suspects a server from the next look on. */
  keep(guildId: string): void
  /** Looks after `ms` milliseconds, unless a look comes earlier. */
  lookAfter(ms: number): void
  close(): void
}

/** At the start the gateway tells of one server after the other. Their tables are looked up together. */
export const GATHERED_MS = 5_000

export function createSuspectedServers({ look: ask, clock, log }: SuspectedServersDeps): SuspectedServers {
  const suspected = new Set<string>()
  let next: { readonly at: number; readonly callOff: () => void } | null = null
  let isLooking = false
  /** Whether a server came to be suspected during the look. */
  let hasNewSuspect = false
  let isClosed = false
  /** Looks in a row that could not find out everything. */
  let failures = 0

  function lookSoon(guildId: string): void {
    suspected.add(guildId)
    hasNewSuspect = isLooking
    // While Discord fails, the wait for the next attempt is not shortened.
    if (failures === 0 || next === null) lookAfter(GATHERED_MS)
  }

  function lookAfter(ms: number): void {
    const at = clock.now().getTime() + ms
    if (isLooking || isClosed || (next !== null && next.at <= at)) return
    next?.callOff()
    const callOff = clock.after(ms, () => {
      next = null
      isLooking = true
      void look().then((wait) => {
        isLooking = false
        if (suspected.size > 0) lookAfter(hasNewSuspect && failures === 0 ? GATHERED_MS : wait)
        hasNewSuspect = false
      })
    })
    next = { at, callOff }
  }

  /** Looks at all suspected servers. Those of which not everything was found out stay suspected. Returns when to look again. */
  async function look(): Promise<number> {
    const guildIds = [...suspected]
    suspected.clear()
    try {
      await ask(guildIds)
      failures = 0
      return CONFIRMED_MS
    } catch (err) {
      failures++
      if (failures === 1) log.warn({ err }, 'whether channels of tables were deleted could not be found out, will try again')
      // Those of which everything was found out before are not asked about again.
      for (const guildId of guildIds) suspected.add(guildId)
      return Math.max(GATHERED_MS, retryDelay(failures))
    }
  }

  return {
    lookSoon,
    keep: (guildId) => void suspected.add(guildId),
    lookAfter,
    close() {
      isClosed = true
      next?.callOff()
    },
  }
}
