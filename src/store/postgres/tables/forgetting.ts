/**
 * Erases a user from the stored parts of finished tables. An anonymous user takes their place, and everything else stays.
 *
 * Each table has a short transaction of its own. If that is interrupted, the index of occurrences still holds the tables that are
 * left, so another call erases the rest.
 */
import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { anonymousId } from '../../../tables/model/anonymous.js'
import type { User } from '../../../tables/model/people.js'
import type { Forgotten } from '../../../tables/model/ports.js'
import { AT_ONCE } from '../../archive/batch-sizes.js'
import { kindOf } from '../../archive/kinds.js'
import { inSlices, type Slices } from '../../archive/slices.js'
import { withAnonymous } from '../../forgotten.js'
import { createRewriting } from '../archive/rewriting.js'
import type { Db, Link } from '../link.js'
import { isAt, type Place } from '../places.js'
import { ladders, players, records, seats, tables, unarchived, users } from '../schema/schema.js'
import { drop, tablesOf } from '../standings/occurring.js'
import { IS_OPEN } from './finding.js'
import { eraseAt, occursIn } from './mentions.js'

type Names = Readonly<Record<string, string>>

export interface Forgetting {
  /** Erases a user from finished tables. `names` are the anonymous user's, by language. */
  forget(userId: string, names: Names): Promise<Forgotten>
}

export function createForgetting(link: Link, slices: Slices): Forgetting {
  const rewriting = createRewriting(link, slices)

  /** The tables that are not indexed yet and in which a user occurs. */
  async function* unindexedWith(userId: string): AsyncGenerator<Place> {
    for await (const places of inSlices<Place>(slices, (after) => unindexed(link.db, after)))
      for (const place of places) if (await occursIn(link.db, userId, place)) yield place
  }

  /** The other tables in which a user occurs. */
  async function* indexedWith(userId: string): AsyncGenerator<Place> {
    for await (const places of inSlices<Place>(slices, (after) => tablesOf(link.db, userId, after, AT_ONCE))) yield* places
  }

  /** False if the table is live. */
  async function forgetAt(place: Place, userId: string, names: Names): Promise<boolean> {
    await slices.turn()
    const [table] = await link.db
      .select({ locale: tables.locale, gameId: tables.gameId, begunUnder: tables.begunUnder })
      .from(tables)
      .where(isAt(place))
    if (table === undefined) return false
    const anonymous: User = { id: anonymousId(randomBytes(6).toString('hex')), name: names[table.locale] ?? '' }
    const replaced = (stored: string) => withAnonymous(stored, userId, anonymous)
    return rewriting.rewrite(place, kindOf(table), replaced, async (db) => {
      await eraseAt(db, place, userId, anonymous)
      await drop(db, place, userId)
    })
  }

  return {
    async forget(userId, names) {
      const erased = new Map<string, string>()
      /** The number of tables that are live. */
      async function forgetAtEach(places: AsyncIterable<Place>): Promise<number> {
        let live = 0
        for await (const place of places) {
          const key = JSON.stringify([place.guildId, place.tableId])
          if (erased.has(key)) continue
          if (await forgetAt(place, userId, names)) erased.set(key, place.tableId)
          else live++
        }
        return live
      }
      for (;;) {
        const before = erased.size
        // First, because tables that are indexed meanwhile are in the index afterwards.
        const live = (await forgetAtEach(unindexedWith(userId))) + (await forgetAtEach(indexedWith(userId)))
        // A game that ended meanwhile is over now, and it may have broken a record of the user, whom its table names since then.
        const sits = await isSeated(link.db, userId)
        if ((await eraseLines(link, userId, sits)) || erased.size > before) continue
        const tableIds = [...erased.values()]
        return { kind: sits ? 'still-seated' : live > 0 ? 'still-named' : 'forgotten', tableIds }
      }
    },
  }
}

/** Whether a user has a seat at a live table. */
async function isSeated(db: Db, userId: string): Promise<boolean> {
  const [seat] = await db
    .select({ seat: seats.seat })
    .from(seats)
    .innerJoin(tables, and(eq(tables.guildId, seats.guildId), eq(tables.id, seats.tableId)))
    .where(and(IS_OPEN, eq(seats.userId, userId), inArray(tables.status, ['lobby', 'playing'])))
    .limit(1)
  return seat !== undefined
}

/** The next tables that are not indexed yet, ordered by id. Only databases from before there was an index have any. */
function unindexed(db: Db, after: Place | null): Promise<readonly Place[]> {
  const { guildId, tableId } = unarchived
  const isLater = after === null ? undefined : sql`(${tableId}, ${guildId}) > (${after.tableId}, ${after.guildId})`
  return db
    .select({ guildId, tableId })
    .from(unarchived)
    .where(and(sql`not ${unarchived.indexed}`, isLater))
    .orderBy(asc(tableId), asc(guildId))
    .limit(AT_ONCE)
}

/**
 * Erases the user's own rows, and their name as a holder of records. Whoever still sits somewhere keeps their settings there.
 * False if there was nothing to erase.
 */
async function eraseLines(link: Link, userId: string, sits: boolean): Promise<boolean> {
  const ofUser = [ladders, records, ...(sits ? [] : [users])].map(
    (table) => sql`exists (select 1 from ${table} where ${table.userId} = ${userId})`,
  )
  const { rows } = await link.db.execute<{ readonly known: boolean }>(sql`select ${sql.join(ofUser, sql` or `)} as known`)
  if (rows[0]?.known !== true) return false
  await link.transaction(async (db) => {
    const guilds = db.selectDistinct({ guildId: ladders.guildId }).from(ladders).where(eq(ladders.userId, userId))
    await db.delete(players).where(and(inArray(players.guildId, guilds), eq(players.userId, userId)))
    await db.delete(ladders).where(eq(ladders.userId, userId))
    await db.update(records).set({ userId: null }).where(eq(records.userId, userId))
    if (!sits) await db.delete(users).where(eq(users.userId, userId))
  })
  return true
}
