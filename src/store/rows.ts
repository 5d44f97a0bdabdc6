/** Tables and their logs as rows, which are the same in every database. */
import type { Share } from '../tables/model/fairness.js'
import { damageOf, TableUnreadable } from '../tables/model/loaded-table.js'
import type { LogEntry } from '../tables/model/log.js'
import type { Affairs, EntryContent, StoredStatus, StoredTable, TableRow } from '../tables/model/ports.js'
import type { Terms } from '../tables/model/terms.js'
import { ArchiveBroken } from './archive/archive.js'
import type { Content, StoredEntry } from './archive/content.js'

/** The columns of a table that may change. */
export function columnsOf({ terms, host, ...row }: TableRow) {
  const { channelId, options, locale, capacity, status, position, revision, draws, begunUnder, affairs, wakeAt } = row
  const settled = { channelId, options, ...terms, locale, hostId: host.id, hostName: host.name, capacity }
  return { ...settled, status, position, revision, draws, begunUnder, affairs, wakeAt }
}

type Parts = Pick<StoredTable, 'snapshot' | 'pledge' | 'seats' | 'affairs'>

/** The columns of a table. */
type Row = ReturnType<typeof columnsOf> &
  Pick<StoredTable, 'id' | 'quarantine' | 'guildId' | 'gameId' | 'openedIn'> & {
    readonly follows: string | null
    readonly createdAt: Date
  }

/** The table of a row, which may have more columns, and of what is stored beside it. */
export function tableOf(row: Row, parts: Parts): StoredTable {
  const { id, quarantine, guildId, gameId, openedIn, follows, createdAt, channelId, options, locale, capacity } = row
  const { status, position, revision, draws, begunUnder, wakeAt } = row
  const { pace, bank, hints, computerTakeover, seating, thread } = row
  const terms: Terms = { pace, bank, hints, computerTakeover, seating, thread }
  const settled = { id, quarantine, guildId, gameId, openedIn, follows, createdAt, channelId, options, locale, capacity }
  const host = { id: row.hostId, name: row.hostName }
  return { ...settled, status, position, revision, draws, begunUnder, wakeAt, terms, host, ...parts }
}

/** The parts of a table that its archive holds. Throws a `SyntaxError` if they are broken. */
export function archivedParts({ snapshot, pledge, affairs }: Content): Omit<Parts, 'seats'> {
  const shares: readonly Share[] = JSON.parse(pledge?.shares ?? '[]')
  const read: Affairs | null = affairs === null ? null : JSON.parse(affairs)
  return { snapshot, pledge: pledge === null ? null : { ...pledge, shares }, affairs: read }
}

/** An entry of an archive, whose log is complete. Throws a `SyntaxError` if it is broken. */
function entryOf({ position, at, turn, content }: StoredEntry): LogEntry {
  const said: EntryContent = JSON.parse(content)
  return { position, at: new Date(at), turn, ...said }
}

/** The log of an archive after a position. Null without an archive. */
export function archivedEntries(content: Content | null, after: number): readonly LogEntry[] | null {
  return content?.log.slice(after).map(entryOf) ?? null
}

/** What to throw if parts of a table could not be read: {@link TableUnreadable} if they are broken. */
export function unreadable(tableId: string, cause: unknown): unknown {
  if (!(cause instanceof SyntaxError || cause instanceof ArchiveBroken)) return cause
  return new TableUnreadable(`What is stored of table ${tableId} is broken: ${damageOf(cause)}`, { cause })
}

/** Whether a table that has this status only changes if it is repaired. */
export function hasEnded(status: StoredStatus): boolean {
  return status === 'over' || status === 'cancelled'
}
