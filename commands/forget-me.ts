/** `/<game> forget-me`: erases the user from all finished games, after a confirmation. */

import type { GameSubcommand } from '../src/discord/presses/command.js'
import { described } from '../src/discord/wire/localizations.js'
import { confirmForgetMessage } from '../src/discord/words/panel.js'

export const forgetMe: GameSubcommand = {
  data: described((texts) => texts.forgetMe),
  options: () => [],
  place: 'private',
  async execute(_game, { locale }) {
    return { kind: 'private', message: confirmForgetMessage(locale) }
  },
}
