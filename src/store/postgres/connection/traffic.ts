/** Statements as they are sent, counted. */
import type { QueryConfig, QueryResult } from 'pg'
import type { Traffic } from '../../ports.js'
import type { Session } from './session.js'

export interface CountedTraffic {
  /** As `Session.ask`. */
  ask(session: Session, statement: string | QueryConfig, values?: unknown[], ms?: number): Promise<QueryResult>
  /** How many statements were sent so far, and how many of them failed. */
  soFar(): Traffic
}

/** `trace` gets every statement. */
export function countTraffic(trace: (statement: string) => void): CountedTraffic {
  let [statements, errors] = [0, 0]
  return {
    async ask(session, statement, values, ms) {
      trace(typeof statement === 'string' ? statement : statement.text)
      statements++
      try {
        return await session.ask(statement, values, ms)
      } catch (thrown) {
        errors++
        throw thrown
      }
    },
    soFar: () => ({ statements, errors }),
  }
}
