/** The last message of a table: its result, or that there is none. */

import { createRecent } from '../../recent.js'
import { analyse } from '../../standings/analysis.js'
import type { Standings } from '../../standings/ports.js'
import { inOneStretch } from '../../stretches.js'
import type { LogEntry } from '../../tables/model/log.js'
import type { Clock } from '../../tables/model/ports.js'
import { quietUntil, type Settings } from '../../tables/model/settings.js'
import { type CancelledTable, type FinishedTable, stayedAt, type Table } from '../../tables/model/table.js'
import type { Later, Tables } from '../../tables/model/tables.js'
import { pointsByTurn } from '../../tables/past/points-by-turn.js'
import { pastOf } from '../../tables/service/past-of.js'
import type { Paint } from '../context/painting.js'
import type { Message } from '../wire/message.js'
import { publicReader } from '../words/reader.js'
import { overMessage } from '../words/result.js'
import { type Reviewed, turningPointLines } from '../words/review.js'
import { newsIn } from '../words/turns-taken.js'
import { verdictLines } from '../words/verdict.js'
import { type ChannelMessages, ensureHeard } from './channel-messages.js'
import { complete, noteOf, type Prospect } from './late-pictures.js'
import { entriesSince, publicStory } from './story.js'
import { factsOf, type TurnMessages } from './turn-messages.js'

/** The key of the message with the result. */
export const OVER_KEY = 'over'
const CANCELLED_KEY = 'cancelled'

/** Results are changed soon after they were posted, if at all. */
const RESULTS_KEPT = 500

interface ResultDeps {
  readonly tables: Pick<Tables, 'log' | 'review'>
  readonly messages: ChannelMessages
  readonly turnMessages: TurnMessages
  readonly paint: Paint
  readonly standings: Pick<Standings, 'verdict'>
  readonly settings: Pick<Settings, 'find'>
  readonly clock: Pick<Clock, 'now'>
  /** Runs `show` after whatever is being told to the table's channel. */
  readonly later: <T>(tableId: string, show: () => Promise<T>) => Promise<T>
}

export interface Results {
  over(table: FinishedTable, isRepeated: boolean): Promise<Later | null>
  /** The game was looked back at, which its result tells from now on. */
  reviewed(table: FinishedTable): Promise<Later | null>
  /** `message` replaces a result. */
  cancelled(table: CancelledTable, message: Message): Promise<void>
}

export function createResults(deps: ResultDeps): Results {
  const { tables, messages, turnMessages, paint, standings, settings, clock, later } = deps
  /** The turn from which the result of a table tells the story. */
  const begun = createRecent<number>(RESULTS_KEPT)

  /** Players who are called to the result: all who stayed, except in their quiet hours. */
  async function awake(table: FinishedTable): Promise<readonly string[]> {
    const stayed = stayedAt(table)
    const quiet = await Promise.all(stayed.map(async ({ id }) => quietUntil((await settings.find(id)).quiet, clock.now())))
    return stayed.filter((_, index) => quiet[index] === null).map(({ id }) => id)
  }

  async function reviewedOf(table: FinishedTable, log: readonly LogEntry[]): Promise<Reviewed | null> {
    const review = await tables.review(table.id)
    const past = review === null ? null : await pastOf(table, log)
    return review === null || past === null ? null : { table, review, past }
  }

  async function result(
    table: FinishedTable,
    since: number,
    { prospect = 'follows', pings = [] }: { readonly prospect?: Prospect; readonly pings?: readonly string[] },
  ): Promise<Message> {
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

  async function showResult(table: FinishedTable, since: number, prospect: Prospect): Promise<Later | null> {
    const message = await result(table, since, { prospect })
    ensureHeard(await messages.change(table, OVER_KEY, message))
    return prospect === 'follows' ? complete(message, (next) => showResultLater(table, since, next)) : null
  }

  async function maybeShowResult(table: FinishedTable, since: number, isRepeated: boolean): Promise<Later | null> {
    return isRepeated ? showResult(table, since, 'follows') : null
  }

  async function postResult(table: FinishedTable, since: number): Promise<Later | null> {
    begun.set(table.id, since)
    const message = await result(table, since, { pings: await awake(table) })
    await messages.put(table, OVER_KEY, message, OVER_KEY)
    return complete(message, (prospect) => showResultLater(table, since, prospect))
  }

  function showResultLater(table: FinishedTable, since: number, prospect: Prospect): Promise<Later | null> {
    return later(table.id, () => showResult(table, since, prospect))
  }

  /** Once the result was posted, no earlier turn has a message to continue from. After a restart the last one is the closest. */
  const sinceOf = (table: FinishedTable) => begun.get(table.id) ?? table.game.turn(table.state).number

  const closeAll = (table: Table) => turnMessages.close(table, () => true)

  return {
    async over(table, isRepeated) {
      const told = await messages.has(table, OVER_KEY)
      const since = told ? sinceOf(table) : Math.max(0, ...(await turnMessages.told(table)))
      const rest = told ? await maybeShowResult(table, since, isRepeated) : await postResult(table, since)
      await closeAll(table)
      return rest
    },

    async reviewed(table) {
      return (await messages.has(table, OVER_KEY)) ? showResult(table, sinceOf(table), 'follows') : null
    },

    async cancelled(table, message) {
      if (!(await messages.has(table, CANCELLED_KEY))) {
        await messages.put(table, CANCELLED_KEY, message, CANCELLED_KEY)
      }
      await closeAll(table)
    },
  }
}
