/** `/<game> rules`: shows the rules by topic, with example pictures. It needs no table. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import type { GameSubcommand } from '../src/discord/presses/command.js'
import { rulebookOf, topicsOf } from '../src/discord/presses/rulebook.js'
import { choice, described } from '../src/discord/wire/localizations.js'
import type { Game } from '../src/games/game.js'
import type { Locale } from '../src/i18n/locale.js'

const TOPIC = described((texts) => texts.topic)

export const rules: GameSubcommand = {
  data: described((texts) => texts.rules),
  options: (game) => [{ type: ApplicationCommandOptionType.String, ...TOPIC, choices: choicesOf(game) }],
  place: 'private',
  async execute(game, { locale, option }, context) {
    const topic = option(TOPIC.name)
    return { kind: 'private', message: await rulebookOf(context, game, topic === null ? null : String(topic), locale) }
  },
}

function choicesOf(game: Game) {
  const title = (id: string) => (locale: Locale) => topicsOf(game, locale).find((topic) => topic.id === id)?.title ?? id
  return topicsOf(game, 'en').map(({ id }) => choice(id, title(id)))
}
