/** Whether the database is within reach. While it is not, this tries to reach it, and nobody else has to. */
import { setTimeout as pause } from 'node:timers/promises'
import { NotStored } from '../../../tables/model/not-stored.js'
import { type Failure, failureOf, sentenceOf } from './failures.js'
import { type Holder, RENEWAL, takenOver } from './holder.js'
import type { Session } from './session.js'

/** How often a new connection is tried. */
const PROBE_MS = 250

/** How often it is looked whether lost connections have ended at the server, and for how long. */
const STRAY_MS = 25
const STRAYS_MS = 3_000

const IS_READ_ONLY = `pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`
const MAY_WRITE = `select ${IS_READ_ONLY}, true as "isOurs"`
const MAY_WRITE_AS = `select ${IS_READ_ONLY}, exists (select from processes where id = $1) as "isOurs"`

export interface OutageOptions {
  readonly open: () => Promise<Session>
  /** The name that the server lists all sessions by. */
  readonly name: string
  /** The name of the database for the operator. */
  readonly database: string
  readonly troubled: (trouble: string | null) => void
  readonly holder?: Holder
}

export interface Outage {
  /**
   * Opens a session on which this process may write. Rejects with {@link NotStored}, and begins an outage, if it cannot. Null if
   * the server takes no more connections, but has taken others of this process.
   */
  admitted(hasOthers: () => boolean): Promise<Session | null>
  /** Begins an outage, unless `session` is from before the latest one. Returns what to tell callers. */
  begin(failure: Failure, cause: unknown, session: Session): NotStored
  onBegin(call: (reason: NotStored) => void): void
  onEnd(call: () => void): void
  trouble(): string | null
  /**
   * To be called after a session was lost. Resolves when the server does no more for it, or when the database is out of reach: it
   * is then within reach again only after that.
   */
  settled(session: Session): Promise<void>
  /** As {@link settled}, for callers that need not wait. */
  abandoned(session: Session): void
  close(): void
}

export function createOutage({ open, name, database, troubled, holder }: OutageOptions): Outage {
  let trouble: NotStored | null = null
  let isClosed = false
  let tick: NodeJS.Timeout | undefined
  let begun: (reason: NotStored) => void = () => {}
  let ended = () => {}
  /** The server's processes for connections that were lost. What they were told to do may still happen. */
  const strays = new Set<number>()
  const probes = new Set<Session>()

  /** Sessions on which an answer that fails to come means that the database is out of reach now. */
  let current = new WeakSet<Session>()

  /** Checks that this process may write here. Throws if it may not. */
  async function admit(session: Session): Promise<void> {
    if (session.serverProcess !== null) strays.delete(session.serverProcess)
    const { rows } = await session.ask(holder === undefined ? MAY_WRITE : { text: MAY_WRITE_AS, values: [holder.id] })
    const [found] = rows
    // A server that follows another one may not know yet which processes there are.
    if (found?.isReadOnly !== false) throw Object.assign(new Error('the server is read-only'), { code: '25006' })
    if (found.isOurs === true) return
    holder?.lose()
    isClosed = true
    throw new NotStored(`${takenOver(database)}.`)
  }

  async function checked(): Promise<Session> {
    const session = await open()
    try {
      await admit(session)
      return session
    } catch (thrown) {
      session.cut()
      throw thrown
    }
  }

  function begin(failure: Failure | null, cause: unknown): NotStored {
    if (trouble !== null) return trouble
    const sentence =
      cause instanceof NotStored ? cause.message : failure === null ? otherwise(cause) : sentenceOf(failure, database)
    trouble = new NotStored(sentence, { cause })
    begun(trouble)
    troubled(sentence)
    clearInterval(tick)
    if (!isClosed) tick = setInterval(() => void probe(), PROBE_MS)
    return trouble
  }

  function otherwise(cause: unknown): string {
    const why = cause instanceof Error ? cause.message : String(cause)
    return `Nothing can be stored in the database ${database} (${why}): see to it that the bot can use it.`
  }

  /** Each probe has a connection of its own, because one that was begun while the network was broken may be slow to notice. */
  async function probe(): Promise<void> {
    const probed = trouble
    try {
      const session = await checked()
      probes.add(session)
      try {
        if (holder !== undefined) await session.ask(RENEWAL, [holder.id])
        await clear(session)
        // Meanwhile another connection may have been lost, or another outage may have begun.
        if (trouble === probed && strays.size === 0) end()
      } finally {
        probes.delete(session)
        session.cut()
      }
    } catch {
      if (isClosed) clearInterval(tick)
    }
  }

  function end(): void {
    if (trouble === null || isClosed) return
    clearInterval(tick)
    trouble = null
    current = new WeakSet()
    ended()
    troubled(null)
  }

  /** Ends strays at the server. Throws if one is still there after {@link STRAYS_MS}. */
  async function clear(session: Session): Promise<void> {
    for (let tries = STRAYS_MS / STRAY_MS; strays.size > 0; tries--) {
      const { rows } = await session.ask({
        text: 'select pid, pg_terminate_backend(pid) from pg_stat_activity where pid = any($1) and application_name = $2',
        values: [[...strays], name],
      })
      const left = rows.map(({ pid }) => pid)
      for (const stray of strays) if (!left.includes(stray)) strays.delete(stray)
      if (strays.size === 0) return
      if (tries <= 0) throw new Error('a lost connection does not end')
      await pause(STRAY_MS)
    }
  }

  async function settled(lost: Session): Promise<void> {
    if (lost.hasServerEnded || lost.serverProcess === null) return
    strays.add(lost.serverProcess)
    if (trouble !== null) return
    try {
      const session = await checked()
      await clear(session).finally(() => session.close())
    } catch (thrown) {
      begin(failureOf(thrown), thrown)
    }
  }

  return {
    async admitted(hasOthers) {
      if (trouble !== null) throw trouble
      try {
        const session = await checked()
        current.add(session)
        return session
      } catch (thrown) {
        const failure = failureOf(thrown)
        if (failure === 'crowded' && hasOthers()) return null
        throw begin(failure, thrown)
      }
    },
    begin: (failure, cause, session) =>
      current.has(session) ? begin(failure, cause) : new NotStored(sentenceOf(failure, database), { cause }),
    onBegin(call) {
      begun = call
    },
    onEnd(call) {
      ended = call
    },
    trouble: () => trouble?.message ?? null,
    settled,
    abandoned: (session) => void settled(session),
    close() {
      isClosed = true
      clearInterval(tick)
      for (const session of probes) session.cut()
    },
  }
}
