/** What is stored of a finished game besides its table: the messages about it that are queued, and what it counts. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../link.js'
import { isOf, type Place } from '../places.js'
import { credits, outbox, results } from '../schema/schema.js'

/** What is still to be done about a game: to deliver queued messages, and to count it. */
export async function pendingOf(db: Db, place: Place): Promise<{ readonly untold: boolean; readonly uncounted: boolean }> {
  const one = { one: sql`1` }
  const [queued, counted] = [
    db.select(one).from(outbox).where(isOf(outbox, place)),
    db.select(one).from(results).where(isOf(results, place)),
  ]
  const [found] = await db
    .select({ untold: sql<boolean>`exists ${queued}`, uncounted: sql<boolean>`not exists ${counted}` })
    .from(sql`(select 1) as nothing`)
  return found ?? { untold: false, uncounted: true }
}

/** The JSON of the queued messages and of the records that the game broke. */
export async function textsOf(db: Db, place: Place): Promise<readonly string[]> {
  const queued = await db
    .select({ text: sql<string>`${outbox.announcement}` })
    .from(outbox)
    .where(isOf(outbox, place))
  const broken = await db
    .select({ text: sql<string>`${results.broken}` })
    .from(results)
    .where(isOf(results, place))
  return [...queued, ...broken].map(({ text }) => text)
}

/** The users for whom the game counts something. */
export async function usersCredited(db: Db, place: Place): Promise<readonly string[]> {
  const rows = await db.select({ userId: credits.userId }).from(credits).where(creditedBy(db, place))
  return rows.map(({ userId }) => userId)
}

interface StoredCredit {
  readonly sequence: number
  readonly userId: string
  /** JSON. */
  readonly stored: string
}

/** Credits whose figures are held in full, with their keys. */
export async function plainFigures(db: Db, place: Place): Promise<readonly StoredCredit[]> {
  return db
    .select({ sequence: credits.sequence, userId: credits.userId, stored: sql<string>`${credits.figures}` })
    .from(credits)
    .where(and(creditedBy(db, place), sql`${credits.figures} like '{%'`))
}

/** Stores the figures of a credit, as JSON. */
export async function putFigures(
  db: Db,
  { guildId, sequence, userId }: Pick<Place, 'guildId'> & Omit<StoredCredit, 'stored'>,
  stored: string,
): Promise<void> {
  await db
    .update(credits)
    .set({ figures: sql`${stored}` })
    .where(and(eq(credits.guildId, guildId), eq(credits.sequence, sequence), eq(credits.userId, userId)))
}

function creditedBy(db: Db, place: Place) {
  const sequence = db.select({ sequence: results.sequence }).from(results).where(isOf(results, place))
  return and(eq(credits.guildId, place.guildId), eq(credits.sequence, sql`${sequence}`))
}
