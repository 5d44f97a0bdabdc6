import { TEXTS } from '../../i18n/texts/index.js'
import type { Lobby, PlayingTable } from '../../tables/model/table.js'
import type { Context } from '../context/context.js'
import { type Reply, say } from '../context/reply.js'
import { described } from '../wire/localizations.js'
import { commandFor, type Subcommand } from '../words/reader.js'
import type { Call, GameSubcommand } from './command.js'

type Answer = (table: Lobby | PlayingTable, call: Call, context: Context) => Promise<Reply>

/**
 * A command that answers with the live table of its game in the channel, or says that there is none. At a table of another game
 * it names that game's command.
 */
export function atTableHere(
  subcommand: Subcommand,
  answer: Answer,
  options: GameSubcommand['options'] = () => [],
): GameSubcommand {
  return {
    data: described((texts) => texts[subcommand]),
    options,
    place: 'private',
    async execute(game, call, context) {
      const { locale } = call
      const { refusals } = TEXTS[locale]
      const table = await context.tables.liveIn(call.venue.channelId)
      if (table === null) return say(refusals.noTableHere(commandFor({ game }, 'new', locale)))
      const { id, name } = table.game
      if (id !== game.id) return say(refusals.otherGame(name[locale], commandFor(table, subcommand, locale)))
      return answer(table, call, context)
    },
  }
}
