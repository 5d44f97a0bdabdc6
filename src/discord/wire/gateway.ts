/** The bot's connections to Discord's gateway: as many shards as Discord recommends, all in this process. */
import { DiscordAPIError, type REST } from '@discordjs/rest'
import { type SessionInfo, WebSocketManager, WebSocketShardEvents } from '@discordjs/ws'
import { type GatewayDispatchPayload, GatewayIntentBits, type GatewayReadyDispatchData } from 'discord-api-types/v10'
import type { Log } from './log.js'
import { type BotUnavailable, closedForGood, refusedToken, unreachable } from './unavailable.js'

/** The bot's identity on Discord. */
interface Self {
  readonly userId: string
  readonly applicationId: string
  /** The number of servers it is on. */
  readonly servers: number
}

export interface GatewayOptions {
  /** Requests the gateway's address and the recommended number of shards. */
  readonly rest: REST
  readonly token: string
  /** The name of the service, for the operator. */
  readonly where: string
  readonly log: Log
  /** Gets every event of every shard, in the order in which the shard sent them. */
  readonly hear: (payload: GatewayDispatchPayload) => void
  /** Called when a shard will not come back. */
  readonly lose: (reason: BotUnavailable) => void
}

export interface Shards {
  readonly connected: number
  readonly away: number
}

export interface Gateway {
  /** Connects all shards. Resolves once all are identified. Throws {@link BotUnavailable}. */
  connect(): Promise<Self>
  /** Whether all shards are connected. */
  connected(): boolean
  /** How many shards are connected, and how many are not. Before all have been connected once, none counts as away. */
  shards(): Shards
  close(): Promise<void>
}

export function createGateway({ rest, token, where, log, hear, lose }: GatewayOptions): Gateway {
  // By default the library shares these among all bots of the process.
  const sessions = new Map<number, SessionInfo>()
  const shards = new WebSocketManager({
    rest,
    token,
    intents: GatewayIntentBits.Guilds,
    retrieveSessionInfo: (shard) => sessions.get(shard) ?? null,
    updateSessionInfo(shard, session) {
      if (session === null) sessions.delete(shard)
      else sessions.set(shard, session)
    },
  })
  const up = new Set<number>()
  let wanted = Number.POSITIVE_INFINITY
  let self: GatewayReadyDispatchData | null = null
  let lost: BotUnavailable | null = null
  /** By shard. */
  const servers = new Map<number, number>()

  shards.on(WebSocketShardEvents.Dispatch, hear)
  shards.on(WebSocketShardEvents.Ready, (data, shard) => {
    self = data
    servers.set(shard, data.guilds.length)
    up.add(shard)
  })
  shards.on(WebSocketShardEvents.Resumed, (shard) => up.add(shard))
  shards.on(WebSocketShardEvents.Closed, (code, shard) => {
    up.delete(shard)
    lost ??= closedForGood(code)
    if (lost !== null) lose(lost)
  })
  shards.on(WebSocketShardEvents.Error, (err, shard) => {
    if (lost === null) log.warn({ err, shard }, 'the connection to Discord has a problem')
  })
  // The library reconnects by itself.
  shards.on(WebSocketShardEvents.SocketError, (err, shard) => log.debug({ err, shard }, 'a connection to Discord has broken'))

  return {
    connected: () => up.size >= wanted,
    shards: () => ({ connected: up.size, away: Number.isFinite(wanted) ? Math.max(0, wanted - up.size) : 0 }),
    async connect() {
      try {
        await shards.connect()
        wanted = await shards.getShardCount()
      } catch (cause) {
        await shards.destroy()
        throw lost ?? loginFailure(cause, where)
      }
      if (self === null) throw unreachable(where, new Error('it does not say who the bot is'))
      const all = [...servers.values()].reduce((sum, count) => sum + count, 0)
      return { userId: self.user.id, applicationId: self.application.id, servers: all }
    },
    async close() {
      up.clear()
      await shards.destroy()
    },
  }
}

function loginFailure(cause: unknown, where: string): BotUnavailable {
  return cause instanceof DiscordAPIError && cause.status === 401 ? refusedToken(where, cause) : unreachable(where, cause)
}
