/** What is stored of a finished game besides its table: the messages about it that are queued, and what it counts. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../schema/db.js'
import { credits, outbox, results } from '../schema/schema.js'
import { bound, value } from '../schema/statements.js'

interface StoredCredit {
  readonly sequence: number
  readonly userId: string
  /** JSON. */
  readonly stored: string
}

export interface MessagesAndCredits {
  /** What is still to be done about a game: to deliver queued messages, and to count it. */
  pendingOf(tableId: string): { readonly untold: boolean; readonly uncounted: boolean }
  /** The JSON of the queued messages and of the records that the game broke. */
  textsOf(tableId: string): readonly string[]
  /** The users for whom the game counts something. */
  usersCredited(tableId: string): readonly string[]
  /** Credits from before the keys of figures were stored separately. */
  plainFigures(tableId: string): readonly StoredCredit[]
  /** Stores the figures of a credit. */
  putFigures(credit: StoredCredit): void
}

export function prepareMessagesAndCredits(db: Db): MessagesAndCredits {
  const queued = db
    .select({ text: sql<string>`${outbox.announcement}` })
    .from(outbox)
    .where(eq(outbox.tableId, value('tableId')))
    .prepare()
  const counted = db
    .select({ text: sql<string>`${results.broken}` })
    .from(results)
    .where(eq(results.tableId, value('tableId')))
    .prepare()
  const byGame = and(eq(results.sequence, credits.sequence), eq(results.tableId, value('tableId')))
  const credited = db.select({ userId: credits.userId }).from(credits).innerJoin(results, byGame).prepare()
  const plain = db
    .select({ sequence: credits.sequence, userId: credits.userId, stored: sql<string>`${credits.figures}` })
    .from(credits)
    .innerJoin(results, byGame)
    .where(sql`${credits.figures} like '{"sources"%'`)
    .prepare()
  const put = db
    .update(credits)
    .set({ figures: bound('stored') })
    .where(and(eq(credits.sequence, value('sequence')), eq(credits.userId, value('userId'))))
    .prepare()

  return {
    pendingOf: (tableId) => ({
      untold: queued.all({ tableId }).length > 0,
      uncounted: counted.get({ tableId }) === undefined,
    }),
    textsOf: (tableId) => [...queued.all({ tableId }), ...counted.all({ tableId })].map(({ text }) => text),
    usersCredited: (tableId) => credited.all({ tableId }).map(({ userId }) => userId),
    plainFigures: (tableId) => plain.all({ tableId }),
    putFigures(credit) {
      put.run({ ...credit })
    },
  }
}
