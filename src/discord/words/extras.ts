/** What a panel offers besides the game's own rows: everything about the table, not the game. */
import type { Seat } from '../../engine/game.js'
import type { Panel } from '../../engine/panel.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { othersWhoPlay } from '../../tables/decisions/consent.js'
import { freeSteps, hasPressed, isTurnOf, type PlayingTable } from '../../tables/model/table.js'
import { type Block, type ButtonSpec, buttons, menu, text } from '../wire/components.js'
import { atTable, type Verb } from '../wire/custom-id.js'
import { tableButton } from './buttons.js'
import { deadlineOf } from './reader.js'

/** The step of a prompt that a panel shows. */
export interface Step {
  readonly panel: Panel
  readonly path: readonly string[]
  /** Whether it shows a tip for newcomers, which can be hidden. */
  readonly hasTip?: boolean
  /** Whether it shows the standing orders, as it always does when the seat is asked something in another seat's turn. */
  readonly hasOrders?: boolean
}

/** What is below the game's rows on a panel: at most a menu and one row of buttons. */
export function panelExtras(
  table: PlayingTable,
  seat: Seat,
  { panel, path, hasTip, hasOrders }: Step,
  locale: Locale,
): readonly Block[] {
  const { panel: words } = TEXTS[locale]
  const extra = (verb: Verb, label: string) => tableButton(table, verb, label)
  const row = [
    ...(freeSteps(table, seat) > 0 ? [extra({ kind: 'undo' }, words.undo)] : []),
    ...(mayAskUndo(table, seat) ? [extra({ kind: 'ask-undo' }, words.askUndo)] : []),
    ...((panel.notNow ?? []).length > 0 ? [extra({ kind: 'why', path }, words.whyNot)] : []),
    ...(hasTip === true ? [extra({ kind: 'no-guide' }, words.hideGuide)] : []),
  ]
  const isAsked = !isTurnOf(table, seat)
  const deadline = deadlineOf(table, [seat])
  return [
    ...(deadline === null ? [] : [text(TEXTS[locale].turn.deadline(deadline))]),
    ...(isAsked || hasOrders === true ? ordersMenu(table, seat, 'panel', locale) : []),
    ...(row.length === 0 ? [] : [buttons(row)]),
  ]
}

/**
 * Whether the others could be asked for an undo: a press of the player still counts, no other proposal is open, and somebody is
 * there to agree.
 */
function mayAskUndo(table: PlayingTable, seat: Seat): boolean {
  const player = table.players[seat]
  if (player === undefined || othersWhoPlay(table, player).length === 0) return false
  return hasPressed(table, seat) && freeSteps(table, seat) === 0 && table.proposal === null
}

/** *Ask to undo* while another seat is to move, or *I'm back*. Empty for players who have resigned. */
export function waitingButtons(table: PlayingTable, seat: Seat, locale: Locale): readonly Block[] {
  if (table.attendance[seat]?.by !== 'player') return backButton(table, seat, locale)
  if (!mayAskUndo(table, seat)) return []
  return [buttons([tableButton(table, { kind: 'ask-undo' }, TEXTS[locale].panel.askUndo)])]
}

/** The button that ends a player's autopilot. Empty for anybody else. */
export function backButton(table: PlayingTable, seat: Seat, locale: Locale): readonly Block[] {
  const row = backButtons(table, seat, locale)
  return row.length === 0 ? [] : [buttons(row)]
}

/** The same for a row with other buttons. */
export function backButtons(table: PlayingTable, seat: Seat, locale: Locale): readonly ButtonSpec[] {
  if (table.attendance[seat]?.by !== 'autopilot') return []
  return [tableButton(table, { kind: 'back' }, TEXTS[locale].turn.imBack, 'success')]
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
  return [menu(atTable(table, { kind: 'orders', on }), texts.name, options)]
}
