/** The other parts of the store that changes and reads of tables use. */
import type { Share } from '../../../cluster/ports.js'
import type { GameReport } from '../../../tables/model/game-report.js'
import type { Store } from '../../../tables/model/ports.js'
import type { Content } from '../../archive/content.js'
import type { Db } from '../link.js'
import type { Place, Places } from '../places.js'

/** The archives of finished tables. */
export interface ArchiveReading {
  /** Null for a table that is not archived. Throws `ArchiveBroken` if its archive is damaged. */
  read(db: Db, place: Place): Promise<Content | null>
}

interface Archives extends ArchiveReading {
  /** Stores an archived table unpacked again, inside a transaction. Does nothing for a table that is not archived. */
  restore(db: Db, place: Place): Promise<void>
}

interface Archiving {
  /** Queues a finished table, inside a transaction. */
  enlist(db: Db, place: Place, endedAt: Date): Promise<void>
  /** Handles the table of a share that is due first. False if none is due at `now`. */
  next(now: Date, share: Share): Promise<boolean>
}

interface Recording {
  /** Counts a finished game in the standings of its server, inside a transaction. */
  record(db: Db, place: Place, report: GameReport): Promise<void>
}

export interface Parts extends Pick<Store, 'changedElsewhere'> {
  readonly places: Places
  readonly archives: Archives
  readonly archiving: Archiving
  readonly recording: Recording
  readonly forgetting: Pick<Store, 'isSeated' | 'forget'>
}
