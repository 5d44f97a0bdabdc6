import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type APIGatewayBotInfo, GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10'
import { type WebSocket, WebSocketServer } from 'ws'
import type { World } from '../world/world.js'
import { type Dispatch, dispatchesOf } from './dispatches.js'
import { closeWith, parsed, type Refused, send } from './frames.js'
import type { Identify } from './identifies.js'
import type { Session } from './session.js'
import { Sessions, type Sharding } from './sessions.js'

/** A shard that a bot is connected with. */
export interface Connection {
  readonly shard: number
  readonly count: number
  /** The name of the process. Empty without a guise. */
  readonly caller: string
}

const HEARTBEAT_INTERVAL = 41_250
const MAX_PAYLOAD = 4096
/** Longer messages are not read. The connection ends with 1009. */
const MOST_BYTES = 16 * MAX_PAYLOAD

const ALREADY: Refused = [Close.AlreadyAuthenticated, 'Already authenticated.']

/** Discord's gateway, version 10 in JSON without compression. */
export class Gateway {
  readonly #world: World
  readonly #server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MOST_BYTES })
  readonly #sessions: Sessions
  /** Connected clients that still wait for a greeting. Null while the gateway greets at once. */
  #waiting: (() => void)[] | null = null

  constructor(world: World, url: () => string, sharding: Sharding) {
    this.#world = world
    this.#sessions = new Sessions(world, url, sharding)
    world.subscribe((change) => {
      for (const dispatch of dispatchesOf(world, change)) this.dispatch(dispatch)
    })
  }

  /** GET /gateway/bot. */
  information(): APIGatewayBotInfo {
    return this.#sessions.information()
  }

  /** Whether bots are connected with all shards of one division of the guilds, from however many processes. */
  get online(): boolean {
    const connected = this.#sessions.connected()
    const counts = new Set(connected.map(({ shard: [, count] }) => count))
    return [...counts].some((count) => shardsOf(connected.filter(({ shard }) => shard[1] === count)).size === count)
  }

  /** The numbers of the connected shards, ascending. */
  get shards(): readonly number[] {
    return [...shardsOf(this.#sessions.connected())].sort((one, other) => one - other)
  }

  /** The connections of bots that have identified or resumed. */
  get connections(): readonly Connection[] {
    return this.#sessions.connected().map(({ shard: [shard, count], caller }) => ({ shard, count, caller }))
  }

  /** Whether a bot is connected that gets the events of this guild. */
  serves(guildId: string): boolean {
    return this.#sessions.connected().some((session) => session.serves(guildId))
  }

  /** The latest attempts of bots to identify, oldest first. */
  get identifies(): readonly Identify[] {
    return this.#sessions.identifies.latest
  }

  /** Takes over an accepted socket. `query` gives the client's protocol version and encoding. */
  upgrade(query: URLSearchParams, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (client) => {
      const welcome = () => this.#welcome(client, query)
      if (this.#waiting === null) welcome()
      else this.#waiting.push(welcome)
    })
  }

  /** Sends an event to every session that it concerns, connected or resumable. */
  dispatch(dispatch: Dispatch): void {
    this.#sessions.dispatch(dispatch)
  }

  /** Closes every bot's socket with this code. Sessions stay resumable unless the code is 1000 or 1001. */
  closeSockets(code: number): void {
    for (const session of this.#sessions.connected()) session.socket?.close(code)
  }

  /** Breaks every bot's connection without a closing handshake. */
  cutSockets(): void {
    for (const session of this.#sessions.connected()) session.socket?.terminate()
  }

  /** Ignores all new connections, like an overloaded gateway, until {@link answerAgain}. */
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
    for (const session of this.#sessions.connected()) send(session.socket, Op.Reconnect, null)
  }

  /** Op 9: the session is invalid. With `resumable` it may be resumed, otherwise the bot must identify again. */
  invalidateSessions(resumable: boolean): void {
    for (const session of this.#sessions.connected()) {
      send(session.socket, Op.InvalidSession, resumable)
      if (!resumable) this.#sessions.forget(session)
    }
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate()
    this.#sessions.forgetAll()
    this.#server.close()
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

  /** Catches exceptions, which would otherwise end the process, since a socket has no caller. */
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
    const session = this.#sessions.of(client)
    switch (payload.op) {
      case Op.Heartbeat:
        if (session && typeof payload.d === 'number') session.confirm(payload.d)
        send(client, Op.HeartbeatAck, null)
        return null
      case Op.Identify:
        return session ? ALREADY : this.#told(this.#sessions.identify(client, payload.d))
      case Op.Resume:
        return session ? ALREADY : this.#told(this.#sessions.resume(client, payload.d))
      case Op.PresenceUpdate:
        return session ? null : [Close.NotAuthenticated, 'Not authenticated.']
      default:
        return [Close.UnknownOpcode, 'Unknown opcode.']
    }
  }

  #closed(client: WebSocket, code: number): void {
    const session = this.#sessions.of(client)
    if (!session) return
    this.#sessions.disconnect(session)
    if (code === 1000 || code === 1001) this.#sessions.forget(session)
    this.#tell()
  }

  #told(refused: Refused | null): Refused | null {
    if (refused === null) this.#tell()
    return refused
  }

  #tell(): void {
    this.#world.announce({ kind: 'bot', online: this.online })
  }
}

function shardsOf(sessions: readonly Session[]): ReadonlySet<number> {
  return new Set(sessions.map(({ shard: [index] }) => index))
}
