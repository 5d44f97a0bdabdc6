/** `/<game>`: one command per registered game, with the same subcommands where the game has what they show. */
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10'
import { say } from '../src/discord/context/reply.js'
import type { GameSubcommand, SlashCommand } from '../src/discord/presses/command.js'
import { localized } from '../src/discord/wire/localizations.js'
import type { Game } from '../src/games/game.js'
import type { Locale } from '../src/i18n/locale.js'
import { TEXTS } from '../src/i18n/texts/index.js'
import { board } from './board.js'
import { cancel } from './cancel.js'
import { end } from './end.js'
import { forgetMe } from './forget-me.js'
import { hand } from './hand.js'
import { history } from './history.js'
import { learn } from './learn.js'
import { newTable } from './new.js'
import { nudge } from './nudge.js'
import { replace } from './replace.js'
import { replay } from './replay.js'
import { resign } from './resign.js'
import { rules } from './rules.js'
import { settings } from './settings.js'
import { stats } from './stats.js'
import { tables } from './tables.js'
import { text } from './text.js'
import { verify } from './verify.js'

const SUBCOMMANDS: readonly GameSubcommand[] = [
  newTable,
  learn,
  board,
  text,
  hand,
  nudge,
  resign,
  replace,
  end,
  rules,
  tables,
  settings,
  forgetMe,
  verify,
  replay,
  stats,
  history,
  cancel,
]

/** `games` is every game of the bot. */
export function gameCommand(game: Game, games: readonly Game[]): SlashCommand {
  const subcommands = SUBCOMMANDS.filter(({ isFor }) => isFor?.(game) ?? true)
  const find = (name: string | null) => subcommands.find(({ data }) => data.name === name)
  const description = (locale: Locale) => TEXTS[locale].commands.game(game.name[locale])
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: game.id,
      description: description('en'),
      description_localizations: localized(description),
      contexts: [InteractionContextType.Guild],
      integration_types: [ApplicationIntegrationType.GuildInstall],
      options: subcommands.map(({ data, options }) => ({
        type: ApplicationCommandOptionType.Subcommand,
        ...data,
        options: options(game, games),
      })),
    },
    place: ({ subcommand }) => find(subcommand)?.place ?? 'private',
    weight: ({ subcommand }) => find(subcommand)?.weight ?? 'usual',
    complete: (subcommand, focused) => find(subcommand)?.complete?.(focused) ?? [],
    execute: async (call, context) =>
      (await find(call.subcommand)?.execute(game, call, context)) ?? say(TEXTS[call.locale].refusals.unknownOption),
  }
}
