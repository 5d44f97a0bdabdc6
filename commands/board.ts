/** `/<game> board`: shows the board as the reader may see it. In a lobby it shows the lobby's message again. */

import { lobbyReply } from '../src/discord/context/lobby-reply.js'
import type { GameSubcommand } from '../src/discord/presses/command.js'
import { withTableHere } from '../src/discord/presses/table-here.js'
import { described } from '../src/discord/wire/localizations.js'
import { factsSinceLastTurn } from '../src/discord/words/missed.js'
import { readerFor } from '../src/discord/words/reader.js'
import { boardMessage } from '../src/discord/words/turn.js'
import { TEXTS } from '../src/i18n/texts/index.js'

export const board: GameSubcommand = {
  data: described((texts) => texts.board),
  options: () => [],
  place: 'private',
  execute: (game, call, context) =>
    withTableHere(game, call, context, async (table) => {
      if (table.status === 'lobby') return lobbyReply(table, context)
      const reader = readerFor(table, call.user, call.locale)
      const news = reader.viewer === 'table' ? [] : await factsSinceLastTurn(context.tables, table, reader.viewer)
      const picture = await context.paint(game.illustrate(table.state, news, reader), TEXTS[call.locale].panel.noPicture)
      return { kind: 'private', message: boardMessage(table, reader, picture) }
    }),
}
