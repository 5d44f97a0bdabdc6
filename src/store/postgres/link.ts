/** Statements and transactions on PostgreSQL. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Traffic } from '../ports.js'
import { drizzleOn, type Send } from './connection/drizzle.js'
import { isRead } from './connection/failures.js'
import type { Lease } from './connection/lease.js'
import type { Limits, Session } from './connection/session.js'
import { createSessions } from './connection/sessions.js'
import { countTraffic } from './connection/traffic.js'

/** The database as drizzle sees it: the whole link, or one transaction. */
export type Db = NodePgDatabase

export interface LinkOptions {
  readonly url: string
  /** Gets every statement that is sent, for counting. Statements contain what players do and must not be logged. */
  readonly trace?: (statement: string) => void
  /** Called once when the database is out of reach, with the reason in one sentence, and with null when it is back. */
  readonly troubled?: (trouble: string | null) => void
  /** The process in whose name statements are sent. Without one, nobody checks who may write. */
  readonly lease?: Lease
}

interface TransactionOptions {
  /** For work on much of the database, which may take minutes. Not by default. */
  readonly isLong?: boolean
}

/**
 * Statements to PostgreSQL. While the database is out of reach, everything rejects with `NotStored`. A statement or transaction
 * that failed has changed nothing, unless it rejects with `OutcomeUnknown`.
 */
export interface Link {
  /** For single statements, each of which commits by itself. */
  readonly db: Db
  /** Runs work in one transaction. It is run again if it collides with another transaction, so it must change nothing else. */
  transaction<T>(work: (db: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Why nothing can be stored, in one sentence that says what to do. Null if the database is within reach. */
  trouble(): string | null
  /** Checks whether the database answers, so that an outage is noticed and told without anybody's press. */
  look(): void
  traffic(): Traffic
  /** Waits for what is in progress, then closes the connections. */
  close(): Promise<void>
}

/** The server ends every statement in time to tell so before {@link ANSWER_MS} have passed. */
const LIMITS: Limits = { statement: 4_000, lock: 2_000, rest: 10_000 }
const LONG_MS = 600_000

/** After this time without an answer, the server is taken to be gone. */
const ANSWER_MS = 5_000

/** Opens the connections as they are needed. */
export function openLink({ url, trace = () => {}, troubled = () => {}, lease }: LinkOptions): Link {
  const sessions = createSessions({ url, limits: LIMITS, troubled, lease })
  const traffic = countTraffic(trace)
  let isLooking = false

  const sent = (session: Session, statement: Parameters<Send>[0], values?: unknown[], ms = ANSWER_MS) =>
    traffic.ask(session, statement, values, ms)

  const single: Send = (statement, values) => {
    const isReading = isRead(typeof statement === 'string' ? statement : statement.text)
    return sessions.use(
      (session) => {
        const send = () => sent(session, statement, values)
        return isReading ? send() : sessions.committed(session, send)
      },
      () => isReading,
    )
  }

  async function transact<T>(session: Session, work: (db: Db) => Promise<T>, isLong: boolean): Promise<T> {
    const ms = isLong ? LONG_MS + ANSWER_MS : ANSWER_MS
    await sent(session, 'begin')
    try {
      if (isLong)
        await sent(
          session,
          `set local statement_timeout = ${LONG_MS}; set local idle_in_transaction_session_timeout = ${LONG_MS}`,
        )
      const done = await work(drizzleOn((statement, values) => sent(session, statement, values, ms)))
      const { command } = await sessions.committed(session, () => sent(session, 'commit'))
      // The server answers so when an earlier statement failed and its exception was lost on the way.
      if (command !== 'COMMIT') throw new Error('a transaction went on after one of its statements had failed')
      return done
    } catch (thrown) {
      if (!session.isOver) await sent(session, 'rollback').catch(() => session.cut())
      else sessions.abandoned(session)
      throw thrown
    }
  }

  return {
    db: drizzleOn(single),
    // Before anything was sent to be committed, a lost connection means that nothing is stored.
    transaction: (work, { isLong = false } = {}) =>
      sessions.use(
        (session) => transact(session, work, isLong),
        () => false,
      ),
    trouble: sessions.trouble,
    look() {
      if (isLooking || sessions.trouble() !== null) return
      isLooking = true
      sessions
        .use(
          (session) => session.ask('select'),
          () => true,
        )
        // A failure is told to the callers that need the database.
        .catch(() => {})
        .finally(() => {
          isLooking = false
        })
    },
    traffic: traffic.soFar,
    close: sessions.close,
  }
}
