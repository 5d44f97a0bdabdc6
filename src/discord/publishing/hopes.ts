/**
 * When the silent channels of a server are tried again after its events. Whoever runs a server can cause as many events as they
 * like, and Discord counts each attempt that it refuses against the whole bot.
 */
import type { Clock } from '../../tables/model/ports.js'

export interface Hopes {
  /** An event says that channels of a server may be writable again. */
  rise(guildId: string): void
  /** Ends the timers. */
  close(): void
}

interface HopesDeps {
  readonly clock: Pick<Clock, 'after'>
  /** Tries channels of a server for at most so many tables. Returns for how many. */
  readonly attempt: (guildId: string, most: number) => number
}

/** Tables for which a server's channels are tried at once. In vain, each makes a few requests, however much it has to tell. */
const MOST_TABLES = 100
/** The pause after an attempt. Each further attempt doubles it. */
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 5 * 60_000
/** After this time without an attempt a server begins anew. */
export const FORGOTTEN_MS = 10 * 60_000

interface Server {
  /** The pause after the next attempt. */
  readonly pauseMs: number
  /** `paused`: nothing is tried. `awaited`: nor now, but at the end of the pause. `rested`: the pause is over. */
  state: 'paused' | 'awaited' | 'rested'
  cancel(): void
}

/** Tries at once, then in pauses that grow. An event during a pause is heeded at its end. */
export function createHopes({ clock, attempt }: HopesDeps): Hopes {
  const servers = new Map<string, Server>()
  let isClosed = false

  function tryNow(guildId: string): void {
    if (isClosed) return
    const before = servers.get(guildId)
    const taken = attempt(guildId, MOST_TABLES)
    if (taken === 0) return
    before?.cancel()
    const pauseMs = before?.pauseMs ?? FIRST_PAUSE_MS
    const server: Server = {
      pauseMs: Math.min(LONGEST_PAUSE_MS, pauseMs * 2),
      // There may be further tables.
      state: taken === MOST_TABLES && pauseMs < LONGEST_PAUSE_MS ? 'awaited' : 'paused',
      cancel: clock.after(pauseMs, () => rest(guildId, server)),
    }
    servers.set(guildId, server)
  }

  function rest(guildId: string, server: Server): void {
    const isAwaited = server.state === 'awaited'
    server.state = 'rested'
    server.cancel = clock.after(FORGOTTEN_MS, () => servers.delete(guildId))
    if (isAwaited) tryNow(guildId)
  }

  return {
    rise(guildId) {
      const server = servers.get(guildId)
      if (server === undefined || server.state === 'rested') tryNow(guildId)
      else server.state = 'awaited'
    },
    close() {
      isClosed = true
      for (const { cancel } of servers.values()) cancel()
      servers.clear()
    },
  }
}
