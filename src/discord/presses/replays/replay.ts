/** Presses that show a game's past. */

import { TEXTS } from '../../../i18n/texts/index.js'
import { playedOf, type Stop } from '../../../tables/past/history.js'
import type { Context } from '../../context/context.js'
import { type Reply, say } from '../../context/reply.js'
import { refusalAt } from '../../words/refusals.js'
import { chancesIllustration, reviewMessage } from '../../words/review.js'
import { privately, type TablePress } from '../press.js'
import { positionAt, replayReply, reviewedOf } from './replaying.js'

/** The whole game for the presser. */
export async function watch(context: Context, press: TablePress): Promise<Reply> {
  const played = playedOf(press.table)
  if (played === null) return say(refusalAt(press.table, { code: 'not-started' }, press.user, press.locale))
  return replayReply(context, played, press.locale, press.isPrivate ? 'update' : 'private', press)
}

/** The whole game for everybody in the channel. */
export async function showAll(context: Context, press: TablePress): Promise<Reply> {
  const played = playedOf(press.table)
  if (played === null) return say(refusalAt(press.table, { code: 'not-started' }, press.user, press.locale))
  return replayReply(context, played, press.locale, 'public', press)
}

/** Another position of the game's past. */
export async function walkTo(context: Context, press: TablePress, stop: Stop): Promise<Reply> {
  const { table, user, locale } = press
  const played = playedOf(table)
  if (played === null) return say(refusalAt(table, { code: 'not-started' }, user, locale))
  const past = await context.replays.past(played)
  if (past === null) return say(TEXTS[locale].replay.otherRules)
  return privately(press, await positionAt(context, played, past, stop, locale, press))
}

/** The look back at a finished game. */
export async function lookBack(context: Context, press: TablePress): Promise<Reply> {
  const { table, locale } = press
  const words = TEXTS[locale]
  const played = playedOf(table)
  const past = played === null ? null : await context.replays.past(played)
  if (past === null) return say(words.replay.otherRules)
  const reviewed = await reviewedOf(context, table, past)
  if (reviewed === null) return say(words.review.none)
  const picture = await context.paint(chancesIllustration(reviewed, locale), words.panel.noPicture)
  return privately(press, reviewMessage(reviewed, picture, locale))
}
