/** Sessions that nobody uses now. Each is closed if that lasts. */
import type { Session } from './session.js'

export interface IdleSessions {
  add(session: Session): void
  /** The latest that was added, so that connections beyond what is needed expire. Null if there is none. */
  take(): Session | null
  takeAll(): readonly Session[]
}

interface Idle {
  readonly session: Session
  readonly expiry: NodeJS.Timeout
}

/** Shorter than the time after which routers on the way usually forget a silent connection. */
const IDLE_MS = 60_000

/** `expired` is called after a session was closed because nobody took it. */
export function createIdleSessions(expired: () => void): IdleSessions {
  let idle: readonly Idle[] = []

  function expire(session: Session): void {
    idle = idle.filter((each) => each.session !== session)
    void session.close()
    expired()
  }

  return {
    add(session) {
      idle = [...idle, { session, expiry: setTimeout(expire, IDLE_MS, session).unref() }]
    },
    take() {
      const last = idle.at(-1)
      if (last === undefined) return null
      idle = idle.slice(0, -1)
      clearTimeout(last.expiry)
      return last.session
    },
    takeAll() {
      const all = idle
      idle = []
      for (const { expiry } of all) clearTimeout(expiry)
      return all.map(({ session }) => session)
    },
  }
}
