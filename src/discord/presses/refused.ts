/** Answers to presses on old buttons. Each gets some answer. */
import type { Seat } from '../../engine/game.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { counting, type LogEntry } from '../../tables/model/log.js'
import { type PlayingTable, seatOf, type Table, viewerOf } from '../../tables/model/table.js'
import type { TableRefusal } from '../../tables/model/tables.js'
import { knownSince } from '../../tables/service/known-since.js'
import type { Context } from '../context/context.js'
import { type Reply, say } from '../context/reply.js'
import { standingStory, storyOfTurns } from '../words/chronicle.js'
import { hindsight } from '../words/hindsight.js'
import { readerFor } from '../words/reader.js'
import { refusalAt } from '../words/refusals.js'
import { channelBusy } from './lobby/busy-channel.js'
import { presented, type presentedOnHand, type TablePress } from './press.js'

/**
 * The reason for the refusal. If the game has begun, a player also gets the present panel in place of the outdated one, by
 * `present`.
 */
export async function refused(
  context: Context,
  press: TablePress,
  refusal: TableRefusal,
  present: typeof presentedOnHand = presented,
): Promise<Reply> {
  const { user, locale } = press
  const table = (await context.tables.find(press.table.id)) ?? press.table
  const isBusy = refusal.code === 'channel-busy'
  const sentence = isBusy ? await channelBusy(context, press, refusal) : refusalAt(table, refusal, user, locale)
  if (table.status === 'lobby' || seatOf(table, user.id) === null) return say(sentence)
  return present(context, press, table, [sentence, ...(await sequel(context, press, table, refusal))])
}

/** What follows the reason: that the game has moved on or back, or what the press led to when it was done. */
async function sequel(context: Context, press: TablePress, table: Table, { code }: TableRefusal): Promise<readonly string[]> {
  const { user, locale, id } = press
  if (code === 'stale' && table.status === 'playing') return movedOn(context, press, table)
  if (code !== 'done-already') return []
  const known = await context.tables.latestKnown(table, viewerOf(table, user.id))
  const since = known.filter(({ position }) => position > id.position)
  const own = since.find((entry) => entry.kind === 'action' && entry.userId === user.id)
  const turn = since.filter((entry) => entry.turn === own?.turn)
  const then = hindsight(table, since, readerFor(table, user, locale))(turn.at(-1)?.position ?? table.position)
  return storyOfTurns(then.table, turn, then.reader)
}

/** That what the button belongs to was undone because the others agreed, if it was, and that the game has moved on, if it has. */
async function movedOn(context: Context, { id, user, locale }: TablePress, table: PlayingTable): Promise<readonly string[]> {
  const since = (await knownSince(context.tables, table, viewerOf(table, user.id), id.position)) ?? []
  const undone = since.findLast((entry) => isUndoOf(entry, id.position, seatOf(table, user.id)))
  const words = [TEXTS[locale].panel.movedOn]
  if (undone === undefined) return words
  const then = hindsight(table, since, readerFor(table, user, locale))(undone.position)
  const hasGoneOn = counting(since).some(({ position }) => position > undone.position)
  return [...standingStory(then.table, [undone], then.reader), ...(hasGoneOn ? words : [])]
}

/**
 * Whether an undo to which others agreed took back what a seat saw at a position, or what it did there. What another seat saw
 * where the undo led back to was not undone.
 */
function isUndoOf(entry: LogEntry, position: number, seat: Seat | null): boolean {
  return entry.kind === 'undo' && entry.asked && (entry.to < position || (entry.to === position && entry.seat === seat))
}
