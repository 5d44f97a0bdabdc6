/** The last message of a table: its result, or that there is none. */

import { createRecent } from '../../recent.js'
import type { Clock } from '../../tables/model/ports.js'
import { quietUntil, type Settings } from '../../tables/model/settings.js'
import { type CancelledTable, type FinishedTable, stayedAt, type Table } from '../../tables/model/table.js'
import type { Later } from '../../tables/model/tables.js'
import type { Message } from '../wire/message.js'
import { type ChannelMessages, ensureHeard } from './channel-messages.js'
import type { ChannelWork } from './channel-work.js'
import { complete, type Prospect } from './late-pictures.js'
import { createResultMessages, type ResultMessageDeps } from './result-message.js'
import type { TurnMessages } from './turn-messages.js'

/** The key of the message with the result. */
export const OVER_KEY = 'over'
const CANCELLED_KEY = 'cancelled'

/** Results are changed soon after they were posted, if at all. */
const RESULTS_KEPT = 500

interface ResultDeps extends ResultMessageDeps {
  readonly messages: ChannelMessages
  readonly turnMessages: TurnMessages
  readonly settings: Pick<Settings, 'find'>
  readonly clock: Pick<Clock, 'now'>
  readonly later: ChannelWork['afterwards']
}

export interface Results {
  over(table: FinishedTable, isRepeated: boolean): Promise<Later | null>
  /** The game was looked back at, which its result tells from now on. */
  reviewed(table: FinishedTable): Promise<Later | null>
  /** `message` replaces a result. */
  cancelled(table: CancelledTable, message: Message): Promise<void>
}

export function createResults(deps: ResultDeps): Results {
  const { messages, turnMessages, settings, clock, later } = deps
  const result = createResultMessages(deps)
  /** The turn from which the result of a table tells the story. */
  const begun = createRecent<number>(RESULTS_KEPT)

  /** Players who are called to the result: all who stayed, except in their quiet hours. */
  async function awake(table: FinishedTable): Promise<readonly string[]> {
    const stayed = stayedAt(table)
    const quiet = await Promise.all(stayed.map(async ({ id }) => quietUntil((await settings.find(id)).quiet, clock.now())))
    return stayed.filter((_, index) => quiet[index] === null).map(({ id }) => id)
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
