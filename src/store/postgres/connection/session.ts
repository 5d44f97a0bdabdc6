/** One connection to PostgreSQL, on which every statement has a deadline. */
import { Socket } from 'node:net'
import { Client, type QueryConfig, type QueryResult } from 'pg'
import { withoutOurs } from './address.js'
import { isFatal } from './failures.js'

/** How long connecting may take. After that it is too late to answer the press that needed the connection. */
const CONNECT_MS = 5_000

/** After this time without a word, the system asks whether the other machine is still there. */
const KEEP_ALIVE_MS = 10_000

/** The program may have been busy or stopped when a deadline passed. What has arrived meanwhile is then read first. */
const GRACE_MS = 500

/** How long a closing connection may take to say goodbye. */
const GOODBYE_MS = 1_000

/** Limits of the server, in milliseconds. 0 means no limit. */
export interface Limits {
  readonly statement: number
  readonly lock: number
  /** How long a transaction may rest between two statements. */
  readonly rest: number
}

export interface SessionOptions {
  readonly url: string
  /** The name by which the server lists the connection. It is there from the first moment on. */
  readonly name: string
  readonly limits: Limits
}

/** Given to every session, because a database or a role may have settings of its own. */
const SETTINGS: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  extra_float_digits: '1',
  default_transaction_isolation: 'read committed',
  // Where the migrations put the tables. By default, a schema with the role's name would come first.
  search_path: 'public',
  // Its compilation takes longer than any of our statements.
  jit: 'off',
  // In seconds. Otherwise the server may hold for hours what belongs to a machine that is gone.
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
}

/** A session that is open. It never throws on its own when the connection ends. */
export class Session extends Client {
  readonly #socket: Socket
  readonly #limits: Limits
  #isOver = false
  #hasServerEnded = false
  #isSilent = false
  #serverProcess: number | null = null

  constructor({ url, name, limits }: SessionOptions) {
    const socket = new Socket()
    super({
      connectionString: withoutOurs(url),
      application_name: name,
      stream: () => socket,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    this.#socket = socket
    this.#limits = limits
    this.on('error', (thrown) => this.#noteEnd(thrown))
    this.on('end', () => {
      this.#isOver = true
    })
  }

  /** Whether the connection has ended. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** Whether the server itself ended the connection, so that nothing that was sent will be executed later. */
  get hasServerEnded(): boolean {
    return this.#hasServerEnded
  }

  /** Whether the connection was cut because nothing was heard in time. */
  get isSilent(): boolean {
    return this.#isSilent
  }

  /** The number of the server's process, null before the connection is open. A pooler tells clients another one at first. */
  get serverProcess(): number | null {
    return this.#serverProcess
  }

  /** Connects and chooses the settings. */
  async open(): Promise<void> {
    try {
      await this.connect()
      const { rows } = await this.ask(this.#choosing())
      this.#serverProcess = rows[0]?.pid ?? null
    } catch (thrown) {
      this.#noteEnd(thrown)
      this.cut()
      throw thrown
    }
  }

  /** Sends a statement. The connection is cut if there is no answer for `ms` milliseconds. */
  async ask(statement: string | QueryConfig, values?: unknown[], ms = CONNECT_MS): Promise<QueryResult> {
    let waiting = setTimeout(() => {
      waiting = setTimeout(() => {
        this.#isSilent = true
        this.cut()
      }, GRACE_MS)
    }, ms)
    try {
      return await this.query(statement as QueryConfig, values)
    } catch (thrown) {
      if (isFatal(thrown)) this.#noteEnd(thrown)
      throw thrown
    } finally {
      clearTimeout(waiting)
    }
  }

  /** Ends the connection at once. What the system has not sent yet is discarded, so that it cannot arrive late. */
  cut(): void {
    this.#isOver = true
    const isOpen = !this.#socket.connecting && !this.#socket.destroyed
    if (isOpen && this.#socket.remoteAddress !== undefined) this.#socket.resetAndDestroy()
    else this.#socket.destroy()
  }

  /** Ends the connection in order. */
  async close(): Promise<void> {
    if (this.#isOver) return
    this.#isOver = true
    const late = setTimeout(() => this.cut(), GOODBYE_MS)
    await this.end().catch(() => {})
    clearTimeout(late)
  }

  #noteEnd(thrown: unknown): void {
    this.#isOver = true
    if (isFatal(thrown)) this.#hasServerEnded = true
  }

  #choosing(): QueryConfig {
    const { statement, lock, rest } = this.#limits
    const limits = { statement_timeout: statement, lock_timeout: lock, idle_in_transaction_session_timeout: rest }
    const chosen = Object.entries({ ...SETTINGS, ...limits })
    return {
      text: `select pg_backend_pid() as pid, ${chosen.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, false)`).join(', ')}`,
      values: chosen.flatMap(([name, value]) => [name, String(value)]),
    }
  }
}
