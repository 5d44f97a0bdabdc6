/** Which press does what. */

import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Venue } from '../../tables/table.js'
import { commandFor } from '../reading.js'
import { refusalAt } from '../refusals.js'
import { type Reply, say } from '../reply.js'
import type { Shell } from '../shell.js'
import { confirmCancel, keepPlaying } from './cancel.js'
import { hideGuide } from './guide.js'
import { inviteAgain, joinAgain, lobbySettings, rematch, settle } from './host.js'
import { comeBack, confirmResign } from './leave.js'
import { closeLobby, colour, join, leave, start } from './lobby.js'
import { hand, log, rules, text } from './look.js'
import { choose, follow, take, why } from './move.js'
import { order } from './order.js'
import type { Press, TablePress } from './press.js'
import { answerProposal } from './proposal.js'
import { askUndo, undo } from './undo.js'

/** Answers a press; never because of who made the button, always because of who pressed it and how the table stands. */
export async function answerPress(shell: Shell, press: Press): Promise<Reply> {
  const table = await shell.tables.find(press.id.tableId)
  const isHere = table?.guildId === press.venue.guildId && table.channelId === press.venue.channelId
  if (table === null || !isHere) return unreadablePress(shell, press.venue, press.locale)
  return routed(shell, { ...press, table })
}

/** For a custom_id that is not ours, not of this version, or not of this channel. */
export async function unreadablePress({ tables }: Shell, venue: Venue, locale: Locale): Promise<Reply> {
  const live = await tables.liveIn(venue.channelId)
  return say(TEXTS[locale].refusals.unreadable(live === null ? null : commandFor(live, 'hand', locale)))
}

function routed(shell: Shell, press: TablePress): Promise<Reply> {
  const { wish } = press.id
  switch (wish.kind) {
    case 'join':
      return join(shell, press)
    case 'leave':
      return leave(shell, press)
    case 'start':
      return start(shell, press)
    case 'close-lobby':
      return closeLobby(shell, press)
    case 'colour':
      return colour(shell, press)
    case 'lobby-settings':
      return lobbySettings(shell, press)
    case 'settle':
      return settle(shell, press, wish.what)
    case 'invite-again':
      return inviteAgain(shell, press)
    case 'join-again':
      return joinAgain(shell, press)
    case 'rematch':
      return rematch(shell, press)
    case 'take':
      return take(shell, press)
    case 'target':
      return follow(shell, press, wish.target)
    case 'menu':
      return choose(shell, press)
    case 'orders':
      return order(shell, press, wish.on)
    case 'no-guide':
      return hideGuide(shell, press)
    case 'ask-undo':
      return askUndo(shell, press)
    case 'answer':
      return answerProposal(shell, press, wish.proposal, wish.agrees)
    case 'why':
      return why(shell, press, wish.path)
    case 'text':
      return text(shell, press, wish.page)
    case 'undo':
      return undo(shell, press)
    case 'hand':
      return hand(shell, press)
    case 'log':
      return log(shell, press, wish.upTo)
    case 'rules':
    case 'topics':
      return rules(shell, press)
    case 'cancel':
      return confirmCancel(shell, press)
    case 'back':
      return comeBack(shell, press)
    case 'resign':
      return confirmResign(shell, press)
    case 'keep':
      return keepPlaying(shell, press)
    case 'blocked':
      return Promise.resolve(say(refusalAt(press.table, { code: 'unreadable' }, press.user, press.locale)))
  }
}
