/** The public message of a lobby, from its opening until the game starts or everybody has left. */
import { channelMention, subtext, userMention } from '@discordjs/formatters'
import type { OptionSpec, Seat } from '../../engine/game.js'
import type { ChoiceTexts } from '../../games/choice-texts.js'
import type { Locale } from '../../i18n/locale.js'
import { escapeName, plainName } from '../../i18n/names.js'
import { day } from '../../i18n/numbers.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { listed } from '../../i18n/words.js'
import { LEVELS } from '../../players/levels.js'
import type { Announcement } from '../../tables/model/announcement.js'
import { isComputer, nameFor } from '../../tables/model/computer.js'
import { claimedSeats, type KeptSeat, keptSeats } from '../../tables/model/invitation.js'
import type { User } from '../../tables/model/people.js'
import { awaitsThread, type Lobby, type Table } from '../../tables/model/table.js'
import type { ComputerTakeover, Pace } from '../../tables/model/terms.js'
import { type Block, buttons, gallery, menu, text } from '../wire/components.js'
import { atTable } from '../wire/custom-id.js'
import { cut, LIMITS } from '../wire/limits.js'
import { type Message, PICTURE_FILE, type Picture, plainMessage } from '../wire/message.js'
import { tableButton } from './buttons.js'
import { summonsTo } from './calls.js'
import { momentIn, nameOf } from './reader.js'
import { sealedLines, sealedSign } from './verify.js'

/** `box` is the picture of the game's box, if the game has one. */
export function lobbyMessage(table: Lobby, box: Picture | 'attached' | null = null): Message {
  const { lobby, turn, fairness } = TEXTS[table.locale]
  const host = escapeName(table.host.name)
  const blocks = [
    ...boxBlocks(table, box),
    text([`### ${lobby.title(table.game.name[table.locale])}`, table.game.pitch[table.locale], ...lengthLines(table)].join('\n')),
    text([...seatLines(table), ...withoutSeat(table)].join('\n')),
    text(conditions(table).join(' · ')),
    text([openingLine(table, host), ...idleLine(table)].join('\n')),
    ...colourMenu(table),
    buttons([
      { ...tableButton(table, { kind: 'join' }, lobby.join, 'success'), disabled: isFull(table) },
      tableButton(table, { kind: 'leave' }, lobby.leave),
      tableButton(table, { kind: 'rules' }, turn.rules),
      ...(table.commitment === null ? [] : [tableButton(table, { kind: 'fair' }, fairness.button)]),
    ]),
    text(lobby.forHost(host, table.players.length < table.game.seats.min ? table.game.seats.min : null)),
    ...computerMenu(table),
    buttons([
      tableButton(table, { kind: 'start' }, lobby.start, 'primary'),
      tableButton(table, { kind: 'lobby-settings' }, lobby.settings),
      tableButton(table, { kind: 'close-lobby' }, lobby.close, 'danger'),
    ]),
    ...sealedSign(table).map(text),
  ]
  return { ...plainMessage(blocks), picture: box }
}

function isFull({ players, capacity }: Lobby): boolean {
  return players.length >= capacity
}

/** How to take a seat, or that none is left. */
function openingLine(table: Lobby, host: string): string {
  const { lobby } = TEXTS[table.locale]
  if (isFull(table)) return lobby.complete(host, table.capacity < table.game.seats.max)
  return claimedSeats(table) >= table.capacity ? lobby.waiting : lobby.invitation
}

/** When the lobby closes because nobody does anything, once that is to be told. */
function idleLine({ idle, locale }: Lobby): readonly string[] {
  return idle.isTold ? [TEXTS[locale].lobby.idle(momentIn(new Date(idle.until)))] : []
}

function boxBlocks({ game, locale }: Lobby, box: Picture | 'attached' | null): readonly Block[] {
  if (box === null) return []
  return [gallery(PICTURE_FILE, box === 'attached' ? (game.box(locale)?.alt ?? '') : box.alt)]
}

