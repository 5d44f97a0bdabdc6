/** What a user at a table sees privately: the panel of a seat that has to act, or how things stand. */
import type { Seat, Viewer } from '../../engine/game.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { showsTwice } from '../../tables/decisions/propose.js'
import { isComputer } from '../../tables/model/computer.js'
import { turnEndsAt } from '../../tables/model/deadlines.js'
import { counting, type LogEntry } from '../../tables/model/log.js'
import type { User } from '../../tables/model/people.js'
import { askedBy } from '../../tables/model/proposal.js'
import {
  decides,
  type FinishedTable,
  hasPressed,
  isClosedLobby,
  isLive,
  type PlayingTable,
  seatOf,
  seatsToMove,
  stepsBack,
  type Table,
  withPositionFor,
} from '../../tables/model/table.js'
import { type Block, buttons } from '../wire/components.js'
import type { Message, Shown } from '../wire/message.js'
import { sinceLatestPress } from '../words/log-reach.js'
import { type Notice, noticeMessage, panelMessage, shortNotice } from '../words/panel.js'
import { deadlineOf, readerFor, readerOf, statusOf } from '../words/reader.js'
import { backButton, ordersMenu, ownLead, tableControls, waitingButtons } from '../words/table-controls.js'
import { boardMessage } from '../words/turn.js'
import { latestSinceLastTurn, newsIn } from '../words/turns-taken.js'
import type { Context } from './context.js'
import { tipFor } from './first-game.js'

/** What making a panel needs: the painter, the emoji, and the log for the latest news in the picture's alt text. */
export interface PanelMaking extends Pick<Context, 'paint' | 'emojis'> {
  readonly tables: Pick<Context['tables'], 'log' | 'latestKnown'>
}

/** The same, and the settings that tell who has seen the tips. */
export interface PresentMaking extends PanelMaking, Pick<Context, 'settings'> {}

/** Additions to the step shown on a panel. */
interface Besides {
  /** For first-time players. */
  readonly tip?: string | null
  /** Whether the panel also offers standing orders during the player's own turn. */
  readonly orders?: boolean
  /** What was asked by a button below the panel; it is answered right above it. */
  readonly answer?: Notice
  /** An action to be pointed out. The panel is then the one that offers it, whatever `path` says. */
  readonly hinted?: string | null
}

/** The panel of a seat that has to act. `path` are the steps of a prompt chosen so far. */
export async function panelFor(
  table: PlayingTable,
  seat: Seat,
  path: readonly string[],
  locale: Locale,
  notice: Notice,
  { paint, tables, emojis }: PanelMaking,
  { tip = null, orders = false, answer = [], hinted = null }: Besides = {},
): Promise<Message> {
  const entries = await latestSinceLastTurn(tables, table, seat)
  const reader = readerOf(table, locale, seat)
  const panel =
    hinted === null
      ? { ...table.game.panel(table.state, seat, path, reader, newsIn(entries)), path }
      : table.game.panelWith(table.state, seat, hinted, reader, newsIn(entries))
  const picture = await paint(panel.illustration, TEXTS[locale].panel.noPicture)
  const { isCloseUp } = panel
  const wasSeen = await isSeenByComputers(tables, table, seat)
  const undoesEnd = isEndUndone(table, seat, entries)
  const step = { panel: panel.panel, path: panel.path, undoesEnd, isCloseUp, wasSeen, hasTip: tip !== null, hasOrders: orders }
  const seen = withPositionFor(table, seat)
  const extras = tableControls(seen, seat, step, locale)
  const above = tip === null ? notice : [...notice, tip]
  const around = { deadline: deadlineOf(table, [seat], locale), notice: above, answer }
  const message = panelMessage(seen, panel.panel, picture, around, extras, locale, emojis)
  const asks = askedBy(table.proposal, table.players[seat]?.id ?? '')
  return { ...message, shown: { ...shownOf(table, seat), mayAct: true, isHand: false, endsAt: turnEndsAt(table, seat), asks } }
}

/** Whether what the seat may take back freely ends with the end of a turn or of a part of it. `entries` are the latest ones. */
function isEndUndone(table: PlayingTable, seat: Seat, entries: readonly LogEntry[]): boolean {
  const to = stepsBack(table, seat).at(-1)
  const last = to === undefined ? undefined : counting(entries).findLast(({ position }) => position > to)
  return last !== undefined && table.game.endsPart(last.action)
}

/** What a message for a player shows besides its notice. */
export interface Showing {
  /** Whether a panel also has the menu of standing orders. */
  readonly orders?: boolean
  /** Left out if the message will stand while others move, so that it does not go on saying who did at first. */
  readonly status?: boolean
}

/**
 * If it is the user's move, their panel, with a tip for first-time players. Otherwise the notice and how the table stands.
 */
export async function presentFor(
  table: Table,
  user: User,
  locale: Locale,
  notice: Notice,
  making: PresentMaking,
  { orders = false, status = true }: Showing = {},
): Promise<Message> {
  const seat = seatOf(table, user.id)
  if (table.status === 'playing' && seat !== null && mayAct(table, seat)) {
    return panelFor(table, seat, [], locale, notice, making, { tip: await tipFor(making, table, user, locale), orders })
  }
  const extras = table.status === 'playing' && seat !== null ? backButton(table, seat, locale) : []
  const told = shortNotice(notice, locale)
  // A refusal may have said the same.
  const words = [...told, ...(status ? standing(table, user, locale).filter((sentence) => !told.includes(sentence)) : [])]
  const message = noticeMessage(table.game.name[locale], words, extras)
  // What is over changes no more, and takes the place of no panel of the next game.
  if (!isLive(table)) return message
  return { ...message, shown: waitingAt(table, seat ?? 'table') }
}

