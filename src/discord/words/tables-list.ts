/**
 * The tables of a server that somebody may join or watch, or whose lobby has an open seat or theirs, and the board for whoever
 * watches. In the reader's language.
 */
import { channelMention } from '@discordjs/formatters'
import type { Reader } from '../../games/face.js'
import type { Locale } from '../../i18n/locale.js'
import { escapeName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { claimedSeats, keptSeats } from '../../tables/model/invitation.js'
import type { Open } from '../../tables/model/services.js'
import { type Lobby, type PlayingTable, seatOf } from '../../tables/model/table.js'
import { type Block, type ButtonSpec, buttons, gallery, text } from '../wire/components.js'
import { type Message, PICTURE_FILE, type Picture, plainMessage } from '../wire/message.js'
import { inPublic, tableButton } from './buttons.js'
import { paceIn } from './lobby.js'
import { namesOf, statusOf } from './reader.js'

/** Each table with its button, for this user. `command` opens a table. */
export function tablesMessage({ tables, more }: Open, userId: string, command: string, locale: Locale): Message {
  const { list } = TEXTS[locale]
  const title = text(`### ${list.title}`)
  if (tables.length === 0) return plainMessage([title, text(list.none(command))])
  const rest = more ? [text(`-# ${list.more}`)] : []
  return plainMessage([title, ...tables.flatMap((table) => entryOf(table, userId, locale)), ...rest])
}

function entryOf(table: Lobby | PlayingTable, userId: string, locale: Locale): readonly Block[] {
  const told = table.status === 'lobby' ? lobbyParts(table, userId, locale) : gameParts(table, locale)
  const line = text([`**${table.game.name[locale]}**`, channelMention(table.channelId), ...told].join(' · '))
  const button = buttonFor(table, userId, locale)
  return button === null ? [line] : [line, buttons([button])]
}

/** The user's own lobby has none, because it is in the channel that is named, and one without a seat for them has none either. */
function buttonFor(table: Lobby | PlayingTable, userId: string, locale: Locale): ButtonSpec | null {
  const { list, lobby } = TEXTS[locale]
  if (table.status === 'playing') return tableButton(inPublic(table), { kind: 'spectate' }, list.watch)
  if (seatOf(table, userId) !== null || (!isKeptFor(table, userId) && freeSeats(table) === 0)) return null
  return tableButton(table, { kind: 'join-listed' }, lobby.join, 'success')
}

function lobbyParts(table: Lobby, userId: string, locale: Locale): readonly string[] {
  const { list } = TEXTS[locale]
  return [list.hosts(escapeName(table.host.name)), seatsFor(table, userId, locale), paceIn(table.terms.pace, locale)]
}

/** What there is for this user: their own seat, one that is kept for them, the free ones, or those kept for others. */
function seatsFor(table: Lobby, userId: string, locale: Locale): string {
  const { list } = TEXTS[locale]
  if (seatOf(table, userId) !== null) return list.seated
  if (isKeptFor(table, userId)) return list.keptForYou
  const free = freeSeats(table)
  return free === 0 ? list.keptForOthers(keptSeats(table).length) : list.free(free, table.capacity)
}

function isKeptFor(table: Lobby, userId: string): boolean {
  return keptSeats(table).some(({ user }) => user.id === userId)
}

/** Seats that anybody may take. */
function freeSeats(table: Lobby): number {
  return table.capacity - claimedSeats(table)
}

function gameParts(table: PlayingTable, locale: Locale): readonly string[] {
  const { number } = table.game.turn(table.state)
  return [namesOf(table, [...table.players.keys()], locale), TEXTS[locale].list.turn(number)]
}

/** Leads whoever watches from a page about a table to its board. */
export function watchingLead(table: PlayingTable, locale: Locale): ButtonSpec {
  return tableButton(inPublic(table), { kind: 'spectate-on' }, TEXTS[locale].panel.board)
}

/** The board as everybody may see it, with what else there is to see. */
export function spectatorMessage(table: PlayingTable, reader: Reader, picture: Picture): Message {
  const { panel, turn, list } = TEXTS[reader.locale]
  const { game } = table
  const open = inPublic(table)
  return {
    blocks: [
      text(`### ${panel.boardTitle(game.name[reader.locale])}`),
      gallery(PICTURE_FILE, picture.alt),
      text(`${statusOf(table, reader)}\n-# ${list.playedIn(channelMention(table.channelId))}`),
      buttons([
        tableButton(open, { kind: 'log', upTo: 'latest' }, turn.log),
        tableButton(open, { kind: 'replay' }, list.replay),
        tableButton(open, { kind: 'text', page: 0 }, list.asText),
        tableButton(open, { kind: 'rules' }, turn.rules),
        tableButton(open, { kind: 'spectate-on' }, list.refresh),
      ]),
    ],
    picture,
    pings: [],
  }
}
