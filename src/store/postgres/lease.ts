/**
 * Tells the database every two seconds that this process is there, over a connection of its own. On the same connection it hears
 * of changes by other programs.
 */
import { RENEWAL } from './connection/holder.js'
import { type Limits, Session } from './connection/session.js'

const RENEW_MS = 2_000
const AGAIN_MS = 250

const LIMITS: Limits = { statement: 1_500, lock: 1_000, rest: 1_500 }
const ANSWER_MS = 2_000

/** How long a process that ends may wait for the database. */
const GOODBYE_MS = 1_000

/** Programs that change the tables of a running bot notify this channel. */
export const CHANNEL = 'stagecoach'

export interface LeaseOptions {
  readonly url: string
  /** The name of its connection. */
  readonly name: string
  /** The id of the process. */
  readonly id: string
  /** Called once when another process has taken its place. */
  readonly lose: () => void
}

export interface Lease {
  /** Whether another program has changed anything since the last call, or may have. */
  changedElsewhere(): boolean
  /** Removes this process from the database, if that is within reach. */
  release(): Promise<void>
}

/** The process must be in the database already. Rejects if it cannot connect. */
export async function holdLease({ url, name, id, lose }: LeaseOptions): Promise<Lease> {
  let hasChanged = false
  let isOver = false
  let next: NodeJS.Timeout | undefined
  let latest: Session | null = null
  let session = await listening()

  async function listening(): Promise<Session> {
    const fresh = new Session({ url, name, limits: LIMITS })
    latest = fresh
    fresh.on('notification', ({ payload }) => {
      if (payload !== id) hasChanged = true
    })
    await fresh.open()
    try {
      await fresh.ask(`listen ${CHANNEL}`)
      return fresh
    } catch (thrown) {
      // A server that only follows another one lets connections in and refuses this.
      fresh.cut()
      throw thrown
    }
  }

  /** Resolves to when to renew next. */
  async function renew(): Promise<number> {
    try {
      if (session.isOver) {
        session = await listening()
        // Nobody knows what was notified meanwhile.
        hasChanged = true
      }
      const { rowCount } = await session.ask(RENEWAL, [id], ANSWER_MS)
      if (rowCount === 0 && !isOver) {
        isOver = true
        session.cut()
        lose()
      }
      return RENEW_MS
    } catch {
      session.cut()
      return AGAIN_MS
    }
  }

  let renewing = Promise.resolve()
  function schedule(ms: number): void {
    next = setTimeout(() => {
      renewing = renew().then((ms) => {
        if (!isOver) schedule(ms)
      })
    }, ms)
  }
  schedule(RENEW_MS)

  return {
    changedElsewhere() {
      const has = hasChanged
      hasChanged = false
      return has
    },
    async release() {
      isOver = true
      clearTimeout(next)
      const late = setTimeout(() => latest?.cut(), GOODBYE_MS)
      await renewing
      // If the database is out of reach, the next process sees that this one is silent.
      await session.ask('delete from processes where id = $1', [id]).catch(() => {})
      clearTimeout(late)
      await session.close()
    },
  }
}
