/** What an exception from a connection to PostgreSQL means for whoever sent the statement. */
import { codeOf } from '../../unavailable.js'

export type Failure =
  /** Another transaction was in the way. The same work will do when it is tried again. */
  | 'collision'
  /** It took too long, or a lock was not free in time. */
  | 'slow'
  | 'full'
  /** A server that only follows another one, as after a failover, or one set to take no writes. */
  | 'read-only'
  | 'crowded'
  | 'disconnected'

const BY_CODE: Readonly<Record<string, Failure>> = {
  '40001': 'collision',
  '40P01': 'collision',
  '55P03': 'slow',
  '57014': 'slow',
  '53100': 'full',
  '25006': 'read-only',
  '53300': 'crowded',
  // The server is stopping, has crashed, is starting, or has closed this connection.
  '57P01': 'disconnected',
  '57P02': 'disconnected',
  '57P03': 'disconnected',
  '57P05': 'disconnected',
  '25P03': 'disconnected',
  '25P04': 'disconnected',
}

/** Codes of the system (`ECONNRESET`), and PostgreSQL's class of connection exceptions. */
const DISCONNECTED = /^(E[A-Z]+|08.{3})$/

/** Messages of the client's library about a connection that has ended. They have no code. */
const ENDED = /^(Connection terminated|Client was closed|Client has encountered a connection error|timeout expired)/

/** Null for an exception that is about the statement itself, or a bug. */
export function failureOf(thrown: unknown): Failure | null {
  if (!(thrown instanceof Error)) return null
  const code = codeOf(thrown)
  const known = BY_CODE[code]
  if (known !== undefined) return known
  return DISCONNECTED.test(code) || isFatal(thrown) || (code === '' && ENDED.test(thrown.message)) ? 'disconnected' : null
}

/** Whether the server has said that it ends the connection. Whatever it was doing there has then come to its end. */
export function isFatal(thrown: unknown): boolean {
  const severity = thrown instanceof Error && 'severity' in thrown ? thrown.severity : null
  return severity === 'FATAL' || severity === 'PANIC'
}

/** Why nothing can be stored, in one sentence that says what to do. `database` is its name for the operator. */
export function sentenceOf(failure: Failure, database: string): string {
  const nothing = `Nothing can be stored in the database ${database}`
  switch (failure) {
    case 'full':
      return `${nothing}, because its disk is full: make room there.`
    case 'read-only':
      return `${nothing}, because the server takes no writes: make sure that DATABASE_URL leads to the primary server.`
    case 'crowded':
      return `${nothing}, because the server takes no more connections: close some, or raise its max_connections.`
    case 'slow':
    case 'collision':
      return `${nothing} at the moment, because others are in the way: see what keeps its server busy.`
    case 'disconnected':
      return `${nothing}, because it is out of reach: make sure that its server runs and answers.`
  }
}

/** Statements that change nothing may be sent again when nobody knows whether they were executed. */
export function isRead(statement: string): boolean {
  return /^\s*(select|with)\b/i.test(statement) && !/\b(insert\s+into|update|delete\s+from|merge\s+into|into)\b/i.test(statement)
}
