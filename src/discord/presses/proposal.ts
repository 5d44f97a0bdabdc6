/** *Agree* and *Disagree* below a proposal. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { Context } from '../context/context.js'
import { presentFor } from '../context/panels.js'
import { type Reply, say } from '../context/reply.js'
import { refusalAt } from '../words/refusals.js'
import { privately, type TablePress } from './press.js'
import { refused } from './refused.js'

/** The answer of a user who is asked, or the proposer's withdrawal, which shows their panel again where they had it. */
export async function answerProposal(context: Context, press: TablePress, proposalId: number, agrees: boolean): Promise<Reply> {
  const { table, user, locale } = press
  const result = await context.tables.answer(table.id, user, proposalId, agrees)
  if (!result.ok)
    return press.isPrivate ? refused(context, press, result.refusal) : say(refusalAt(table, result.refusal, user, locale))
  const words = TEXTS[locale].proposal
  if (agrees) return say(words.youAgreed)
  if (result.value.proposal.by.id !== user.id) return say(words.youRefused)
  if (!press.isPrivate) return say(words.youWithdrew)
  return privately(press, await presentFor(result.value.table, user, locale, [words.youWithdrew], context))
}
