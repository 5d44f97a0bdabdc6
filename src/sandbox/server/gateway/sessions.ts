import {
  type APIGatewayBotInfo,
  GatewayCloseCodes as Close,
  GatewayIntentBits,
  GatewayOpcodes as Op,
} from 'discord-api-types/v10'
import type { WebSocket } from 'ws'
import { callerWith } from '../callers.js'
import { isRecord } from '../validation/check.js'
import { botObject } from '../world/objects.js'
import type { Channel } from '../world/records.js'
import type { World } from '../world/world.js'
import { type Dispatch, guildCreation } from './dispatches.js'
import { type Refused, send, UNAUTHENTIC } from './frames.js'
import { Identifies } from './identifies.js'
import { Session } from './session.js'

const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent
/** How long a session without a client can be resumed. Discord speaks of a few minutes. */
const RESUMABLE_MS = 180_000
/** A shard keeps no more sessions without a client than these. */
const MOST_LOST = 4

/** How bots divide the guilds among their connections. */
export interface Sharding {
  /** The minimum number of shards, which is recommended, too. */
  readonly shards: number
  /** Absent for no limit: all shards may identify at once. */
  readonly maxConcurrency?: number
  /** How many sessions may begin in a day. */
  readonly sessionsADay: number
}

/**
 * The sessions of all bots: who may begin or resume one, and which events each gets. A shard may have several sessions at once,
 * each of which gets its events, until its client ends it or it times out.
 */
export class Sessions {
  readonly #world: World
  readonly #url: () => string
  readonly #shards: number
  readonly #sessions = new Map<string, Session>()
  readonly identifies: Identifies

  constructor(world: World, url: () => string, { shards, maxConcurrency, sessionsADay }: Sharding) {
    this.#world = world
    this.#url = url
    this.#shards = shards
    this.identifies = new Identifies(world.clock, { shards, maxConcurrency, sessionsADay })
  }

  /** GET /gateway/bot. */
  information(): APIGatewayBotInfo {
    return { url: this.#url(), shards: this.#shards, session_start_limit: this.identifies.limit() }
  }

  /** Sessions with a connected client. */
  connected(): readonly Session[] {
    return [...this.#sessions.values()].filter(({ socket }) => socket !== null)
  }

  /** The session of a connected client, once it has one. */
  of(client: WebSocket): Session | undefined {
    return [...this.#sessions.values()].find(({ socket }) => socket === client)
  }

  /** Sends an event to every session that it concerns, connected or resumable. */
  dispatch({ type, intent, guildId, data }: Dispatch): void {
    this.#dropTimedOut()
    for (const session of this.#sessions.values()) {
      if (session.serves(guildId) && (intent === 0 || (session.intents & intent) !== 0))
        session.dispatch(type, data(session.intents))
    }
  }

  /** Op 2: a session begins, and receives the bot and its guilds. */
  identify(client: WebSocket, data: unknown): Refused | null {
    const caller = this.#callerOf(data)
    if (!isRecord(data) || caller === null) return UNAUTHENTIC
    const { intents } = data
    if (typeof intents !== 'number' || !Number.isInteger(intents) || intents < 0)
      return [Close.InvalidIntents, 'Invalid intent(s).']
    if (intents & PRIVILEGED) return [Close.DisallowedIntents, 'Disallowed intent(s).']
    const shard = shardOf(data.shard)
    if (!shard) return [Close.InvalidShard, 'Invalid shard.']
    if (shard[1] < this.#shards) return [Close.ShardingRequired, 'Sharding required.']
    if (this.identifies.limit().remaining === 0) return [Close.AuthenticationFailed, 'Too many sessions today.']
    if (!this.identifies.admit(shard[0])) {
      send(client, Op.InvalidSession, false)
      return null
    }
    this.#dropLost(shard)
    const session = new Session(`session${this.#world.nextId()}`, intents, shard, client, caller)
    this.#sessions.set(session.id, session)
    this.#greet(session)
    return null
  }

  #greet(session: Session): void {
    const guilds = [...this.#world.guilds.values()].filter(({ id }) => session.serves(id))
    session.dispatch('READY', {
      v: 10,
      user: { ...botObject(this.#world), verified: true, mfa_enabled: false, email: null },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.#url(),
      shard: session.shard,
      application: { id: this.#world.bot.id, flags: 0 },
    })
    if (!(session.intents & GatewayIntentBits.Guilds)) return
    const channels = byGuild(this.#world.channels.values())
    for (const guild of guilds)
      session.dispatch('GUILD_CREATE', guildCreation(this.#world, guild, channels.get(guild.id) ?? []).data(session.intents))
  }

  /**
   * Op 6: a session continues on a new socket if everything it missed is still available. The socket that it had, perhaps another
   * process's, is cut.
   */
  resume(client: WebSocket, data: unknown): Refused | null {
    const caller = this.#callerOf(data)
    if (!isRecord(data) || caller === null) return UNAUTHENTIC
    const { session_id: id, seq: sequence } = data
    this.#dropTimedOut()
    const session = typeof id === 'string' ? this.#sessions.get(id) : undefined
    if (session && typeof sequence === 'number' && sequence > session.sequence) return [Close.InvalidSeq, 'Invalid seq.']
    if (typeof sequence !== 'number' || !session?.canReplay(sequence)) {
      send(client, Op.InvalidSession, false)
      return null
    }
    session.socket?.terminate()
    session.resume(client, sequence, caller)
    return null
  }

  /** The session's client is gone. It may come back for a while. */
  disconnect(session: Session): void {
    session.disconnect(this.#world.clock.now())
  }

  /** Makes the session impossible to resume. */
  forget(session: Session): void {
    this.disconnect(session)
    this.#sessions.delete(session.id)
  }

  forgetAll(): void {
    this.#sessions.clear()
  }

  #dropTimedOut(): void {
    const earliest = this.#world.clock.now() - RESUMABLE_MS
    for (const session of this.#sessions.values()) if (session.lostAt < earliest) this.forget(session)
  }

  /** Drops the oldest sessions without a client of a shard, which would only accumulate. */
  #dropLost([index]: Session['shard']): void {
    const lost = [...this.#sessions.values()].filter(({ socket, shard }) => socket === null && shard[0] === index)
    for (const session of lost.slice(0, -MOST_LOST)) this.forget(session)
  }

  /** The name of the process that says this. Null if it is not the bot. */
  #callerOf(data: unknown): string | null {
    return isRecord(data) ? callerWith(data.token, this.#world.bot.token) : null
  }
}

/** A single pass, however many guilds there are. */
function byGuild(channels: Iterable<Channel>): ReadonlyMap<string, readonly Channel[]> {
  const found = new Map<string, Channel[]>()
  for (const channel of channels) {
    const known = found.get(channel.guildId)
    if (known === undefined) found.set(channel.guildId, [channel])
    else known.push(channel)
  }
  return found
}

/** Shard 0 of 1 by default. Null if invalid. */
function shardOf(shard: unknown): readonly [number, number] | null {
  if (shard === undefined) return [0, 1]
  const [index, count] = Array.isArray(shard) ? shard : []
  const sound = Number.isInteger(index) && Number.isInteger(count) && index >= 0 && index < count
  return sound ? [index, count] : null
}
