/** Each turn's message must tell everything that happened in the turns since the previous message, however fast those were. */

import { readCustomId } from '../../../src/discord/wire/custom-id.js'
import { standingStory, storyOfTurns } from '../../../src/discord/words/chronicle.js'
import { entriesAfterTurn } from '../../../src/discord/words/log-reach.js'
import { publicReader } from '../../../src/discord/words/reader.js'
import { gameById } from '../../../src/games/index.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import { type Database, openDatabase } from '../../../src/store/open.js'
import { hold } from '../../../src/tables/model/loaded-table.js'
import type { LogEntry } from '../../../src/tables/model/log.js'
import type { Table } from '../../../src/tables/model/table.js'
import type { Told } from './heard.js'
import { offersOn, textOf } from './player.js'
import { turnsCalled } from './quiet.js'

/** A message, and the turns that it has to tell: from `since` on, before `before`. */
interface Owing {
  readonly message: SandboxMessage
  readonly since: number
  readonly before: number
}

/**
 * The messages that do not tell what they owe. `database` belongs to a bot that has stopped after its only table was over.
 */
export async function untold(database: Database, told: readonly Told[]): Promise<readonly string[]> {
  const { store, close } = await openDatabase(database, { alone: true })
  const owing = owingAmong(told)
  const tableId = tableIdIn(owing)
  const stored = await store.load(tableId)
  const log = await store.log(tableId, 0)
  await close()
  if (stored === null) throw new Error(`there is no table ${tableId}`)
  const { table } = hold(stored, gameById)
  return owing.filter((each) => !tells(each, table, log)).map(({ message }) => textOf(message))
}

function owingAmong(told: readonly Told[]): readonly Owing[] {
  const called = turnsCalled(told)
  const result = told.find(({ isNew, told: message }) => isNew && verbOn(message, 'rematch') !== null)?.told
  const last = called.at(-1)
  if (result === undefined || last === undefined) throw new Error('the game is not over')
  const turns = called.flatMap(({ turn, message }, index): readonly Owing[] => {
    const before = called[index - 1]
    // A message that returns to an earlier turn tells what was taken back.
    return before === undefined || before.turn >= turn ? [] : [{ message, since: before.turn, before: turn }]
  })
  return [...turns, { message: result, since: last.turn, before: Number.POSITIVE_INFINITY }]
}

function tableIdIn([first]: readonly Owing[]): string {
  return (first && verbOn(first.message, 'take')?.tableId) ?? ''
}

function verbOn(message: SandboxMessage, kind: string) {
  return (
    offersOn(message)
      .map(({ customId }) => readCustomId(customId))
      .find((id) => id?.verb.kind === kind) ?? null
  )
}

/** The message is made after the turn of its button has begun. It may contain what is pressed meanwhile. */
function tells({ message, since, before }: Owing, table: Table, log: readonly LogEntry[]): boolean {
  const turn = verbOn(message, 'take')?.position ?? Number.POSITIVE_INFINITY
  const begun = (log.find((entry) => entry.turn >= turn)?.position ?? table.position + 1) - 1
  return log.slice(Math.max(0, begun - 1)).some(({ position }) => {
    const entries = entriesAfterTurn(log.slice(0, position), since - 1).filter(({ turn }) => turn < before)
    // The message of a turn says itself whose it is, the result does not.
    return [storyOfTurns, standingStory].some((story) => isIn(textOf(message), table, story(table, entries, publicReader(table))))
  })
}

/** Whether the text has all sentences, or the last of them and the number of those before. */
function isIn(text: string, table: Table, story: readonly string[]): boolean {
  const { earlier } = TEXTS[table.locale].turn
  const lines = text.split('\n')
  const firstTold = story.findIndex((_, index) => text.includes(story.slice(index).map(asItem).join('\n')))
  if (firstTold < 0) return story.length === 0
  return firstTold === 0 || lines.includes(earlier(firstTold))
}

const asItem = (sentence: string) => `- ${sentence}`
