/** `/<game> replay`: shows the channel's game as an animation, or one step of it. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { say } from '../src/discord/context/reply.js'
import type { Call, GameSubcommand } from '../src/discord/presses/command.js'
import { positionReply, replayReply, type Wanted } from '../src/discord/presses/replays/replaying.js'
import { noneHere } from '../src/discord/presses/table-here.js'
import { described } from '../src/discord/wire/localizations.js'
import { refusalAt } from '../src/discord/words/refusals.js'
import { TEXTS } from '../src/i18n/texts/index.js'
import { playedOf } from '../src/tables/past/history.js'

const STEP = described((texts) => texts.atStep)
const TURN = described((texts) => texts.atTurn)

export const replay: GameSubcommand = {
  data: described((texts) => texts.replay),
  options: () => [
    { type: ApplicationCommandOptionType.Integer, ...STEP, min_value: 0 },
    { type: ApplicationCommandOptionType.Integer, ...TURN, min_value: 0 },
  ],
  place: 'public',
  weight: 'costly',
  async execute(game, call, context) {
    const { locale, venue, user } = call
    const table = await context.tables.lastPlayedIn(venue.channelId, game.id)
    const played = table === null ? null : playedOf(table)
    if (played === null) {
      const live = await context.tables.liveIn(venue.channelId)
      if (live?.status === 'lobby' && live.game.id === game.id) return say(refusalAt(live, { code: 'not-started' }, user, locale))
      return noneHere({ game, subcommand: 'replay', call }, live, TEXTS[locale].replay.noGame)
    }
    const wanted = wantedBy(call)
    if (wanted !== null) return positionReply(context, played, locale, wanted, call)
    // The replay of a game under way is private, so it does not interrupt the game. The caller may then show it to everybody.
    return replayReply(context, played, locale, played.status === 'playing' ? 'private' : 'public', call)
  },
}

function wantedBy({ option }: Call): Wanted | null {
  const step = option(STEP.name)
  const turn = option(TURN.name)
  if (typeof step === 'number') return { by: 'position', number: step }
  return typeof turn === 'number' ? { by: 'turn', number: turn } : null
}
