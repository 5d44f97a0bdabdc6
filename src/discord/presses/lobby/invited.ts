/** Buttons for those who are called to a table: a rematch, and *Join* and *No, thanks* on the call. */
import { channelMention } from '@discordjs/formatters'
import { TEXTS } from '../../../i18n/texts/index.js'
import type { Context } from '../../context/context.js'
import { type Reply, say } from '../../context/reply.js'
import { noticeMessage } from '../../words/panel.js'
import { notBegun, silence, unpermitted } from '../permissions.js'
import type { TablePress } from '../press.js'
import { refused } from '../refused.js'

/** A press for a rematch, which calls the others and starts when everybody has pressed. */
export async function rematch(context: Context, press: TablePress): Promise<Reply> {
  const silent = unpermitted(press.missingPermissions, press.locale)
  if (silent !== null) return silent
  const result = await context.tables.rematch(press.table.id, press.user, press.interactionId)
  if (!result.ok) return refused(context, press, result.refusal)
  const { rematchOpen, rematchBegun } = TEXTS[press.locale].lobby
  return say(result.value.status === 'lobby' ? rematchOpen : rematchBegun)
}

/** *Join* on a call, which is not the lobby's own message. */
export async function joinAgain(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale, interactionId } = press
  const mayBegin = press.missingPermissions.length === 0
  const result = await context.tables.join(table.id, user, 'elsewhere', interactionId, mayBegin)
  if (!result.ok) return refused(context, press, result.refusal)
  const { youJoined, rematchBegun } = TEXTS[locale].lobby
  const done = result.value.status === 'lobby' ? youJoined : rematchBegun
  const held = notBegun(press, result.value, mayBegin, press.missingPermissions)
  return { kind: 'private', message: noticeMessage(null, [done, ...(held.length > 0 ? held : silence(press))]) }
}

/** *Join* in the list of a server's tables. */
export async function joinListed(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  // Discord tells what the bot may do in the channel of the press.
  const isHere = table.channelId === press.venue.channelId
  const missing = isHere ? press.missingPermissions : []
  const mayBegin = isHere ? missing.length === 0 : !context.isSilent(table)
  const result = await context.tables.join(table.id, user, 'elsewhere', press.interactionId, mayBegin)
  if (!result.ok) return refused(context, press, result.refusal)
  const done = TEXTS[locale].lobby.youJoinedIn(channelMention(result.value.channelId))
  return { kind: 'private', message: noticeMessage(null, [done, ...notBegun(press, result.value, mayBegin, missing)]) }
}

/** *No, thanks* on a call. */
export async function decline(context: Context, press: TablePress): Promise<Reply> {
  const result = await context.tables.decline(press.table.id, press.user)
  return result.ok ? say(TEXTS[press.locale].lobby.youDeclined) : refused(context, press, result.refusal)
}
