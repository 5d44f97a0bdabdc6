/** What a table that is not archived consists of, in the rows in which it is stored. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Content, StoredEntry } from '../../archive/content.js'
import type { Db } from '../schema/db.js'
import { log, pledges, snapshots } from '../schema/schema.js'
import { bound, raw, value } from '../schema/statements.js'

/** All of this belongs inside a transaction. */
export interface Contents {
  of(tableId: string): Omit<Content, 'affairs'>
  /** Stores the content of a table that has none but its log, which this replaces. */
  put(tableId: string, content: Omit<Content, 'affairs'>): void
  dropAllButLog(tableId: string): void
  /** Deletes at most `entries` entries of a table's log. Returns whether none are left. */
  clearLog(tableId: string, entries: number): boolean
}

export function prepareContents(db: Db): Contents {
  const entries = prepareLog(db)
  const rows = prepareRows(db)
  return {
    of: (tableId) => ({
      log: entries.log.all({ tableId }),
      snapshot: rows.snapshot.get({ tableId }) ?? null,
      pledge: rows.pledge.get({ tableId }) ?? null,
    }),
    put(tableId, { log, snapshot, pledge }) {
      entries.dropLog.run({ tableId })
      for (const entry of log) entries.putEntry.run({ tableId, ...entry })
      if (snapshot !== null) rows.putSnapshot.run({ tableId, ...snapshot })
      if (pledge !== null) rows.putPledge.run({ tableId, ...pledge })
    },
    dropAllButLog(tableId) {
      rows.dropSnapshot.run({ tableId })
      rows.dropPledge.run({ tableId })
    },
    clearLog: (tableId, most) => entries.dropEntries.run({ tableId, entries: most }).changes < most,
  }
}

function prepareLog(db: Db) {
  const tableId = value('tableId')
  const ofTable = eq(log.tableId, tableId)
  const entry = {
    position: log.position,
    at: raw<number>(log.at),
    turn: log.turn,
    content: raw<string>(log.content),
  } satisfies Record<keyof StoredEntry, unknown>
  return {
    log: db.select(entry).from(log).where(ofTable).orderBy(asc(log.position)).prepare(),
    dropLog: db.delete(log).where(ofTable).prepare(),
    dropEntries: db
      .delete(log)
      .where(
        and(ofTable, sql`${log.position} in (select position from log where table_id = ${tableId} limit ${value('entries')})`),
      )
      .prepare(),
    putEntry: db
      .insert(log)
      .values({ tableId, position: value('position'), at: bound('at'), turn: value('turn'), content: bound('content') })
      .prepare(),
  }
}

function prepareRows(db: Db) {
  const tableId = value('tableId')
  const ofTable = { snapshot: eq(snapshots.tableId, tableId), pledge: eq(pledges.tableId, tableId) }
  return {
    snapshot: db
      .select({ rulesVersion: snapshots.rulesVersion, state: snapshots.state })
      .from(snapshots)
      .where(ofTable.snapshot)
      .prepare(),
    pledge: db
      .select({ secret: pledges.secret, commitment: pledges.commitment, shares: raw<string>(pledges.shares) })
      .from(pledges)
      .where(ofTable.pledge)
      .prepare(),
    dropSnapshot: db.delete(snapshots).where(ofTable.snapshot).prepare(),
    dropPledge: db.delete(pledges).where(ofTable.pledge).prepare(),
    putSnapshot: db
      .insert(snapshots)
      .values({ tableId, rulesVersion: value('rulesVersion'), state: value('state') })
      .prepare(),
    putPledge: db
      .insert(pledges)
      .values({ tableId, secret: value('secret'), commitment: value('commitment'), shares: bound('shares') })
      .prepare(),
  }
}
