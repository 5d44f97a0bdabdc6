/** Attempts at what will be tried again if it fails. */

import { NotStored } from '../tables/model/not-stored.js'
import type { Logger } from '../tables/model/ports.js'

/**
 * Does something. If that fails, it resolves to `otherwise`, and the operator reads `sentence`: once, until it has worked again.
 * An outage of the database is not logged here, because the operator knows of it already.
 */
export type Attempt = <T>(task: () => Promise<T>, sentence: string, otherwise: T) => Promise<T>

export function createAttempt(log: Pick<Logger, 'error'>): Attempt {
  const told = new Set<string>()
  return async (task, sentence, otherwise) => {
    try {
      const result = await task()
      told.delete(sentence)
      return result
    } catch (err) {
      if (!(err instanceof NotStored) && !told.has(sentence)) {
        told.add(sentence)
        log.error({ err }, sentence)
      }
      return otherwise
    }
  }
}
