/**
 * Frees the shards of dead processes. Such a process is first removed from the table, so that no new connection of it may write.
 * Then its remaining connections are ended. Once none is left, its shards are freed. Each step may be done by any process.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { HEARD, IS_SILENT, sessionName } from '../connection/lease.js'
import type { Db } from '../link.js'
import { SHARDS_CHANGED } from '../notices.js'

/** A process as the database sees it. */
export interface Seen {
  readonly id: string
  /** Whether it was not heard of for longer than it may be silent. */
  readonly isSilent: boolean
  /** Whether it has no connection, although the server is still the one that heard of it last. */
  readonly isAbsent: boolean
}

/** The connections of processes, each with the id of its process. */
const CONNECTIONS = sql.raw(`(select pid, substr(application_name, ${sessionName('').length + 1}) as process
  from pg_stat_activity where datname = current_database() and application_name ~ '^${sessionName('[0-9a-f]{16}')}$')`)

const SILENT = sql.raw(IS_SILENT)
const ABSENT = sql`pg_postmaster_start_time() < ${sql.raw(HEARD)}
  and id not in (select process from ${CONNECTIONS} as connections)`

/** Whether a row of the table of processes is silent and absent. */
export const SEEN = { isSilent: sql`(${SILENT})`, isAbsent: sql`(${ABSENT})` }

/** The ids of processes that are not in the table and have connections, as an array. */
export const STRANGERS = sql`array(select distinct process from ${CONNECTIONS} as connections
  where process not in (select id from processes))`

/** A list of ids as one parameter. */
const these = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::text[])`

/** How many looks in a row must find a process silent or absent. It then had the time to reconnect, and to be heard of again. */
const LOOKS = 6
/** Only looks at least this far apart are counted. */
const APART_MS = 400
/** After a longer gap, counting starts anew: this process was itself stopped, and all others may have been, too. */
const ROW_MS = 3_000

/** How long looks do not count after the database was out of reach. Others may reach it later, as after a failover. */
const PATIENCE_MS = 6_000

export interface DeathWatch {
  /** Which of these processes are dead, judging by the earlier calls as well. */
  deadAmong(seen: readonly Seen[]): readonly string[]
  /** The database is out of reach for this process, and so perhaps for others. */
  blind(): void
}

/** `now` is in milliseconds. */
export function createDeathWatch(now = () => performance.now()): DeathWatch {
  let looks: ReadonlyMap<string, number> = new Map()
  let countedAt = Number.NEGATIVE_INFINITY
  let patientUntil = Number.NEGATIVE_INFINITY
  return {
    deadAmong(seen) {
      const sinceMs = now() - countedAt
      const before = sinceMs > ROW_MS ? new Map<string, number>() : looks
      const more = sinceMs >= APART_MS && now() >= patientUntil ? 1 : 0
      if (more > 0) countedAt = now()
      const lifeless = seen.filter(({ isSilent, isAbsent }) => isSilent || isAbsent)
      looks = new Map(lifeless.map(({ id }) => [id, (before.get(id) ?? 0) + more]))
      return lifeless.map(({ id }) => id).filter((id) => (looks.get(id) ?? 0) >= LOOKS)
    },
    blind() {
      looks = new Map()
      patientUntil = now() + PATIENCE_MS
    },
  }
}

/**
 * Removes processes from the table, but for those that have shown themselves meanwhile. Resolves to the ids of those removed.
 * `by` is the process that does so.
 */
export async function dismiss(db: Db, ids: readonly string[], by: string): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ readonly id: string }>(sql`
    with dismissed as (
      delete from processes where id = ${these(ids)} and (${SEEN.isSilent} or ${SEEN.isAbsent}) returning id)
    select id, pg_notify(${SHARDS_CHANGED}, ${by}) from dismissed`)
  return rows.map(({ id }) => id)
}

/** The ids of processes that are not in the table and have connections. */
export async function strangersIn(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute<{ readonly ids: readonly string[] }>(sql`select ${STRANGERS} as ids`)
  return rows[0]?.ids ?? []
}

/** The server needs a moment to end a connection. */
const ENDING_MS = 50

/**
 * Ends the connections of processes that are not in the table. That is asked again, because a process may have been added to the
 * table just after the caller looked.
 */
export async function endConnections(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await db.execute(sql`select pg_terminate_backend(pid) from ${CONNECTIONS} as connections
    where process = ${these(ids)} and process not in (select id from processes)`)
  if (rows.length > 0) await pause(ENDING_MS)
}

/**
 * Frees the shards of processes that are not in the table, but for those that still have a connection beside this one. `by` is
 * the process that does so.
 */
export async function freeShards(db: Db, ids: readonly string[], by: string): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    with freed as (
      update shards set holder = null, freed_at = clock_timestamp()
      where holder = ${these(ids)} and holder not in (
        select process from ${CONNECTIONS} as connections where pid <> pg_backend_pid())
      returning shard)
    select pg_notify(${SHARDS_CHANGED}, ${by}) from freed`)
}
