/** The contents of the standings, in the order in which they are digested. */
import { and, eq, getTableColumns, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { createDigest, type Digest, type Digests, digestedFigures } from '../../standings/digests.js'
import type { Db } from '../link.js'
import { credits, ladders, players, records, results } from '../schema/schema.js'
import { readAll } from './figures.js'

/** The number of rows in memory at a time. */
const SLICE = 5_000
const GAMES = 1_000

/** Called inside a transaction that sees one state of the database. */
export async function digestsOf(db: Db): Promise<Digests> {
  const digest = createDigest()
  for (let after: Game | null = { guildId: '', sequence: 0 }; after !== null; ) after = await addGames(db, digest, after)
  const { guildId, gameId, record } = records
  await inSlices<typeof records.$inferSelect>(async (last) => {
    const rows = await db
      .select()
      .from(records)
      .where(last === null ? undefined : isAfter([guildId, gameId, record], [last.guildId, last.gameId, last.record]))
      .orderBy(guildId, gameId, record)
      .limit(SLICE)
    digest.add('records', rows)
    return rows
  })
  const line = [ladders.guildId, ladders.gameId, ladders.period, ladders.userId]
  await inSlices<typeof ladders.$inferSelect>(async (last) => {
    const rows = await db
      .select()
      .from(ladders)
      .where(last === null ? undefined : isAfter(line, [last.guildId, last.gameId, last.period, last.userId]))
      .orderBy(...line)
      .limit(SLICE)
    digest.add('ladders', rows)
    return rows
  })
  await inSlices<typeof players.$inferSelect>(async (last) => {
    const rows = await db
      .select()
      .from(players)
      .where(last === null ? undefined : isAfter([players.guildId, players.userId], [last.guildId, last.userId]))
      .orderBy(players.guildId, players.userId)
      .limit(SLICE)
    digest.add('players', rows)
    return rows
  })
  return digest.end()
}

interface Game {
  readonly guildId: string
  readonly sequence: number
}

/** Adds the games after this one, and their credits. Returns the last of them, or null if there are no more. */
async function addGames(db: Db, { add }: Digest, { guildId, sequence }: Game): Promise<Game | null> {
  const order = [results.guildId, results.sequence]
  const rows = await db
    .select({ ...getTableColumns(results), broken: sql<string>`${results.broken}` })
    .from(results)
    .where(isAfter(order, [guildId, sequence]))
    .orderBy(...order)
    .limit(GAMES)
  add('results', rows)
  const last = rows.at(-1)
  if (last === undefined) return null
  const ofCredit = [credits.guildId, credits.sequence]
  const credited = await db
    .select({ ...getTableColumns(credits), tableId: results.tableId, figures: sql<string>`${credits.figures}` })
    .from(credits)
    .innerJoin(results, and(eq(results.guildId, credits.guildId), eq(results.sequence, credits.sequence)))
    .where(and(isAfter(ofCredit, [guildId, sequence]), lte(tuple(ofCredit), tuple([last.guildId, last.sequence]))))
    .orderBy(credits.guildId, credits.sequence, credits.nth)
  const figures = await readAll(
    db,
    credited.map((credit) => credit.figures),
  )
  const known = new Map(credited.map((credit, index) => [credit.figures, figures[index] ?? null]))
  add(
    'credits',
    credited.map((credit) => ({ ...credit, figures: digestedFigures(credit.figures, (stored) => known.get(stored) ?? null) })),
  )
  return last
}

const tuple = (values: readonly (PgColumn | string | number)[]): SQL =>
  sql`(${sql.join(
    [...values].map((value) => sql`${value}`),
    sql`, `,
  )})`

/** Whether a row comes after the one with these values in these columns. */
const isAfter = (columns: readonly PgColumn[], values: readonly (string | number)[]): SQL => gt(tuple(columns), tuple(values))

/** Takes slice after slice until one is not full. `take` gets the last row of the slice before. */
async function inSlices<Row>(take: (last: Row | null) => Promise<readonly Row[]>): Promise<void> {
  let last: Row | null = null
  for (let rows = await take(last); rows.length === SLICE; rows = await take(last)) last = rows.at(-1) ?? null
}
