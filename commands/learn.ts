/** `/<game> learn`: a guided first game, alone and in private. It needs no table. */
import { say } from '../src/discord/context/reply.js'
import type { GameSubcommand } from '../src/discord/presses/command.js'
import { firstLesson } from '../src/discord/presses/learn.js'
import { described } from '../src/discord/wire/localizations.js'
import { TEXTS } from '../src/i18n/texts/index.js'

export const learn: GameSubcommand = {
  data: described((texts) => texts.learn),
  isFor: ({ tutorial }) => tutorial !== null,
  options: () => [],
  place: 'private',
  async execute(game, { user, locale, guildLocale }, context) {
    const message = await firstLesson(context, game, { user, locale, guildLocale })
    return message === null ? say(TEXTS[locale].refusals.unknownOption) : { kind: 'private', message }
  },
}
