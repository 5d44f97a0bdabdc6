/** Presses that only look something up: the user's own hand, the log, the rules. */
import { TEXTS } from '../../i18n/texts/index.js'
import { counting, type LogEntry } from '../../tables/model/log.js'
import { seatOf } from '../../tables/model/table.js'
import type { Context } from '../context/context.js'
import { handMessage, ownBoard } from '../context/panels.js'
import { type Reply, say } from '../context/reply.js'
import { proofFor } from '../standings/visibility.js'
import { type ButtonSpec, buttons } from '../wire/components.js'
import { atTable, type LogPlace, type Verb } from '../wire/custom-id.js'
import type { Message } from '../wire/message.js'
import { inPublic } from '../words/buttons.js'
import { wholeStory } from '../words/chronicle.js'
import { type Placed, placed, toldUpTo } from '../words/log-places.js'
import { newestEntries } from '../words/log-reach.js'
import { readerFor, readerOf } from '../words/reader.js'
import { lastPage, logMessage } from '../words/reference.js'
import { ownLead } from '../words/table-controls.js'
import { textMessage } from '../words/table-text.js'
import { spectatorMessage, watchingLead } from '../words/tables-list.js'
import { type Press, privately, type TablePress } from './press.js'
import { refused } from './refused.js'
import { rulebookOf, rulesPage } from './rulebook.js'

/** Log entries read for one page at first. Far more if much of them was undone, which takes little room on a page. */
const PAGE_REACH = 256

/**
 * A page that is read in private. It leads back to the panel whoever the table waits for, and whoever watches to the board. In
 * another channel players watch, too: nothing of their own can be pressed there.
 */
function page(press: TablePress, message: Message): Reply {
  const lead = leadFrom(press)
  return privately(press, lead.length === 0 ? message : { ...message, blocks: [...message.blocks, buttons(lead)] })
}

function leadFrom({ table, user, locale, venue }: TablePress): readonly ButtonSpec[] {
  if (table.status !== 'playing') return []
  const seat = venue.channelId === table.channelId ? seatOf(table, user.id) : null
  return seat === null ? [watchingLead(table, locale)] : ownLead(table, seat, locale)
}

/** The presser's own things and how the game stands. Only for players with a seat. */
export async function hand(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  const seat = seatOf(table, user.id)
  if (seat === null) return refused(context, press, { code: 'not-seated' })
  if (table.status === 'lobby') return refused(context, press, { code: 'not-started' })
  if (table.status === 'cancelled') return refused(context, press, { code: 'already-over' })
  return privately(press, await handMessage(table, seat, locale, [], context))
}

/** The whole board as the presser may see it. */
export async function board(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  if (table.status === 'lobby') return refused(context, press, { code: 'not-started' })
  if (table.status !== 'playing') return refused(context, press, { code: 'already-over' })
  return privately(press, await ownBoard(table, user, locale, context))
}

/** The board for whoever watches, as everybody may see it, also for players. */
export async function spectate(context: Context, press: TablePress): Promise<Reply> {
  return spectateOn(context, { ...press, isPrivate: false })
}

/** The same in place of the message that was pressed, if that is private. */
export async function spectateOn(context: Context, press: TablePress): Promise<Reply> {
  const { table, locale } = press
  if (table.status === 'lobby') return refused(context, press, { code: 'not-started' })
  if (table.status !== 'playing') return refused(context, press, { code: 'already-over' })
  const reader = readerOf(table, locale, 'table')
  const picture = await context.paint(table.game.illustrate(table.state, [], reader), TEXTS[locale].panel.noPicture)
  return privately(press, spectatorMessage(table, reader, picture))
}

/** One page of the log, which ends at place `upTo`, or at the entry with this position. */
export async function log({ tables }: Context, press: TablePress, upTo: LogPlace | number | 'latest'): Promise<Reply> {
  const { table, user, locale } = press
  const reader = readerFor(table, user, locale)
  const told = (entries: readonly LogEntry[]) => placed(wholeStory(table, entries, reader))
  const isEnough = (entries: readonly LogEntry[]) => isWholePage(toldUpTo(told(entries), upTo), entries)
  const after = typeof upTo === 'number' ? Math.max(0, table.position - upTo) : 0
  const all = told(await newestEntries(tables, table, isEnough, after + PAGE_REACH))
  const shown = toldUpTo(all, upTo)
  return page(press, logMessage(table, lastPage(shown), shown.length === all.length, reader))
}

/**
 * Whether the last page of what is told is the same as if the whole log had been read. It is not as long as more may fit on it,
 * its heading may be missing, or nothing before it counts: an undo on it may have led back further then. The place before it is
 * not known before an earlier turn is read.
 */
function isWholePage(told: readonly Placed[], entries: readonly LogEntry[]): boolean {
  const { earlier } = lastPage(told)
  if (earlier === null) return false
  const { position, place } = earlier
  const first = told.find((each) => each.position > position)
  const hasHeading = (first?.under ?? first?.chapters[0]?.heading ?? null) !== null
  const reachesBack = entries[0] !== undefined && entries[0].turn < place.turn
  return hasHeading && reachesBack && counting(entries).some((entry) => entry.position <= position)
}

/** A page of the present table as text. */
export async function text(context: Context, press: TablePress, number: number): Promise<Reply> {
  const { table, user, locale } = press
  if (table.status === 'lobby') return refused(context, press, { code: 'not-started' })
  if (table.status === 'cancelled') return refused(context, press, { code: 'already-over' })
  return page(press, textMessage(table, readerFor(table, user, locale), number))
}

/** What the table can prove of its draws at this moment. */
export async function fair(context: Context, press: TablePress): Promise<Reply> {
  const verification = await context.tables.verify(press.table.id)
  if (verification === null) return refused(context, press, { code: 'no-such-table' })
  return page(press, await proofFor(context, verification, press))
}

/** The rules with one topic open: that of the button, the one chosen from the menu, else the first. */
export async function rules(context: Context, press: TablePress, topic: string | null): Promise<Reply> {
  const { table, chosen, locale } = press
  const idOf = (of: string | null) => atTable(inPublic(table), { kind: 'topics', topic: of })
  return page(press, await rulesPage(context, table.game, idOf, topic ?? chosen, locale))
}

/** The same for a game, with or without a table. */
export async function rulebook(
  context: Context,
  press: Press,
  { gameId, topic }: Extract<Verb, { readonly kind: 'rulebook' }>,
): Promise<Reply> {
  const { chosen, locale } = press
  const game = context.games.find(({ id }) => id === gameId)
  if (game === undefined) return say(TEXTS[locale].refusals.unknownGame)
  return privately(press, await rulebookOf(context, game, topic ?? chosen, locale))
}
