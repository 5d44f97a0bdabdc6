import type { Game } from '../../games/game.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Lobby, PlayingTable } from '../../tables/model/table.js'
import type { Context } from '../context/context.js'
import { type Reply, say } from '../context/reply.js'
import { commandFor, type Subcommand } from '../words/reader.js'
import type { Call } from './command.js'

/** The command that was used. At a table of another game it is that game's command that is meant. */
interface Asked {
  readonly game: Game
  readonly subcommand: Subcommand
}

/** Answers with the live table of `game` in the channel, or says that there is none. */
export async function withTableHere(
  { game, subcommand }: Asked,
  call: Call,
  { tables }: Context,
  answer: (table: Lobby | PlayingTable) => Promise<Reply>,
): Promise<Reply> {
  const { locale } = call
  const { refusals } = TEXTS[locale]
  const table = await tables.liveIn(call.venue.channelId)
  if (table === null) return say(refusals.noTableHere(commandFor({ game }, 'new', locale)))
  if (table.game.id !== game.id) return say(refusals.otherGame(table.game.name[locale], commandFor(table, subcommand, locale)))
  return answer(table)
}
