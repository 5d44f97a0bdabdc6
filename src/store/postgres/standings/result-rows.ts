/** The rows of results. */
import { COUNTED_UNDER } from '../../../standings/rating.js'
import type { GameReport } from '../../../tables/model/game-report.js'
import type { GameOnServer } from '../../standings/game-on-server.js'
import type { Db } from '../link.js'
import type { Place } from '../places.js'
import { credits, results } from '../schema/schema.js'
import type { CountedGame } from './counted.js'
import { shortened } from './figures.js'

/** A finished game with its number on its server. */
export interface Numbered extends GameOnServer, Place {
  readonly sequence: number
  readonly openedIn: string
}

export interface CountedResult {
  readonly game: Numbered
  readonly report: GameReport
  readonly counted: CountedGame
}

/** Stores results with their credits. */
export async function putResults(db: Db, games: readonly CountedResult[]): Promise<void> {
  if (games.length === 0) return
  await db.insert(results).values(
    games.map(({ game, report: { endedAt, rounds, seats, byRules }, counted: { unrated, broken } }) => {
      return { ...game, endedAt, rounds, seats, byRules, unrated, countedUnder: COUNTED_UNDER, broken }
    }),
  )
  const credited = games.flatMap(({ game: { guildId, gameId, sequence }, report, counted }) =>
    counted.credits.map((columns, nth) => {
      const figures = report.credits[nth]?.figures ?? { sources: {}, choices: {}, feats: {} }
      return { guildId, gameId, sequence, nth, ...columns, counts: counted.counts, figures }
    }),
  )
  if (credited.length === 0) return
  const figures = await shortened(
    db,
    credited.map((credit) => credit.figures),
  )
  await db.insert(credits).values(credited.map((credit, index) => ({ ...credit, figures: figures[index] ?? credit.figures })))
}
