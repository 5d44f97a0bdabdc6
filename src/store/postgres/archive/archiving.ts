/** Moves finished tables into the archive, one at a time, when there is time. Several processes may do so at once. */
import { isDeepStrictEqual } from 'node:util'
import type { Partition } from '../../../cluster/ports.js'
import { ENTRIES, REST_MS } from '../../archive/batch-sizes.js'
import type { Content } from '../../archive/content.js'
import { kindOf } from '../../archive/kinds.js'
import { packed, partedOf } from '../../archive/packing.js'
import type { Slices } from '../../archive/slices.js'
import { usersIn } from '../../archive/users-in.js'
import { hasEnded } from '../../rows.js'
import type { Db, Link } from '../link.js'
import { lockTable } from '../locking.js'
import { ALL } from '../partitions.js'
import type { Place } from '../places.js'
import { read, write } from '../standings/figures.js'
import { note } from '../standings/occurring.js'
import { createArchives } from './archives.js'
import { createLexicons } from './lexicons.js'
import { pendingOf, plainFigures, putFigures, textsOf, usersCredited } from './messages-and-credits.js'
import { enlist, firstDue, type Queued, queuedAt, strike, update } from './queue.js'

export interface Archiving {
  /** Queues a finished table. Called inside a transaction. */
  enlist(db: Db, place: Place, endedAt: Date): Promise<void>
  /** Handles the table of a partition that is due first, or of all tables. False if none is due at `now`. */
  next(now: Date, partition?: Partition): Promise<boolean>
}

export function createArchiving(link: Link, slices: Slices): Archiving {
  const lexicons = createLexicons()
  const archives = createArchives(lexicons)

  /** Does work on a table that is locked and still queued as it was. Otherwise somebody else has changed or handled it. */
  async function ifUnchanged(row: Queued, work: (db: Db) => Promise<void>): Promise<void> {
    await link.transaction(async (db) => {
      await lockTable(db, row)
      if (isDeepStrictEqual(await queuedAt(db, row), row)) await work(db)
    })
  }

  async function index(db: Db, row: Queued, content: Content): Promise<void> {
    if (!row.indexed) await note(db, row, usersIn(content, await textsOf(db, row), await usersCredited(db, row)))
  }

  async function archive(row: Queued): Promise<void> {
    const content = await archives.unpacked(link.db, row)
    const parted = partedOf(content)
    const kind = kindOf(row)
    const numbered = await lexicons.of(link.db, kind)
    const bytes = parted === null ? null : await packed(content, parted, numbered, slices)
    await slices.turn()
    await ifUnchanged(row, async (db) => {
      // The table was changed meanwhile, or a user was forgotten. It is archived next time.
      if (!isDeepStrictEqual(await archives.unpacked(db, row), content)) return
      await index(db, row, content)
      // A table that cannot be read stays as it is.
      if (bytes === null || parted === null) return strike(db, row)
      await archives.put(db, row, bytes)
      for (const { sequence, userId, stored } of await plainFigures(db, row)) {
        const figures = await read(db, stored)
        if (figures !== null) await putFigures(db, { ...row, sequence, userId }, await write(db, figures))
      }
      if (await archives.clearLog(db, row, ENTRIES)) await strike(db, row)
      else await update(db, row, { indexed: true })
      // Last, because tables of all servers share the row of a lexicon.
      if (row.status === 'over' && numbered.id === 0) await lexicons.offer(db, kind, parted.played)
    })
  }

  /** Whether the table has undelivered messages, or its game must still be counted, which needs the log. */
  async function isWaiting(row: Queued): Promise<boolean> {
    const { untold, uncounted } = await pendingOf(link.db, row)
    return untold || (row.status === 'over' && uncounted)
  }

  return {
    enlist: (db, place, endedAt) => enlist(db, place, new Date(endedAt.getTime() + REST_MS)),
    async next(now, partition = ALL) {
      await slices.turn()
      const row = await firstDue(link.db, now, partition)
      if (row === null) return false
      if (row.isArchived) {
        await ifUnchanged(row, async (db) => {
          if (await archives.clearLog(db, row, ENTRIES)) await strike(db, row)
        })
      } else if (!hasEnded(row.status)) {
        await ifUnchanged(row, async (db) => {
          await index(db, row, await archives.unpacked(db, row))
          await strike(db, row)
        })
      } else if (await isWaiting(row)) {
        await ifUnchanged(row, (db) => update(db, row, { due: new Date(now.getTime() + REST_MS) }))
      } else {
        await archive(row)
      }
      return true
    },
  }
}
