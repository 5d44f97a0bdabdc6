/** Checks that the server and the database are fit for the bot, and says in one sentence what is not, before anything changes. */
import { codeOf, StoreUnavailable } from '../unavailable.js'
import type { Session } from './connection/session.js'
import type { Shape } from './migrations.js'

const OLDEST = 14
const CLOCKS_MS = 5_000

interface Server {
  readonly version: number
  readonly isStandby: boolean
  readonly isReadOnly: boolean
  readonly encoding: string
  readonly synchronousCommit: string
  readonly fsync: string
  readonly name: string
  readonly now: number
}

const SERVER = `select
  current_setting('server_version_num')::int / 10000 as version,
  pg_is_in_recovery() as "isStandby",
  current_setting('transaction_read_only')::boolean as "isReadOnly",
  current_setting('server_encoding') as encoding,
  current_setting('synchronous_commit') as "synchronousCommit",
  current_setting('fsync') as fsync,
  current_setting('application_name') as name,
  extract(epoch from clock_timestamp())::float8 * 1000 as now`

/** Throws {@link StoreUnavailable} if the server does not suit. Returns a warning in one sentence, or null. */
export async function checkServer(session: Session, name: string, database: string): Promise<string | null> {
  const asked = Date.now()
  const { rows } = await session.ask(SERVER)
  const server: Server = rows[0]
  const problem = problemOf(server, name)
  if (problem !== null) throw new StoreUnavailable('unsuitable', `The database ${database} ${problem}`)
  // The answer took time, which is no difference between the clocks.
  const ahead = server.now < asked ? server.now - asked : Math.max(0, server.now - Date.now())
  if (Math.abs(ahead) < CLOCKS_MS) return null
  const seconds = Math.round(Math.abs(ahead) / 1000)
  return `The clock of the database ${database} is ${seconds} s ${ahead < 0 ? 'behind' : 'ahead'}: set both clocks by the network.`
}

/** What is wrong, as the end of a sentence. Null if nothing is. */
function problemOf(server: Server, name: string): string | null {
  const { version, encoding, synchronousCommit, fsync } = server
  if (version < OLDEST) return `is on PostgreSQL ${version}, which is too old: use version ${OLDEST} or newer.`
  if (server.isStandby) return 'is on a server that only follows another one: set DATABASE_URL to the primary server.'
  if (server.isReadOnly) return 'takes no writes (default_transaction_read_only): set that to off for it and for the role.'
  if (encoding !== 'UTF8') return `stores text as ${encoding}: create one with the encoding UTF8, and set DATABASE_URL to it.`
  if (synchronousCommit === 'off') return 'may lose what it has accepted (synchronous_commit is off): set that to on.'
  if (fsync === 'off') return 'may lose what it has accepted (fsync is off): set that to on.'
  if (server.name !== name) return POOLED
  return null
}

const POOLED =
  'is behind a pooler that changes connections: set DATABASE_URL to the server itself, or to a pooler that keeps sessions.'

/**
 * Throws {@link StoreUnavailable} if two statements of a session may reach different connections of the server. While the other
 * session is in a transaction, a pooler has to give ours another connection than it had before.
 */
export async function checkSessions(session: Session, other: Session, database: string): Promise<void> {
  const pooled = new StoreUnavailable('unsuitable', `The database ${database} ${POOLED}`)
  const mark = `set_config('stagecoach.mark', $1, false)`
  const read = `select pg_backend_pid() as pid, current_setting('stagecoach.mark', true) as mark`
  const [before] = (await session.ask(`select pg_backend_pid() as pid, ${mark} as mark`, ['ours'])).rows
  await other.ask('begin')
  await other.ask(`select ${mark}`, ['theirs'])
  // A pooler that has no connection left lets it wait.
  const [after] = await session.ask(read).then(
    ({ rows }) => rows,
    () => [null],
  )
  await other.ask('rollback')
  if (after?.pid !== before.pid || after?.mark !== 'ours') throw pooled
}

/** Throws {@link StoreUnavailable} if this program cannot use what the database holds. */
export function checkShape(shape: Shape, database: string): void {
  if (shape === 'newer') {
    throw new StoreUnavailable(
      'newer',
      `The database ${database} was written by a newer version of this program: install that version, or set DATABASE_URL to another database.`,
    )
  }
  if (shape === 'foreign') {
    throw new StoreUnavailable(
      'foreign',
      `The database ${database} holds the tables of another program: set DATABASE_URL to an empty database.`,
    )
  }
}

