/** Which press does what. */
import { channelMention } from '@discordjs/formatters'
import { TEXTS } from '../../i18n/texts/index.js'
import { seatOf, type Table } from '../../tables/model/table.js'
import type { Wish } from '../custom-id.js'
import { presentFor } from '../panels.js'
import { commandFor } from '../reading.js'
import { type Reply, say } from '../reply.js'
import type { Shell } from '../shell.js'
import { mayLookAt, withoutUnlisted } from '../standings/discretion.js'
import { isAboutStandings, type StandingsWish } from '../standings/wishes.js'
import { confirmCancel, keepPlaying } from './cancel.js'
import { forget } from './forget.js'
import { hideGuide } from './guide.js'
import { inviteAgain, joinAgain, lobbySettings, rematch, settle } from './host.js'
import { comeBack, confirmResign } from './leave.js'
import { closeLobby, colour, join, leave, start } from './lobby.js'
import { hand, log, rulebook, rules, text } from './look.js'
import { choose, follow, take, why } from './move.js'
import { order } from './order.js'
import { type Press, type Presser, privately, type TablePress } from './press.js'
import { answerProposal } from './proposal.js'
import { refused } from './refused.js'
import { showAll, walkTo, watch } from './replay.js'
import { lookUp, transcript } from './standings.js'
import { askUndo, undo } from './undo.js'

/** What is about a table. */
type TableWish = Exclude<Wish, { readonly kind: 'forget' | 'rulebook' } | StandingsWish>

/** What may be looked at in any channel of the server once a game is over. */
const ANYWHERE: ReadonlySet<Wish['kind']> = new Set(['replay', 'show-replay', 'position', 'transcript'])

/** Answers a press; never because of who made the button, always because of who pressed it and how the table stands. */
export async function answerPress(shell: Shell, press: Press): Promise<Reply> {
  const { wish } = press.id
  if (wish.kind === 'forget') return forget(shell, press, wish.sure)
  if (wish.kind === 'rulebook') return rulebook(shell, press, wish.gameId)
  if (isAboutStandings(wish)) return lookUp(shell, press, wish)
  const table = await shell.tables.find(press.id.tableId)
  if (table?.guildId !== press.venue.guildId) return unreadablePress(shell, press)
  if (isPlayedIn(table, press.venue.channelId)) return routed(shell, { ...press, table }, wish)
  if (table.status === 'over' && ANYWHERE.has(wish.kind) && mayLookAt(table, press)) {
    const locale = wish.kind === 'show-replay' ? table.locale : press.locale
    return routed(shell, { ...press, table: await withoutUnlisted(shell, table, press.user, locale) }, wish)
  }
  return say(TEXTS[press.locale].refusals.elsewhere(channelMention(table.channelId)))
}

/** A lobby that has moved into its thread but could not begin there still has its message where it was opened. */
function isPlayedIn(table: Table, channelId: string): boolean {
  return table.channelId === channelId || (table.status === 'lobby' && table.openedIn === channelId)
}

/** For a custom_id that is not ours, not of this version, or not of this server: a player of this channel's table gets the panel. */
export async function unreadablePress(shell: Shell, presser: Presser): Promise<Reply> {
  const { venue, user, locale } = presser
  const { unreadable } = TEXTS[locale].refusals
  const live = await shell.tables.liveIn(venue.channelId)
  if (live === null) return say(unreadable(null))
  if (live.status === 'lobby' || seatOf(live, user.id) === null) return say(unreadable(commandFor(live, 'hand', locale)))
  return privately(presser, await presentFor(live, user, locale, [unreadable(null)], shell))
}

function routed(shell: Shell, press: TablePress, wish: TableWish): Promise<Reply> {
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
    case 'replay':
      return watch(shell, press)
    case 'show-replay':
      return showAll(shell, press)
    case 'transcript':
      return transcript(shell, press)
    case 'position':
      return walkTo(shell, press, wish.number)
    case 'blocked':
      return refused(shell, press, { code: 'stale' })
  }
}
