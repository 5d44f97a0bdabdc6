/** The sessions of this process's shards: those that earlier holders left, and what was noted since. */
import type { ShardRegistry, ShardSession } from './ports.js'

export interface ShardSessions {
  /** The latest session of a shard. */
  of(shard: number): ShardSession | null
  /** A shard was taken with the session that is stored. */
  left(shard: number, session: ShardSession | null): void
  note(shard: number, session: ShardSession | null): void
  /** A shard is no longer this process's. */
  forget(shard: number): void
  /** Stores what has changed. If it rejects, the next call stores it, or what is newer by then. */
  write(): Promise<void>
}

export function createShardSessions(registry: Pick<ShardRegistry, 'note'>): ShardSessions {
  const known = new Map<number, ShardSession | null>()
  let changed = new Set<number>()

  return {
    of: (shard) => known.get(shard) ?? null,
    left: (shard, session) => void known.set(shard, session),
    note(shard, session) {
      known.set(shard, session)
      changed.add(shard)
    },
    forget(shard) {
      known.delete(shard)
      changed.delete(shard)
    },
    async write() {
      if (changed.size === 0) return
      const writing = new Map([...changed].map((shard) => [shard, known.get(shard) ?? null]))
      changed = new Set()
      try {
        await registry.note(writing)
      } catch (thrown) {
        // Meanwhile a shard may have been given up, and even taken anew.
        for (const [shard, session] of writing) if (known.get(shard) === session) changed.add(shard)
        throw thrown
      }
    },
  }
}
