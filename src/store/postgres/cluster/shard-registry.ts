/** What the bot's processes know of each other and of shards, in PostgreSQL. */
import { type SQL, sql } from 'drizzle-orm'
import type { ShardRegistry, ShardSession } from '../../../cluster/ports.js'
import { NotStored } from '../../../tables/model/not-stored.js'
import { type Lease, takenOver } from '../connection/lease.js'
import { often } from '../connection/prepared.js'
import type { Heartbeat } from '../heartbeat.js'
import type { Link } from '../link.js'
import { SHARDS_CHANGED } from '../notices.js'
import { enter } from './entering.js'
import { takeIdentifyTurn } from './identify-turns.js'
import { createLooking } from './looking.js'

export interface ShardRegistryOptions extends Pick<Heartbeat, 'listen' | 'isAwake'> {
  readonly link: Pick<Link, 'db' | 'trouble' | 'transaction'>
  /** The lease of this process. */
  readonly lease: Lease
  /** The name of the database for the operator. */
  readonly database: string
}

export function createShardRegistry({ link, lease, database, listen, isAwake }: ShardRegistryOptions): ShardRegistry {
  const { db } = link
  const self = lease.id
  const look = createLooking(link, self)
  let rules = 0

  /** Makes a change in one statement, tells the others of it, and resolves to the rows that it returns. */
  async function change(statement: SQL): Promise<readonly Record<string, unknown>[]> {
    const changed = sql`with changed as (${statement}) select changed.*, pg_notify(${SHARDS_CHANGED}, ${self}) from changed`
    return (await db.execute(changed)).rows
  }

  return {
    enter(entry) {
      rules = entry.rules
      return enter({ link, lease, database, look }, entry)
    },
    async look() {
      const { processes, shards } = await look()
      if (processes.every(({ id }) => id !== self)) {
        lease.lose()
        throw new NotStored(`${takenOver(database)}.`)
      }
      const peers = processes.flatMap(({ id, rules, isLeaving }) => (rules === null ? [] : [{ id, isLeaving, rules }]))
      return { self, peers, shards }
    },
    async take(shard) {
      // If the answer to an earlier try was lost, it is this process's already.
      const [taken] = await change(sql`
        update shards set holder = ${self}, freed_at = null, rules = ${rules}
        where shard = ${shard} and (holder is null or holder = ${self}) and rules <= ${rules} returning session`)
      return taken === undefined ? null : { session: sessionIn(taken.session) }
    },
    async release(shard, session) {
      await change(sql`
        update shards set holder = null, freed_at = clock_timestamp(), session = ${textOf(session)}
        where shard = ${shard} and holder = ${self} returning shard`)
    },
    async note(sessions) {
      if (sessions.size === 0) return
      const [numbers, texts] = [[...sessions.keys()], [...sessions.values()].map(textOf)]
      await often(
        db,
        sql`
        update shards set session = noted.session
        from unnest(${sql.param(numbers)}::integer[], ${sql.param(texts)}::text[]) as noted (shard, session)
        where shards.shard = noted.shard and holder = ${self}`,
      )
    },
    async leave() {
      await change(sql`update processes set leaving = true where id = ${self} returning id`)
    },
    turn: (key) => takeIdentifyTurn(db, key),
    isAwake,
    onChange(call) {
      listen(SHARDS_CHANGED, (told) => {
        if (told !== self) call()
      })
    },
  }
}

const textOf = (session: ShardSession | null) => (session === null ? null : JSON.stringify(session))
const sessionIn = (stored: unknown): ShardSession | null => (typeof stored === 'string' ? JSON.parse(stored) : null)
