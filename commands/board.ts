/** `/<game> board`: the board as the reader may see it; of a lobby, its message once more. */
import type { GameSubcommand } from '../src/discord/command.js'
import { lobbyReply } from '../src/discord/lobby-reply.js'
import { described } from '../src/discord/localizations.js'
import { readerFor } from '../src/discord/reading.js'
import { factsSinceLastTurn } from '../src/discord/since.js'
import { withTableHere } from '../src/discord/table-here.js'
import { boardMessage } from '../src/discord/views/turn.js'
import { TEXTS } from '../src/i18n/texts/index.js'

export const board: GameSubcommand = {
  data: described((texts) => texts.board),
  options: () => [],
  place: 'private',
  execute: (game, call, shell) =>
    withTableHere(game, call, shell, async (table) => {
      if (table.status === 'lobby') return lobbyReply(table, shell)
      const reader = readerFor(table, call.user, call.locale)
      const news = reader.viewer === 'table' ? [] : await factsSinceLastTurn(shell.tables, table, reader.viewer)
      const picture = await shell.paint(game.illustrate(table.state, news, reader), TEXTS[call.locale].panel.noPicture)
      return { kind: 'private', message: boardMessage(table, reader, picture) }
    }),
}
