/** The message with the result of a game: how it ended, its score, and what may be said of it. */
import { analyse } from '../../standings/analysis.js'
import type { Standings } from '../../standings/ports.js'
import { inOneStretch } from '../../stretches.js'
import type { LogEntry } from '../../tables/model/log.js'
import type { FinishedTable } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'
import { pointsByTurn } from '../../tables/past/points-by-turn.js'
import { pastOf } from '../../tables/service/past-of.js'
import type { Paint } from '../context/painting.js'
import type { Message } from '../wire/message.js'
import { publicReader } from '../words/reader.js'
import { overMessage } from '../words/result.js'
import { type Reviewed, turningPointLines } from '../words/review.js'
import { newsIn } from '../words/turns-taken.js'
import { verdictLines } from '../words/verdict.js'
import { noteOf, type Prospect } from './late-pictures.js'
import { entriesSince, publicStory } from './story.js'
import { factsOf } from './turn-messages.js'

export interface ResultMessageDeps {
  readonly tables: Pick<Tables, 'log' | 'review'>
  readonly paint: Paint
  readonly standings: Pick<Standings, 'verdict'>
}

interface ResultLook {
  /** What is to be said of its pictures. They follow by default. */
  readonly prospect?: Prospect
  /** Ids of the users whom it calls. By default nobody. */
  readonly pings?: readonly string[]
}

/** Makes the message, which tells the story from turn `since` on. */
export type ResultMessages = (table: FinishedTable, since: number, look: ResultLook) => Promise<Message>

export function createResultMessages({ tables, paint, standings }: ResultMessageDeps): ResultMessages {
  async function reviewedOf(table: FinishedTable, log: readonly LogEntry[]): Promise<Reviewed | null> {
    const review = await tables.review(table.id)
    const past = review === null ? null : await pastOf(table, log)
    return review === null || past === null ? null : { table, review, past }
  }

  return async (table, since, { prospect = 'follows', pings = [] }) => {
    const entries = await entriesSince(tables, table, since)
    const { game, state } = table
    const reader = publicReader(table)
    const note = noteOf(table, prospect)
    const picture = await paint(game.illustrate(state, newsIn(entries), reader), note)
    const log = await tables.log(table.id, 0)
    const { final, analysis } = inOneStretch('ending', () => {
      const points = pointsByTurn(table, log)
      const resigned = new Set([...table.attendance.keys()].filter((seat) => table.attendance[seat]?.by === 'resigned'))
      const sources = game.figures(state, factsOf(log)).map((figures) => figures.sources)
      return { final: game.final(state, points, reader), analysis: analyse(table.outcome, sources, points, resigned) }
    })
    const reviewed = await reviewedOf(table, log)
    const turning = reviewed === null ? [] : turningPointLines(reviewed, table.locale)
    const verdict = verdictLines(table, await standings.verdict(table.id), analysis, turning)
    const score = final === null ? null : await paint(final, note)
    const isReviewed = reviewed !== null
    return overMessage(table, { story: publicStory(table, entries), picture, score, verdict, isReviewed, pings })
  }
}
