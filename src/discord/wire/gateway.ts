/** The bot's connections to Discord's gateway: one for each shard that this process holds. */
import { DiscordAPIError, type REST } from '@discordjs/rest'
import { DefaultWebSocketManagerOptions, type FetchingStrategyOptions } from '@discordjs/ws'
import { type APIGatewayBotInfo, GatewayIntentBits, Routes } from 'discord-api-types/v10'
import type { Clock } from '../../tables/model/ports.js'
import { createIdentity, type Self } from './identity.js'
import type { Log } from './log.js'
import { createShardConnections } from './shard-connections.js'
import type { ShardHoldings } from './shard-holdings.js'
import type { ShardHosts } from './shard-hosts.js'
import { type BotUnavailable, refusedToken, unreachable } from './unavailable.js'

export interface GatewayOptions {
  /** Requests the gateway's address and the recommended number of shards. */
  readonly rest: REST
  readonly token: string
  /** The name of the service, for the operator. */
  readonly where: string
  readonly clock: Pick<Clock, 'now' | 'after'>
  readonly log: Log
  readonly holdings: ShardHoldings
  /** Called once, before any event is heard. */
  readonly meet: (self: Self) => void
  /** Hear the events of each shard in Discord's order, but for interactions that come too late to be answered. */
  readonly hosts: ShardHosts
  /** Called when a shard will not come back. */
  readonly lose: (reason: BotUnavailable) => void
}

export interface Shards {
  readonly connected: number
  readonly away: number
}

export interface Gateway {
  /**
   * Connects the shards that this process holds at first. Resolves once all are connected, with the number of their servers.
   * It is null if a session was resumed, because Discord only tells it when a session begins. Throws {@link BotUnavailable}, or
   * what keeps the holdings from beginning.
   */
  connect(): Promise<Self & { readonly servers: number | null }>
  /** Whether none of the shards that this process holds is away. One that was just taken may still be connecting. */
  connected(): boolean
  /**
   * How many of the shards that this process holds are connected, and how many are away. Before all have been connected once,
   * none counts as away.
   */
  shards(): Shards
  /** Gives up the shards that another process could take. */
  handOver(): Promise<void>
  close(): Promise<void>
}

export function createGateway({ rest, token, where, clock, log, holdings, meet, hosts, lose }: GatewayOptions): Gateway {
  const identity = createIdentity(rest, meet)
  const connections = createShardConnections({ rest, clock, log, holdings, identity, hosts, lose })
  let isBegun = false
  let isClosed = false

  /** What Discord does not do at the start, the operator is told in one sentence. */
  async function demand<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } catch (cause) {
      throw loginFailure(cause, where)
    }
  }

  /** Connects the first shards, and is ready to take others later. */
  async function begin(): Promise<void> {
    const information = (await demand(rest.get(Routes.gatewayBot()))) as APIGatewayBotInfo
    // Otherwise the connections would stay.
    if (isClosed) return
    const { shards, session_start_limit: limit } = information
    const first: Promise<void>[] = []
    await holdings.begin(
      { shards, maxConcurrency: limit.max_concurrency, application: async () => (await demand(identity.find())).applicationId },
      {
        take(shard, count) {
          if (connections.has(shard)) return
          const up = connections.take(shard, count, settingsOf(token, information, count))
          // If Discord has closed it for good, `lose` has said so.
          up.catch(() => {})
          if (!isBegun) first.push(up)
        },
        release: connections.release,
      },
    )
    await demand(Promise.all(first))
  }

  return {
    connected: () => isBegun && connections.count('isAway') === 0,
    shards: () => ({ connected: connections.count('isConnected'), away: isBegun ? connections.count('isAway') : 0 }),
    async connect() {
      try {
        await begin()
        const known = await demand(identity.find())
        isBegun = true
        return { ...known, servers: connections.servers() }
      } catch (thrown) {
        await connections.close()
        throw connections.lost ?? thrown
      }
    },
    handOver: () => holdings.leave(),
    async close() {
      isClosed = true
      await connections.close()
    },
  }
}

function settingsOf(token: string, gatewayInformation: APIGatewayBotInfo, shardCount: number): FetchingStrategyOptions {
  return { ...DefaultWebSocketManagerOptions, token, intents: GatewayIntentBits.Guilds, gatewayInformation, shardCount }
}

function loginFailure(cause: unknown, where: string): BotUnavailable {
  return cause instanceof DiscordAPIError && cause.status === 401 ? refusedToken(where, cause) : unreachable(where, cause)
}
