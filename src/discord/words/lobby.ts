/** The public message of a lobby, from its opening until the game starts or everybody has left. */
import { channelMention, userMention } from '@discordjs/formatters'
import type { OptionSpec, Seat } from '../../engine/game.js'
import { escapeName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { listed } from '../../i18n/words.js'
import type { User } from '../../tables/model/people.js'
import type { Lobby, Table } from '../../tables/model/table.js'
import { type Block, buttons, menu, text } from '../wire/components.js'
import { atTable } from '../wire/custom-id.js'
import { type Message, plainMessage } from '../wire/message.js'
import { tableButton } from './buttons.js'
import { summonsTo } from './calls.js'
import { sealedLines } from './verify.js'

export function lobbyMessage(table: Lobby): Message {
  const { lobby } = TEXTS[table.locale]
  const host = escapeName(table.host.name)
  const isComplete = table.players.length >= table.capacity
  return plainMessage([
    text(`### ${lobby.title(table.game.name[table.locale])}\n${table.game.pitch[table.locale]}`),
    text(seatLines(table).join('\n')),
    text(conditions(table).join(' · ')),
    text(isComplete ? lobby.complete(host) : lobby.invitation),
    ...colourMenu(table),
    buttons([tableButton(table, { kind: 'join' }, lobby.join, 'success'), tableButton(table, { kind: 'leave' }, lobby.leave)]),
    text(lobby.forHost(host, table.game.seats.min)),
    buttons([
      tableButton(table, { kind: 'start' }, lobby.start, 'primary'),
      tableButton(table, { kind: 'lobby-settings' }, lobby.settings),
      tableButton(table, { kind: 'close-lobby' }, lobby.close, 'danger'),
    ]),
    ...sealedLines(table).map(text),
  ])
}

/** The lobby's message without buttons. `fate` is one complete sentence. */
export function closedLobbyMessage(table: Table, fate: string): Message {
  const { lobby } = TEXTS[table.locale]
  return plainMessage([
    text(`### ${lobby.title(table.game.name[table.locale])}`),
    text(seatLines(table).join('\n')),
    text(fate),
    ...sealedLines(table).map(text),
  ])
}

/** The sentence for a lobby whose game has begun, here or in its thread. */
export function begunSentence(table: Table): string {
  const { lobby } = TEXTS[table.locale]
  return table.channelId === table.openedIn ? lobby.begun : lobby.begunIn(channelMention(table.channelId))
}

/** The sentence for a lobby that was cancelled by a user, or because nobody was left. */
export function closingSentence(table: Table, by: User | null): string {
  const { lobby, turn } = TEXTS[table.locale]
  if (by === null) return turn.closedByOperator
  return table.players.length <= 1 && table.players[0]?.id === by.id ? lobby.closed : lobby.closedBy(escapeName(by.name))
}

/** Pings the players of the channel's last table, who may join by its button. */
export function callAgainMessage(table: Lobby, users: readonly User[]): Message {
  const { lobby } = TEXTS[table.locale]
  const names = listed(
    table.locale,
    users.map(({ id }) => userMention(id)),
  )
  const call = lobby.callAgain(names, escapeName(table.host.name), table.game.name[table.locale])
  return {
    blocks: [text(call), buttons([tableButton(table, { kind: 'join-again' }, lobby.join, 'success')])],
    picture: null,
    pings: users.map(({ id }) => id),
    call: summonsTo(table, 'lobby'),
  }
}

function seatLines(table: Table): string[] {
  const { lobby } = TEXTS[table.locale]
  const { players, capacity, host } = table
  const names = players.map(({ id, name }, seat) => {
    const player = id === host.id ? lobby.host(escapeName(name)) : escapeName(name)
    const colour = colourOf(table, seat)
    return colour === null ? player : `${player} · ${colour}`
  })
  const open = table.status === 'lobby' ? Array.from({ length: capacity - players.length }, () => lobby.openSeat) : []
  return [`**${lobby.seats(players.length, capacity)}**`, ...[...names, ...open].map((seat, index) => `${index + 1}. ${seat}`)]
}

/** The menu in which each player chooses a colour. Empty for a game without colours. */
function colourMenu(table: Lobby): readonly Block[] {
  const names = table.game.colourNames?.[table.locale]
  if (names === undefined) return []
  const options = names.map((label, colour) => ({ value: String(colour), label }))
  return [menu(atTable(table, { kind: 'colour' }), TEXTS[table.locale].lobby.colour, options)]
}

function colourOf(table: Table, seat: Seat): string | null {
  return table.game.colourNames?.[table.locale][table.colours[seat] ?? seat] ?? null
}

/** The game's options that matter for the possible numbers of players: those seated now, or more. */
export function optionsInPlay({ game, players, capacity }: Lobby): readonly OptionSpec[] {
  const fewest = Math.max(game.seats.min, players.length)
  return game.options.filter((option) => option.players?.some((count) => count >= fewest && count <= capacity) ?? true)
}

function conditions(table: Lobby): string[] {
  const { lobby, languages, paces } = TEXTS[table.locale]
  const chosen = optionsInPlay(table).flatMap(({ id }) => {
    const option = table.game.optionTexts[table.locale][id]
    const words = option?.choices[table.options[id] ?? '']
    return option === undefined || words === undefined ? [] : [lobby.option(option.name, words)]
  })
  const place = table.terms.thread ? [lobby.place.thread] : []
  return [
    lobby.language(languages[table.locale]),
    lobby.pace(paces[table.terms.pace]),
    lobby.seating[table.terms.seating],
    ...place,
    ...chosen,
  ]
}
