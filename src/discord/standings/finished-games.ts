/** Finished games: pages of them, and single games. */
import { messageLink } from '@discordjs/formatters'
import { escapeName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { FinishedTable } from '../../tables/model/table.js'
import { pointsByTurn } from '../../tables/past/points-by-turn.js'
import type { Context } from '../context/context.js'
import { OVER_KEY } from '../publishing/results.js'
import type { Message } from '../wire/message.js'
import type { HistoryVerb } from '../wire/standings-verbs.js'
import { finishedMessage, historyMessage } from '../words/history.js'
import { noticeMessage } from '../words/panel.js'
import { readerOf } from '../words/reader.js'
import type { Asker } from './asker.js'
import { mayLookAt, unlistedAmong, withoutUnlisted } from './visibility.js'

/**
 * A page of the games of a server or of one user. `name` is the user's name from Discord, or null if Discord has not sent it now.
 */
export async function historyOf(context: Context, asker: Asker, verb: HistoryVerb, name: string | null): Promise<Message> {
  const { guildId, locale, user, channelIds } = asker
  const { gameId, userId } = verb
  const game = context.games.find(({ id }) => id === gameId)
  if (game === undefined) return noticeMessage(null, [TEXTS[locale].refusals.unknownGame])
  // Games of an unlisted user can only be looked up by that user.
  if (userId !== null && (await unlistedAmong(context, [userId], user)).size > 0) {
    return noticeMessage(null, [TEXTS[locale].standings.stats.unlistedOther(escapeName(name ?? TEXTS[locale].mine.anonymous))])
  }
  const history = await context.standings.history({ ...verb, guildId, viewerId: user.id, channelIds: await channelIds() })
  const heard = userId === user.id ? user.name : name
  // The name of a user without a game here may be known to nobody.
  const known = heard ?? history.name ?? TEXTS[locale].mine.anonymous
  return historyMessage({ game, guildId, name: userId === null ? null : known, verb, locale }, history)
}

/** A finished game of this server with its last picture. */
export async function finishedOf(context: Context, asker: Asker, tableId: string, verb: HistoryVerb): Promise<Message> {
  const { guildId, locale, user } = asker
  const table = await context.tables.find(tableId)
  if (table?.status !== 'over' || table.guildId !== guildId || !(await mayLookAt(table, asker))) {
    return noticeMessage(null, [TEXTS[locale].fairness.noSuchTable])
  }
  const shown = await withoutUnlisted(context, table, user, locale)
  const reader = readerOf(shown, locale, 'table')
  const picture = await context.paint(await lastPicture(context, shown, reader), TEXTS[locale].panel.noPicture)
  return finishedMessage(shown, reader, picture, verb, await linkToResult(context, table))
}

/** The picture of the final score, or the last board if the game has none. */
async function lastPicture({ tables }: Context, table: FinishedTable, reader: ReturnType<typeof readerOf>) {
  const { game, state } = table
  const final = game.final(state, pointsByTurn(table, await tables.log(table.id, 0)), reader)
  return final ?? game.illustrate(state, [], reader)
}

async function linkToResult({ posts }: Context, { id, guildId }: FinishedTable): Promise<string | null> {
  const post = (await posts.list(id)).find(({ key }) => key === OVER_KEY)
  return post === undefined ? null : messageLink(post.channelId, post.messageId, guildId)
}