/** Throws {@link StoreUnavailable} if the role may not create tables. */
export async function checkRights(session: Session, database: string): Promise<void> {
  const { rows } = await session.ask(`select has_database_privilege(current_database(), 'create')
    and coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate"`)
  if (rows[0]?.mayCreate !== true) throw withoutRights(database)
}

function withoutRights(database: string, cause?: unknown): StoreUnavailable {
  return new StoreUnavailable(
    'unwritable',
    `The bot may not create or use its tables in the database ${database}: make its role the owner of the database.`,
    cause,
  )
}

/** Why a process cannot start while the server does not end the connections of an earlier one. */
export function connectionsStay(database: string): StoreUnavailable {
  const advice = 'end them at its server, then start this one again.'
  return new StoreUnavailable('in-use', `Connections of an earlier bot to the database ${database} do not end: ${advice}`)
}

/** An exception from opening a database, as one sentence. */
export function unusable(thrown: unknown, database: string): StoreUnavailable {
  if (thrown instanceof StoreUnavailable) return thrown
  const code = codeOf(thrown)
  const why = thrown instanceof Error && thrown.message !== '' ? thrown.message : code
  const refused = (sentence: string) => new StoreUnavailable('refused', sentence, thrown)
  if (code === '3D000') {
    return new StoreUnavailable('missing', `There is no database ${database}: create it, or correct DATABASE_URL.`, thrown)
  }
  if (code === '42501') return withoutRights(database, thrown)
  if (code === '28P01' || /\bpassword\b/.test(why)) {
    return refused(`The database ${database} refuses the bot's user or password: correct them in DATABASE_URL.`)
  }
  if (code === '28000') {
    return refused(
      `The database ${database} lets the bot in neither by its user nor by how it connects (${why}): correct DATABASE_URL.`,
    )
  }
  const tls = tlsProblem(code, why, database)
  if (tls !== null) return refused(tls)
  if (code === '55P03') {
    const advice = 'wait until it is done, then start the bot again.'
    return new StoreUnavailable('in-use', `Another program is at work on all of the database ${database}: ${advice}`, thrown)
  }
  if (code === '53300') {
    return new StoreUnavailable(
      'full',
      `The server of ${database} takes no more connections (${oneLine(why)}): close some, or raise that limit.`,
      thrown,
    )
  }
  // Before the version can be asked for, the connection is set up in a way that versions before 11 do not know.
  if (code === '42704' && why.includes('configuration parameter')) {
    const advice = `use version ${OLDEST} or newer.`
    return new StoreUnavailable('unsuitable', `The database ${database} is on a PostgreSQL that is too old: ${advice}`, thrown)
  }
  if (isAboutFile(thrown)) {
    const advice = 'correct its path, or let the bot read it.'
    return new StoreUnavailable(
      'unreachable',
      `A file that DATABASE_URL names cannot be read (${oneLine(why)}): ${advice}`,
      thrown,
    )
  }
  return new StoreUnavailable(
    'unreachable',
    `The database ${database} cannot be used (${oneLine(why)}): make sure that its server runs and that DATABASE_URL is right.`,
    thrown,
  )
}

/** Why no encrypted connection comes about, in one sentence. Null if that is not why. */
function tlsProblem(code: string, why: string, database: string): string | null {
  const certificate = `The certificate of the server of ${database}`
  if (/\bSSL\b/.test(why)) {
    return `The server of the database ${database} has no TLS: switch it on there, or take sslmode out of DATABASE_URL.`
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `${certificate} is for another host: name that one in DATABASE_URL.`
  if (code === 'CERT_HAS_EXPIRED') return `${certificate} has expired: have it renewed there.`
  if (!/CERT|SIGNATURE|^ERR_TLS|^ERR_SSL/.test(code)) return null
  return `${certificate} is not trusted (${code}): name its issuer's as sslrootcert in DATABASE_URL.`
}

/** Whether a file on this machine is the trouble, such as a certificate. */
function isAboutFile(thrown: unknown): boolean {
  return thrown instanceof Error && 'syscall' in thrown && (thrown.syscall === 'open' || thrown.syscall === 'read')
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
