/** `/leaderboard`: games won and played on this server. */
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord.js'
import type { SlashCommand } from '../src/discord/command.js'
import { choice, described } from '../src/discord/localizations.js'
import { say } from '../src/discord/reply.js'
import { leaderboardMessage } from '../src/discord/views/reference.js'
import type { Game } from '../src/games/plug.js'
import { TEXTS } from '../src/i18n/texts/index.js'

const LINES = 20

export function leaderboardCommand(games: readonly Game[]): SlashCommand {
  const gameOption = {
    type: ApplicationCommandOptionType.String as const,
    ...described((texts) => texts.gameOption),
    choices: games.map(({ id, name }) => choice(id, (locale) => name[locale])),
  }
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      ...described((texts) => texts.leaderboard),
      contexts: [InteractionContextType.Guild],
      integration_types: [ApplicationIntegrationType.GuildInstall],
      options: [gameOption],
    },
    place: () => 'private',
    async execute({ venue, locale, option }, { standings }) {
      const texts = TEXTS[locale]
      const wanted = option(gameOption.name)
      const game = games.find(({ id }) => id === wanted) ?? null
      if (wanted !== null && game === null) return say(texts.refusals.unknownGame)
      const lines = await standings.leaderboard(venue.guildId, game?.id ?? null, LINES)
      const title = game === null ? texts.leaderboard.title : texts.leaderboard.titleOf(game.name[locale])
      return { kind: 'private', message: leaderboardMessage(lines, title, locale) }
    },
  }
}
