/** Reads of tables, their logs, and queued messages. */
import type { Db } from '../link.js'
import type { Places } from '../places.js'
import { createFinding, type Finding } from './finding.js'
import type { ArchiveReading } from './parts.js'
import { createQueue, type Queue } from './queue.js'
import { createStoredTables, type StoredTables } from './stored-tables.js'

export interface Reading extends StoredTables, Finding, Queue {}

export function createReading(db: Db, given: { readonly places: Places; readonly archives: ArchiveReading }): Reading {
  return { ...createStoredTables(db, given), ...createFinding(db, given.places), ...createQueue(db, given.places) }
}
