/** `/<game> forget-me`: erases the user from all finished games, after a confirmation. Refused while they are playing. */

import { say } from '../src/discord/context/reply.js'
import type { GameSubcommand } from '../src/discord/presses/command.js'
import { described } from '../src/discord/wire/localizations.js'
import { confirmForgetMessage } from '../src/discord/words/panel.js'
import { stillSeatedAt } from '../src/discord/words/refusals.js'

export const forgetMe: GameSubcommand = {
  data: described((texts) => texts.forgetMe),
  options: () => [],
  place: 'private',
  async execute(game, { user, locale, venue }, { tables }) {
    if (await tables.isSeated(user.id)) return say(stillSeatedAt(await tables.ofUser(venue.guildId, user.id), game, locale))
    return { kind: 'private', message: confirmForgetMessage(locale) }
  },
}
