/** The sessions on which statements are sent, and what callers are told when one fails. */
import { setTimeout as pause } from 'node:timers/promises'
import { NotStored } from '../../../tables/model/not-stored.js'
import { nameOf } from './address.js'
import { type Failure, failureOf, sentenceOf } from './failures.js'
import { type Lease, sessionName } from './lease.js'
import { createOutage } from './outage.js'
import { createPool } from './pool.js'
import { type Limits, Session } from './session.js'

export interface SessionsOptions {
  readonly url: string
  readonly limits: Limits
  /** As in `LinkOptions`. */
  readonly troubled: (trouble: string | null) => void
  readonly lease: Lease | undefined
}

export interface Sessions {
  /**
   * Runs work on a session, again if it collides with others. `isRepeatable` is asked when the connection was lost. Rejects with
   * {@link NotStored} if the database is out of reach.
   */
  use<T>(work: (session: Session) => Promise<T>, isRepeatable: () => boolean): Promise<T>
  /**
   * What is sent to be committed. Rejects with {@link OutcomeUnknown} if the session ended before the answer, but only once it is
   * known what came of it.
   */
  committed<T>(session: Session, send: () => Promise<T>): Promise<T>
  /** To be called for a session that ended before anything was sent to be committed. */
  abandoned(session: Session): void
  /** As `Link.trouble`. */
  trouble(): string | null
  /** Waits for what is in progress, then closes the connections. */
  close(): Promise<void>
}

/**
 * The connection was lost while something was being committed, so it may be stored or not. Nothing of it is stored later, so that
 * reading the database now tells which.
 */
export class OutcomeUnknown extends NotStored {}

/** PostgreSQL works best with few connections. These are enough for thousands of presses a second. */
const CONNECTIONS = 10

/** How often work is tried that collides with others. */
const TRIES = 6
/** The most that passes before the second try. It doubles with each one. */
const COLLISION_MS = 10

/** Sessions are opened as they are needed. */
export function createSessions({ url, limits, troubled, lease }: SessionsOptions): Sessions {
  const database = nameOf(url)
  const name = sessionName(lease?.id ?? null)
  const open = async () => {
    const session = new Session({ url, name, limits })
    await session.open()
    return session
  }
  const outage = createOutage({ open, name, database, troubled, lease })
  const fresh = () => createPool(outage.admitted, CONNECTIONS)
  let pool = fresh()
  outage.onBegin((reason) => pool.retire(reason))
  outage.onEnd(() => {
    pool = fresh()
  })

  /** What to throw instead of an exception of a session. Begins an outage where it shows one. */
  function told(thrown: unknown, session: Session): unknown {
    const failure: Failure | null = session.isOver ? 'disconnected' : failureOf(thrown)
    if (failure === null || thrown instanceof NotStored) return thrown
    if (failure === 'full' || failure === 'read-only' || session.isSilent) return outage.begin(failure, thrown, session)
    return new NotStored(sentenceOf(failure, database), { cause: thrown })
  }

  return {
    async use(work, isRepeatable) {
      for (let attempt = 1; ; attempt++) {
        const users = pool
        const session = await users.take()
        try {
          return await work(session)
        } catch (thrown) {
          const isCollision = !session.isOver && failureOf(thrown) === 'collision'
          const isSecondChance = session.isOver && !session.isSilent && isRepeatable() && attempt === 1
          if (!isSecondChance && !(isCollision && attempt < TRIES)) throw told(thrown, session)
        } finally {
          users.give(session)
        }
        await pause(Math.random() * COLLISION_MS * 2 ** attempt)
      }
    },
    async committed(session, send) {
      try {
        return await send()
      } catch (thrown) {
        if (!session.isOver) throw thrown
        if (session.isSilent) outage.begin('disconnected', thrown, session)
        await outage.settled(session)
        throw new OutcomeUnknown(sentenceOf('disconnected', database), { cause: thrown })
      }
    },
    abandoned: outage.abandoned,
    trouble: outage.trouble,
    async close() {
      outage.close()
      await pool.close(new NotStored(`The database ${database} is closed.`))
    },
  }
}
