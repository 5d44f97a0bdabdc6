/** Reads of tables, their logs, and queued messages. */
import type { Share } from '../../../cluster/ports.js'
import type { Db } from '../link.js'
import type { Places } from '../places.js'
import { createFinding, type Finding } from './finding.js'
import type { ArchiveReading } from './parts.js'
import { createQueue, type Queue } from './queue.js'
import { createStoredTables, type StoredTables } from './stored-tables.js'

export interface Reading extends StoredTables, Finding, Queue {}

interface Given {
  readonly places: Places
  readonly archives: ArchiveReading
}

/** What asks for all tables or the next one asks for those of the share. */
export function createReading(db: Db, given: Given, share: Share): Reading {
  const { places } = given
  return { ...createStoredTables(db, given), ...createFinding(db, places, share), ...createQueue(db, places, share) }
}
