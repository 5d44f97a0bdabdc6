/**
 * Which processes may write. They are in the table of processes, and their connections carry their ids in their names. Whoever
 * takes over from a process removes it from the table and ends its connections, and new ones find that it is not there any more.
 */
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { StoreUnavailable } from '../unavailable.js'
import { checkRights, checkServer, checkSessions, checkShape, connectionsStay } from './checks.js'
import { createDeathWatch, dismiss, endConnections, SEEN, type Seen, strangersIn } from './cluster/evicting.js'
import { drizzleOn } from './connection/drizzle.js'
import { type Lease, sessionName, UNTIL } from './connection/lease.js'
import { type Limits, Session } from './connection/session.js'
import { type Heartbeat, startHeartbeat } from './heartbeat.js'
import type { Db } from './link.js'
import { migrate, shapeOf } from './migrations.js'

export interface ClaimOptions {
  readonly url: string
  /** The name of the database for the operator. */
  readonly database: string
  readonly lease: Lease
  /** Whether no other process may use the database at the same time. */
  readonly alone: boolean
  /** Gets what the operator should know, in one sentence. */
  readonly warn: (sentence: string) => void
}

/** The connections of a process that is not in the table yet. They must not be taken for those of an earlier one. */
const STARTING = sessionName('starting')

/** Migrations take their time. A lock that is not free is told before the connection is given up. */
const LIMITS: Limits = { statement: 0, lock: 4_000, rest: 10_000 }

/** The number of the lock under which processes start one after the other. */
const LOCK = 7_823_411_502_164

/** How often a starting process looks again. */
const LOOK_MS = 50
/** How long it waits for others to start, which may change the database meanwhile. */
const STARTING_MS = 60_000
/** How long it waits for others to stop that are in the way. */
const STOPPING_MS = 1_500
/** How long it waits for connections to end. */
const ENDING_MS = 10_000

/**
 * Checks the database, brings the schema up to date, and makes this process one of those that may write. Throws
 * {@link StoreUnavailable} if others are in the way, or if the database cannot be used.
 */
export async function claim(options: ClaimOptions): Promise<Heartbeat> {
  const { url, database, warn } = options
  const first = new Session({ url, name: STARTING, limits: LIMITS })
  try {
    await first.open()
    const warning = await checkServer(first, STARTING, database)
    if (warning !== null) warn(warning)
    await checkPooling(first, url, database)
    await startAlone(first, database)
    const shape = await shapeOf(first)
    checkShape(shape, database)
    if (shape === 'empty') {
      await checkRights(first, database)
      await migrate(first)
    }
    return await enter(first, options, shape === 'older')
  } finally {
    await first.close()
  }
}

async function checkPooling(first: Session, url: string, database: string): Promise<void> {
  const second = new Session({ url, name: STARTING, limits: LIMITS })
  try {
    await second.open()
    await checkSessions(first, second, database)
  } finally {
    await second.close()
  }
}

/** Asks again and again until the answer is true. False if it is not in time. */
async function inTime(ms: number, ask: () => Promise<boolean>): Promise<boolean> {
  for (const begun = performance.now(); performance.now() - begun < ms; await pause(LOOK_MS)) if (await ask()) return true
  return false
}

/** Waits until no other process is starting. The lock is released when the session ends. */
async function startAlone(session: Session, database: string): Promise<void> {
  const isAlone = await inTime(STARTING_MS, async () => {
    const { rows } = await session.ask('select pg_try_advisory_lock($1) as "isOurs"', [LOCK])
    return rows[0]?.isOurs === true
  })
  if (isAlone) return
  throw new StoreUnavailable(
    'in-use',
    `Another bot has been starting on the database ${database} for a minute: wait for it or stop it, then start this one again.`,
  )
}

/** Adds this process to the table, under the lock. */
async function enter(session: Session, { url, database, lease, alone }: ClaimOptions, isOlder: boolean): Promise<Heartbeat> {
  const { id, lose } = lease
  const db = drizzleOn((statement, values) => session.ask(statement, values))
  // A database of an older version knows nothing of processes that are alone.
  const refusal = isOlder ? toBeUpdated : alone ? inUse : usedAlone
  await waitForRoom(db, {
    id,
    isInTheWay: isOlder || alone ? sql`true` : sql`alone`,
    refusal: (others) => refusal(database, others),
  })
  await endStrangers(db, database)
  const name = `process ${process.pid} on ${hostname()}`
  await session.ask(`insert into processes (id, name, started_at, until) values ($1, $2, now(), ${UNTIL})`, [id, name])
  // The others could take a process without any connection for dead. If they do, this one ends, too, whatever it is doing.
  await session.ask(`select set_config('application_name', $1, false)`, [sessionName(id)])
  const heartbeat = await startHeartbeat({ url, name: sessionName(id), id, lose }).catch(async (thrown: unknown) => {
    await session.ask('delete from processes where id = $1', [id])
    throw thrown
  })
  try {
    if (isOlder) {
      await checkRights(session, database)
      await migrate(session)
    }
    if (alone) await session.ask('update processes set alone = true where id = $1', [id])
    return heartbeat
  } catch (thrown) {
    await heartbeat.release()
    throw thrown
  }
}

interface Other extends Seen {
  readonly name: string
}

interface Waiting {
  /** The process that waits. */
  readonly id: string
  /** The condition on rows of the table. */
  readonly isInTheWay: SQL
  readonly refusal: (others: readonly Other[]) => StoreUnavailable
}

/**
 * Waits until no process is left that is in the way, and removes those that are no more. Throws what `refusal` makes of the
 * others if one of them stays.
 */
async function waitForRoom(db: Db, { id, isInTheWay, refusal }: Waiting): Promise<void> {
  const { deadAmong } = createDeathWatch()
  for (const begun = performance.now(); ; await pause(LOOK_MS)) {
    const { rows: others } = await db.execute<Other & Record<string, unknown>>(
      sql`select id, name, ${SEEN.isSilent} as "isSilent", ${SEEN.isAbsent} as "isAbsent" from processes
        where ${isInTheWay} order by started_at, id`,
    )
    if (others.length === 0) return
    const alive = others.filter(({ isSilent, isAbsent }) => !isSilent && !isAbsent)
    if (performance.now() - begun >= STOPPING_MS && alive.length > 0) throw refusal(alive)
    await dismiss(db, deadAmong(others), id)
  }
}

/** Ends connections of processes that are no more. */
async function endStrangers(db: Db, database: string): Promise<void> {
  const haveEnded = await inTime(ENDING_MS, async () => {
    const ids = await strangersIn(db)
    await endConnections(db, ids)
    return ids.length === 0
  })
  if (!haveEnded) throw connectionsStay(database)
}

const namesOf = (others: readonly Other[]) => others.map(({ name }) => name).join(', ')

function inUse(database: string, others: readonly Other[]): StoreUnavailable {
  const [by, them] = others.length === 1 ? ['another bot', 'that one'] : ['other bots', 'those']
  return new StoreUnavailable(
    'in-use',
    `The database ${database} is used by ${by} (${namesOf(others)}): stop ${them} first, or set DATABASE_URL to another one.`,
  )
}

function toBeUpdated(database: string, others: readonly Other[]): StoreUnavailable {
  return new StoreUnavailable(
    'in-use',
    `This version changes the database ${database}, which others use (${namesOf(others)}): stop them all, then start this one.`,
  )
}

function usedAlone(database: string, others: readonly Other[]): StoreUnavailable {
  return new StoreUnavailable(
    'in-use',
    `Another program has the database ${database} to itself (${namesOf(others)}): wait until it is done, then start this one.`,
  )
}
