/** The session of a shard's connection, up to the last event that was heard: another process can resume it from there. */
import type { SessionInfo } from '@discordjs/ws'
import type { ShardSession } from '../../cluster/ports.js'
import type { ShardHoldings } from './shard-holdings.js'

export interface HeardSession {
  /** Null if nothing of a session was heard. */
  latest(): ShardSession | null
  /** As the library knows it: its sequence may be ahead of what was heard. */
  ofLibrary(): SessionInfo | null
  /** The library has begun or continued a session. Null if it is over. */
  update(next: SessionInfo | null): void
  /** The event with this number was heard. */
  hear(sequence: number): void
  /** Continues with what an earlier holder left. */
  resume(left: ShardSession): void
}

export function createHeardSession(shard: number, holdings: Pick<ShardHoldings, 'note'>): HeardSession {
  let session: SessionInfo | null = null
  let heard: ShardSession | null = null

  return {
    latest: () => heard,
    ofLibrary: () => session,
    update(next) {
      session = next
      if (next !== null) return
      heard = null
      holdings.note(shard, null)
    },
    hear(sequence) {
      if (session === null) return
      const { sessionId: id, resumeURL: resumeUrl, shardCount: count } = session
      heard = { id, resumeUrl, count, sequence }
      holdings.note(shard, heard)
    },
    resume(left) {
      heard = left
      session = { sessionId: left.id, resumeURL: left.resumeUrl, sequence: left.sequence, shardId: shard, shardCount: left.count }
    },
  }
}
