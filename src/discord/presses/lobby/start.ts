/** The start of a game by its host, in the channel of its lobby or in a thread of its own. */
import { TEXTS } from '../../../i18n/texts/index.js'
import { keptSeats } from '../../../tables/model/invitation.js'
import { awaitsThread, type Lobby } from '../../../tables/model/table.js'
import type { Context } from '../../context/context.js'
import { LOBBY_KEY } from '../../context/lobby-reply.js'
import { type Reply, say } from '../../context/reply.js'
import { begunSentence, threadName } from '../../words/lobby.js'
import { confirmStartMessage, noticeMessage } from '../../words/panel.js'
import { threadDenied, unpermitted } from '../permissions.js'
import { privately, type TablePress } from '../press.js'
import { refused } from '../refused.js'
import { changed } from './lobby.js'

/** *Start* of a lobby. While seats are kept for people who have not answered, its host is asked whether to wait for them. */
export async function start(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  const lobby = startable(press)
  const hindrance = hindranceTo(lobby, press)
  if (hindrance !== null) return hindrance
  if (lobby !== null && keptSeats(lobby).length > 0) return { kind: 'private', message: confirmStartMessage(lobby, locale) }
  return (await unthreaded(context, press)) ?? changed(context, press, await context.tables.start(table.id, user))
}

/** The host's answer that they do not wait. */
export async function startWithout(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  const hindrance = hindranceTo(startable(press), press) ?? (await unthreaded(context, press))
  if (hindrance !== null) return hindrance
  const result = await context.tables.start(table.id, user, 'elsewhere')
  if (!result.ok) return refused(context, press, result.refusal)
  return privately(press, noticeMessage(null, [begunSentence(result.value, locale)]))
}

/** The lobby whose game the user may start. Null for others, whom the table refuses. */
function startable({ table, user }: TablePress): Lobby | null {
  if (table.status !== 'lobby' || table.host.id !== user.id) return null
  return table.players.length < table.game.seats.min ? null : table
}

/**
 * Refuses where the bot cannot post the first turn, or its host may open no thread for it. A game in a thread of its own needs
 * nothing posted in the channel itself.
 */
function hindranceTo(lobby: Lobby | null, press: TablePress): Reply | null {
  const { missingPermissions, missingForThread, threadless, locale } = press
  if (lobby === null) return null
  if (threadless || !awaitsThread(lobby)) return unpermitted(missingPermissions, locale)
  const missing = [...missingForThread, ...missingPermissions.filter((name) => name !== 'sendMessages')]
  return threadDenied(press) ?? unpermitted(missing, locale)
}

/** Moves a table that is to have a thread there, so that its first turn is told there. Says so if it gets none. */
async function unthreaded(context: Context, press: TablePress): Promise<Reply | null> {
  const lobby = startable(press)
  // In a thread, only lobbies from before they were kept there have these terms.
  if (lobby === null || !lobby.terms.thread || press.threadless || (await moveToThread(context, lobby))) return null
  return say(TEXTS[press.locale].refusals.noThread)
}

/**
 * Opens the table's thread on its lobby's message. A lobby where Discord knows no threads stays there. False if Discord does not
 * open one, as when the server has as many as it may.
 */
async function moveToThread({ tables, posts, channels, clock, log }: Context, table: Lobby): Promise<boolean> {
  const post = await posts.find(table.id, LOBBY_KEY)
  if (post === null || table.channelId !== post.channelId) return true
  const opened = await channels.openThread(post.channelId, post.messageId, threadName(table, clock.now()))
  if (opened.kind === 'opened') await tables.relocate(table.id, opened.threadId)
  if (opened.kind !== 'unreachable') return true
  const { id, position } = table
  log.info({ table: id, position, channel: post.channelId, reason: opened.reason }, 'a table gets no thread of its own')
  return false
}
