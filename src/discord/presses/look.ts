/** Presses that only look: the own hand, the log, the rules. */
import { TEXTS } from '../../i18n/texts/index.js'
import { seatOf } from '../../tables/model/table.js'
import { wholeStory } from '../chronicle.js'
import { atTable } from '../custom-id.js'
import { handMessage } from '../panels.js'
import { readerFor } from '../reading.js'
import { type Reply, say } from '../reply.js'
import { rulebookOf, rulesPage } from '../rulebook.js'
import type { Shell } from '../shell.js'
import { lastPage, logMessage } from '../views/reference.js'
import { textMessage } from '../views/table-text.js'
import { type Press, privately, type TablePress } from './press.js'
import { refused } from './refused.js'

/** Entries looked at for one page of the log. */
const PAGE_REACH = 256

/** What is the presser's own, and how the game stands; only for whoever has a seat. */
export async function hand(shell: Shell, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  const seat = seatOf(table, user.id)
  if (seat === null) return refused(shell, press, { code: 'not-seated' })
  if (table.status === 'lobby') return refused(shell, press, { code: 'not-started' })
  if (table.status === 'cancelled') return refused(shell, press, { code: 'already-over' })
  return privately(press, await handMessage(table, seat, locale, [], shell.paint))
}

/** One page of the log, ending at entry `upTo`. */
export async function log({ tables }: Shell, press: TablePress, upTo: number | 'latest'): Promise<Reply> {
  const { table, user, locale } = press
  const last = upTo === 'latest' ? table.position : Math.min(upTo, table.position)
  const entries = await tables.log(table.id, Math.max(0, last - PAGE_REACH))
  const reader = readerFor(table, user, locale)
  const told = wholeStory(table, entries, reader)
  const page = lastPage(told.filter(({ position }) => position <= last))
  return privately(press, logMessage(table, page, last === table.position, reader))
}

/** A page of the table as text, as it is now. */
export async function text(shell: Shell, press: TablePress, page: number): Promise<Reply> {
  const { table, user, locale } = press
  if (table.status === 'lobby') return refused(shell, press, { code: 'not-started' })
  if (table.status === 'cancelled') return refused(shell, press, { code: 'already-over' })
  return privately(press, textMessage(table, readerFor(table, user, locale), page))
}

/** The menu of topics with one of them open: the chosen one, else the first. */
export async function rules(shell: Shell, press: TablePress): Promise<Reply> {
  const { table, chosen, locale } = press
  return privately(press, await rulesPage(shell, table.game, atTable(table, { kind: 'topics' }), chosen, locale))
}

/** The same for a game, whether there is a table or not. */
export async function rulebook(shell: Shell, press: Press, gameId: string): Promise<Reply> {
  const { chosen, locale } = press
  const game = shell.games.find(({ id }) => id === gameId)
  if (game === undefined) return say(TEXTS[locale].refusals.unknownGame)
  return privately(press, await rulebookOf(shell, game, chosen, locale))
}
