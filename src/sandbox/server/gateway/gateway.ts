import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type APIGatewayBotInfo,
  GatewayCloseCodes as Close,
  GatewayIntentBits,
  GatewayOpcodes as Op,
} from 'discord-api-types/v10'
import { type WebSocket, WebSocketServer } from 'ws'
import { isRecord } from '../validation/check.js'
import { botObject } from '../world/objects.js'
import type { Channel } from '../world/records.js'
import type { World } from '../world/world.js'
import { type Dispatch, dispatchesOf, guildCreation } from './dispatches.js'
import { Session } from './session.js'

const HEARTBEAT_INTERVAL = 41_250
const MAX_PAYLOAD = 4096
/** Longer messages are not even taken in: the connection ends with 1009. */
const MOST_BYTES = 16 * MAX_PAYLOAD
const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent
/** IDENTIFYs that a token has per day. */
const DAILY_IDENTIFIES = 1000

/** Why a client's socket is closed. */
type Refused = readonly [code: Close, reason: string]

const ALREADY: Refused = [Close.AlreadyAuthenticated, 'Already authenticated.']
const UNAUTHENTIC: Refused = [Close.AuthenticationFailed, 'Authentication failed.']

/** Discord's gateway, version 10 in JSON without compression. */
export class Gateway {
  readonly #world: World
  readonly #url: () => string
  /** How many connections bots have to divide the guilds among at least. */
  readonly #shards: number
  readonly #server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MOST_BYTES })
  readonly #sessions = new Map<string, Session>()
  #identifies = 0
  /** Clients that are connected and not yet spoken to; null while nobody is kept waiting. */
  #waiting: (() => void)[] | null = null

  constructor(world: World, url: () => string, shards: number) {
    this.#world = world
    this.#url = url
    this.#shards = shards
    world.subscribe((change) => {
      for (const dispatch of dispatchesOf(world, change)) this.dispatch(dispatch)
    })
  }

