/** `/tables`: the tables of the server that the user may join or watch, or in whose lobby they sit. */
import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10'
import { say } from '../src/discord/context/reply.js'
import type { SlashCommand } from '../src/discord/presses/command.js'
import { described } from '../src/discord/wire/localizations.js'
import { commandFor } from '../src/discord/words/reader.js'
import { tablesMessage } from '../src/discord/words/tables-list.js'
import type { Game } from '../src/games/game.js'
import { TEXTS } from '../src/i18n/texts/index.js'

export function tablesCommand([game]: readonly Game[]): SlashCommand {
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      ...described((texts) => texts.allTables),
      contexts: [InteractionContextType.Guild],
      integration_types: [ApplicationIntegrationType.GuildInstall],
    },
    place: () => 'private',
    async execute({ user, locale, venue, channelIds }, context) {
      if (game === undefined) return say(TEXTS[locale].refusals.unknownGame)
      const open = await context.tables.openAmong(venue.guildId, await channelIds(), user.id)
      return { kind: 'private', message: tablesMessage(open, user.id, commandFor({ game }, 'new', locale), locale) }
    },
  }
}
