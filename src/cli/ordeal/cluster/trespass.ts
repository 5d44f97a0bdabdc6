/** Finds what a process tells Discord about a server whose shard another process has. */
import type { Arrived } from '../../../sandbox/server/callers.js'
import { shardOf } from '../wire/servers.js'
import type { ShardWatch } from './shard-watch.js'

/**
 * Why a request must not have been sent. Null if it may. A process that has taken a shard may write before it is connected with
 * it, so a shard is known to be another's only while that process is connected and well. A former owner may still tell users that
 * nothing came of what they pressed, because nobody else can. For the same reason any process may take away its own private
 * message once it has shown a newer one in its place.
 */
export function trespassOf({ caller, method, path, guildId }: Arrived, shards: number, shardWatch: ShardWatch): string | null {
  if (method === 'GET' || guildId === null) return null
  const shard = shardOf(guildId, shards)
  const owner = shardWatch.ownerOf(shard)
  if (owner === null || owner === caller) return null
  if (IS_ANSWER.test(path) && (method === 'DELETE' || !shardWatch.isWell(caller))) return null
  return `${caller} sent ${method} ${withoutToken(path)} while ${owner} had shard ${shard}`
}

const IS_ANSWER = /^\/(?:interactions|webhooks)\//

const withoutToken = (path: string) => path.replace(/^(\/(?:interactions|webhooks)\/\d+\/)[^/]+/, '$1…')
