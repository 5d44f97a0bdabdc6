/** Which rows are those of a share's servers. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Share } from '../../cluster/ports.js'

/** All servers. */
export const ALL: Share = { shard: 0, count: 1 }

/** The condition that a server is one of the share. None for all servers, whose ids may then be anything. */
export function inShare(guildId: SQLWrapper, { shard, count }: Share): SQL | undefined {
  return count === 1 ? undefined : sql`(${guildId}::bigint >> 22) % ${count} = ${shard}`
}

/** Whether a server is one of the share. */
export function isInShare(guildId: string, { shard, count }: Share): boolean {
  return count === 1 || (BigInt(guildId) >> 22n) % BigInt(count) === BigInt(shard)
}
