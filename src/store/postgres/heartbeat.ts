/**
 * Tells the database every two seconds that this process is there, over a connection of its own. On the same connection it hears
 * what other programs tell.
 */
import { freeShards } from './cluster/evicting.js'
import { drizzleOn } from './connection/drizzle.js'
import { RENEWAL } from './connection/lease.js'
import { type Limits, Session } from './connection/session.js'
import { type Channel, SHARDS_CHANGED, TABLES_CHANGED } from './notices.js'
import { createWakefulness } from './wakefulness.js'

const RENEW_MS = 2_000
const AGAIN_MS = 250

const LIMITS: Limits = { statement: 1_500, lock: 1_000, rest: 1_500 }
const ANSWER_MS = 2_000

/** How long a process that ends may wait for the database. */
const GOODBYE_MS = 1_000

const LEAVING = 'with gone as (delete from processes where id = $1 returning id) select pg_notify($2::text, id) from gone'

export interface HeartbeatOptions {
  readonly url: string
  /** The name of its connection. */
  readonly name: string
  /** The id of the process. */
  readonly id: string
  /** Called once when others have taken over from this process. */
  readonly lose: () => void
}

/** Gets what was told, or null after a time in which anything may have been told. */
type Hear = (told: string | null) => void

export interface Heartbeat {
  /** From now on `hear` gets what is told on a channel. */
  listen(channel: Channel, hear: Hear): void
  /** False if this process was taken for dead, or slept for so long that it may have been, until it knows better. */
  isAwake(): boolean
  /** Removes this process from the database and frees its shards, if that is within reach. */
  release(): Promise<void>
}

/** The process must be in the database already. Rejects if it cannot connect. */
export async function startHeartbeat({ url, name, id, lose }: HeartbeatOptions): Promise<Heartbeat> {
  const ears = new Map<string, readonly Hear[]>()
  let isOver = false
  let next: NodeJS.Timeout | undefined
  let latest: Session | null = null
  let session = await listening()
  const wakefulness = createWakefulness()

  async function listening(): Promise<Session> {
    const fresh = new Session({ url, name, limits: LIMITS })
    latest = fresh
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const hear of ears.get(channel) ?? []) hear(payload)
    })
    await fresh.open()
    try {
      await fresh.ask(`listen ${TABLES_CHANGED}; listen ${SHARDS_CHANGED}`)
      return fresh
    } catch (thrown) {
      // A server that only follows another one lets connections in and refuses this.
      fresh.cut()
      throw thrown
    }
  }

  /** Resolves to when to renew next. */
  async function renew(): Promise<number> {
    const isThere = wakefulness.renewal()
    try {
      if (session.isOver) {
        session = await listening()
        for (const hear of [...ears.values()].flat()) hear(null)
      }
      const { rowCount } = await session.ask(RENEWAL, [id], ANSWER_MS)
      if (rowCount !== 0) isThere()
      else if (!isOver) {
        isOver = true
        session.cut()
        lose()
      }
      return wakefulness.isAwake() ? RENEW_MS : AGAIN_MS
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
    listen(channel, hear) {
      ears.set(channel, [...(ears.get(channel) ?? []), hear])
    },
    isAwake: () => !isOver && wakefulness.isAwake(),
    async release() {
      isOver = true
      clearTimeout(next)
      wakefulness.close()
      const late = setTimeout(() => latest?.cut(), GOODBYE_MS)
      await renewing
      try {
        // If the database is out of reach, others see that this process is silent.
        await session.ask(LEAVING, [id, SHARDS_CHANGED])
        await freeShards(
          drizzleOn((statement, values) => session.ask(statement, values)),
          [id],
          id,
        )
      } catch {
        // What is left undone others do.
      }
      clearTimeout(late)
      await session.close()
    },
  }
}
