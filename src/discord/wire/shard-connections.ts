/** The connections of the shards that this process holds. */
import type { REST } from '@discordjs/rest'
import type { FetchingStrategyOptions } from '@discordjs/ws'
import type { GatewayReadyDispatchData } from 'discord-api-types/v10'
import type { ShardSession } from '../../cluster/ports.js'
import type { Clock } from '../../tables/model/ports.js'
import type { Identity } from './identity.js'
import type { Log } from './log.js'
import { waitForSession } from './session-starts.js'
import { createShardConnection, type ShardConnection } from './shard-connection.js'
import type { ShardHoldings } from './shard-holdings.js'
import type { ShardHosts } from './shard-hosts.js'
import { type BotUnavailable, closedForGood } from './unavailable.js'

export interface ShardConnectionsDeps {
  readonly rest: REST
  readonly clock: Pick<Clock, 'now' | 'after'>
  readonly log: Log
  readonly holdings: ShardHoldings
  readonly identity: Identity
  readonly hosts: ShardHosts
  /** Called when a shard will not come back. */
  readonly lose: (reason: BotUnavailable) => void
}

export interface ShardConnections {
  /** Why the first shard was lost that will not come back. */
  readonly lost: BotUnavailable | null
  has(shard: number): boolean
  /** Resolves once the shard is connected, or given up. Rejects if Discord has closed the connection for good. */
  take(shard: number, count: number, settings: FetchingStrategyOptions): Promise<void>
  /** As `ShardHolder.release`. */
  release(shard: number): Promise<ShardSession | null>
  count(are: 'isConnected' | 'isAway'): number
  /** The number of servers. Null if a session was resumed, because Discord only tells it when a session begins. */
  servers(): number | null
  /** Ends all sessions, so that nobody can resume them. */
  close(): Promise<void>
}

export function createShardConnections(deps: ShardConnectionsDeps): ShardConnections {
  const { rest, clock, log, holdings, identity, hosts, lose } = deps
  const held = new Map<number, ShardConnection>()
  /** By shard, those that are being closed because this process no longer holds them, although nobody has released them. */
  const leaving = new Map<number, Promise<ShardSession | null>>()
  /** By shard. */
  const servers = new Map<number, number>()
  let lost: BotUnavailable | null = null

  /** Resolves when what was heard is done, to the session that can be resumed. Never rejects. */
  async function closeInPeace(shard: number, connection: ShardConnection): Promise<ShardSession | null> {
    if (held.get(shard) === connection) {
      held.delete(shard)
      servers.delete(shard)
    }
    const [session] = await Promise.all([connection.release(), hosts.close(shard)])
    return session
  }

  return {
    get lost() {
      return lost
    },
    has: (shard) => held.has(shard),
    take(shard, count, settings) {
      const { max_concurrency: keys } = settings.gatewayInformation.session_start_limit
      const connection = createShardConnection({
        shard,
        settings,
        holdings,
        clock,
        log,
        waitForSession: (signal) => waitForSession({ rest, clock, log, holdings }, shard, { shards: count, keys }, signal),
        hear: (payload) => hosts.hear(shard, payload),
        prepare: () => hosts.open(shard, count),
        async recalled() {
          await identity.find()
          hosts.begin(shard)
        },
        ready({ user, application, guilds }: GatewayReadyDispatchData) {
          servers.set(shard, guilds.length)
          identity.know({ userId: user.id, applicationId: application.id })
          hosts.begin(shard)
        },
        closed(code) {
          lost ??= closedForGood(code)
          if (lost !== null) lose(lost)
        },
        troubled(err) {
          if (lost === null) log.warn({ err, shard }, 'the connection to Discord has a problem')
        },
        taken() {
          const closed = closeInPeace(shard, connection)
          leaving.set(shard, closed)
          void closed.then(() => leaving.get(shard) === closed && leaving.delete(shard))
        },
      })
      held.set(shard, connection)
      return connection.connect()
    },
    async release(shard) {
      const connection = held.get(shard)
      return connection === undefined ? (leaving.get(shard) ?? null) : closeInPeace(shard, connection)
    },
    count: (are) => [...held.values()].filter((connection) => connection[are]()).length,
    servers() {
      const areKnown = [...held.keys()].every((shard) => servers.has(shard))
      return areKnown ? [...servers.values()].reduce((sum, each) => sum + each, 0) : null
    },
    async close() {
      const all = [...held.values()]
      held.clear()
      await Promise.all(all.map((connection) => connection.close()))
    },
  }
}
