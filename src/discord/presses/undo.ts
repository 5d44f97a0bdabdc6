/** Taking back one's own presses. */
import { TEXTS } from '../../i18n/texts/index.js'
import { presentFor } from '../panels.js'
import type { Reply } from '../reply.js'
import type { Shell } from '../shell.js'
import { proposalNotice } from '../views/proposal.js'
import { privately, type TablePress } from './press.js'
import { refused } from './refused.js'

/** Takes back the newest press; beyond a barrier the reason stands above a fresh panel. */
export async function undo(shell: Shell, press: TablePress): Promise<Reply> {
  const { table, user, locale, id } = press
  const result = await shell.tables.undo(table.id, user, id.position)
  if (!result.ok) return refused(shell, press, result.refusal)
  const notice = [TEXTS[locale].panel.undoDone]
  return privately(press, await presentFor(result.value.table, user, locale, notice, shell))
}

/** Asks the others for it, in the channel; the panel stays. */
export async function askUndo(shell: Shell, press: TablePress): Promise<Reply> {
  const { table, user, locale, id } = press
  const result = await shell.tables.askUndo(table.id, user, id.position)
  if (!result.ok) return refused(shell, press, result.refusal)
  const notice = [proposalNotice(result.value, locale)]
  return privately(press, await presentFor(result.value.table, user, locale, notice, shell))
}
