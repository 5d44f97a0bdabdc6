/** The bot's connections to Discord's gateway: one for each shard that this process holds. */
import { DiscordAPIError, type REST } from '@discordjs/rest'
import { DefaultWebSocketManagerOptions, type FetchingStrategyOptions } from '@discordjs/ws'
import {
  type APIGatewayBotInfo,
  GatewayIntentBits,
  type GatewayReadyDispatchData,
  type RESTGetAPICurrentUserResult,
  type RESTGetCurrentApplicationResult,
  Routes,
} from 'discord-api-types/v10'
import type { ShardSession } from '../../cluster/ports.js'
import type { Clock } from '../../tables/model/ports.js'
import type { Log } from './log.js'
import { waitForSession } from './session-starts.js'
import { createShardConnection, type ShardConnection } from './shard-connection.js'
import type { ShardHoldings } from './shard-holdings.js'
import type { ShardHosts } from './shard-hosts.js'
import { type BotUnavailable, closedForGood, refusedToken, unreachable } from './unavailable.js'

/** The bot's identity on Discord. */
interface Self {
  readonly userId: string
  readonly applicationId: string
}

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
  const held = new Map<number, ShardConnection>()
  /** By shard, those that are being closed because this process no longer holds them, although nobody has released them. */
  const leaving = new Map<number, Promise<ShardSession | null>>()
  /** By shard. */
  const servers = new Map<number, number>()
  let self: Self | null = null
  let lost: BotUnavailable | null = null
  let isBegun = false

  function know(found: Self): void {
    if (self !== null) return
    self = found
    meet(found)
  }

  /** Without a new session Discord does not say by itself who the bot is. */
  async function whoIsIt(): Promise<Self> {
    if (self !== null) return self
    const { id: userId } = (await rest.get(Routes.user())) as RESTGetAPICurrentUserResult
    const { id: applicationId } = (await rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult
    know({ userId, applicationId })
    return { userId, applicationId }
  }

  /** What Discord does not do at the start, the operator is told in one sentence. */
  async function demand<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } catch (cause) {
      throw loginFailure(cause, where)
    }
  }

  function take(shard: number, count: number, settings: FetchingStrategyOptions): Promise<void> {
    const { max_concurrency: keys } = settings.gatewayInformation.session_start_limit
    const connection = createShardConnection({
      shard,
      settings,
      holdings,
      clock,
      log,
      waitForSession: (signal) => waitForSession({ rest, clock, log, holdings }, shard, keys, signal),
      hear: (payload) => hosts.hear(shard, payload),
      prepare: () => hosts.open(shard, count),
      async recalled() {
        await whoIsIt()
        hosts.begin(shard)
      },
      ready({ user, application, guilds }: GatewayReadyDispatchData) {
        servers.set(shard, guilds.length)
        know({ userId: user.id, applicationId: application.id })
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
  }

  function drop(shard: number, connection: ShardConnection): void {
    if (held.get(shard) !== connection) return
    held.delete(shard)
    servers.delete(shard)
  }

  async function release(shard: number): Promise<ShardSession | null> {
    const connection = held.get(shard)
    return connection === undefined ? (leaving.get(shard) ?? null) : closeInPeace(shard, connection)
  }

  /** Resolves when what was heard is done, to the session that can be resumed. Never rejects. */
  async function closeInPeace(shard: number, connection: ShardConnection): Promise<ShardSession | null> {
    drop(shard, connection)
    const [session] = await Promise.all([connection.release(), hosts.close(shard)])
    return session
  }

  /** Connects the first shards, and is ready to take others later. */
  async function begin(): Promise<void> {
    const information = (await demand(rest.get(Routes.gatewayBot()))) as APIGatewayBotInfo
    const { shards, session_start_limit: limit } = information
    const first: Promise<void>[] = []
    await holdings.begin(
      { shards, maxConcurrency: limit.max_concurrency, application: async () => (await demand(whoIsIt())).applicationId },
      {
        take(shard, count) {
          if (held.has(shard)) return
          const up = take(shard, count, settingsOf(token, information, count))
          // If Discord has closed it for good, `lose` has said so.
          up.catch(() => {})
          if (!isBegun) first.push(up)
        },
        release,
      },
    )
    await demand(Promise.all(first))
  }

  async function close(): Promise<void> {
    const all = [...held.values()]
    held.clear()
    await Promise.all(all.map((connection) => connection.close()))
  }

  const count = (are: 'isConnected' | 'isAway') => [...held.values()].filter((connection) => connection[are]()).length

  return {
    connected: () => isBegun && count('isAway') === 0,
    shards: () => ({ connected: count('isConnected'), away: isBegun ? count('isAway') : 0 }),
    async connect() {
      try {
        await begin()
        const known = await demand(whoIsIt())
        isBegun = true
        const areKnown = [...held.keys()].every((shard) => servers.has(shard))
        return { ...known, servers: areKnown ? [...servers.values()].reduce((sum, each) => sum + each, 0) : null }
      } catch (thrown) {
        await close()
        throw lost ?? thrown
      }
    },
    handOver: () => holdings.leave(),
    close,
  }
}

function settingsOf(token: string, gatewayInformation: APIGatewayBotInfo, shardCount: number): FetchingStrategyOptions {
  return { ...DefaultWebSocketManagerOptions, token, intents: GatewayIntentBits.Guilds, gatewayInformation, shardCount }
}

function loginFailure(cause: unknown, where: string): BotUnavailable {
  return cause instanceof DiscordAPIError && cause.status === 401 ? refusedToken(where, cause) : unreachable(where, cause)
}
