/** Erases a user from the stored parts of finished tables. An anonymous user takes their place, and everything else stays. */
import { randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { anonymousId } from '../../../tables/model/anonymous.js'
import type { User } from '../../../tables/model/people.js'
import type { Forgotten } from '../../../tables/model/ports.js'
import { kindOf } from '../../archive/kinds.js'
import type { Slices } from '../../archive/slices.js'
import { withAnonymous } from '../../forgotten.js'
import { prepareRewriting } from '../archive/rewriting.js'
import type { LogKeeping } from '../file/checkpoints.js'
import type { Db } from '../schema/db.js'
import { ladders, players, records, seats, tables, users } from '../schema/schema.js'
import { value } from '../schema/statements.js'
import { prepareOccurring } from '../standings/occurring.js'
import { IS_OPEN } from './finding.js'
import { eraseAt } from './mentions.js'
import { prepareTablesWith } from './tables-with.js'

type Names = Readonly<Record<string, string>>

const LIVE = ['lobby', 'playing'] as const

/** What the standings keep of users. */
const STANDINGS = [ladders, records] as const

export interface Forgetting {
  /** Erases a user from finished tables. `names` are the anonymous user's, by language. */
  forget(userId: string, names: Names): Promise<Forgotten>
}

export function prepareForgetting(db: Db, slices: Slices, logKeeping: LogKeeping): Forgetting {
  const occurring = prepareOccurring(db)
  const tablesWith = prepareTablesWith(db, slices)
  const rewriting = prepareRewriting(db, slices)
  const place = db
    .select({ status: tables.status, locale: tables.locale, gameId: tables.gameId, begunUnder: tables.begunUnder })
    .from(tables)
    .where(eq(tables.id, value('tableId')))
    .prepare()
  const isSeated = prepareSeated(db)
  const known = { seated: prepareKnown(db, STANDINGS), unseated: prepareKnown(db, [...STANDINGS, users]) }
  const written = db.$client.prepare<[], number>('select total_changes()').pluck()
  const transaction = (work: () => void) => db.transaction(work, { behavior: 'immediate' })

  /** Erases a user wherever they occur, until a pass finds nothing new to erase. */
  async function eraseEverywhere(userId: string, names: Names): Promise<Forgotten> {
    const erased = new Set<string>()
    for (;;) {
      const before = erased.size
      const tableIds = (await tablesWith(userId)).filter((tableId) => !erased.has(tableId))
      for (const tableId of tableIds) if (await forgetAt(tableId, userId, names)) erased.add(tableId)
      const sits = isSeated(userId)
      const isKnown = known[sits ? 'seated' : 'unseated'].get({ userId })?.isKnown === 1
      if (isKnown) transaction(() => eraseLines(db, userId, sits))
      // A game that ended meanwhile is over now, and it may have broken a record of the user, whom its table names since then.
      if (isKnown || erased.size > before) continue
      const kind = sits ? 'still-seated' : tableIds.length > 0 ? 'still-named' : 'forgotten'
      return { kind, tableIds: [...erased] }
    }
  }

  /** False if the table is live. */
  async function forgetAt(tableId: string, userId: string, names: Names): Promise<boolean> {
    await logKeeping.step()
    await slices.turn()
    const table = place.get({ tableId })
    if (table === undefined || table.status === 'lobby' || table.status === 'playing') return false
    const anonymous: User = { id: anonymousId(randomBytes(6).toString('hex')), name: names[table.locale] ?? '' }
    const replaced = (stored: string) => withAnonymous(stored, userId, anonymous)
    await rewriting.rewrite(tableId, kindOf(table), replaced, (putArchive) =>
      transaction(() => {
        putArchive()
        eraseAt(db, tableId, userId, anonymous)
        occurring.drop(tableId, userId)
      }),
    )
    return true
  }

  return {
    async forget(userId, names) {
      const before = written.get()
      const forgotten = await eraseEverywhere(userId, names)
      if (written.get() !== before) await logKeeping.emptyLog()
      return forgotten
    },
  }
}

/** Whether a user has a seat at a live table. */
function prepareSeated(db: Db): (userId: string) => boolean {
  const seated = db
    .select({ id: tables.id })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(IS_OPEN, eq(seats.userId, value('userId')), inArray(tables.status, [...LIVE])))
    .limit(1)
    .prepare()
  return (userId) => seated.get({ userId }) !== undefined
}

/** Whether any of these hold something of a user. */
function prepareKnown(db: Db, kinds: readonly (typeof ladders | typeof records | typeof users)[]) {
  const userId = value('userId')
  const ofUser = kinds.map((table) => sql`exists (select 1 from ${table} where ${table.userId} = ${userId})`)
  return db
    .select({ isKnown: sql<number>`${sql.join(ofUser, sql` or `)}` })
    .from(sql`(select 1)`)
    .prepare()
}

/** Erases the user's own rows, and their name as a holder of records. Whoever still sits somewhere keeps their settings there. */
function eraseLines(db: Db, userId: string, sits: boolean): void {
  const guilds = db.selectDistinct({ guildId: ladders.guildId }).from(ladders).where(eq(ladders.userId, userId))
  db.delete(players)
    .where(and(inArray(players.guildId, guilds), eq(players.userId, userId)))
    .run()
  db.delete(ladders).where(eq(ladders.userId, userId)).run()
  db.update(records).set({ userId: null }).where(eq(records.userId, userId)).run()
  if (!sits) db.delete(users).where(eq(users.userId, userId)).run()
}
