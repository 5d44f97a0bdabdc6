/** Why a table refuses, in one sentence of the reader's language that says what to do instead. */
import { channelMention } from '@discordjs/formatters'
import type { Seat } from '../../engine/game.js'
import type { Game } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { escapeName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { listed } from '../../i18n/words.js'
import { isDeserted } from '../../tables/model/attendance.js'
import type { User } from '../../tables/model/people.js'
import { isClosedLobby, seatOf, type Table } from '../../tables/model/table.js'
import type { TableRefusal } from '../../tables/model/tables.js'
import { commandFor, momentIn, namesIn, namesOf, readerFor } from './reader.js'

/** A refusal at a known table. */
export function refusalAt(table: Table, refusal: TableRefusal, user: User, locale: Locale): string {
  switch (refusal.code) {
    case 'rules':
      return table.game.refusal(refusal.refusal, readerFor(table, user, locale))
    case 'not-your-move':
      return waiting(table, refusal.seats, user, locale)
    case 'already-over':
      return isClosedLobby(table) ? TEXTS[locale].lobby.closed : TEXTS[locale].refusals.alreadyOver
    default:
      return refusalOf(refusal, table.game, locale)
  }
}

/** Tells a user who is not to move for whom the table waits. The wording differs in the user's own turn. */
function waiting(table: Table, seats: readonly Seat[], user: User, locale: Locale): string {
  const { atRest } = TEXTS[locale].turn
  const { notYourMove, turnWaits } = TEXTS[locale].refusals
  if (table.status === 'playing' && isDeserted(table)) return atRest
  const seat = seatOf(table, user.id)
  const isOwnTurn = table.status === 'playing' && seat !== null && table.game.turn(table.state).seat === seat
  return (isOwnTurn ? turnWaits : notYourMove)(namesOf(table, seats, locale))
}

/** A refusal that may have to be told without a table. */
export type TablelessRefusal = Exclude<TableRefusal, { readonly code: 'rules' | 'not-your-move' }>

/**
 * What the reader can do with the table that occupies a channel. `link` leads to it, `mayEnd` says whether the reader may end it.
 */
export function busyWith(table: Table, link: string | null, user: User, mayEnd: boolean, locale: Locale): string {
  const { refusals, commands } = TEXTS[locale]
  const { own, others, strangers } = refusals.channelBusy
  const [board, host] = [commandFor(table, 'board', locale), escapeName(table.host.name)]
  if (mayEnd) return own(link, board, commandFor(table, 'cancel', locale))
  return seatOf(table, user.id) === null ? strangers(link, `\`/${commands.allTables.name}\``, host) : others(link, board, host)
}

/** Tables at which a user's seats keep their name from being erased, as many as are told. */
const SEATS_TOLD = 10

/** That a user is erased but for where they still sit. `tables` are theirs on the server where they ask, `game` is any game. */
export function stillSeatedAt(tables: readonly Table[], game: Pick<Game, 'id'>, locale: Locale): string {
  const { erased, elsewhere, here, more } = TEXTS[locale].refusals.stillSeated
  if (tables.length === 0) return `${erased} ${elsewhere(commandFor({ game }, 'tables', locale))}`
  const places = tables.slice(0, SEATS_TOLD).map((table) => `${table.game.name[locale]} (${channelMention(table.channelId)})`)
  const rest = tables.length - places.length
  const named = listed(locale, rest === 0 ? places : [...places, more(rest)])
  return `${erased} ${here(named, tables.length)}`
}

/** From when on a player may end the table alone, unless that is never. */
function aloneLater(alone: Date | null, locale: Locale): readonly string[] {
  return alone === null ? [] : [TEXTS[locale].refusals.aloneLater(momentIn(alone))]
}

/** A refusal that depends only on the game. */
export function refusalOf(refusal: TablelessRefusal, game: Game, locale: Locale): string {
  const { refusals } = TEXTS[locale]
  switch (refusal.code) {
    case 'no-such-table':
      return refusals.noSuchTable(commandFor({ game }, 'new', locale))
    case 'unknown-game':
      return refusals.unknownGame
    case 'unknown-option':
      return refusals.unknownOption
    case 'capacity-out-of-range':
      return refusals.capacity(refusal.min, refusal.max)
    case 'hosts-too-many':
      return refusals.hostsTooMany(refusal.most, commandFor({ game }, 'cancel', locale), commandFor({ game }, 'tables', locale))
    case 'already-started':
      return refusals.alreadyStarted
    case 'not-started':
      return refusals.notStarted
    case 'already-over':
      return refusals.alreadyOver
    case 'already-seated':
      return refusals.alreadySeated
    case 'not-seated':
      return refusals.notSeated
    case 'table-full':
      return refusals.tableFull
    case 'seats-kept':
      return refusals.seatsKept(namesIn(refusal.users, locale), momentIn(refusal.until))
    case 'too-few-players':
      return refusals.tooFewPlayers(refusal.min)
    case 'not-the-host':
      return refusals.notTheHost(escapeName(refusal.host.name))
    case 'not-yours-to-end': {
      const told = refusals.notYoursToEnd(escapeName(refusal.host.name))
      if (!refusal.mayAsk) return told
      const asks = refusals.endTogether(commandFor({ game }, 'end', locale), commandFor({ game }, 'resign', locale))
      return [told, asks, ...aloneLater(refusal.alone, locale)].join(' ')
    }
    case 'ends-together': {
      const told = refusals.endsTogether(commandFor({ game }, 'end', locale), commandFor({ game }, 'resign', locale))
      return [told, ...aloneLater(refusal.alone, locale)].join(' ')
    }
    case 'stale':
      return refusals.stale
    case 'done-already':
      return refusals.doneAlready
    case 'unreadable':
      return refusals.unreadable(commandFor({ game }, 'hand', locale))
    case 'undo-blocked':
      return refusals.undoBlocked[refusal.by]
    case 'undone-too-often':
      return refusals.undoneTooOften(refusal.most)
    case 'nudged-already':
      return refusals.nudgedAlready(momentIn(refusal.again))
    case 'proposed-lately':
      return refusals.proposedLately(momentIn(refusal.again))
    case 'substitute-declined':
      return refusals.substituteDeclined(escapeName(refusal.user.name), momentIn(refusal.again))
    case 'do-not-disturb':
      return refusals.doNotDisturb(momentIn(refusal.until))
    case 'capacity-too-small':
      return refusals.capacityTooSmall(refusal.seated)
    case 'colour-taken':
      return refusals.colourTaken(namesIn([refusal.by], locale))
    case 'still-seated':
      return stillSeatedAt([], game, locale)
    case 'seated-elsewhere':
      return refusals.seatedElsewhere(escapeName(refusal.user.name))
    default:
      return refusals.plain[refusal.code]
  }
}
