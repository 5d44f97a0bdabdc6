/** `/<game> stats`: shows a user's games of this kind on this server, optionally against one opponent. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import type { GameSubcommand } from '../src/discord/presses/command.js'
import { statsOf } from '../src/discord/standings/stats.js'
import { described } from '../src/discord/wire/localizations.js'

const ABOUT = described((texts) => texts.about)
const AGAINST = described((texts) => texts.against)

export const stats: GameSubcommand = {
  data: described((texts) => texts.stats),
  options: () => [
    { type: ApplicationCommandOptionType.User, ...ABOUT },
    { type: ApplicationCommandOptionType.User, ...AGAINST },
  ],
  place: 'private',
  async execute(game, { user, locale, venue, channelIds, person }, context) {
    const of = person(ABOUT.name)?.user ?? user
    const against = person(AGAINST.name)?.user ?? null
    return {
      kind: 'private',
      message: await statsOf(context, { user, locale, guildId: venue.guildId, channelIds }, game, of, against),
    }
  },
}
