/** Buttons and menus of leaderboards, statistics and finished games. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { Context } from '../context/context.js'
import { type Reply, say } from '../context/reply.js'
import type { Asker } from '../standings/asker.js'
import { finishedOf, historyOf } from '../standings/finished-games.js'
import { ladderMessage, recordsOf } from '../standings/ladder.js'
import { proofFor } from '../standings/visibility.js'
import { chosenLadder, type StandingsVerb } from '../wire/standings-verbs.js'
import { transcriptMessage } from '../words/verify.js'
import { type Press, privately, type TablePress } from './press.js'

/** Answers a button or menu that belongs to no table. */
export async function lookUp(context: Context, press: Press, verb: StandingsVerb): Promise<Reply> {
  const { user, locale, venue, channelIds, chosen } = press
  const asker: Asker = { user, locale, guildId: venue.guildId, channelIds }
  switch (verb.kind) {
    case 'ladder':
      return privately(press, await ladderMessage(context, asker, verb))
    case 'other-ladder':
      return privately(press, await ladderMessage(context, asker, chosenLadder(verb, chosen ?? '')))
    case 'records':
      return privately(press, await recordsOf(context, asker, verb))
    case 'history':
      return privately(press, await historyOf(context, asker, verb, null))
    case 'finished':
      return privately(press, await finishedOf(context, asker, chosen ?? '', verb.page))
  }
}

/**
 * The transcript of a finished game, above the values that check it. It is a message of its own, so that the game stays in sight.
 */
export async function transcript(context: Context, press: TablePress): Promise<Reply> {
  const { table, locale } = press
  const verification = table.status === 'over' ? await context.tables.verify(table.id) : null
  if (verification === null) return say(TEXTS[locale].refusals.plain['not-over'])
  return { kind: 'private', message: await proofFor(context, verification, press, transcriptMessage) }
}