  /** GET /gateway/bot. */
  information(): APIGatewayBotInfo {
    const remaining = DAILY_IDENTIFIES - this.#identifies
    return {
      url: this.#url(),
      shards: this.#shards,
      session_start_limit: { total: DAILY_IDENTIFIES, remaining, reset_after: 86_400_000, max_concurrency: this.#shards },
    }
  }

  /** Whether a bot is identified and connected with all of its shards. */
  get online(): boolean {
    const connected = this.#connected()
    return connected.length > 0 && connected.length >= (connected[0]?.shard[1] ?? 1)
  }

  /** The numbers of the shards that are connected, ascending. */
  get shards(): readonly number[] {
    return this.#connected()
      .map(({ shard: [index] }) => index)
      .sort((one, other) => one - other)
  }

  /** Takes over a socket that was let in; `query` says in which way its client wants to speak. */
  upgrade(query: URLSearchParams, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (client) => {
      const welcome = () => this.#welcome(client, query)
      if (this.#waiting === null) welcome()
      else this.#waiting.push(welcome)
    })
  }

  /** Sends an event to every session that it concerns, connected or to be resumed. */
  dispatch({ type, intent, guildId, data }: Dispatch): void {
    for (const session of this.#sessions.values()) {
      if (session.serves(guildId) && (intent === 0 || (session.intents & intent) !== 0))
        session.dispatch(type, data(session.intents))
    }
  }

  /** Closes every bot's socket with this code; sessions stay resumable unless the code is 1000 or 1001. */
  closeSockets(code: number, reason = ''): void {
    for (const session of this.#connected()) session.socket?.close(code, reason)
  }

  /** Breaks every bot's connection without a closing handshake. */
  cutSockets(): void {
    for (const session of this.#connected()) session.socket?.terminate()
  }

  /** Says nothing to whoever connects from now on, as a gateway that is overrun, until {@link answerAgain}. */
  fallSilent(): void {
    this.#waiting ??= []
  }

  answerAgain(): void {
    const waiting = this.#waiting ?? []
    this.#waiting = null
    for (const welcome of waiting) welcome()
  }

  /** Op 7: please reconnect and resume. */
  requestReconnect(): void {
    for (const session of this.#connected()) send(session.socket, Op.Reconnect, null)
  }

  /** Op 9: the session is invalid; with `resumable` it may be resumed, else the bot must identify anew. */
  invalidateSessions(resumable: boolean): void {
    for (const session of this.#connected()) {
      send(session.socket, Op.InvalidSession, resumable)
      if (!resumable) this.#forget(session)
    }
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate()
    this.#sessions.clear()
    this.#server.close()
  }

  #connected(): readonly Session[] {
    return [...this.#sessions.values()].filter(({ socket }) => socket !== null)
  }

  #welcome(client: WebSocket, query: URLSearchParams): void {
    client.on('message', (raw) => closeWith(client, this.#hear(client, String(raw))))
    client.on('close', (code) => this.#closed(client, code))
    client.on('error', () => client.terminate())
    if (query.get('v') !== '10') closeWith(client, [Close.InvalidAPIVersion, 'Only version 10 is spoken here.'])
    else if ((query.get('encoding') ?? 'json') !== 'json' || query.has('compress'))
      closeWith(client, [Close.DecodeError, 'Only JSON without compression is spoken here.'])
    else send(client, Op.Hello, { heartbeat_interval: HEARTBEAT_INTERVAL })
  }

  /** An exception would end the process, since nobody stands above a socket. */
  #hear(client: WebSocket, raw: string): Refused | null {
    try {
      return this.#receive(client, raw)
    } catch {
      return [Close.UnknownError, 'Unknown error.']
    }
  }

  #receive(client: WebSocket, raw: string): Refused | null {
    const payload = raw.length > MAX_PAYLOAD ? null : parsed(raw)
    if (!payload) return [Close.DecodeError, 'Error while decoding payload.']
    const session = this.#sessionOf(client)
    switch (payload.op) {
      case Op.Heartbeat:
        if (session && typeof payload.d === 'number') session.confirm(payload.d)
        send(client, Op.HeartbeatAck, null)
        return null
      case Op.Identify:
        return session ? ALREADY : this.#identify(client, payload.d)
      case Op.Resume:
        return session ? ALREADY : this.#resume(client, payload.d)
      case Op.PresenceUpdate:
        return session ? null : [Close.NotAuthenticated, 'Not authenticated.']
      default:
        return [Close.UnknownOpcode, 'Unknown opcode.']
    }
  }

  #identify(client: WebSocket, data: unknown): Refused | null {
    if (!isRecord(data) || !this.#authentic(data.token)) return UNAUTHENTIC
    const { intents } = data
    if (typeof intents !== 'number' || !Number.isInteger(intents) || intents < 0)
      return [Close.InvalidIntents, 'Invalid intent(s).']
    if (intents & PRIVILEGED) return [Close.DisallowedIntents, 'Disallowed intent(s).']
    const shard = shardOf(data.shard)
    if (!shard) return [Close.InvalidShard, 'Invalid shard.']
    if (shard[1] < this.#shards) return [Close.ShardingRequired, 'Sharding required.']
    this.#identifies++
    this.#dropLost(shard)
    const session = new Session(`session${this.#world.nextId()}`, intents, shard, client)
    this.#sessions.set(session.id, session)
    this.#greet(session)
    this.#world.announce({ kind: 'bot', online: this.online })
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

  #resume(client: WebSocket, data: unknown): Refused | null {
    if (!isRecord(data) || !this.#authentic(data.token)) return UNAUTHENTIC
    const { session_id: id, seq: sequence } = data
    const session = typeof id === 'string' ? this.#sessions.get(id) : undefined
    if (typeof sequence !== 'number' || !session?.canReplay(sequence)) {
      send(client, Op.InvalidSession, false)
      return null
    }
    session.socket?.terminate()
    session.resume(client, sequence)
    this.#world.announce({ kind: 'bot', online: this.online })
    return null
  }

  #closed(client: WebSocket, code: number): void {
    const session = this.#sessionOf(client)
    if (!session) return
    session.disconnect()
    if (code === 1000 || code === 1001) this.#forget(session)
    this.#world.announce({ kind: 'bot', online: this.online })
  }

  /** Who identifies anew will not resume: lost sessions of the shard would only pile up. */
  #dropLost([index]: Session['shard']): void {
    for (const session of this.#sessions.values())
      if (session.socket === null && session.shard[0] === index) this.#forget(session)
  }

  #forget(session: Session): void {
    session.disconnect()
    this.#sessions.delete(session.id)
  }

  #sessionOf(client: WebSocket): Session | undefined {
    return [...this.#sessions.values()].find(({ socket }) => socket === client)
  }

  #authentic(token: unknown): boolean {
    return token === this.#world.bot.token || token === `Bot ${this.#world.bot.token}`
  }
}

/** Looked through once, however many guilds there are. */
function byGuild(channels: Iterable<Channel>): ReadonlyMap<string, readonly Channel[]> {
  const found = new Map<string, Channel[]>()
  for (const channel of channels) {
    const known = found.get(channel.guildId)
    if (known === undefined) found.set(channel.guildId, [channel])
    else known.push(channel)
  }
  return found
}

function closeWith(client: WebSocket, refused: Refused | null): void {
  if (refused) client.close(...refused)
}

function send(client: WebSocket | null, op: Op, data: unknown): void {
  client?.send(JSON.stringify({ op, d: data, s: null, t: null }))
}

function parsed(raw: string): { readonly op: unknown; readonly d: unknown } | null {
  try {
    const payload: unknown = JSON.parse(raw)
    return isRecord(payload) ? { op: payload.op, d: payload.d } : null
  } catch {
    return null
  }
}

/** Shard 0 of 1 unless told otherwise; null if it is nonsense. */
function shardOf(shard: unknown): readonly [number, number] | null {
  if (shard === undefined) return [0, 1]
  const [index, count] = Array.isArray(shard) ? shard : []
  const sound = Number.isInteger(index) && Number.isInteger(count) && index >= 0 && index < count
  return sound ? [index, count] : null
}
