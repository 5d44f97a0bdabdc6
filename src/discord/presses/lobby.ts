/** The buttons of a lobby's public message: accepted presses change it, refused ones are answered privately. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { CancelledTable, Lobby, PlayingTable } from '../../tables/table.js'
import type { Result, TableRefusal } from '../../tables/tables.js'
import type { Message } from '../message.js'
import { refusalAt } from '../refusals.js'
import { type Reply, say } from '../reply.js'
import type { Shell } from '../shell.js'
import { closedLobbyMessage, closingSentence, lobbyMessage } from '../views/lobby.js'
import type { TablePress } from './press.js'

export async function join({ tables }: Shell, press: TablePress): Promise<Reply> {
  return changed(press, await tables.join(press.table.id, press.user))
}

export async function leave({ tables }: Shell, press: TablePress): Promise<Reply> {
  return changed(press, await tables.leave(press.table.id, press.user))
}

export async function start({ tables }: Shell, press: TablePress): Promise<Reply> {
  return changed(press, await tables.start(press.table.id, press.user))
}

/** A colour from the lobby's menu, for the own seat. */
export async function colour({ tables }: Shell, press: TablePress): Promise<Reply> {
  return changed(press, await tables.chooseColour(press.table.id, press.user, Number(press.chosen ?? 'none')))
}

/** Closes the lobby; an old button of a lobby whose game has begun ends nothing. */
export async function closeLobby({ tables }: Shell, press: TablePress): Promise<Reply> {
  if (press.table.status === 'playing') return refused(press, { code: 'already-started' })
  return changed(press, await tables.cancel(press.table.id, press.user, press.moderator))
}

function changed(press: TablePress, result: Result<Lobby | PlayingTable | CancelledTable>): Reply {
  return result.ok ? { kind: 'update', message: lobbyNow(press, result.value) } : refused(press, result.refusal)
}

function lobbyNow(press: TablePress, table: Lobby | PlayingTable | CancelledTable): Message {
  switch (table.status) {
    case 'lobby':
      return lobbyMessage(table)
    case 'playing':
      return closedLobbyMessage(table, TEXTS[table.locale].lobby.begun)
    case 'cancelled':
      return closedLobbyMessage(table, closingSentence(table, press.user))
  }
}

function refused(press: TablePress, refusal: TableRefusal): Reply {
  return say(refusalAt(press.table, refusal, press.user, press.locale))
}
