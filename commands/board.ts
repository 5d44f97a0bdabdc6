/** `/<game> board`: shows the board as the reader may see it. In a lobby it shows the lobby's message again. */

import { lobbyReply } from '../src/discord/context/lobby-reply.js'
import { ownBoard } from '../src/discord/context/panels.js'
import { atTableHere } from '../src/discord/presses/table-here.js'

export const board = atTableHere('board', async (table, call, context) => {
  if (table.status === 'lobby') return lobbyReply(table, context)
  return { kind: 'private', message: await ownBoard(table, call.user, call.locale, context) }
})
