/** The buttons of a lobby's public message. Accepted presses change it, refused ones are answered privately. */
import { TEXTS } from '../../../i18n/texts/index.js'
import type { CancelledTable, Lobby, PlayingTable } from '../../../tables/model/table.js'
import type { Result } from '../../../tables/model/tables.js'
import type { Context } from '../../context/context.js'
import { boxOf, whenReady } from '../../context/lobby-picture.js'
import { LOBBY_KEY } from '../../context/lobby-reply.js'
import type { Reply } from '../../context/reply.js'
import type { Message, Picture } from '../../wire/message.js'
import { begunSentence, closedLobbyMessage, closingSentence, lobbyMessage, readComputerChoice } from '../../words/lobby.js'
import { noticeMessage } from '../../words/panel.js'
import { notBegun } from '../permissions.js'
import { privately, type TablePress } from '../press.js'
import { refused } from '../refused.js'

export async function join(context: Context, press: TablePress): Promise<Reply> {
  const mayBegin = press.missingPermissions.length === 0
  const result = await context.tables.join(press.table.id, press.user, 'lobby-message', press.interactionId, mayBegin)
  const reply = await changed(context, press, result)
  const held = result.ok ? notBegun(press, result.value, mayBegin, press.missingPermissions) : []
  return reply.kind === 'update' && held.length > 0 ? { ...reply, aside: noticeMessage(null, held) } : reply
}

export async function leave(context: Context, press: TablePress): Promise<Reply> {
  return changed(context, press, await context.tables.leave(press.table.id, press.user))
}

/** A colour from the lobby's menu, for the presser's own seat. */
export async function colour(context: Context, press: TablePress): Promise<Reply> {
  return changed(context, press, await context.tables.chooseColour(press.table.id, press.user, Number(press.chosen ?? 'none')))
}

/** What was chosen in the menu of computer players: seats one of a level, or one on each free seat, or removes one. */
export async function computers(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, chosen } = press
  const { change, of } = readComputerChoice(chosen ?? '')
  const result =
    change === 'remove'
      ? await context.tables.remove(table.id, user, of)
      : await context.tables.addComputer(table.id, user, { level: of, seats: change === 'fill' ? 'all' : 'one' })
  return changed(context, press, result)
}

/** Closes the lobby, by its own button or after a confirmation. An old button of a lobby whose game has begun ends nothing. */
export async function closeLobby(context: Context, press: TablePress): Promise<Reply> {
  const result = await context.tables.closeLobby(press.table.id, press.user, press.moderator)
  if (!result.ok || !press.isPrivate) return changed(context, press, result)
  return privately(press, noticeMessage(null, [TEXTS[press.locale].panel.closed]))
}

/** The pressed message of the lobby after an accepted press, or why it was refused. */
export async function changed(
  context: Context,
  press: TablePress,
  result: Result<Lobby | PlayingTable | CancelledTable>,
): Promise<Reply> {
  if (!result.ok) return refused(context, press, result.refusal)
  const table = result.value
  // Before anything is awaited: what changes meanwhile must not be shown before this answer, which shows less.
  const settle = context.lobbyAnswers.expect(table)
  try {
    return await changedTo(context, press, table, settle)
  } catch (thrown) {
    settle(false)
    throw thrown
  }
}

/** The answer that shows the table. `settle` is told whether the lobby's message then does. */
async function changedTo(
  context: Context,
  press: TablePress,
  table: Lobby | PlayingTable | CancelledTable,
  settle: (shows: boolean) => void,
): Promise<Reply> {
  // A message from before lobbies had pictures has none to keep.
  const box = table.status !== 'lobby' ? null : press.hasPicture ? 'attached' : await boxOf(table, context)
  // If the lobby was shown again, an older message with buttons still exists.
  const post = await context.posts.find(table.id, LOBBY_KEY)
  const isCurrent = post === null || post.messageId === press.messageId
  const arrived = (hasArrived: boolean) => {
    settle(hasArrived && isCurrent)
    if (hasArrived) whenReady(box, () => context.renewLobby(table.id))
  }
  return { kind: 'update', message: lobbyNow(press, table, box), arrived }
}

function lobbyNow(press: TablePress, table: Lobby | PlayingTable | CancelledTable, box: Picture | 'attached' | null): Message {
  switch (table.status) {
    case 'lobby':
      return lobbyMessage(table, box)
    case 'playing':
      return closedLobbyMessage(table, begunSentence(table))
    case 'cancelled':
      return closedLobbyMessage(table, closingSentence(table, { by: press.user }))
  }
}
