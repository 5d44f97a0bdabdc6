import type { Game } from '../../games/game.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Lobby, PlayingTable, Table } from '../../tables/model/table.js'
import type { Context } from '../context/context.js'
import { type Reply, say } from '../context/reply.js'
import { described } from '../wire/localizations.js'
import { commandFor, type Subcommand } from '../words/reader.js'
import type { Call, GameSubcommand } from './command.js'

type Answer = (table: Lobby | PlayingTable, call: Call, context: Context) => Promise<Reply>

/**
 * A command that answers with the live table of its game in the channel, if there is one.
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
      const table = await context.tables.liveIn(call.venue.channelId)
      if (table?.game.id === game.id) return answer(table, call, context)
      return noneHere({ game, subcommand, call }, table, TEXTS[call.locale].refusals.noTableHere)
    },
  }
}

/** A command for a game of which the channel has nothing. */
interface InVain {
  readonly game: Game
  readonly subcommand: Subcommand
  readonly call: Call
}

/** Names the same command of the game whose table is live, or says that there is none and how to open one. */
export function noneHere(
  { game, subcommand, call: { locale } }: InVain,
  live: Table | null,
  none: (opening: string, game: string) => string,
): Reply {
  if (live === null) return say(none(commandFor({ game }, 'new', locale), game.name[locale]))
  return say(TEXTS[locale].refusals.otherGame(live.game.name[locale], commandFor(live, subcommand, locale)))
}
