/** Tasks that only one process may do at a time. */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { NotStored } from '../../../tables/model/not-stored.js'
import type { Cluster } from '../../ports.js'
import { failureOf, sentenceOf } from '../connection/failures.js'
import { type Lease, sessionName, takenOver } from '../connection/lease.js'
import { type Limits, Session } from '../connection/session.js'

export interface ExclusiveOptions {
  readonly url: string
  /** The lease of this process. */
  readonly lease: Lease
  /** The name of the database for the operator. */
  readonly database: string
}

const LIMITS: Limits = { statement: 4_000, lock: 4_000, rest: 4_000 }

/** How often it is tried again while another process does such a task. */
const AGAIN_MS = 250

/** Tells these locks from others of two numbers. */
const LOCKS = 4_711

/** No row if this process may not write any more. */
const TRY = 'select pg_try_advisory_lock($1, $2) as "isOurs" from processes where id = $3'

/** Each task has a connection of its own, with which its lock ends if this process does. */
export function createExclusive({ url, lease, database }: ExclusiveOptions): Cluster['oneAtATime'] {
  async function lock(session: Session, name: string): Promise<void> {
    const number = createHash('sha256').update(name).digest().readInt32BE()
    for (; ; await pause(AGAIN_MS)) {
      const [row] = (await session.ask(TRY, [LOCKS, number, lease.id])).rows
      if (row?.isOurs === true) return
      if (row !== undefined) continue
      lease.lose()
      throw new NotStored(`${takenOver(database)}.`)
    }
  }

  async function locked(name: string): Promise<Session> {
    const session = new Session({ url, name: sessionName(lease.id), limits: LIMITS })
    try {
      await session.open()
      await lock(session, name)
      return session
    } catch (thrown) {
      await session.close()
      const failure = failureOf(thrown)
      throw failure === null ? thrown : new NotStored(sentenceOf(failure, database), { cause: thrown })
    }
  }

  return async (name, task) => {
    const session = await locked(name)
    try {
      return await task()
    } finally {
      await session.close()
    }
  }
}
