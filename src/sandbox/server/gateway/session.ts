import type { WebSocket } from 'ws'

/** How many past events a session keeps for a resume. A client that missed more must identify again. */
const REPLAYABLE = 2000

/** A bot's session. It outlives its socket, so that a returning client gets what it missed. */
export class Session {
  readonly id: string
  readonly intents: number
  readonly shard: readonly [index: number, count: number]
  #socket: WebSocket | null
  #caller: string
  #lostAt = Number.POSITIVE_INFINITY
  #sequence = 0
  #past: { readonly sequence: number; readonly frame: string }[] = []

  constructor(id: string, intents: number, shard: readonly [number, number], socket: WebSocket, caller: string) {
    this.id = id
    this.intents = intents
    this.shard = shard
    this.#socket = socket
    this.#caller = caller
  }

  /** The name of the process that has it, or had it last. Empty without a guise. */
  get caller(): string {
    return this.#caller
  }

  get socket(): WebSocket | null {
    return this.#socket
  }

  /** When its client was lost, in milliseconds since 1970. Infinite while there is one. */
  get lostAt(): number {
    return this.#lostAt
  }

  /** The number of the last event, received or not. */
  get sequence(): number {
    return this.#sequence
  }

  /** Whether the events of a guild go to this session's shard. Events without a guild (`''`) go to the first shard. */
  serves(guildId: string): boolean {
    const [index, count] = this.shard
    return Number((BigInt(guildId) >> 22n) % BigInt(count)) === index
  }

  /** Sends an event, or keeps it until the client resumes. */
  dispatch(type: string, data: unknown): void {
    this.#sequence++
    const frame = JSON.stringify({ op: 0, s: this.#sequence, t: type, d: data })
    this.#past.push({ sequence: this.#sequence, frame })
    if (this.#past.length > REPLAYABLE) this.#past.shift()
    this.#socket?.send(frame)
  }

  /** Drops the events that the client confirms, as every heartbeat does. */
  confirm(sequence: number): void {
    this.#past = this.#past.filter((event) => event.sequence > sequence)
  }

  /** Whether everything after `sequence` is still available. */
  canReplay(sequence: number): boolean {
    const oldest = this.#past[0]?.sequence ?? this.#sequence + 1
    return sequence <= this.#sequence && sequence >= oldest - 1
  }

  /** The client is back on a new socket. Everything after `sequence` is sent again. */
  resume(socket: WebSocket, sequence: number, caller: string): void {
    this.#socket = socket
    this.#caller = caller
    this.#lostAt = Number.POSITIVE_INFINITY
    for (const event of this.#past) if (event.sequence > sequence) socket.send(event.frame)
    this.dispatch('RESUMED', {})
  }

  disconnect(now: number): void {
    this.#socket = null
    this.#lostAt = now
  }
}
