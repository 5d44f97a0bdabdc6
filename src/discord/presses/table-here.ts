import type { Game } from '../../games/game.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Lobby, PlayingTable } from '../../tables/model/table.js'
import type { Context } from '../context/context.js'
import { type Reply, say } from '../context/reply.js'
import { commandFor } from '../words/reader.js'
import type { Call } from './command.js'

/** Answers with the live table of `game` in the channel, or says that there is none. */
export async function withTableHere(
  game: Game,
  call: Call,
  { tables }: Context,
  answer: (table: Lobby | PlayingTable) => Promise<Reply>,
): Promise<Reply> {
  const { refusals } = TEXTS[call.locale]
  const table = await tables.liveIn(call.venue.channelId)
  if (table === null) return say(refusals.noTableHere(commandFor({ game }, 'new', call.locale)))
  if (table.game.id !== game.id) return say(refusals.otherGame(table.game.name[call.locale], `\`/${table.game.id}\``))
  return answer(table)
}
