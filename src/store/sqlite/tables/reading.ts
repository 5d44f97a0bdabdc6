/** Prepared reads of tables, their logs, and queued messages. */
import type { Db } from '../schema/db.js'
import { type Finding, prepareFinding } from './finding.js'
import { prepareQueue, type Queue } from './queue.js'
import { prepareStoredTables, type StoredTables } from './stored-tables.js'

export interface Reading extends StoredTables, Finding, Queue {
  /** Whether another connection has committed since the last call. */
  changedElsewhere(): boolean
}

export function prepareReading(db: Db): Reading {
  const versionOf = db.$client.prepare<[], number>('pragma data_version').pluck()
  let version: number | null = null

  return {
    ...prepareStoredTables(db),
    ...prepareFinding(db),
    ...prepareQueue(db),
    changedElsewhere() {
      const before = version
      version = versionOf.get() ?? null
      return before !== null && version !== before
    },
  }
}
