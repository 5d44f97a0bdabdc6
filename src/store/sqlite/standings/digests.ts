/** The contents of the standings, in the order in which they are digested. */
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { createDigest, type Digests, digestedFigures } from '../../standings/digests.js'
import type { Db } from '../schema/db.js'
import { credits, ladders, players, records, results } from '../schema/schema.js'
import { prepareFigures } from './figures.js'

/** The number of rows in memory at a time. */
const SLICE = 10_000
const GAMES = 1_000

export function digestsOf(db: Db): Digests {
  const { add, end } = createDigest()
  const { read } = prepareFigures(db)
  const sequences = db.select({ sequence: results.sequence }).from(results).orderBy(results.guildId, results.sequence).all()
  for (let from = 0; from < sequences.length; from += GAMES) {
    const chosen = JSON.stringify(sequences.slice(from, from + GAMES).map(({ sequence }) => sequence))
    const among = sql`${results.sequence} in (select value from json_each(${chosen}))`
    const games = db
      .select({ ...getTableColumns(results), broken: sql<string>`${results.broken}` })
      .from(results)
      .where(among)
      .orderBy(results.guildId, results.sequence)
    add('results', games.all())
    const credited = db
      .select({ ...getTableColumns(credits), tableId: results.tableId, figures: sql<string>`${credits.figures}` })
      .from(results)
      .innerJoin(credits, eq(credits.sequence, results.sequence))
      .where(among)
      .orderBy(results.guildId, results.sequence, credits.nth)
    add(
      'credits',
      credited.all().map((credit) => ({ ...credit, figures: digestedFigures(credit.figures, read) })),
    )
  }
  const { guildId, gameId, record } = records
  inSlices((offset) => {
    const rows = db.select().from(records).orderBy(guildId, gameId, record).limit(SLICE).offset(offset).all()
    add('records', rows)
    return rows.length
  })
  inSlices((offset) => {
    const order = [ladders.guildId, ladders.gameId, ladders.period, ladders.userId]
    const rows = db
      .select()
      .from(ladders)
      .orderBy(...order)
      .limit(SLICE)
      .offset(offset)
      .all()
    add('ladders', rows)
    return rows.length
  })
  inSlices((offset) => {
    const rows = db.select().from(players).orderBy(players.guildId, players.userId).limit(SLICE).offset(offset).all()
    add('players', rows)
    return rows.length
  })
  return end()
}

/** Takes slice after slice until one is not full. `take` tells the length of the one that begins at `offset`. */
function inSlices(take: (offset: number) => number): void {
  for (let offset = 0; take(offset) === SLICE; offset += SLICE);
}
