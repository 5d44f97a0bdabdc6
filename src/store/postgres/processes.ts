/**
 * Which process may write. It is in the table of processes, and its connections carry its id in their names. A process that has
 * taken the place of another one has ended that one's connections, and new ones find that their process is not in the table.
 */
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreUnavailable } from '../unavailable.js'
import { checkRights, checkServer, checkSessions, checkShape } from './checks.js'
import { HEARD, type Holder, IS_SILENT, sessionName, UNTIL } from './connection/holder.js'
import { type Limits, Session } from './connection/session.js'
import { holdLease, type Lease } from './lease.js'
import { migrate, shapeOf } from './migrations.js'

export interface Claim extends Lease {
  readonly holder: Holder
  /** Resolves once another process has taken the place of this one. */
  readonly lost: Promise<StoreUnavailable>
  isLost(): boolean
}

export interface ClaimOptions {
  readonly url: string
  /** The name of the database for the operator. */
  readonly database: string
  /** Gets what the operator should know, in one sentence. */
  readonly warn: (sentence: string) => void
}

/** The connections of a process that does not hold the database yet. They must not be taken for those of an earlier one. */
const STARTING = sessionName('starting')

/** Migrations take their time. */
const LIMITS: Limits = { statement: 0, lock: 10_000, rest: 10_000 }

/** The number of the lock under which processes start one after the other. */
const LOCK = 7_823_411_502_164

const LOOK_MS = 50
/** How often a starting process looks again: whether another one has started, whether one is stopping, whether one is dead. */
const LOOKS = { starting: 200, stopping: 30, dead: 20, ending: 200 }

/**
 * Checks the database, makes this process the one that may write, and brings the schema up to date. Throws
 * {@link StoreUnavailable} if another process holds the database, or if it cannot be used.
 */
export async function claim({ url, database, warn }: ClaimOptions): Promise<Claim> {
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
    return await enter(first, url, database, shape === 'older')
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

/** Waits until no other process is starting. The lock is released when the session ends. */
async function startAlone(session: Session, database: string): Promise<void> {
  for (let look = 0; look < LOOKS.starting; look++) {
    const { rows } = await session.ask('select pg_try_advisory_lock($1) as "isOurs"', [LOCK])
    if (rows[0]?.isOurs === true) return
    await pause(LOOK_MS)
  }
  throw inUse(database, 'another bot that is starting')
}

/** Takes a place that is free or that of a process which is no more. */
async function enter(session: Session, url: string, database: string, isOlder: boolean): Promise<Claim> {
  const id = randomBytes(8).toString('hex')
  await waitForPlace(session, database)
  await endOrphans(session, database)
  const name = `process ${process.pid} on ${hostname()}`
  await session.ask(`insert into processes (id, name, started_at, until) values ($1, $2, now(), ${UNTIL})`, [id, name])
  let isLost = false
  let lose: () => void = () => {}
  const lost = new Promise<StoreUnavailable>((resolve) => {
    lose = () => {
      isLost = true
      resolve(
        new StoreUnavailable('lost', `Another bot uses the database ${database} now, so this one stops: run one of them alone.`),
      )
    }
  })
  const lease = await holdLease({ url, name: sessionName(id), id, lose }).catch(async (thrown: unknown) => {
    await session.ask('delete from processes where id = $1', [id])
    throw thrown
  })
  try {
    // Whoever takes the place of this process ends its migration, too.
    if (isOlder) await update(url, sessionName(id), database)
    return { ...lease, holder: { id, lose }, lost, isLost: () => isLost }
  } catch (thrown) {
    await lease.release()
    throw thrown
  }
}

async function update(url: string, name: string, database: string): Promise<void> {
  const session = new Session({ url, name, limits: LIMITS })
  try {
    await session.open()
    await checkRights(session, database)
    await migrate(session)
  } finally {
    await session.close()
  }
}

/**
 * Removes processes that are silent for longer than they may be, and those whose connections are gone for a while although the
 * server is still the one that heard of them last. Throws {@link StoreUnavailable} if a process stays.
 */
async function waitForPlace(session: Session, database: string): Promise<void> {
  const absent = new Map<string, number>()
  for (let look = 0; ; look++) {
    const { rows } = await session.ask(PRESENT, [sessionName('')])
    for (const { id, isAbsent } of rows) absent.set(id, isAbsent ? (absent.get(id) ?? 0) + 1 : 0)
    const dead = [...absent].filter(([, looks]) => looks >= LOOKS.dead).map(([id]) => id)
    await session.ask(`delete from processes where ${IS_SILENT} or id = any($1)`, [dead])
    const { rows: left } = await session.ask('select id, name from processes')
    const [other] = left
    if (other === undefined) return
    if (look >= LOOKS.stopping && left.some(({ id }) => absent.get(id) === 0))
      throw inUse(database, `another bot (${other.name})`)
    await pause(LOOK_MS)
  }
}

const PRESENT = `select id, pg_postmaster_start_time() < ${HEARD}
  and not exists (select from pg_stat_activity where application_name = $1 || id) as "isAbsent" from processes`

/** Ends connections of processes that are no more. */
async function endOrphans(session: Session, database: string): Promise<void> {
  for (let look = 0; look < LOOKS.ending; look++) {
    const { rows } = await session.ask(ORPHANS)
    if (rows.length === 0) return
    await pause(LOOK_MS)
  }
  throw inUse(database, 'an earlier bot whose connections do not end')
}

const ORPHANS = `select pid, pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name ~ '^${sessionName('[0-9a-f]{16}')}$'
  and substr(application_name, ${sessionName('').length + 1}) not in (select id from processes)`

function inUse(database: string, by: string): StoreUnavailable {
  return new StoreUnavailable(
    'in-use',
    `The database ${database} is used by ${by}: stop that one first, or set DATABASE_URL to another database.`,
  )
}
