/** `/leaderboard`: shows the server's rankings. */
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10'
import type { Call, SlashCommand } from '../src/discord/presses/command.js'
import { ladderMessage } from '../src/discord/standings/ladder.js'
import { choice, described } from '../src/discord/wire/localizations.js'
import type { LadderVerb } from '../src/discord/wire/standings-verbs.js'
import type { Game } from '../src/games/game.js'
import { TEXTS } from '../src/i18n/texts/index.js'
import { MEASURES, PERIODS } from '../src/standings/ladders.js'

const GAME = described((texts) => texts.gameOption)
const PERIOD = described((texts) => texts.period)
const MEASURE = described((texts) => texts.measure)
const PAGE = described((texts) => texts.page)

export function leaderboardCommand(games: readonly Game[]): SlashCommand {
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      ...described((texts) => texts.leaderboard),
      contexts: [InteractionContextType.Guild],
      integration_types: [ApplicationIntegrationType.GuildInstall],
      options: [
        {
          type: ApplicationCommandOptionType.String,
          ...GAME,
          choices: games.map(({ id, name }) => choice(id, (locale) => name[locale])),
        },
        {
          type: ApplicationCommandOptionType.String,
          ...PERIOD,
          choices: PERIODS.map((each) => choice(each, (locale) => TEXTS[locale].standings.leaderboard.periods[each])),
        },
        {
          type: ApplicationCommandOptionType.String,
          ...MEASURE,
          choices: MEASURES.map((each) => choice(each, (locale) => TEXTS[locale].standings.leaderboard.measures[each])),
        },
        { type: ApplicationCommandOptionType.Integer, ...PAGE, min_value: 1 },
      ],
    },
    place: () => 'private',
    async execute(call, context) {
      const { user, locale, venue, channelIds } = call
      const message = await ladderMessage(context, { user, locale, guildId: venue.guildId, channelIds }, verbOf(call, games))
      return { kind: 'private', message }
    },
  }
}

/** Options left out default to all games (or the only one), all time, by rating, first page. */
function verbOf({ option }: Call, games: readonly Game[]): LadderVerb {
  const [only, ...others] = games
  const named = option(GAME.name)
  const page = option(PAGE.name)
  return {
    kind: 'ladder',
    gameId: named === null ? (others.length === 0 ? (only?.id ?? null) : null) : String(named),
    period: PERIODS.find((each) => each === option(PERIOD.name)) ?? 'all-time',
    measure: MEASURES.find((each) => each === option(MEASURE.name)) ?? 'rating',
    page: typeof page === 'number' ? page : 1,
    as: 'picture',
  }
}
