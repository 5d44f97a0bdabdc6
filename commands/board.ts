/** `/<game> board`: shows the board as the reader may see it. In a lobby it shows the lobby's message again. */

import { lobbyReply } from '../src/discord/context/lobby-reply.js'
import { ownBoard } from '../src/discord/context/panels.js'
import type { GameSubcommand } from '../src/discord/presses/command.js'
import { withTableHere } from '../src/discord/presses/table-here.js'
import { described } from '../src/discord/wire/localizations.js'

export const board: GameSubcommand = {
  data: described((texts) => texts.board),
  options: () => [],
  place: 'private',
  execute: (game, call, context) =>
    withTableHere({ game, subcommand: 'board' }, call, context, async (table) => {
      if (table.status === 'lobby') return lobbyReply(table, context)
      return { kind: 'private', message: await ownBoard(table, call.user, call.locale, context) }
    }),
}
