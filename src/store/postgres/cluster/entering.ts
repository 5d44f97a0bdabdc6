/** How a process begins to take shards. */
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Entry } from '../../../cluster/ports.js'
import { NotStored } from '../../../tables/model/not-stored.js'
import { StoreUnavailable } from '../../unavailable.js'
import { connectionsStay } from '../checks.js'
import { type Lease, takenOver } from '../connection/lease.js'
import type { Db, Link } from '../link.js'
import { SHARDS_CHANGED } from '../notices.js'
import { processes, shards } from '../schema/schema.js'
import { leftBehind, type Sight } from './looking.js'

export interface Entering {
  readonly link: Pick<Link, 'transaction'>
  readonly lease: Lease
  /** The name of the database for the operator. */
  readonly database: string
  readonly look: () => Promise<Sight>
}

const LOOK_MS = 100
/** How long those are waited for of whom it is not known whether they are no more. */
const WAITING_MS = 12_000

/**
 * Marks this process as one that takes shards, and resolves to their number. Those that are no more do not count, but a process
 * that ended just now is found to be no more only after a while.
 */
export async function enter(entering: Entering, entry: Entry): Promise<number> {
  for (;;) {
    await settled(entering)
    const count = await entering.link.transaction((db) => entered(db, entering, entry))
    if (count !== null) return count
  }
}

/** Whether another process takes shards. Those that are no more do not count. */
export async function haveOthersEntered(entering: Omit<Entering, 'link'>): Promise<boolean> {
  const { processes } = await settled(entering)
  return processes.some(({ id, application }) => id !== entering.lease.id && application !== null)
}

/** Waits until all other processes that take shards show themselves, and nobody else has any shard. */
async function settled({ lease, database, look }: Omit<Entering, 'link'>): Promise<Sight> {
  for (const begun = performance.now(); ; await pause(LOOK_MS)) {
    const sight = await look()
    const isLate = performance.now() - begun > WAITING_MS
    const isDoubtful = sight.processes.some(
      ({ id, application, isSilent, isAbsent }) => id !== lease.id && application !== null && (isSilent || isAbsent),
    )
    const isLeftBehind = leftBehind(sight).length > 0
    if (!isLeftBehind && (!isDoubtful || isLate)) return sight
    if (isLate) throw connectionsStay(database)
  }
}

/** Null if it has to be tried again, because another process has just ended that had shards. */
async function entered(db: Db, { lease, database }: Entering, entry: Entry): Promise<number | null> {
  const { application, recommended, rules } = entry
  // Until the transaction ends, nobody else enters, and nobody takes or releases a shard.
  await db.execute(sql`lock table ${shards} in share row exclusive mode`)
  const others = await db
    .select({ id: processes.id, application: processes.application })
    .from(processes)
    .where(and(isNotNull(processes.application), ne(processes.id, lease.id)))
  if (others.some((other) => other.application !== application)) throw ofAnotherApplication(database)
  const present = await db
    .select({ holder: shards.holder, count: shards.count, application: shards.application, rules: shards.rules })
    .from(shards)
  const ids = [lease.id, ...others.map(({ id }) => id)]
  if (present.some((each) => each.holder !== null && !ids.includes(each.holder))) return null
  const [first] = present
  const isKept = first !== undefined && (others.length > 0 || (first.count === recommended && first.application === application))
  if (!isKept) await divideAnew(db, entry, Math.max(0, ...present.map(({ rules }) => rules)))
  const { rowCount } = await db.update(processes).set({ application, rules, leaving: false }).where(eq(processes.id, lease.id))
  if (rowCount === 0) {
    lease.lose()
    throw new NotStored(`${takenOver(database)}.`)
  }
  await db.execute(sql`select pg_notify(${SHARDS_CHANGED}, ${lease.id})`)
  return isKept ? first.count : recommended
}

/** Other shards take the place of the present ones. Each of them may have tables of the latest rules. */
async function divideAnew(db: Db, { application, recommended: count }: Entry, rules: number): Promise<void> {
  await db.delete(shards)
  const freedAt = sql`clock_timestamp()`
  await db.insert(shards).values(Array.from({ length: count }, (_, shard) => ({ shard, count, application, freedAt, rules })))
}

function ofAnotherApplication(database: string): StoreUnavailable {
  const advice = 'correct DISCORD_TOKEN, or set DATABASE_URL to another database.'
  return new StoreUnavailable('in-use', `The database ${database} is used by bots of another application on Discord: ${advice}`)
}
