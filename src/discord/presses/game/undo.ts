/** Undoing one's own presses. */
import { TEXTS } from '../../../i18n/texts/index.js'
import { othersWhoPlay } from '../../../tables/decisions/consent.js'
import { findPlayer } from '../../../tables/decisions/player.js'
import { pausedUntil } from '../../../tables/decisions/proposal-expiry.js'
import { freeSteps, hasPressed, isLive, withPositionFor } from '../../../tables/model/table.js'
import type { Context } from '../../context/context.js'
import { isSeenByComputers } from '../../context/panels.js'
import type { Reply } from '../../context/reply.js'
import { latestStep, proposedStep } from '../../words/latest-step.js'
import { confirmUndoMessage, undoneNotice } from '../../words/proposal.js'
import { readerFor } from '../../words/reader.js'
import { presented, presentedOnHand, privately, type TablePress } from '../press.js'
import { refused } from '../refused.js'

/** Takes back the latest press. If a barrier blocks that, shows the reason above a fresh panel. */
export async function undo(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale, id } = press
  const result = await context.tables.undo(table.id, user, id.position)
  if (!result.ok) return refused(context, press, result.refusal)
  const notice = [TEXTS[locale].panel.undoDone]
  return presented(context, press, result.value.table, notice)
}

/** Asks the player whether the others are to be asked, and names the step. What would be refused is refused at once. */
export async function askUndo(context: Context, press: TablePress): Promise<Reply> {
  const { user, locale, id } = press
  const found = findPlayer(press.table, user.id)
  if (!found.ok) return refused(context, press, found.refusal, presentedOnHand)
  const { table, seat } = found
  const others = othersWhoPlay(table, user)
  const isAsking = table.position === id.position && table.proposal === null && freeSteps(table, seat) === 0
  const isPaused = pausedUntil(table, user, 'undo', context.clock.now()) !== null
  // Without a question there is nothing to confirm.
  if (!isAsking || isPaused || others.length === 0 || !hasPressed(table, seat)) return proposeUndo(context, press)
  if (await isSeenByComputers(context.tables, table, seat)) return proposeUndo(context, press)
  const step = await latestStep(context.tables, table, seat, readerFor(table, user, locale))
  return privately(press, confirmUndoMessage(withPositionFor(table, seat), others, step, locale))
}

/** The answer not to ask the others. The panel comes back in place of the question, or else the player's own things do. */
export async function keepStep(context: Context, press: TablePress): Promise<Reply> {
  const { table, locale } = press
  return presentedOnHand(context, press, table, isLive(table) ? [TEXTS[locale].panel.kept] : [])
}

/** Asks the others for consent in the channel. The panel stays, or else the player's own things do. */
export async function proposeUndo(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale, id } = press
  const result = await context.tables.askUndo(table.id, user, id.position)
  if (!result.ok) return refused(context, press, result.refusal, presentedOnHand)
  const { table: now, proposal, granted } = result.value
  // Below both it is said that the others are asked, with *Withdraw*.
  if (!granted) return presentedOnHand(context, press, now, [])
  const step = await proposedStep(context.tables, now, proposal, readerFor(now, user, locale))
  return presentedOnHand(context, press, now, undoneNotice(step, false, locale))
}
