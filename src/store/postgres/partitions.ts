/** Which rows are those of a partition's servers. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Partition } from '../../cluster/ports.js'

/** All servers. */
export const ALL: Partition = { shard: 0, count: 1 }

/** The condition that a server is one of the partition. None for all servers, whose ids may then be anything. */
export function inPartition(guildId: SQLWrapper, { shard, count }: Partition): SQL | undefined {
  return count === 1 ? undefined : sql`(${guildId}::bigint >> 22) % ${count} = ${shard}`
}

/** Whether a server is one of the partition. */
export function isInPartition(guildId: string, { shard, count }: Partition): boolean {
  return count === 1 || (BigInt(guildId) >> 22n) % BigInt(count) === BigInt(shard)
}
