/**
 * The tables of a server that somebody may join or watch, or in whose lobby they sit, and the board for whoever watches. In the
 * reader's language.
 */
import { channelMention } from '@discordjs/formatters'
import type { Reader } from '../../games/face.js'
import type { Locale } from '../../i18n/locale.js'
import { escapeName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { claimedSeats } from '../../tables/model/invitation.js'
import type { Open } from '../../tables/model/services.js'
import { type Lobby, type PlayingTable, seatOf } from '../../tables/model/table.js'
import { type Block, type ButtonSpec, buttons, gallery, text } from '../wire/components.js'
import { type Message, PICTURE_FILE, type Picture, plainMessage } from '../wire/message.js'
import { tableButton } from './buttons.js'
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

/** The user's own lobby has no button: it is in the channel that is named. */
function entryOf(table: Lobby | PlayingTable, userId: string, locale: Locale): readonly Block[] {
  const { list, lobby } = TEXTS[locale]
  const isSeated = seatOf(table, userId) !== null
  const told = table.status === 'lobby' ? lobbyParts(table, isSeated, locale) : gameParts(table, locale)
  const line = [`**${table.game.name[locale]}**`, channelMention(table.channelId), ...told].join(' · ')
  if (table.status === 'lobby' && isSeated) return [text(line)]
  const button =
    table.status === 'lobby'
      ? tableButton(table, { kind: 'join-listed' }, lobby.join, 'success')
      : tableButton(table, { kind: 'spectate' }, list.watch)
  return [text(line), buttons([button])]
}

function lobbyParts(table: Lobby, isSeated: boolean, locale: Locale): readonly string[] {
  const { list } = TEXTS[locale]
  const free = table.capacity - claimedSeats(table)
  const open = free === 0 ? list.keptForYou : list.free(free, table.capacity)
  return [list.hosts(escapeName(table.host.name)), isSeated ? list.seated : open, paceIn(table.terms.pace, locale)]
}

function gameParts(table: PlayingTable, locale: Locale): readonly string[] {
  const { number } = table.game.turn(table.state)
  return [namesOf(table, [...table.players.keys()], locale), TEXTS[locale].list.turn(number)]
}

/** Leads whoever watches from a page about a table to its board. */
export function watchingLead(table: PlayingTable, locale: Locale): ButtonSpec {
  return tableButton(table, { kind: 'spectate-on' }, TEXTS[locale].panel.board)
}

/** The board as everybody may see it, with what else there is to see. */
export function spectatorMessage(table: PlayingTable, reader: Reader, picture: Picture): Message {
  const { panel, turn, list } = TEXTS[reader.locale]
  const { game } = table
  return {
    blocks: [
      text(`### ${panel.boardTitle(game.name[reader.locale])}`),
      gallery(PICTURE_FILE, picture.alt),
      text(`${statusOf(table, reader)}\n-# ${list.playedIn(channelMention(table.channelId))}`),
      buttons([
        tableButton(table, { kind: 'log', upTo: 'latest' }, turn.log),
        tableButton(table, { kind: 'replay' }, list.replay),
        tableButton(table, { kind: 'text', page: 0 }, list.asText),
        tableButton(table, { kind: 'rules' }, turn.rules),
        tableButton(table, { kind: 'spectate-on' }, list.refresh),
      ]),
    ],
    picture,
    pings: [],
  }
}
