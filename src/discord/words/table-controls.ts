/** What a panel offers besides the game's own rows: everything about the table, not the game. */
import type { Seat } from '../../engine/game.js'
import type { Panel } from '../../engine/panel.js'
import type { Reader } from '../../games/face.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { isAloneWithComputers, othersWhoPlay } from '../../tables/decisions/consent.js'
import { askedBy } from '../../tables/model/proposal.js'
import {
  askedIn,
  decides,
  freeSteps,
  givesHints,
  hasPressed,
  isTurnOf,
  type PlayingTable,
  seatsToMove,
} from '../../tables/model/table.js'
import { type Block, type ButtonSpec, buttons, menu, text } from '../wire/components.js'
import { atTable, type Verb } from '../wire/custom-id.js'
import { inPublic, tableButton } from './buttons.js'
import { irreversibleLine } from './irreversible-choices.js'
import { turnEndOf } from './reader.js'

/** The step of a prompt that a panel shows. */
export interface Step {
  readonly panel: Panel
  readonly path: readonly string[]
  /** Whether *Undo* takes back that the player was done with the turn, or with a part of it. */
  readonly undoesEnd?: boolean
  /** Whether its picture is a part of the board, or other things. The whole board is then one press away. */
  readonly isCloseUp?: boolean
  /** Whether an undo would be refused, because computer players let nobody see anything twice. */
  readonly wasSeen?: boolean
  /** Whether it shows a tip for newcomers, which can be hidden. */
  readonly hasTip?: boolean
  /** Whether it shows the standing orders, as it always does when the seat is asked something in another seat's turn. */
  readonly hasOrders?: boolean
}

/** What is below the game's rows on a panel: at most a menu, two rows of buttons and three lines. */
export function tableControls(
  table: PlayingTable,
  seat: Seat,
  { panel, path, undoesEnd, isCloseUp, wasSeen, hasTip, hasOrders }: Step,
  locale: Locale,
): readonly Block[] {
  const { panel: words } = TEXTS[locale]
  const extra = (verb: Verb, label: string) => tableButton(table, verb, label)
  const row = [
    ...(freeSteps(table, seat) > 0 ? [extra({ kind: 'undo' }, undoesEnd === true ? words.undoEnd : words.undo)] : []),
    ...(givesHints(table) ? [extra({ kind: 'hint' }, TEXTS[locale].hints.button)] : []),
    ...(isCloseUp === true ? [extra({ kind: 'board' }, words.board)] : []),
    ...((panel.notNow ?? []).length > 0 ? [extra({ kind: 'why', path }, words.whyNot)] : []),
    ...(hasTip === true ? [extra({ kind: 'no-guide' }, words.hideGuide)] : []),
  ]
  const isAsked = !isTurnOf(table, seat)
  const irreversible = irreversibleLine(table, seat, panel, locale)
  // It runs for seconds and stops with *Undo*, so it stands where a phone shows both.
  const ending = turnEndOf(table, [seat], locale)
  return [
    ...(irreversible === null ? [] : [text(`-# ${irreversible.replaceAll('\n', '\n-# ')}`)]),
    ...(ending === null ? [] : [text(ending)]),
    ...(isAsked || hasOrders === true ? ordersMenu(table, seat, 'panel', locale) : []),
    ...(row.length === 0 ? [] : [buttons(row)]),
    ...consentBlocks(table, seat, wasSeen === true, locale),
  ]
}

/**
 * *Ask to undo*, or *Withdraw* while a proposal of the player is open. Its own line keeps it from where the free
 * *Undo* stands.
 */
function consentBlocks(table: PlayingTable, seat: Seat, wasSeen: boolean, locale: Locale): readonly Block[] {
  const { panel: words, proposal: consent } = TEXTS[locale]
  const asks = askedBy(table.proposal, table.players[seat]?.id ?? '')
  if (asks !== null) {
    const withdrawal = { kind: 'answer', proposal: asks, agrees: false } as const
    return [text(`-# ${consent.pending}`), buttons([tableButton(table, withdrawal, consent.withdraw)])]
  }
  if (wasSeen || !mayAskUndo(table, seat)) return []
  return [buttons([tableButton(table, { kind: 'ask-undo' }, words.askUndo)])]
}

/**
 * Whether the others could be asked for an undo: a press of the player still counts, no other proposal is open, and somebody is
 * there to agree.
 */
function mayAskUndo(table: PlayingTable, seat: Seat): boolean {
  const player = table.players[seat]
  const isAlone = player === undefined || (othersWhoPlay(table, player).length === 0 && !isAloneWithComputers(table, player))
  if (isAlone) return false
  return hasPressed(table, seat) && freeSteps(table, seat) === 0 && table.proposal === null
}

/**
 * What a player may ask of the others while another seat is to move, or *I'm back*. Empty for players who have resigned.
 * `wasSeen` is as in {@link Step}.
 */
export function waitingButtons(table: PlayingTable, seat: Seat, wasSeen: boolean, locale: Locale): readonly Block[] {
  return table.attendance[seat]?.by === 'player' ? consentBlocks(table, seat, wasSeen, locale) : backButton(table, seat, locale)
}

/** The button that ends a player's autopilot. Empty for anybody else. */
export function backButton(table: PlayingTable, seat: Seat, locale: Locale): readonly Block[] {
  const row = backButtons(table, seat, locale)
  return row.length === 0 ? [] : [buttons(row)]
}

/** The same for a row with other buttons. */
function backButtons(table: PlayingTable, seat: Seat, locale: Locale): readonly ButtonSpec[] {
  if (table.attendance[seat]?.by !== 'autopilot') return []
  return [tableButton(inPublic(table), { kind: 'back' }, TEXTS[locale].turn.imBack, 'success')]
}

/** *Take turn*, or *Answer* for whoever is only asked. */
export function takeButton(table: PlayingTable, isAsked: boolean, locale: Locale): ButtonSpec {
  const { turn: words } = TEXTS[locale]
  return tableButton(inPublic(table), { kind: 'take' }, isAsked ? words.answer : words.take, 'primary')
}

/** What leads a reader to their own panel, or back to the table. Empty if the table does not wait for them. */
export function ownLead(table: PlayingTable, viewer: Reader['viewer'], locale: Locale): readonly ButtonSpec[] {
  if (viewer === 'table') return []
  if (!decides(table, viewer)) return backButtons(table, viewer, locale)
  return seatsToMove(table).includes(viewer) ? [takeButton(table, askedIn(table).includes(viewer), locale)] : []
}

/**
 * The standing orders of a seat with the current one selected. Empty if the game has none. `on` is the message that the menu is
 * on.
 */
export function ordersMenu(table: PlayingTable, seat: Seat, on: 'panel' | 'hand', locale: Locale): readonly Block[] {
  const { game } = table
  const texts = game.orderTexts?.[locale]
  if (texts === undefined || game.standingOrders.length === 0) return []
  const current = table.attendance[seat]?.order ?? game.standingOrders[0]
  const options = game.standingOrders.map((order) => ({
    value: order,
    label: TEXTS[locale].lobby.option(texts.name, texts.choices[order] ?? order),
    chosen: order === current,
  }))
  return [menu(atTable({ ...inPublic(table), seat }, { kind: 'orders', on }), texts.name, options)]
}
