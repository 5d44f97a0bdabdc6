/** The connections to PostgreSQL, and what callers are told when they fail. */
import { setTimeout as pause } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { NotStored } from '../../tables/model/not-stored.js'
import type { Traffic } from '../ports.js'
import { nameOf } from './connection/address.js'
import { type Failure, failureOf, isRead, sentenceOf } from './connection/failures.js'
import { type Holder, sessionName } from './connection/holder.js'
import { createOutage } from './connection/outage.js'
import { drizzleOn, type Send } from './connection/plain.js'
import { createPool } from './connection/pool.js'
import { type Limits, Session } from './connection/session.js'

/** The database as drizzle sees it: the whole link, or one transaction. */
export type Db = NodePgDatabase

export interface LinkOptions {
  readonly url: string
  /** Gets every statement that is sent, for counting. Statements contain what players do and must not be logged. */
  readonly trace?: (statement: string) => void
  /** Called once when the database is out of reach, with the reason in one sentence, and with null when it is back. */
  readonly troubled?: (trouble: string | null) => void
  /** The process in whose name statements are sent. Without one, nobody checks who may write. */
  readonly holder?: Holder
}

interface TransactionOptions {
  /** For work on much of the database, which may take minutes. Not by default. */
  readonly isLong?: boolean
}

/**
 * Statements to PostgreSQL. While the database is out of reach, everything rejects with `NotStored`. A statement or transaction
 * that failed has changed nothing, unless it rejects with {@link OutcomeUnknown}.
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

/**
 * The connection was lost while something was being committed, so it may be stored or not. Nothing of it is stored later: whoever
 * reads the database now sees which.
 */
export class OutcomeUnknown extends NotStored {}

/** PostgreSQL works best with few connections. These are enough for thousands of presses a second. */
const CONNECTIONS = 10

/** The server ends every statement in time to tell so before {@link ANSWER_MS} have passed. */
const LIMITS: Limits = { statement: 4_000, lock: 2_000, rest: 10_000 }
const LONG_MS = 600_000

/** After this time without an answer, the server is taken to be gone. */
const ANSWER_MS = 5_000

/** How often work is tried that collides with others. */
const TRIES = 6
/** The most that passes before the second try. It doubles with each one. */
const COLLISION_MS = 10

/** Opens the connections as they are needed. */
export function openLink({ url, trace = () => {}, troubled = () => {}, holder }: LinkOptions): Link {
  const database = nameOf(url)
  const name = sessionName(holder?.id ?? null)
  const open = async () => {
    const session = new Session({ url, name, limits: LIMITS })
    await session.open()
    return session
  }
  const outage = createOutage({ open, name, database, troubled, ...(holder === undefined ? {} : { holder }) })
  const fresh = () => createPool(outage.admitted, CONNECTIONS)
  let pool = fresh()
  outage.onBegin((reason) => pool.retire(reason))
  outage.onEnd(() => {
    pool = fresh()
  })

  let isLooking = false
  let [statements, errors] = [0, 0]

  async function sent(session: Session, statement: Parameters<Send>[0], values?: unknown[], ms = ANSWER_MS) {
    trace(typeof statement === 'string' ? statement : statement.text)
    statements++
    try {
      return await session.ask(statement, values, ms)
    } catch (thrown) {
      errors++
      throw thrown
    }
  }

  /** What to throw instead of an exception of a session. Begins an outage where it shows one. */
  function told(thrown: unknown, session: Session): unknown {
    const failure: Failure | null = session.isOver ? 'disconnected' : failureOf(thrown)
    if (failure === null || thrown instanceof NotStored) return thrown
    if (failure === 'full' || failure === 'read-only' || session.isSilent) return outage.begin(failure, thrown, session)
    return new NotStored(sentenceOf(failure, database), { cause: thrown })
  }

  /** Runs work on a session, again if it collides with others. `isRepeatable` is asked when the connection was lost. */
  async function using<T>(work: (session: Session) => Promise<T>, isRepeatable: () => boolean): Promise<T> {
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
  }

  /** Rejects with {@link OutcomeUnknown} if the session ended before the answer. Then waits until it is known what came of it. */
  async function committed<T>(session: Session, send: () => Promise<T>): Promise<T> {
    try {
      return await send()
    } catch (thrown) {
      if (!session.isOver) throw thrown
      if (session.isSilent) outage.begin('disconnected', thrown, session)
      await outage.settled(session)
      throw new OutcomeUnknown(sentenceOf('disconnected', database), { cause: thrown })
    }
  }

  const single: Send = (statement, values) => {
    const isReading = isRead(typeof statement === 'string' ? statement : statement.text)
    return using(
      (session) => {
        const send = () => sent(session, statement, values)
        return isReading ? send() : committed(session, send)
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
      const { command } = await committed(session, () => sent(session, 'commit'))
      // The server answers so when an earlier statement failed and its exception was lost on the way.
      if (command !== 'COMMIT') throw new Error('a transaction went on after one of its statements had failed')
      return done
    } catch (thrown) {
      if (!session.isOver) await sent(session, 'rollback').catch(() => session.cut())
      else outage.abandoned(session)
      throw thrown
    }
  }

  return {
    db: drizzleOn(single),
    // Before anything was sent to be committed, a lost connection means that nothing is stored.
    transaction: (work, { isLong = false } = {}) =>
      using(
        (session) => transact(session, work, isLong),
        () => false,
      ),
    trouble: outage.trouble,
    look() {
      if (isLooking || outage.trouble() !== null) return
      isLooking = true
      using(
        (session) => session.ask('select'),
        () => true,
      )
        // Whatever it is, callers are told when they need the database.
        .catch(() => {})
        .finally(() => {
          isLooking = false
        })
    },
    traffic: () => ({ statements, errors }),
    async close() {
      outage.close()
      await pool.close(new NotStored(`The database ${database} is closed.`))
    },
  }
}
