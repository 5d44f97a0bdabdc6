/**
 * Open sessions, kept for reuse. The library's own pool lets callers wait for a server that is gone, and keeps connections that
 * nobody can answer on any more. This one is given up as a whole, and another takes its place.
 */
import { createIdleSessions } from './idle-sessions.js'
import type { Session } from './session.js'

/** How long no other session is opened after the server had no room for one. */
const CROWDED_MS = 5_000

export interface Pool {
  /** Opens a session if none is idle, or waits for one. Rejects as `open` does, and with the reason of {@link retire}. */
  take(): Promise<Session>
  /** To be called for every session that was taken, whatever state it is in. */
  give(session: Session): void
  /** Rejects everybody who waits, now and later. Idle sessions are cut, others when they are given back. */
  retire(reason: Error): void
  /** Closes all sessions in order, once they are given back. Nobody can take one any more. */
  close(reason: Error): Promise<void>
}

interface Waiter {
  readonly serve: (session: Session | Promise<Session>) => void
  readonly refuse: (reason: Error) => void
}

/**
 * A pool of at most `size` sessions. If the server has no room for one more, `open` may ask whether the pool has others, and then
 * resolve to null: callers wait for one of those.
 */
export function createPool(open: (hasOthers: () => boolean) => Promise<Session | null>, size: number): Pool {
  const idle = createIdleSessions(left)
  let waiting: readonly Waiter[] = []
  /** Sessions that exist or are being opened. */
  let count = 0
  /** Sessions that were ever begun. */
  let begun = 0
  let over: Error | null = null
  let emptied = () => {}
  /** Until when the server is taken to have no room, by the clock of `performance`. */
  let crowdedUntil = 0

  function left(): void {
    count--
    if (count === 0) emptied()
    const [first, ...others] = waiting
    if (first === undefined) return
    waiting = others
    first.serve(opened())
  }

  async function opened(): Promise<Session> {
    count++
    const [wereOthers, nth] = [count > 1, ++begun]
    try {
      const session = await open(() => wereOthers || begun > nth)
      if (session !== null) return session
    } catch (thrown) {
      left()
      throw thrown
    }
    count--
    if (count === 0) emptied()
    crowdedUntil = performance.now() + CROWDED_MS
    return taken()
  }

  function taken(): Promise<Session> {
    if (over !== null) return Promise.reject(over)
    const session = idleSession()
    if (session !== null) return Promise.resolve(session)
    if (count === 0 || (count < size && performance.now() >= crowdedUntil)) return opened()
    return new Promise((serve, refuse) => {
      waiting = [...waiting, { serve, refuse }]
    })
  }

  /** Of the idle ones those that ended meanwhile are left out. */
  function idleSession(): Session | null {
    for (let last = idle.take(); last !== null; last = idle.take()) {
      if (!last.isOver) return last
      count--
    }
    return null
  }

  function end(reason: Error): readonly Session[] {
    over = reason
    for (const { refuse } of waiting) refuse(reason)
    waiting = []
    const rest = idle.takeAll()
    count -= rest.length
    return rest
  }

  return {
    take: taken,
    give(session) {
      if (session.isOver || over !== null) {
        void session.close()
        left()
        return
      }
      const [first, ...others] = waiting
      waiting = others
      if (first !== undefined) first.serve(session)
      else idle.add(session)
    },
    retire(reason) {
      for (const session of end(reason)) session.cut()
    },
    async close(reason) {
      await Promise.all(end(reason).map((session) => session.close()))
      if (count > 0) await new Promise<void>((resolve) => (emptied = resolve))
    },
  }
}
