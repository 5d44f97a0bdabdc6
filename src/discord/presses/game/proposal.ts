/** *Agree* and *Disagree* below a proposal. */
import { TEXTS } from '../../../i18n/texts/index.js'
import type { Context } from '../../context/context.js'
import { type Reply, say } from '../../context/reply.js'
import { proposedStep } from '../../words/latest-step.js'
import { answeredProposalMessage } from '../../words/proposal.js'
import { refusalAt } from '../../words/refusals.js'
import { presentedOnHand, type TablePress } from '../press.js'
import { refused } from '../refused.js'

/**
 * The answer of a user who is asked, or the proposer's withdrawal. It changes the question, or shows the panel or the own things
 * again from which the proposer has withdrawn.
 */
export async function answerProposal(context: Context, press: TablePress, proposalId: number, agrees: boolean): Promise<Reply> {
  const { table, user, locale } = press
  const result = await context.tables.answer(table.id, user, proposalId, agrees)
  if (!result.ok)
    return press.isPrivate
      ? refused(context, press, result.refusal, presentedOnHand)
      : say(refusalAt(table, result.refusal, user, locale))
  const now = result.value.table
  if (!press.isPrivate) {
    const step = await proposedStep(context.tables, now, result.value.proposal)
    return { kind: 'update', message: answeredProposalMessage(result.value, step, user) }
  }
  return presentedOnHand(context, press, now, [TEXTS[locale].proposal.youWithdrew])
}
