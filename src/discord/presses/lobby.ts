/** The buttons of a lobby's public message: accepted presses change it, refused ones are answered privately. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { User } from '../../tables/model/people.js'
import type { CancelledTable, Lobby, PlayingTable } from '../../tables/model/table.js'
import type { Result } from '../../tables/model/tables.js'
import { LOBBY_KEY } from '../lobby-reply.js'
import type { Message } from '../message.js'
import { permissionsNamed } from '../reading.js'
import { type Reply, say } from '../reply.js'
import type { Shell } from '../shell.js'
import { begunSentence, closedLobbyMessage, closingSentence, lobbyMessage } from '../views/lobby.js'
import { noticeMessage } from '../views/panel.js'
import { privately, type TablePress } from './press.js'
import { refused } from './refused.js'

export async function join(shell: Shell, press: TablePress): Promise<Reply> {
  return changed(shell, press, await shell.tables.join(press.table.id, press.user, 'lobby-message', press.interactionId))
}

export async function leave(shell: Shell, press: TablePress): Promise<Reply> {
  return changed(shell, press, await shell.tables.leave(press.table.id, press.user))
}

/** Begins the game; one that has a thread of its own moves there first, so that its first turn is told there. */
export async function start(shell: Shell, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  const isMoving = table.status === 'lobby' && table.terms.thread && mayBegin(table, user)
  if (!isMoving) return changed(shell, press, await shell.tables.start(table.id, user))
  const missing = press.missingForThread
  if (missing.length > 0) return say(TEXTS[locale].refusals.missingPermissions(permissionsNamed(missing, locale)))
  await moveToThread(shell, table)
  return changed(shell, press, await shell.tables.start(table.id, user))
}

function mayBegin({ host, players, game }: Lobby, user: User): boolean {
  return host.id === user.id && players.length >= game.seats.min
}

/** Opens the table's thread on its lobby's message; a lobby that stands in a thread stays there. */
async function moveToThread({ tables, posts, channels }: Shell, table: Lobby): Promise<void> {
  const post = await posts.find(table.id, LOBBY_KEY)
  if (post === null || table.channelId !== post.channelId) return
  const thread = await channels.openThread(post.channelId, post.messageId, table.game.name[table.locale])
  if (thread !== null) await tables.relocate(table.id, thread)
}

/** A colour from the lobby's menu, for the own seat. */
export async function colour(shell: Shell, press: TablePress): Promise<Reply> {
  return changed(shell, press, await shell.tables.chooseColour(press.table.id, press.user, Number(press.chosen ?? 'none')))
}

/** Closes the lobby, by its own button or after a question; an old button of a lobby whose game has begun ends nothing. */
export async function closeLobby(shell: Shell, press: TablePress): Promise<Reply> {
  if (press.table.status === 'playing') return refused(shell, press, { code: 'already-started' })
  const result = await shell.tables.cancel(press.table.id, press.user, press.moderator)
  if (!result.ok || !press.isPrivate) return changed(shell, press, result)
  return privately(press, noticeMessage(null, [TEXTS[press.locale].panel.cancelled]))
}

async function changed(shell: Shell, press: TablePress, result: Result<Lobby | PlayingTable | CancelledTable>): Promise<Reply> {
  if (!result.ok) return refused(shell, press, result.refusal)
  const table = result.value
  const settle = shell.lobbyAnswers.expect(table)
  // Whoever has had the lobby shown once more has left an older message with buttons.
  const post = await shell.posts.find(table.id, LOBBY_KEY)
  const isCurrent = post === null || post.messageId === press.messageId
  return { kind: 'update', message: lobbyNow(press, table), arrived: (hasArrived) => settle(hasArrived && isCurrent) }
}

function lobbyNow(press: TablePress, table: Lobby | PlayingTable | CancelledTable): Message {
  switch (table.status) {
    case 'lobby':
      return lobbyMessage(table)
    case 'playing':
      return closedLobbyMessage(table, begunSentence(table))
    case 'cancelled':
      return closedLobbyMessage(table, closingSentence(table, press.user))
  }
}
