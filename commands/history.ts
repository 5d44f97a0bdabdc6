/** `/<game> history`: lists finished games of this server or of one user. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import type { GameSubcommand } from '../src/discord/presses/command.js'
import { historyOf } from '../src/discord/standings/finished-games.js'
import { described } from '../src/discord/wire/localizations.js'

const ABOUT = described((texts) => texts.whose)
const PAGE = described((texts) => texts.page)

export const history: GameSubcommand = {
  data: described((texts) => texts.history),
  options: () => [
    { type: ApplicationCommandOptionType.User, ...ABOUT },
    { type: ApplicationCommandOptionType.Integer, ...PAGE, min_value: 1 },
  ],
  place: 'private',
  async execute(game, { user, locale, venue, channelIds, option, person }, context) {
    const of = person(ABOUT.name)?.user ?? null
    const page = option(PAGE.name)
    const verb = { kind: 'history', gameId: game.id, userId: of?.id ?? null, page: typeof page === 'number' ? page : 1 } as const
    return {
      kind: 'private',
      message: await historyOf(context, { user, locale, guildId: venue.guildId, channelIds }, verb, of?.name ?? null),
    }
  },
}
