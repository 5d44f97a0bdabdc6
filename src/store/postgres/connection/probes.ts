/** The tries to reach a database that is out of reach. */
import type { Session } from './session.js'

/** How often a new connection is tried. */
const PROBE_MS = 250

export interface Probes {
  /** Begins to try, once more if it did before. Without effect after {@link close}. */
  begin(): void
  /** Tries no more until the next {@link begin}. */
  end(): void
  /** Tries no more, and cuts what is being tried. */
  close(): void
}

export interface ProbesOptions {
  readonly open: () => Promise<Session>
  /** What is to be done on a session before the database counts as reached. If it rejects, the next try follows. */
  readonly prepare: (session: Session) => Promise<void>
  readonly reached: () => void
}

/** Each has a connection of its own, because one that was begun while the network was broken may be slow to notice. */
export function createProbes({ open, prepare, reached }: ProbesOptions): Probes {
  const sessions = new Set<Session>()
  let tick: NodeJS.Timeout | undefined
  let isClosed = false

  async function probe(): Promise<void> {
    const begun = tick
    const session = await open()
    sessions.add(session)
    try {
      await prepare(session)
      // Meanwhile another outage may have begun.
      if (tick === begun) reached()
    } finally {
      sessions.delete(session)
      session.cut()
    }
  }

  function end(): void {
    clearInterval(tick)
    tick = undefined
  }

  return {
    begin() {
      end()
      if (!isClosed) tick = setInterval(() => void probe().catch(() => {}), PROBE_MS)
    },
    end,
    close() {
      isClosed = true
      end()
      for (const session of sessions) session.cut()
    },
  }
}
