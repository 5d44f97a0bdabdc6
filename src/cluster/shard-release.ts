/** Gives up shards: each is closed in peace, and then free for others. */
import type { Logger } from '../tables/model/ports.js'
import { LATE, type Timer, within } from '../tables/service/waiting.js'
import type { Attempt } from './attempts.js'
import type { ShardRegistry, ShardSession, Situation } from './ports.js'
import type { ShardSessions } from './shard-sessions.js'

export interface ShardReleaseDeps {
  readonly registry: Pick<ShardRegistry, 'release'>
  readonly timer: Timer
  readonly log: Pick<Logger, 'warn'>
  readonly attempt: Attempt
  readonly sessions: ShardSessions
  /** Closes a shard, and resolves to the session that can be resumed. Never rejects. */
  readonly close: (shard: number) => Promise<ShardSession | null>
}

export interface ShardRelease {
  /** The shards under way. */
  shards(): ReadonlySet<number>
  /** Gives up a shard. Resolves when it is free, or when that could not be stored yet. Never rejects. */
  give(shard: number): Promise<void>
  /** Closes a shard that another process may have by now. Nothing is stored. Never rejects. */
  drop(shard: number): Promise<void>
  /** Tries again to free what is closed. Never rejects. */
  goOn(): Promise<void>
  /** Forgets what need not be freed any more, as things stand. */
  see(situation: Situation): void
  /** How many shards have been given up so far. */
  given(): number
}

/** After this time a shard is given up even if not all of its events have been handled. */
const CLOSING_MS = 8_000

interface Releasing {
  /** What to leave to the next holder. Null as long as the shard is not closed, and if nothing is to be stored. */
  left: { readonly session: ShardSession | null } | null
  isStoring: boolean
}

export function createShardRelease({ registry, timer, log, attempt, sessions, close }: ShardReleaseDeps): ShardRelease {
  const underWay = new Map<number, Releasing>()
  let given = 0

  function start(shard: number): Releasing {
    const releasing = { left: null, isStoring: false }
    underWay.set(shard, releasing)
    return releasing
  }

  async function closed(shard: number): Promise<ShardSession | null> {
    const session = await within(timer, CLOSING_MS, close(shard))
    if (session !== LATE) return session
    log.warn({ shard }, `a shard was given up although it could not be closed in order within ${CLOSING_MS / 1000} seconds`)
    return null
  }

  async function store(shard: number, releasing: Releasing): Promise<void> {
    const { left, isStoring } = releasing
    if (left === null || isStoring) return
    releasing.isStoring = true
    const free = async () => {
      await registry.release(shard, left.session)
      return true
    }
    const isFree = await attempt(free, 'shards could not be given up, will try again', false)
    releasing.isStoring = false
    if (!isFree) return
    underWay.delete(shard)
    given++
  }

  return {
    shards: () => new Set(underWay.keys()),
    given: () => given,
    async give(shard) {
      const releasing = start(shard)
      // A shard that was never connected has the session that it was taken with.
      const session = (await closed(shard)) ?? sessions.of(shard)
      sessions.forget(shard)
      releasing.left = { session }
      await store(shard, releasing)
    },
    async drop(shard) {
      start(shard)
      sessions.forget(shard)
      await closed(shard)
      underWay.delete(shard)
    },
    async goOn() {
      await Promise.all([...underWay].map(([shard, releasing]) => store(shard, releasing)))
    },
    see({ self, shards }) {
      for (const { shard, holder } of shards) {
        const releasing = underWay.get(shard)
        // A call that rejected may have been stored nevertheless.
        if (holder !== self && releasing?.left && !releasing.isStoring) underWay.delete(shard)
      }
    },
  }
}
