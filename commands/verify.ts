/**
 * `/<game> verify`: shows the proof of the draws of the channel's latest table, or of a named one. In a lobby it takes the user's
 * own words for them.
 */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import type { Context } from '../src/discord/context/context.js'
import { type Reply, say } from '../src/discord/context/reply.js'
import type { Call, GameSubcommand } from '../src/discord/presses/command.js'
import { noneHere } from '../src/discord/presses/table-here.js'
import { mayLookAt, proofFor } from '../src/discord/standings/visibility.js'
import { described } from '../src/discord/wire/localizations.js'
import { refusalAt } from '../src/discord/words/refusals.js'
import type { Game } from '../src/games/game.js'
import { TEXTS } from '../src/i18n/texts/index.js'
import { plainWords, WORDS_LIMIT } from '../src/tables/model/fairness.js'
import type { Table } from '../src/tables/model/table.js'

const TABLE = described((texts) => texts.verifiedTable)
const WORDS = described((texts) => texts.ownWords)
/** The length of a table's id, plus room for extra characters that people type. */
const ID_LIMIT = 20

export const verify: GameSubcommand = {
  data: described((texts) => texts.verify),
  options: () => [
    { type: ApplicationCommandOptionType.String, ...TABLE, max_length: ID_LIMIT },
    { type: ApplicationCommandOptionType.String, ...WORDS, max_length: WORDS_LIMIT },
  ],
  place: 'private',
  weight: 'costly',
  async execute(game, call, context) {
    const words = call.option(WORDS.name)
    return words === null ? verified(game, call, context) : addWords(game, call, context, String(words))
  },
}

async function verified(game: Game, call: Call, context: Context): Promise<Reply> {
  const { tables } = context
  const { locale, venue } = call
  const { fairness } = TEXTS[locale]
  const named = call.option(TABLE.name)
  const id = named === null ? await tables.latestIn(venue.channelId, game.id) : String(named).trim().toLowerCase()
  if (id === null) {
    return noneHere({ game, subcommand: 'verify', call }, await tables.liveIn(venue.channelId), fairness.noTable)
  }
  const verification = await tables.verify(id)
  if (verification === null || !(await isShownTo(call, verification.table))) return say(fairness.noSuchTable)
  return { kind: 'private', message: await proofFor(context, verification, call) }
}

/** In its own channel a table is shown to everybody. Elsewhere on its server the rules for finished games apply. */
async function isShownTo(call: Call, table: Table): Promise<boolean> {
  if (table.guildId !== call.venue.guildId) return false
  return table.channelId === call.venue.channelId || mayLookAt(table, call)
}

async function addWords(game: Game, call: Call, { tables }: Context, words: string): Promise<Reply> {
  const { user, locale, venue } = call
  const table = await tables.liveIn(venue.channelId)
  if (table?.game.id !== game.id) {
    return noneHere({ game, subcommand: 'verify', call }, table, TEXTS[locale].refusals.noTableHere)
  }
  if (plainWords(words) === null) return say(TEXTS[locale].fairness.noWords)
  const added = await tables.addWords(table.id, user, words)
  return say(added.ok ? TEXTS[locale].fairness.wordsAdded : refusalAt(table, added.refusal, user, locale))
}