/** What is remembered of a message in whose place a panel may come. */
function waitingAt(table: Table, viewer: Viewer): Shown {
  return { ...shownOf(table, viewer), mayAct: false, isHand: false, endsAt: null, asks: null }
}

/** The same of a seat's own things, which say whether a proposal of its player is waiting. */
function handAt(table: PlayingTable, seat: Seat): Shown {
  return { ...waitingAt(table, seat), isHand: true, asks: askedBy(table.proposal, table.players[seat]?.id ?? '') }
}

function shownOf(table: Table, viewer: Viewer): Pick<Shown, 'tableId' | 'position' | 'positionForPlayer'> {
  return { tableId: table.id, position: table.position, positionForPlayer: withPositionFor(table, viewer).position }
}

/**
 * If it is the user's move, their panel below `notice`. Otherwise their own things and how the table stands. Both include the
 * standing orders.
 */
export async function handOrPanel(
  table: Table,
  user: User,
  locale: Locale,
  notice: Notice,
  making: PresentMaking,
): Promise<Message> {
  const seat = seatOf(table, user.id)
  if (seat === null) return noticeMessage(null, [TEXTS[locale].refusals.notSeated])
  if (table.status !== 'playing' || mayAct(table, seat)) return presentFor(table, user, locale, notice, making, { orders: true })
  return handMessage(table, seat, locale, notice, making)
}

/**
 * What {@link presentFor} shows, but the user's own things while others are to move. It is for what is asked and answered below
 * them.
 */
export async function handStillFor(
  table: Table,
  user: User,
  locale: Locale,
  notice: Notice,
  making: PresentMaking,
): Promise<Message> {
  const seat = seatOf(table, user.id)
  if (table.status !== 'playing' || seat === null || mayAct(table, seat)) return presentFor(table, user, locale, notice, making)
  const message = await handMessage(table, seat, locale, notice, making)
  return { ...message, shown: handAt(table, seat) }
}

/** The whole board as the user may see it, with what has happened since their last turn in its alt text. */
export async function ownBoard(
  table: PlayingTable,
  user: User,
  locale: Locale,
  { paint, tables }: PanelMaking,
): Promise<Message> {
  const reader = readerFor(table, user, locale)
  const news = reader.viewer === 'table' ? [] : newsIn(await latestSinceLastTurn(tables, table, reader.viewer))
  const picture = await paint(table.game.illustrate(table.state, news, reader), TEXTS[locale].panel.noPicture)
  return boardMessage(table, reader, picture)
}

/**
 * The notice, the seat's own things in words and as its card, and its standing orders. It is remembered as shown if it offers to
 * withdraw a proposal, which others may settle, or has a notice, in whose place nothing older may come.
 */
export async function handMessage(
  table: PlayingTable | FinishedTable,
  seat: Seat,
  locale: Locale,
  notice: Notice,
  { paint, tables }: Omit<PanelMaking, 'emojis'>,
): Promise<Message> {
  const reader = readerOf(table, locale, seat)
  const { game, state } = table
  const extras = table.status === 'playing' ? await handExtras(tables, table, seat, locale) : []
  const card = game.card(state, seat, reader)
  const picture = card === null ? null : await paint(card, TEXTS[locale].panel.noPicture)
  const news = notice.length === 0 ? [] : [...shortNotice(notice, locale), '']
  const words = [...news, game.hand(state, seat, reader), statusOf(table, reader)]
  const message = noticeMessage(game.handName[locale], words, extras, picture)
  if (table.status !== 'playing' || mayAct(table, seat)) return message
  const shown = handAt(table, seat)
  return shown.asks === null && notice.length === 0 ? message : { ...message, shown }
}

/** A player who has resigned gets no orders and no buttons. Whoever is to move asks the others on the panel. */
async function handExtras(
  tables: PanelMaking['tables'],
  table: PlayingTable,
  seat: Seat,
  locale: Locale,
): Promise<readonly Block[]> {
  if (table.attendance[seat]?.by === 'resigned') return []
  const orders = ordersMenu(table, seat, 'hand', locale)
  if (mayAct(table, seat)) return [...orders, buttons(ownLead(table, seat, locale))]
  const wasSeen = await isSeenByComputers(tables, table, seat)
  return [...orders, ...waitingButtons(withPositionFor(table, seat), seat, wasSeen, locale)]
}

/** Whether computer players would refuse an undo: by or since the player's latest press something was drawn or revealed. */
export async function isSeenByComputers(tables: PanelMaking['tables'], table: PlayingTable, seat: Seat): Promise<boolean> {
  if (!table.players.some(isComputer) || !hasPressed(table, seat)) return false
  return showsTwice(table, await sinceLatestPress(tables, table, seat))
}

/** Whether a seat is waiting for a press of its player. */
function mayAct(table: PlayingTable, seat: Seat): boolean {
  return seatsToMove(table).includes(seat) && decides(table, seat)
}

function standing(table: Table, user: User, locale: Locale): readonly string[] {
  const { panel, refusals, lobby } = TEXTS[locale]
  switch (table.status) {
    case 'lobby':
      return [refusals.notStarted]
    case 'cancelled':
      return [isClosedLobby(table) ? lobby.closed : panel.gameCancelled]
    case 'playing':
      return [statusOf(table, readerFor(table, user, locale))]
    case 'over':
      return [panel.gameOver, table.game.result(table.state, readerFor(table, user, locale))]
  }
}
