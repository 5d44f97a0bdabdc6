/** Archives in the database. This is the only place that stores archived tables and reads them. */
import { asc, between, eq } from 'drizzle-orm'
import { ArchiveBroken, contentOf, partsOf } from '../../archive/archive.js'
import type { Content } from '../../archive/content.js'
import type { Db } from '../schema/db.js'
import { archiveParts, tables } from '../schema/schema.js'
import { bound, raw, value } from '../schema/statements.js'
import { prepareContents } from './contents.js'
import { prepareLexicons } from './lexicons.js'
import { splitUp } from './parts.js'

/** The first and the last part of an archive. */
interface Place {
  readonly from: number
  readonly to: number
}

export interface Archives {
  /** Null for a table that is not archived. A new archive never takes the place of an earlier one. */
  placeOf(tableId: string): Place | null
  /** Null for a table that is not archived. Throws {@link ArchiveBroken}. */
  read(tableId: string): Content | null
  /** Like {@link read}, but null also for a damaged archive. */
  readIfWhole(tableId: string): Content | null
  /** The stored content of a table that is not archived. */
  unpacked(tableId: string): Content
  /** Stores an archive in place of its contents, except for the log. Called inside a transaction. */
  put(tableId: string, bytes: Uint8Array): void
  /** Deletes at most `entries` entries of an archived table's log. Returns whether none are left. */
  clearLog(tableId: string, entries: number): boolean
  /** Stores an archived table unpacked again. Called inside a transaction. Does nothing for a table that is not archived. */
  restore(tableId: string): void
}

export function prepareArchives(db: Db): Archives {
  const lexicons = prepareLexicons(db)
  const contents = prepareContents(db)
  const rows = prepareRows(db)

  function decoded(bytes: Uint8Array): Content {
    const { lexiconId, compressed } = partsOf(bytes)
    return contentOf(compressed, lexicons.byId(lexiconId))
  }

  function placeOf(tableId: string): Place | null {
    const place = rows.place.get({ tableId })
    return place?.from == null || place.to === null ? null : { from: place.from, to: place.to }
  }

  function drop(tableId: string): void {
    const place = placeOf(tableId)
    if (place !== null) rows.dropParts.run({ ...place })
  }

  function read(tableId: string): Content | null {
    const place = placeOf(tableId)
    if (place === null) return null
    try {
      return decoded(Buffer.concat(rows.parts.all({ ...place }).map(({ bytes }) => bytes)))
    } catch (cause) {
      throw new ArchiveBroken('its archive is not whole', { cause })
    }
  }

  function readIfWhole(tableId: string): Content | null {
    try {
      return read(tableId)
    } catch (thrown) {
      if (thrown instanceof ArchiveBroken) return null
      throw thrown
    }
  }

  return {
    placeOf,
    read,
    readIfWhole,
    unpacked: (tableId) => ({ ...contents.of(tableId), affairs: rows.place.get({ tableId })?.affairs ?? null }),
    put(tableId, bytes) {
      const ids = splitUp(bytes).map((part) => Number(rows.putPart.run({ bytes: part }).lastInsertRowid))
      drop(tableId)
      rows.settle.run({ tableId, from: ids[0] ?? null, to: ids.at(-1) ?? null, affairs: null })
      contents.dropAllButLog(tableId)
    },
    clearLog: contents.clearLog,
    restore(tableId) {
      const content = read(tableId)
      if (content === null) return
      drop(tableId)
      contents.put(tableId, content)
      rows.settle.run({ tableId, from: null, to: null, affairs: content.affairs })
    },
  }
}

function prepareRows(db: Db) {
  const tableId = value('tableId')
  const inPlace = between(archiveParts.id, value('from'), value('to'))
  return {
    place: db
      .select({ from: tables.archiveFrom, to: tables.archiveTo, affairs: raw<string | null>(tables.affairs) })
      .from(tables)
      .where(eq(tables.id, tableId))
      .prepare(),
    settle: db
      .update(tables)
      .set({ archiveFrom: bound('from'), archiveTo: bound('to'), affairs: bound('affairs') })
      .where(eq(tables.id, tableId))
      .prepare(),
    parts: db.select({ bytes: archiveParts.bytes }).from(archiveParts).where(inPlace).orderBy(asc(archiveParts.id)).prepare(),
    putPart: db
      .insert(archiveParts)
      .values({ bytes: bound('bytes') })
      .prepare(),
    dropParts: db.delete(archiveParts).where(inPlace).prepare(),
  }
}
