/** Moves finished tables into the archive, one at a time, when there is time. */
import { isDeepStrictEqual } from 'node:util'
import { asc, eq, lte, sql } from 'drizzle-orm'
import type { StoredStatus } from '../../../tables/model/ports.js'
import { ENTRIES, REST_MS } from '../../archive/batch-sizes.js'
import type { Content } from '../../archive/content.js'
import { kindOf } from '../../archive/kinds.js'
import { packed, partedOf } from '../../archive/packing.js'
import type { Slices } from '../../archive/slices.js'
import { usersIn } from '../../archive/users-in.js'
import { hasEnded } from '../../rows.js'
import { noted } from '../file/durability.js'
import type { Db } from '../schema/db.js'
import { tables, unarchived } from '../schema/schema.js'
import { bound, value } from '../schema/statements.js'
import { prepareFigures } from '../standings/figures.js'
import { prepareOccurring } from '../standings/occurring.js'
import { prepareArchives } from './archives.js'
import { prepareLexicons } from './lexicons.js'
import { prepareMessagesAndCredits } from './messages-and-credits.js'

export interface Archiving {
  /** Queues a finished table. Called inside a transaction. */
  enlist(tableId: string, endedAt: Date): void
  /** Handles the table that is due first. False if none is due at `now`. */
  next(now: Date): Promise<boolean>
}

interface Row extends Pick<typeof tables.$inferSelect, 'id' | 'gameId' | 'begunUnder' | 'archiveFrom'> {
  readonly status: StoredStatus
  readonly indexed: boolean
}

export function prepareArchiving(db: Db, slices: Slices): Archiving {
  const rows = prepareRows(db)
  const remains = prepareMessagesAndCredits(db)
  const archives = prepareArchives(db)
  const lexicons = prepareLexicons(db)
  const occurring = prepareOccurring(db)
  const figures = prepareFigures(db)
  const transaction = <T>(work: () => T): T => noted(db, () => db.transaction(work, { behavior: 'immediate' }))

  /** Takes the table off the queue. */
  function done({ id }: Row): void {
    rows.strike.run({ tableId: id })
  }

  function index({ id, indexed }: Row, content: Content): void {
    if (!indexed) occurring.note(id, usersIn(content, remains.textsOf(id), remains.usersCredited(id)))
  }

  async function archive(row: Row): Promise<void> {
    const content = archives.unpacked(row.id)
    const parted = partedOf(content)
    const kind = kindOf(row)
    const numbered = lexicons.of(kind)
    const bytes = parted === null ? null : await packed(content, parted, numbered, slices)
    await slices.turn()
    transaction(() => {
      // The table was changed meanwhile, or a user was forgotten. It is archived next time.
      if (!isDeepStrictEqual(archives.unpacked(row.id), content)) return
      index(row, content)
      // A table that cannot be read stays as it is.
      if (bytes === null || parted === null) return done(row)
      if (row.status === 'over' && numbered.id === 0) lexicons.offer(kind, parted.played)
      archives.put(row.id, bytes)
      for (const { sequence, userId, stored } of remains.plainFigures(row.id)) {
        const read = figures.read(stored)
        if (read !== null) remains.putFigures({ sequence, userId, stored: figures.write(read) })
      }
      if (archives.clearLog(row.id, ENTRIES)) done(row)
      else rows.markIndexed.run({ tableId: row.id })
    })
  }

  /** Whether the table has undelivered messages, or its game must still be counted, which needs the log. */
  function isWaiting({ id, status }: Row): boolean {
    const { untold, uncounted } = remains.pendingOf(id)
    return untold || (status === 'over' && uncounted)
  }

  return {
    enlist(tableId, endedAt) {
      rows.enlist.run({ tableId, due: endedAt.getTime() + REST_MS })
    },
    async next(now) {
      await slices.turn()
      const row = rows.first.get({ now: now.getTime() })
      if (row === undefined) return false
      if (row.archiveFrom !== null) {
        transaction(() => archives.clearLog(row.id, ENTRIES) && done(row))
      } else if (!hasEnded(row.status)) {
        transaction(() => {
          index(row, archives.unpacked(row.id))
          done(row)
        })
      } else if (isWaiting(row)) {
        transaction(() => rows.postpone.run({ tableId: row.id, due: now.getTime() + REST_MS }))
      } else {
        await archive(row)
      }
      return true
    },
  }
}

function prepareRows(db: Db) {
  const { id, gameId, begunUnder, status, archiveFrom } = tables
  const waiting = eq(unarchived.tableId, value('tableId'))
  const row = { id, gameId, begunUnder, status, archiveFrom, indexed: unarchived.indexed }
  return {
    first: db
      .select(row)
      .from(unarchived)
      .innerJoin(tables, eq(tables.id, unarchived.tableId))
      .where(lte(unarchived.due, bound('now')))
      .orderBy(asc(unarchived.due))
      .limit(1)
      .prepare(),
    enlist: db
      .insert(unarchived)
      .values({ tableId: value('tableId'), due: bound('due'), indexed: true })
      .onConflictDoUpdate({ target: unarchived.tableId, set: { due: sql`excluded.due` } })
      .prepare(),
    postpone: db
      .update(unarchived)
      .set({ due: bound('due') })
      .where(waiting)
      .prepare(),
    markIndexed: db.update(unarchived).set({ indexed: true }).where(waiting).prepare(),
    strike: db.delete(unarchived).where(waiting).prepare(),
  }
}