/** How many play and how long a usual game takes. */
function lengthLines({ game, locale }: Lobby): readonly string[] {
  if (game.minutes === null) return []
  const [least, most] = game.minutes
  return [subtext(TEXTS[locale].lobby.length(game.seats.min, game.seats.max, least, most))]
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

/** Names the thread of a table, so that several of them can be told apart. No markdown works in it. */
export function threadName({ game, host, locale }: Lobby, at: Date): string {
  return cut([game.name[locale], plainName(host.name), day(locale, at)].join(' · '), LIMITS.threadName)
}

/** The sentence for a lobby whose game has begun, here or in its thread. In the table's language unless another is given. */
export function begunSentence(table: Table, locale: Locale = table.locale): string {
  const { lobby } = TEXTS[locale]
  return table.channelId === table.openedIn ? lobby.begun : lobby.begunIn(channelMention(table.channelId))
}

/** How a table was cancelled: by a user, by the operator (null), or by itself because it was idle. */
export type Cancelling = Pick<Extract<Announcement, { readonly kind: 'cancelled' }>, 'by' | 'idle'>

/** The sentence for a lobby that was cancelled by a user, because nobody was left, or because nobody did anything. */
export function closingSentence(table: Table, { by, idle }: Cancelling): string {
  const { lobby, turn } = TEXTS[table.locale]
  if (idle === true) return lobby.closedIdle
  if (by === null) return turn.closedByOperator
  return table.players.length <= 1 && table.players[0]?.id === by.id ? lobby.closed : lobby.closedBy(escapeName(by.name))
}

/**
 * Pings those for whom seats are kept, who may join or decline by its buttons. It says whom of them it does not notify, by their
 * ids.
 */
export function invitationMessage(table: Lobby, seats: readonly KeptSeat[], unnotified: readonly string[] = []): Message {
  const { lobby } = TEXTS[table.locale]
  const users = seats.map(({ user }) => user)
  const isRematch = table.follows !== null
  const call = isRematch ? lobby.callAgain : lobby.call
  const free = momentIn(new Date(Math.min(...seats.map(({ until }) => until))))
  const names = listed(
    table.locale,
    users.map(({ id }) => userMention(id)),
  )
  const lines = [
    call(names, escapeName(table.host.name), table.game.name[table.locale], users.length),
    [lobby.callKept(free, users.length), ...(isRematch ? [beginning(table)] : [])].join(' '),
    ...unnotifiedLine(
      users.filter(({ id }) => unnotified.includes(id)),
      table.locale,
    ),
  ]
  return {
    blocks: [
      text(lines.join('\n')),
      buttons([
        tableButton(table, { kind: 'join-again' }, lobby.join, 'success'),
        tableButton(table, { kind: 'decline' }, lobby.noThanks),
      ]),
    ],
    picture: null,
    pings: users.map(({ id }) => id).filter((id) => !unnotified.includes(id)),
    call: summonsTo(table, 'lobby'),
  }
}

function unnotifiedLine(users: readonly User[], locale: Locale): readonly string[] {
  if (users.length === 0) return []
  const names = users.map(({ name }) => escapeName(name))
  return [subtext(TEXTS[locale].lobby.notNotified(listed(locale, names), users.length))]
}

/**
 * How a rematch begins: with the last of those who were called, or by its host once one of them does not come, or if it is to
 * move to a thread.
 */
function beginning(table: Lobby): string {
  const { callWhole, callPart } = TEXTS[table.locale].lobby
  const byHost = awaitsThread(table) || table.invited.some(({ until }) => until === null)
  return byHost ? callPart(escapeName(table.host.name)) : callWhole
}

function seatLines(table: Table): string[] {
  const { lobby } = TEXTS[table.locale]
  const { players, capacity, host } = table
  const names = players.map(({ id }, seat) => {
    const name = nameOf(table, seat)
    const player = id === host.id ? lobby.host(name) : name
    const colour = colourOf(table, seat)
    return colour === null ? player : `${player} · ${colour}`
  })
  return [
    `**${lobby.seats(players.length, capacity)}**`,
    ...[...names, ...emptySeats(table)].map((seat, index) => `${index + 1}. ${seat}`),
  ]
}

/** The kept seats, then the free ones. None once the lobby is closed. */
function emptySeats(table: Table): readonly string[] {
  if (table.status !== 'lobby') return []
  const { lobby } = TEXTS[table.locale]
  const kept = keptSeats(table).map(({ user, until }) => lobby.keptSeat(escapeName(user.name), momentIn(new Date(until))))
  return [...kept, ...Array.from({ length: table.capacity - claimedSeats(table) }, () => lobby.openSeat)]
}

/** Who was called and has declined or not answered in time, so that the host knows whom not to wait for. */
function withoutSeat({ invited, locale }: Lobby): readonly string[] {
  const { lobby } = TEXTS[locale]
  const late = invited.filter(({ until }) => until === null)
  const namesOf = (hasDeclined: boolean) =>
    late.filter((each) => each.hasDeclined === hasDeclined).map(({ user }) => escapeName(user.name))
  const [declined, silent] = [namesOf(true), namesOf(false)]
  return [
    ...(declined.length === 0 ? [] : [subtext(lobby.declined(listed(locale, declined), declined.length))]),
    ...(silent.length === 0 ? [] : [subtext(lobby.unanswered(listed(locale, silent)))]),
  ]
}

/** The menu in which each player chooses a colour. Empty for a game without colours. */
function colourMenu(table: Lobby): readonly Block[] {
  const names = table.game.colourNames?.[table.locale]
  if (names === undefined) return []
  const options = names.map((label, colour) => ({ value: String(colour), label }))
  return [menu(atTable(table, { kind: 'colour' }), TEXTS[table.locale].lobby.colour, options)]
}

/** The menu with which the host seats and removes computer players. Absent if neither can be done. */
function computerMenu(table: Lobby): readonly Block[] {
  const { computers } = TEXTS[table.locale]
  const free = table.capacity - claimedSeats(table)
  const seated = table.players.filter(isComputer)
  const ones = LEVELS.map((level) => ({
    value: computerChoice('add', level),
    label: computers.levels[level],
    description: computers.strength[level],
  }))
  const all = LEVELS.map((level) => ({
    value: computerChoice('fill', level),
    label: computers.fill(computers.levels[level], free),
  }))
  const options = [
    ...(free > 0 ? ones : []),
    ...(free > 1 ? all : []),
    ...seated.map((player) => ({
      value: computerChoice('remove', player.id),
      label: computers.remove(nameFor(player, table.locale)),
    })),
  ]
  if (options.length === 0) return []
  const title = seated.length === 0 ? computers.add : free === 0 ? computers.removeOne : computers.change
  return [menu(atTable(table, { kind: 'add-computer' }), title, options)]
}

type ComputerChange = 'add' | 'fill' | 'remove'

/** What an option of that menu stands for: `veteran`, `fill:veteran`, `remove:computer-veteran-0`. */
function computerChoice(change: ComputerChange, of: string): string {
  return change === 'add' ? of : `${change}:${of}`
}

/** The same read from an option: what to do, and the level or the id of the computer player. */
export function readComputerChoice(value: string): { readonly change: ComputerChange; readonly of: string } {
  const [change, of] = value.split(':', 2)
  return of !== undefined && (change === 'fill' || change === 'remove') ? { change, of } : { change: 'add', of: value }
}

function colourOf(table: Table, seat: Seat): string | null {
  return table.game.colourNames?.[table.locale][table.colours[seat] ?? seat] ?? null
}

/** The game's options that matter for the possible numbers of players: those seated now, or more. */
export function optionsInPlay({ game, players, capacity }: Lobby): readonly OptionSpec[] {
  const fewest = Math.max(game.seats.min, players.length)
  return game.options.filter((option) => option.players?.some((count) => count >= fewest && count <= capacity) ?? true)
}

/** Who plays for players who resign or are away. */
export function computerTakeoverOf(chosen: ComputerTakeover, locale: Locale): string {
  const { computerTakeover, computers } = TEXTS[locale]
  return chosen === 'none' ? computerTakeover.none : computerTakeover.by(computers.levels[chosen])
}

/** A pace with its time limit. */
export function paceIn(pace: Pace, locale: Locale): string {
  const { name, limit } = TEXTS[locale].paces[pace]
  return limit === null ? name : `${name}, ${limit}`
}

/** An option of a game with all that is to know of it. */
export function wholeChoice({ choices, more = {} }: ChoiceTexts, id: string): string {
  const name = choices[id] ?? id
  return more[id] === undefined ? name : `${name} (${more[id]})`
}

function conditions(table: Lobby): string[] {
  const { lobby, languages, banks, hints, computerTakeover } = TEXTS[table.locale]
  const bank = banks[table.terms.bank]
  const chosen = optionsInPlay(table).flatMap(({ id }) => {
    const option = table.game.optionTexts[table.locale][id]
    const value = table.options[id]
    return option === undefined || value === undefined ? [] : [lobby.option(option.name, wholeChoice(option, value))]
  })
  const place = table.terms.thread ? [lobby.place.thread] : []
  return [
    lobby.language(languages[table.locale]),
    lobby.pace(paceIn(table.terms.pace, table.locale)),
    ...(table.terms.bank === 'none' ? [] : [lobby.bank([bank.name, bank.more ?? ''].join(' '))]),
    ...(table.terms.hints === 'practice' ? [] : [hints.who[table.terms.hints]]),
    ...(table.terms.computerTakeover === 'none'
      ? []
      : [computerTakeoverOf(table.terms.computerTakeover, table.locale), computerTakeover.unrated]),
    lobby.seating[table.terms.seating],
    ...place,
    ...chosen,
  ]
}
