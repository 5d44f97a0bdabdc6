/** Presses that perform an action of a seat, or lead a step closer to one. */
import type { Seat } from '../../../engine/game.js'
import type { NotNow, Target } from '../../../engine/panel.js'
import type { Locale } from '../../../i18n/locale.js'
import { TEXTS } from '../../../i18n/texts/index.js'
import { findPlayer } from '../../../tables/decisions/player.js'
import {
  isTurnOf,
  isTurnOver,
  type PlayingTable,
  seatOf,
  seatsToMove,
  type Table,
  withPositionFor,
} from '../../../tables/model/table.js'
import type { Moved, Result, TableRefusal } from '../../../tables/model/tables.js'
import type { Context } from '../../context/context.js'
import { rememberStep, tipFor } from '../../context/first-game.js'
import { panelFor } from '../../context/panels.js'
import type { Reply } from '../../context/reply.js'
import { type Block, buttons, componentCount, withinLimits } from '../../wire/components.js'
import { readTarget } from '../../wire/custom-id.js'
import { LIMITS } from '../../wire/limits.js'
import { tableButton } from '../../words/buttons.js'
import { storyOfTurns } from '../../words/chronicle.js'
import { sinceLastMove } from '../../words/missed.js'
import { readerFor, readerOf } from '../../words/reader.js'
import { silence } from '../permissions.js'
import { presented, privately, type TablePress } from '../press.js'
import { refused } from '../refused.js'
import { meanwhile, stillHolds } from './overtaken.js'

/** Opens the panel of a player who has to act. Others are told whose move it is. */
export async function take(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  const seats = seatsToMove(table)
  const seat = seatOf(table, user.id)
  const found = findPlayer(table, user.id)
  if (table.status === 'playing' && seat !== null && !found.ok) return refused(context, press, found.refusal)
  const isOthers = seats.length > 0 && (seat === null || !seats.includes(seat))
  if (isOthers) return refused(context, press, { code: 'not-your-move', seats })
  const notice = await sinceLastMove(context.tables, table, user, locale)
  return presented(context, press, table, notice)
}

export async function choose(context: Context, press: TablePress): Promise<Reply> {
  const target = readTarget(press.chosen ?? '')
  return target === null ? refused(context, press, { code: 'unreadable' }) : follow(context, press, target)
}

/** Performs the action, or shows the next step of the prompt. */
export async function follow(context: Context, press: TablePress, target: Target): Promise<Reply> {
  return target.kind === 'action' ? act(context, press, target.action) : prompt(context, press, target.path)
}

async function act(context: Context, press: TablePress, action: string): Promise<Reply> {
  const { table, user, id } = press
  const result = await context.tables.act(table.id, user, id.position, action)
  return result.ok ? moved(context, press, result.value) : refused(context, press, result.refusal)
}

async function prompt(context: Context, press: TablePress, path: readonly string[]): Promise<Reply> {
  const asking = await askingPanel(context, press)
  if (!asking.ok) return refused(context, press, asking.refusal)
  const { table, seat } = asking.value
  const tip = await tipFor(context, table, press.user, press.locale)
  const notice = await meanwhile(context, press, table)
  return privately(press, await panelFor(table, seat, path, press.locale, notice, context, { tip }))
}

/** Shows the same step again, with what is not possible in it and why. */
export async function why(context: Context, press: TablePress, path: readonly string[]): Promise<Reply> {
  const { locale } = press
  const asking = await askingPanel(context, press)
  if (!asking.ok) return refused(context, press, asking.refusal)
  const { table, seat } = asking.value
  const { notNow = [] } = table.game.panel(table.state, seat, path, readerOf(table, locale, seat)).panel
  const words = TEXTS[locale].panel
  const reasons = notNow.map((each) => words.notNow(each.what, each.why))
  const answer = reasons.length === 0 ? [words.everything] : reasons
  const message = await panelFor(table, seat, path, locale, await meanwhile(context, press, table), context, { answer })
  const blocks = withinLimits([...message.blocks, ...topicButtons(withPositionFor(table, seat), notNow, locale)])
  return privately(press, componentCount(blocks) > LIMITS.components ? message : { ...message, blocks })
}

/** How many topics of the rules an answer leads to at most: one row of buttons. */
const MOST_TOPICS = 5

/** Leads to what the rules say of the reasons: a button for each topic. */
function topicButtons(table: PlayingTable, reasons: readonly NotNow[], locale: Locale): readonly Block[] {
  const named = new Set(reasons.map(({ topic }) => topic))
  const topics = table.game.rules(locale).filter(({ id }) => named.has(id))
  if (topics.length === 0) return []
  const { rulesOf } = TEXTS[locale].panel
  const leads = topics
    .slice(0, MOST_TOPICS)
    .map(({ id, title }) => tableButton(table, { kind: 'topics', topic: id }, rulesOf(title)))
  return [buttons(leads)]
}

interface Asked {
  readonly table: PlayingTable
  readonly seat: Seat
}

/** The seat whose panel was pressed, if what the panel showed still holds. */
async function askingPanel(context: Context, press: TablePress): Promise<Result<Asked>> {
  const { table, user } = press
  const seats = seatsToMove(table)
  const no = (refusal: TableRefusal) => ({ ok: false, refusal }) as const
  if (table.status !== 'playing') return no({ code: 'stale' })
  const found = findPlayer(table, user.id)
  if (!found.ok) return found
  if (!seats.includes(found.seat)) return no({ code: 'not-your-move', seats })
  return (await stillHolds(context, press, found.table, found.seat)) ? { ok: true, value: found } : no({ code: 'stale' })
}

/** What the press led to, followed by the panel or how things stand. */
async function moved(context: Context, press: TablePress, { table, entries }: Moved): Promise<Reply> {
  const { user, locale } = press
  const story = storyOfTurns(table, entries, readerFor(table, user, locale))
  const seat = seatOf(table, user.id)
  const isDone = seat !== null && hasEndedTurn(press.table, table, seat)
  const [own] = entries
  const before = await meanwhile(context, press, table, own === undefined ? table.position : own.position - 1)
  const notice = [...before, ...story, ...(isDone ? [TEXTS[locale].panel.turnOver] : []), ...silence(press)]
  await rememberStep(context, press.table, table, user)
  return presented(context, press, table, notice, { status: !isDone })
}

/** Whether the press ended its seat's own turn. Others may still have to answer in it, or it was another seat's turn. */
function hasEndedTurn(before: Table, after: Table, seat: Seat): boolean {
  if (before.status !== 'playing' || after.status !== 'playing') return false
  if (!isTurnOf(before, seat) || seatsToMove(after).includes(seat)) return false
  return isTurnOver(after, seat, before.game.turn(before.state).number)
}
