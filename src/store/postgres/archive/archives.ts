/** Archives in the database. This is the only place that stores archived tables and reads them. */
import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm'
import { ArchiveBroken, contentOf, partsOf } from '../../archive/archive.js'
import { ENTRIES } from '../../archive/batch-sizes.js'
import type { Content } from '../../archive/content.js'
import type { Lexicon } from '../../archive/lexicon.js'
import type { Db } from '../link.js'
import { lockTable } from '../locking.js'
import { isAt, isJoined, isOf, type Place } from '../places.js'
import { archives, log, pledges, snapshots, tables } from '../schema/schema.js'
import { createLexicons, type Lexicons } from './lexicons.js'

/** Whatever rejects here because a statement failed rejects with that failure, never with {@link ArchiveBroken}. */
export interface Archives {
  /** Null for a table that is not archived. A new archive never has the version of an earlier one. */
  versionOf(db: Db, place: Place): Promise<number | null>
  /** Null for a table that is not archived. Rejects with {@link ArchiveBroken} if what is stored is damaged. */
  read(db: Db, place: Place): Promise<Content | null>
  /** Like {@link read}, but null also for a damaged archive. */
  readIfWhole(db: Db, place: Place): Promise<Content | null>
  /** The stored content of a table that is not archived. */
  unpacked(db: Db, place: Place): Promise<Content>
  /** Stores an archive in place of its contents, except for the log. Called inside a transaction that has locked the table. */
  put(db: Db, place: Place, bytes: Buffer): Promise<void>
  /** Stores an archive in place of another one. Called like {@link put}. */
  replace(db: Db, place: Place, bytes: Buffer): Promise<void>
  /** Deletes at most `entries` entries of an archived table's log. Returns whether none are left. */
  clearLog(db: Db, place: Place, entries: number): Promise<boolean>
  /**
   * Locks a table and stores it unpacked again. Called inside a transaction. For a table that is not archived, nothing is stored.
   */
  restore(db: Db, place: Place): Promise<void>
}

export function createArchives(lexicons: Lexicons = createLexicons()): Archives {
  async function read(db: Db, place: Place): Promise<Content | null> {
    const [row] = await db.select({ bytes: archives.bytes }).from(archives).where(isOf(archives, place))
    if (row === undefined) return null
    const { lexiconId, compressed } = intact(() => partsOf(row.bytes))
    const lexicon = await lexicons.byId(db, lexiconId)
    return intact(() => contentOf(compressed, found(lexicon, lexiconId)))
  }

  return {
    async versionOf(db, place) {
      const [row] = await db.select({ version: archives.version }).from(archives).where(isOf(archives, place))
      return row?.version ?? null
    },
    read,
    async readIfWhole(db, place) {
      try {
        return await read(db, place)
      } catch (thrown) {
        if (thrown instanceof ArchiveBroken) return null
        throw thrown
      }
    },
    unpacked,
    async put(db, place, bytes) {
      await replace(db, place, bytes)
      await db
        .update(tables)
        .set({ affairs: null })
        .where(and(isAt(place), isNotNull(tables.affairs)))
      await db.delete(snapshots).where(isOf(snapshots, place))
      await db.delete(pledges).where(isOf(pledges, place))
    },
    replace,
    async clearLog(db, place, entries) {
      const some = db
        .select({ position: log.position })
        .from(log)
        .where(isOf(log, place))
        .orderBy(asc(log.position))
        .limit(entries)
      const cleared = await db.delete(log).where(and(isOf(log, place), inArray(log.position, some)))
      return (cleared.rowCount ?? 0) < entries
    },
    async restore(db, place) {
      await lockTable(db, place)
      const content = await read(db, place)
      if (content === null) return
      await db.delete(archives).where(isOf(archives, place))
      await db.delete(log).where(isOf(log, place))
      await unpack(db, place, content)
    },
  }
}

/** What follows from stored bytes, and from nothing that could fail for another reason. */
function intact<T>(decode: () => T): T {
  try {
    return decode()
  } catch (cause) {
    throw new ArchiveBroken('its archive is not whole', { cause })
  }
}

function found(lexicon: Lexicon | null, id: number): Lexicon {
  if (lexicon === null) throw new Error(`there is no lexicon ${id}`)
  return lexicon
}

async function replace(db: Db, place: Place, bytes: Buffer): Promise<void> {
  // Not updated, because only a new row gets a new version.
  await db.delete(archives).where(isOf(archives, place))
  await db.insert(archives).values({ ...place, bytes })
}

/** JSON as stored, without drizzle's conversion. */
const raw = <T>(column: unknown) => sql<T>`${column}`

async function unpacked(db: Db, place: Place): Promise<Content> {
  const entries = await db
    .select({ position: log.position, at: log.at, turn: log.turn, content: raw<string>(log.content) })
    .from(log)
    .where(isOf(log, place))
    .orderBy(asc(log.position))
  const [row] = await db
    .select({
      snapshot: { rulesVersion: snapshots.rulesVersion, state: snapshots.state },
      pledge: { secret: pledges.secret, commitment: pledges.commitment, shares: raw<string>(pledges.shares) },
      affairs: raw<string | null>(tables.affairs),
    })
    .from(tables)
    .leftJoin(snapshots, isJoined(snapshots))
    .leftJoin(pledges, isJoined(pledges))
    .where(isAt(place))
  const { snapshot = null, pledge = null, affairs = null } = row ?? {}
  return { log: entries.map(({ at, ...entry }) => ({ ...entry, at: at.getTime() })), snapshot, pledge, affairs }
}

async function unpack(db: Db, place: Place, { log: entries, snapshot, pledge, affairs }: Content): Promise<void> {
  for (let start = 0; start < entries.length; start += ENTRIES) {
    const rows = entries.slice(start, start + ENTRIES).map(({ at, content, ...entry }) => {
      return { ...place, ...entry, at: new Date(at), content: raw<never>(content) }
    })
    await db.insert(log).values(rows)
  }
  if (snapshot !== null) await db.insert(snapshots).values({ ...place, ...snapshot })
  if (pledge !== null) await db.insert(pledges).values({ ...place, ...pledge, shares: raw<never>(pledge.shares) })
  await db
    .update(tables)
    .set({ affairs: raw<never>(affairs) })
    .where(isAt(place))
}
