/** The public messages of a game under way: one per turn, and one per question to another seat. */
import { userMention } from '@discordjs/formatters'
import type { Seat } from '../../engine/game.js'
import type { Reader } from '../../games/face.js'
import type { Locale } from '../../i18n/locale.js'
import { escapeName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { listed } from '../../i18n/words.js'
import { isDeserted } from '../../tables/model/attendance.js'
import type { User } from '../../tables/model/people.js'
import { askedIn, decides, isOwnTurn, isTurnOf, type PlayingTable, seatsToMove, type Table } from '../../tables/model/table.js'
import { type Block, type ButtonSpec, buttons, gallery, text } from '../wire/components.js'
import { lastLines } from '../wire/limits.js'
import { type Message, PICTURE_FILE, type Picture, plainMessage } from '../wire/message.js'
import { inPublic, tableButton } from './buttons.js'
import { summonsTo } from './calls.js'
import { noticeMessage } from './panel.js'
import { deadlineOf, momentIn, nameOf, namesIn, publicReader, readerOf, statusOf, turnEndOf } from './reader.js'
import { ownLead, takeButton } from './table-controls.js'

/**
 * Characters for the summary of what happened before a turn. The turn's own events have more, and the rest of a message's 4,000
 * is for title and status.
 */
const EARLIER_ROOM = 700
const STORY_ROOM = 1500
const SO_FAR_ROOM = 1200

/** What a player missed before the turns that are told in full: one line per turn, under a heading that says since when. */
export interface EarlierTurns {
  readonly heading: string
  readonly lines: readonly string[]
}

/** What a turn's message tells. */
export interface TurnNews {
  readonly turn: number
  /** The game's own heading of the turn, which says whose it is. Null if the game has none. */
  readonly heading: string | null
  /** What its player missed before the story. Shown as long as the turn lasts. */
  readonly earlier: EarlierTurns | null
  /** Sentences since the message of the turn before. */
  readonly story: readonly string[]
  /** Sentences of this turn. */
  readonly soFar: readonly string[]
}

/** The message of a turn under way. With `ping` its player is notified, which only a new message can do. */
export function turnMessage(table: PlayingTable, news: TurnNews, picture: Picture, ping: boolean): Message {
  const called = calledIn(table)
  const pinged = called.flatMap((seat) => (decides(table, seat) ? (table.players[seat]?.id ?? []) : []))
  return {
    blocks: [
      turnTitle(table, news),
      ...earlierBlocks(table, news.earlier),
      ...storyBlocks(table, news.story, STORY_ROOM),
      gallery(PICTURE_FILE, picture.alt),
      ...soFarBlocks(table, news.soFar),
      text([callOf(table, called, ping), ...noticeOf(table), ...idleLine(table)].join('\n')),
      buttons([...leadButtons(table), ...lookButtons(table, table.locale)]),
    ],
    picture,
    pings: ping && !isDeserted(table) ? pinged : [],
    call: summonsTo(table, 'turn'),
  }
}

/** Whom a turn's message calls: its player, or all seats to move in a shared round. */
function calledIn(table: PlayingTable): readonly Seat[] {
  const { seat } = table.game.turn(table.state)
  return seat === null ? seatsToMove(table) : [seat]
}

/**
 * Who is to act now: the seats whose turn it is, or all seats that are asked something. Says so if nobody is there to act. A call
 * names everybody for whom the game waits, and so does how it stands: only one of them is told, so that nobody is spoken to and
 * spoken about in one breath.
 */
function callOf(table: PlayingTable, called: readonly Seat[], ping: boolean): string {
  const { turn: words } = TEXTS[table.locale]
  if (isDeserted(table)) return words.atRest
  const pinged = ping ? called : []
  const [asked] = askedIn(table)
  // If others are asked, the turn's player may be asked with them and has no other call.
  const seats = asked === undefined ? called : seatsToMove(table)
  const names = listed(
    table.locale,
    seats.map((seat) => nameIn(table, seat, pinged)),
  )
  if (asked !== undefined && seats.length === 1) return calling(table, asked, words.asked(names))
  const timed = asked === undefined ? called : [asked]
  if (!seats.some((seat) => pinged.includes(seat)))
    return withDeadline(table, timed, `**${statusOf(table, publicReader(table))}**`)
  return withDeadline(table, timed, `**${asked === undefined ? words.toMove(names, seats.length) : words.asked(names)}**`)
}

/** What the game has to say to everybody as long as it is so. */
function noticeOf(table: PlayingTable): readonly string[] {
  const notice = table.game.notice(table.state, publicReader(table))
  return notice === null ? [] : [notice]
}

/** When the game ends because nobody plays, once that is to be told. */
function idleLine({ idle, locale }: PlayingTable): readonly string[] {
  return idle.isTold ? [TEXTS[locale].turn.idle(momentIn(new Date(idle.until)))] : []
}

/** A player's name, as a mention if the player is notified and decides for the seat. */
function nameIn(table: PlayingTable, seat: Seat, pinged: readonly Seat[]): string {
  const player = table.players[seat]
  const isMentioned = pinged.includes(seat) && player !== undefined && decides(table, seat)
  return isMentioned ? userMention(player.id) : nameOf(table, seat)
}

/**
 * The message of a turn that is over, without buttons and without what earlier messages tell in full. `alt` is null if it has no
 * picture.
 */
export function finishedTurnMessage(table: Table, news: TurnNews, alt: string | null): Message {
  const blocks = [turnTitle(table, news), ...storyBlocks(table, news.story, STORY_ROOM)]
  if (alt === null) return plainMessage(blocks)
  return { blocks: [...blocks, gallery(PICTURE_FILE, alt)], picture: 'attached', pings: [] }
}

/**
 * A question to a seat, or the call of the turn's own seat, to which the turn has come back. It notifies the player, whose button
 * opens the question.
 */
export function askMessage(table: PlayingTable, seat: Seat): Message {
  const { turn: words } = TEXTS[table.locale]
  const player = table.players[seat]
  const called = player === undefined ? nameOf(table, seat) : userMention(player.id)
  const isOwn = isOwnTurn(table, seat)
  const call = isOwn ? words.toMove(called, 1) : words.asked(called)
  return {
    blocks: [text(calling(table, seat, call)), buttons([takeButton(table, !isOwn, table.locale)])],
    picture: null,
    pings: player === undefined ? [] : [player.id],
    call: summonsTo(table, isOwn ? 'turn' : 'question'),
  }
}

/**
 * Why a seat is called: a reminder of the table, a nudge by another player, the others' consent to its request, or a new player
 * who has taken it over.
 */
export type Call =
  | { readonly kind: 'reminded' | 'granted' }
  | { readonly kind: 'nudged'; readonly by: User }
  | { readonly kind: 'welcomed'; readonly from: User }

/** A ping for a seat that the table waits for. It says when the game ends if it ends because nobody plays. */
export function callMessage(table: PlayingTable, seat: Seat, why: Call): Message {
  const { turn: words } = TEXTS[table.locale]
  const player = table.players[seat]
  const called = player === undefined ? nameOf(table, seat) : userMention(player.id)
  const call = callWith(called, why, table)
  const answer = tableButton(inPublic(table), { kind: 'take' }, isTurnOf(table, seat) ? words.take : words.answer, 'primary')
  return {
    blocks: [text([calling(table, seat, call), ...idleLine(table)].join('\n')), buttons([answer])],
    picture: null,
    pings: player === undefined ? [] : [player.id],
    call: summonsTo(table, 'wait'),
  }
}

function callWith(called: string, why: Call, { locale }: Table): string {
  const { turn: words } = TEXTS[locale]
  switch (why.kind) {
    case 'nudged':
      return words.nudged(called, escapeName(why.by.name))
    case 'welcomed':
      return words.welcomed(called, namesIn([why.from], locale))
    default:
      return words[why.kind](called)
  }
}

/** A seat went on autopilot. Its player takes over again with the button. */
export function awayMessage(table: PlayingTable, user: User): Message {
  const { turn: words } = TEXTS[table.locale]
  const back = tableButton(inPublic(table), { kind: 'back' }, words.imBack, 'success')
  const { computers, computerTakeover } = TEXTS[table.locale]
  const by =
    table.terms.computerTakeover === 'none' ? [] : [computerTakeover.meanwhile(computers.levels[table.terms.computerTakeover])]
  return plainMessage([text([words.away(escapeName(user.name)), ...by].join(' ')), buttons([back])])
}

/**
 * The call of one seat, what it has to decide, said to its player, and when its time runs out. Everybody reads it: the status of
 * a game says nothing that only the seat may know.
 */
function calling(table: PlayingTable, seat: Seat, call: string): string {
  return withDeadline(table, [seat], `**${call}** ${statusOf(table, readerOf(table, table.locale, seat))}`)
}

/** With the deadline of the first seat that runs out of time, or whose turn ends by itself. */
function withDeadline(table: PlayingTable, seats: readonly Seat[], sentences: string): string {
  const deadline = turnEndOf(table, seats, table.locale) ?? deadlineOf(table, seats, table.locale)
  return deadline === null ? sentences : `${sentences} ${deadline}`
}

/** The public board for one reader, with the buttons of a turn's message. Only players have things of their own to look at. */
export function boardMessage(table: PlayingTable, reader: Reader, picture: Picture): Message {
  const { game } = table
  const title = TEXTS[reader.locale].panel.boardTitle(game.name[reader.locale])
  const look = reader.viewer === 'table' ? pageButtons : lookButtons
  return {
    blocks: [
      text(`### ${title}`),
      gallery(PICTURE_FILE, picture.alt),
      text(statusOf(table, reader)),
      buttons([...ownLead(table, reader.viewer, reader.locale), ...look(table, reader.locale)]),
    ],
    picture,
    pings: [],
  }
}

/** Replaces the call of a seat that was not a question, and is over. */
export function calledMessage(table: Table, seat: Seat): Message {
  return noticeMessage(null, [TEXTS[table.locale].turn.called(nameOf(table, seat))])
}

export function answeredMessage(table: Table, seat: Seat): Message {
  return plainMessage([text(TEXTS[table.locale].turn.answered(nameOf(table, seat)))])
}

function turnTitle(table: Table, { turn, heading }: TurnNews): Block {
  const title = TEXTS[table.locale].turn.title(table.game.name[table.locale], turn)
  return text(`### ${heading === null ? title : `${title} · ${heading}`}`)
}

/** In small print, one line per turn. */
function earlierBlocks(table: Table, earlier: EarlierTurns | null): Block[] {
  if (earlier === null) return []
  const omitted = (count: number) => asSmall(TEXTS[table.locale].turn.earlier(count))
  return [text(`${asSmall(earlier.heading)}\n${lastLines(earlier.lines.map(asSmall), EARLIER_ROOM, omitted)}`)]
}

/** Sentences of a message as a list, the latest ones in at most `room` characters. */
export function storyBlocks(table: Table, story: readonly string[], room: number): Block[] {
  const told = lastLines(story.map(asItem), room, TEXTS[table.locale].turn.earlier)
  // A message with an empty text is refused.
  return story.length === 0 || told === '' ? [] : [text(told)]
}

function soFarBlocks(table: Table, soFar: readonly string[]): Block[] {
  if (soFar.length === 0) return []
  const { turn: words } = TEXTS[table.locale]
  return [text(`**${words.soFar}**\n${lastLines(soFar.map(asItem), SO_FAR_ROOM, words.earlier)}`)]
}

function asSmall(line: string): string {
  return `-# ${line}`
}

function asItem(sentence: string): string {
  return `- ${sentence}`
}

/**
 * The button for the players whom the table waits for: the turn's player, the seats that are asked, or the players who are away.
 * None while only computer players have to decide.
 */
function leadButtons(table: PlayingTable): readonly ButtonSpec[] {
  if (isDeserted(table)) return [tableButton(inPublic(table), { kind: 'back' }, TEXTS[table.locale].turn.imBack, 'success')]
  if (!seatsToMove(table).some((seat) => decides(table, seat))) return []
  return [takeButton(table, askedIn(table).length > 0, table.locale)]
}

/** A player's own things, and what everybody may look at. */
function lookButtons(table: PlayingTable, locale: Locale): readonly ButtonSpec[] {
  return [tableButton(inPublic(table), { kind: 'hand' }, table.game.handName[locale]), ...pageButtons(table, locale)]
}

function pageButtons(table: PlayingTable, locale: Locale): readonly ButtonSpec[] {
  const { turn: words } = TEXTS[locale]
  const open = inPublic(table)
  return [tableButton(open, { kind: 'log', upTo: 'latest' }, words.log), tableButton(open, { kind: 'rules' }, words.rules)]
}
