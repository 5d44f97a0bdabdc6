/** Whether the database is within reach. While it is not, this tries to reach it, and nobody else has to. */
import { messageOf } from '../../../tables/model/message-of.js'
import { NotStored } from '../../../tables/model/not-stored.js'
import { mayWrite } from './admission.js'
import { type Failure, failureOf, sentenceOf } from './failures.js'
import { type Lease, RENEWAL, takenOver } from './lease.js'
import { createProbes } from './probes.js'
import type { Session } from './session.js'
import { createStrays } from './strays.js'

export interface OutageOptions {
  readonly open: () => Promise<Session>
  /** The name that the server lists all sessions by. */
  readonly name: string
  /** The name of the database for the operator. */
  readonly database: string
  readonly troubled: (trouble: string | null) => void
  readonly lease: Lease | undefined
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

export function createOutage({ open, name, database, troubled, lease }: OutageOptions): Outage {
  let trouble: NotStored | null = null
  let begun: (reason: NotStored) => void = () => {}
  let ended = () => {}
  const strays = createStrays(name)
  const probes = createProbes({ open: admitted, prepare: renew, reached: end })

  /** Sessions on which an answer that fails to come means that the database is out of reach now. */
  let current = new WeakSet<Session>()

  /** Opens a session on which this process may write. */
  async function admitted(): Promise<Session> {
    const session = await open()
    strays.spare(session)
    try {
      if (await mayWrite(session, lease)) return session
      lease?.lose()
      probes.close()
      throw new NotStored(`${takenOver(database)}.`)
    } catch (thrown) {
      session.cut()
      throw thrown
    }
  }

  function begin(failure: Failure | null, cause: unknown): NotStored {
    if (trouble !== null) return trouble
    const sentence =
      cause instanceof NotStored ? cause.message : failure === null ? otherwise(cause, database) : sentenceOf(failure, database)
    trouble = new NotStored(sentence, { cause })
    begun(trouble)
    troubled(sentence)
    probes.begin()
    return trouble
  }

  async function renew(session: Session): Promise<void> {
    if (lease !== undefined) await session.ask(RENEWAL, [lease.id])
    await strays.end(session)
  }

  function end(): void {
    // Meanwhile another connection may have been lost.
    if (strays.size > 0) return
    probes.end()
    trouble = null
    current = new WeakSet()
    ended()
    troubled(null)
  }

  async function settled(lost: Session): Promise<void> {
    if (lost.hasServerEnded || lost.serverProcess === null) return
    strays.add(lost.serverProcess)
    if (trouble !== null) return
    try {
      const session = await admitted()
      await strays.end(session).finally(() => session.close())
    } catch (thrown) {
      begin(failureOf(thrown), thrown)
    }
  }

  return {
    async admitted(hasOthers) {
      if (trouble !== null) throw trouble
      try {
        const session = await admitted()
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
    close: probes.close,
  }
}

function otherwise(cause: unknown, database: string): string {
  return `Nothing can be stored in the database ${database} (${messageOf(cause)}): see to it that the bot can use it.`
}
