/** Buttons and menus of leaderboards, statistics and finished games. */
import { TEXTS } from '../../i18n/texts/index.js'
import { type Reply, say } from '../reply.js'
import type { Shell } from '../shell.js'
import { finishedOf, historyOf } from '../standings/archive.js'
import type { Asker } from '../standings/asker.js'
import { proofFor } from '../standings/discretion.js'
import { ladderMessage, recordsOf } from '../standings/ladder.js'
import { chosenLadder, type StandingsWish } from '../standings/wishes.js'
import { type Press, privately, type TablePress } from './press.js'

/** What a button or menu at no table leads to, for whoever presses it. */
export async function lookUp(shell: Shell, press: Press, wish: StandingsWish): Promise<Reply> {
  const { user, locale, venue, channelIds, chosen } = press
  const asker: Asker = { user, locale, guildId: venue.guildId, channelIds }
  switch (wish.kind) {
    case 'ladder':
      return privately(press, await ladderMessage(shell, asker, wish))
    case 'other-ladder':
      return privately(press, await ladderMessage(shell, asker, chosenLadder(wish, chosen ?? '')))
    case 'records':
      return privately(press, await recordsOf(shell, asker, wish.gameId))
    case 'history':
      return privately(press, await historyOf(shell, asker, wish, null))
    case 'finished':
      return privately(press, await finishedOf(shell, asker, chosen ?? '', wish.page))
  }
}

/** The transcript of a game that is over, below what can be checked by it; as a message of its own, so that the game stays in sight. */
export async function transcript(shell: Shell, press: TablePress): Promise<Reply> {
  const { table, locale } = press
  const verification = table.status === 'over' ? await shell.tables.verify(table.id) : null
  if (verification === null) return say(TEXTS[locale].refusals.plain['not-over'])
  return { kind: 'private', message: await proofFor(shell, verification, press) }
}
