/** Where the rows of one table mention a user, and how an anonymous user takes the user's place in them. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { User } from '../../../tables/model/people.js'
import { ENTRIES } from '../../archive/batch-sizes.js'
import { mentionOf, withAnonymous, withNobody } from '../../forgotten.js'
import type { Db } from '../link.js'
import { isAt, isOf, type Place } from '../places.js'
import { credits, results, seats, tables } from '../schema/schema.js'

/** The columns with JSON that may mention a user. `key` is a number that tells the rows of one table apart. */
const PARTS = [
  { part: 'affairs', rows: sql`tables`, tableId: sql`id`, key: sql`0` },
  { part: 'shares', rows: sql`pledges`, tableId: sql`table_id`, key: sql`0` },
  { part: 'announcement', rows: sql`outbox`, tableId: sql`table_id`, key: sql`id` },
  { part: 'content', rows: sql`log`, tableId: sql`table_id`, key: sql`position` },
  { part: 'broken', rows: sql`results`, tableId: sql`table_id`, key: sql`0` },
] as const

type Part = (typeof PARTS)[number]

interface Mention extends Record<string, unknown> {
  readonly part: Part['part']
  /** A number, as text because it may be large. */
  readonly key: string
  /** JSON. */
  readonly stored: string
}

/** Whether a user occurs in a table that is not archived. */
export async function occursIn(db: Db, userId: string, place: Place): Promise<boolean> {
  const credited = sql`select 1 from ${credits} where ${creditsOf(place, userId)}`
  const named = PARTS.map((part) => sql`exists (select 1 ${mentioning(part, place, userId)})`)
  const any = sql.join([sql`exists (${credited})`, ...named], sql` or `)
  const { rows } = await db.execute<{ readonly occurs: boolean }>(sql`select ${any} as occurs`)
  return rows[0]?.occurs === true
}

/** Erases a user from the rows of a table. Called inside a transaction that has locked the table. */
export async function eraseAt(db: Db, place: Place, userId: string, anonymous: User): Promise<void> {
  await eraseNames(db, place, userId, anonymous)
  const selects = PARTS.map((part) => {
    const [name, column] = [sql.raw(`'${part.part}'`), sql.raw(part.part)]
    return sql`select ${name} as part, ${part.key}::text as key, ${column} as stored ${mentioning(part, place, userId)}`
  })
  const { rows: mentions } = await db.execute<Mention>(sql.join(selects, sql` union all `))
  for (const part of PARTS) {
    // Records stay, but without a holder.
    const replaced = part.part === 'broken' ? withNobody : (stored: string) => withAnonymous(stored, userId, anonymous)
    const texts = mentions.filter((mention) => mention.part === part.part)
    for (let start = 0; start < texts.length; start += ENTRIES) {
      const some = texts.slice(start, start + ENTRIES)
      await rewrite(
        db,
        place,
        part,
        some.map(({ key, stored }) => ({ key, stored: replaced(stored, userId) })),
      )
    }
  }
}

/** Gives the anonymous user the forgotten user's seat, their part as a host, and their credit. */
async function eraseNames(db: Db, place: Place, userId: string, { id, name }: User): Promise<void> {
  await db
    .update(seats)
    .set({ userId: id, userName: name })
    .where(and(isOf(seats, place), eq(seats.userId, userId)))
  await db
    .update(tables)
    .set({ hostId: id, hostName: name })
    .where(and(isAt(place), eq(tables.hostId, userId)))
  await db.update(credits).set({ userId: id, name }).where(creditsOf(place, userId))
}

function creditsOf({ guildId, tableId }: Place, userId: string): SQL | undefined {
  const sequence = sql`(select ${results.sequence} from ${results}
    where ${results.guildId} = ${guildId} and ${results.tableId} = ${tableId})`
  return and(eq(credits.guildId, guildId), eq(credits.sequence, sequence), eq(credits.userId, userId))
}

/** The rows of a table whose JSON contains a user's id. */
function mentioning({ part, rows, tableId }: Part, place: Place, userId: string): SQL {
  const mentions = sql`strpos(${sql.raw(part)}, ${mentionOf(userId)}) > 0`
  return sql`from ${rows} where guild_id = ${place.guildId} and ${tableId} = ${place.tableId} and ${mentions}`
}

/** Stores JSON anew. */
async function rewrite(
  db: Db,
  place: Place,
  { part, rows, tableId, key }: Part,
  texts: readonly Omit<Mention, 'part'>[],
): Promise<void> {
  const keys = sql.param(texts.map((text) => text.key))
  const stored = sql.param(texts.map((text) => text.stored))
  await db.execute(sql`update ${rows} set ${sql.raw(part)} = given.stored
    from unnest(${keys}::bigint[], ${stored}::text[]) as given(key, stored)
    where guild_id = ${place.guildId} and ${tableId} = ${place.tableId} and ${key} = given.key`)
}
