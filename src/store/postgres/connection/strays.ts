/** The server's processes for connections that were lost. What they were told to do may still happen. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from './session.js'

/** How often it is looked whether lost connections have ended at the server, and for how long. */
const STRAY_MS = 25
const STRAYS_MS = 3_000

export interface Strays {
  readonly size: number
  add(serverProcess: number): void
  /** The process of a session that is in use is none. */
  spare(session: Session): void
  /** Ends all at the server. Throws if one is still there after {@link STRAYS_MS}. */
  end(session: Session): Promise<void>
}

/** `name` is the one that the server lists all sessions by. */
export function createStrays(name: string): Strays {
  const strays = new Set<number>()

  return {
    get size() {
      return strays.size
    },
    add: (serverProcess) => void strays.add(serverProcess),
    spare({ serverProcess }) {
      if (serverProcess !== null) strays.delete(serverProcess)
    },
    async end(session) {
      for (let tries = STRAYS_MS / STRAY_MS; strays.size > 0; tries--) {
        const { rows } = await session.ask({
          text: 'select pid, pg_terminate_backend(pid) from pg_stat_activity where pid = any($1) and application_name = $2',
          values: [[...strays], name],
        })
        const left = rows.map(({ pid }) => pid)
        for (const stray of strays) if (!left.includes(stray)) strays.delete(stray)
        if (strays.size === 0) return
        if (tries <= 0) throw new Error('a lost connection does not end')
        await pause(STRAY_MS)
      }
    },
  }
}
