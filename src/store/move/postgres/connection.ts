/** A connection to PostgreSQL for one long transaction. */
import { failureOf } from '../../postgres/connection/failures.js'
import { type Limits, Session } from '../../postgres/connection/session.js'
import { codeOf } from '../../unavailable.js'
import { MoveFailed } from '../ends.js'
import type { Value } from '../moved-tables.js'

export interface Connection {
  readonly session: Session
  /** `what` names what is refused if the server refuses it. */
  run(statement: string, values?: readonly unknown[], what?: string): Promise<void>
  /** The rows as lists of values. */
  all(statement: string): Promise<readonly Value[][]>
  /** The only value of the first row. Null if there is no row. */
  value(statement: string): Promise<Value>
  /** Commits. */
  commit(): Promise<void>
  close(): Promise<void>
}

/** The transaction may take long, but does not wait long for other programs that are at work in the database. */
const LIMITS: Limits = { statement: 0, lock: 5_000, rest: 0 }

/** How long one statement may take. Statistics of a large database take the longest. */
const STATEMENT_MS = 1_800_000

/** Connects and begins a transaction. Throws {@link MoveFailed}, whose message never holds anything of `url`. */
export async function connect(url: string): Promise<Connection> {
  const session = await opened(url)
  const asked = async (text: string, values: readonly unknown[] = [], what = 'this'): Promise<readonly Value[][]> => {
    try {
      const statement = { text, rowMode: 'array' }
      return (await session.ask(statement, [...values], STATEMENT_MS)).rows
    } catch (thrown) {
      throw refused(thrown, what)
    }
  }
  await asked('begin')
  return {
    session,
    async run(statement, values, what) {
      await asked(statement, values, what)
    },
    all: (statement) => asked(statement),
    value: async (statement) => (await asked(statement))[0]?.[0] ?? null,
    async commit() {
      try {
        await session.ask('commit', [], STATEMENT_MS)
      } catch (thrown) {
        throw failureOf(thrown) === 'disconnected' ? unknownOutcome(thrown) : refused(thrown, 'to keep this')
      }
    },
    close: () => session.close(),
  }
}

async function opened(url: string): Promise<Session> {
  try {
    const session = new Session({ url, name: 'stagecoach move', limits: LIMITS })
    await session.open()
    return session
  } catch (thrown) {
    throw unreachable(thrown)
  }
}

/** Messages of the driver may hold parts of an address that was misspelt, so they are not passed on. */
function unreachable(thrown: unknown): MoveFailed {
  const code = codeOf(thrown)
  const problems: Readonly<Record<string, string>> = {
    ERR_INVALID_URL:
      'The address of PostgreSQL is none: write postgres://USER:PASSWORD@HOST/DATABASE, with special characters escaped.',
    '28P01': 'PostgreSQL does not accept the password: correct it in the address.',
    '28000': 'PostgreSQL does not let this user in: correct the address, or the rules of the server.',
    '3D000': 'PostgreSQL has no such database: create it first, or correct the address.',
    '53300': 'PostgreSQL has no connection left: try again when fewer programs use it.',
  }
  const usual = `PostgreSQL cannot be reached${code === '' ? '' : ` (${code})`}: start it, or correct the address.`
  return new MoveFailed(problems[code] ?? usual, { cause: thrown })
}

function refused(thrown: unknown, what: string): unknown {
  const [code, failure] = [codeOf(thrown), failureOf(thrown)]
  const why = thrown instanceof Error ? thrown.message : code
  if (failure === 'slow' || failure === 'collision') {
    return new MoveFailed('Another program is at work in the database in PostgreSQL: stop it first.', { cause: thrown })
  }
  if (failure === 'disconnected') {
    return new MoveFailed(`The connection to PostgreSQL was lost (${why}), so nothing was kept: try again.`, { cause: thrown })
  }
  if (!/^[\dA-Z]{5}$/.test(code)) return thrown
  return new MoveFailed(`PostgreSQL refuses ${what} (${why}, ${code}), so nothing was kept: correct that, and try again.`, {
    cause: thrown,
  })
}

function unknownOutcome(cause: unknown): MoveFailed {
  return new MoveFailed(
    'The connection to PostgreSQL was lost in the last moment, so the copy is complete or not there at all: try again, which is refused if it is there.',
    { cause },
  )
}
